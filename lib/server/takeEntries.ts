import type { NewEntry } from "@/lib/formats/entry";
import { readShape } from "@/lib/formats/readShape";
import { newEntries } from "@/lib/formats/schemas";
import { access, type Pass } from "./access";
import { answer, answerNot, answerTooMany, answerUnreadable, endpoint } from "./endpoint";
import { byWhom, overLimit } from "./limits";
import { type Done, forbidden } from "./notDone";
import { readJson } from "./readJson";

const MOST_BYTES = 64 * 1024;

/** A POST handler that reads entries from whoever may record here, and answers what becomes of them. */
export const takeEntries = (become: (pass: Pass, entries: readonly NewEntry[]) => Promise<Done<object>>) =>
  endpoint<{ id: string }>(async ({ request, visitor, params }) => {
    const wait = await overLimit("write", byWhom(request, visitor));
    if (wait !== null) return answerTooMany(wait);
    const body = await readJson(request, MOST_BYTES);
    if (!body.ok) return answerUnreadable(body.refusal);
    const sent = readShape(newEntries, body.value);
    if (!sent.ok) return answerNot(forbidden(sent.refusal).refusal);
    const pass = await access(visitor, params.id, "record");
    if (!pass.ok) return answerNot(pass.refusal);
    const done = await become(pass.value, sent.value.entries);
    return done.ok ? answer(200, { ok: true, ...done.value }) : answerNot(done.refusal);
  });
