import type { z } from "zod";
import { readShape } from "@/lib/formats/readShape";
import { accessGroup, type GroupPass, type GroupPurpose } from "../access";
import { answer, answerNot, answerUnreadable, endpoint } from "../endpoint";
import { type Done, forbidden } from "../notDone";
import { readJson } from "../readJson";

const MOST_BYTES = 64 * 1024;

/** What an address under a group names. */
interface InGroup {
  readonly id: string;
}

/** A GET handler for those who belong to a group: answers what it holds. */
export const readsGroup = (read: (pass: GroupPass, request: Request) => Promise<object>) =>
  endpoint<InGroup>(async ({ request, visitor, params }) => {
    const pass = await accessGroup(visitor, params.id, "read");
    if (!pass.ok) return answerNot(pass.refusal);
    return answer(200, { ok: true, ...(await read(pass.value, request)) });
  });

/**
 * A handler that changes something of a group for those who may: reads the body by its shape, then asks for the pass, then does
 * it. Answers 201 with what was made where something was, else 200.
 */
export const changesGroup = <Sent, Params extends InGroup = InGroup>(
  purpose: GroupPurpose,
  shape: z.ZodType<Sent>,
  change: (pass: GroupPass, sent: Sent, params: Params) => Promise<Done<object | null>>,
) =>
  endpoint<Params>(async ({ request, visitor, params }) => {
    const body = await readJson(request, MOST_BYTES);
    if (!body.ok) return answerUnreadable(body.refusal);
    const sent = readShape(shape, body.value);
    if (!sent.ok) return answerNot(forbidden(sent.refusal).refusal);
    const pass = await accessGroup(visitor, params.id, purpose);
    if (!pass.ok) return answerNot(pass.refusal);
    const done = await change(pass.value, sent.value, params);
    if (!done.ok) return answerNot(done.refusal);
    return done.value === null ? answer(200, { ok: true }) : answer(201, { ok: true, ...done.value });
  });
