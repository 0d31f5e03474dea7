import type { NewEntry } from "@/lib/protocol/entry";
import { type Done, notDone } from "@/lib/protocol/notDone";
import { newEntries } from "@/lib/protocol/schemas";
import { answer, answerNot, endpoint } from "../../api/endpoint";
import { readChange } from "../../api/readSent";
import { database } from "../../db/db";
import { access, type Pass } from "../../identity/access";
import { ownHandles } from "../grants/ownHandles";

const MOST_BYTES = 64 * 1024;

/**
 * A POST handler that reads entries from whoever may record here, and answers what becomes of them. Refuses with `somebody-else` what
 * was tapped by another account or guest than the one whose cookies came with it.
 */
export const takeEntries = (become: (pass: Pass, entries: readonly NewEntry[]) => Promise<Done<object>>) =>
  endpoint<{ id: string }>(async ({ request, visitor, params }) => {
    const sent = await readChange({ request, visitor }, newEntries, MOST_BYTES);
    if (!sent.ok) return sent.refusal;
    const pass = await access(visitor, params.id, "record");
    if (!pass.ok) return answerNot(pass.refusal);
    const { as } = sent.value;
    if (as !== undefined && !(await ownHandles(database(), pass.value)).includes(as))
      return answerNot(notDone("somebody-else").refusal);
    const done = await become(pass.value, sent.value.entries);
    return done.ok ? answer(200, { ok: true, ...done.value }) : answerNot(done.refusal);
  });
