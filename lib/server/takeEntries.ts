import type { NewEntry } from "@/lib/formats/entry";
import { newEntries } from "@/lib/formats/schemas";
import { access, type Pass } from "./access";
import { answer, answerNot, endpoint } from "./endpoint";
import type { Done } from "./notDone";
import { readChange } from "./readSent";

const MOST_BYTES = 64 * 1024;

/** A POST handler that reads entries from whoever may record here, and answers what becomes of them. */
export const takeEntries = (become: (pass: Pass, entries: readonly NewEntry[]) => Promise<Done<object>>) =>
  endpoint<{ id: string }>(async ({ request, visitor, params }) => {
    const sent = await readChange({ request, visitor }, newEntries, MOST_BYTES);
    if (!sent.ok) return sent.refusal;
    const pass = await access(visitor, params.id, "record");
    if (!pass.ok) return answerNot(pass.refusal);
    const done = await become(pass.value, sent.value.entries);
    return done.ok ? answer(200, { ok: true, ...done.value }) : answerNot(done.refusal);
  });
