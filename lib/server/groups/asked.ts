import type { z } from "zod";
import type { Done } from "@/lib/protocol/notDone";
import { answerDone, answerNot, endpoint } from "../api/endpoint";
import { overWrites, readChange } from "../api/readSent";
import { accessGroup, type GroupPass, type GroupPurpose } from "../identity/access";

// What the addresses of groups have in common: who asks is asked first, then what they sent is read, then it is done.

/** What the address of a group names. */
export interface GroupParams {
  readonly id: string;
}

/** A handler of what takes nothing but its address, for those who may do it in that group. */
export const inGroup = <Params extends GroupParams = GroupParams>(
  purpose: GroupPurpose,
  deed: (pass: GroupPass, params: Params) => Promise<Done<object | null>>,
) =>
  endpoint<Params>(async ({ request, visitor, params }) => {
    const pass = await accessGroup(visitor, params.id, purpose);
    if (!pass.ok) return answerNot(pass.refusal);
    const tooMany = request.method === "GET" ? null : await overWrites({ request, visitor });
    return tooMany ?? answerDone(await deed(pass.value, params));
  });

/** A handler that reads a body of that shape, for those who may do it in that group. */
export const inGroupWith = <Shape, Params extends GroupParams = GroupParams>(
  purpose: GroupPurpose,
  shape: z.ZodType<Shape>,
  deed: (pass: GroupPass, body: Shape, params: Params) => Promise<Done<object | null>>,
  status?: number,
) =>
  endpoint<Params>(async ({ request, visitor, params }) => {
    const asks = await accessGroup(visitor, params.id, purpose);
    if (!asks.ok) return answerNot(asks.refusal);
    const sent = await readChange({ request, visitor }, shape);
    if (!sent.ok) return sent.refusal;
    // Their role may have been taken away while the body came.
    const pass = await accessGroup(visitor, params.id, purpose);
    return pass.ok ? answerDone(await deed(pass.value, sent.value, params), status) : answerNot(pass.refusal);
  });
