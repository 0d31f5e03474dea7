import type { z } from "zod";
import { type Result, refused } from "@/lib/engine";
import { readShape } from "@/lib/formats/readShape";
import { accessGroup, type GroupPass, type GroupPurpose } from "../access";
import { answer, answerNot, answerTooMany, answerUnreadable, endpoint } from "../endpoint";
import { byWhom, overLimit } from "../limits";
import { type Done, forbidden } from "../notDone";
import { readJson } from "../readJson";

// What the addresses of groups have in common: who asks is asked first, then what they sent is read, then it is done.

const MOST_BYTES = 16 * 1024;

/** What the address of a group names. */
export interface GroupParams {
  readonly id: string;
}

/** The answer to what was done, or was not. */
export const answerDone = (done: Done<object | null>, status = 200): Response =>
  done.ok ? answer(status, { ok: true, ...done.value }) : answerNot(done.refusal);

/** A handler of what takes nothing but its address, for those who may do it in that group. */
export const inGroup = <Params extends GroupParams = GroupParams>(
  purpose: GroupPurpose,
  deed: (pass: GroupPass, params: Params) => Promise<Done<object | null>>,
) =>
  endpoint<Params>(async ({ request, visitor, params }) => {
    const pass = await accessGroup(visitor, params.id, purpose);
    if (!pass.ok) return answerNot(pass.refusal);
    const wait = request.method === "GET" ? null : await overLimit("write", byWhom(request, visitor));
    return wait === null ? answerDone(await deed(pass.value, params)) : answerTooMany(wait);
  });

/** A handler that reads a body of that shape, for those who may do it in that group. */
export const inGroupWith = <Shape, Params extends GroupParams = GroupParams>(
  purpose: GroupPurpose,
  shape: z.ZodType<Shape>,
  deed: (pass: GroupPass, body: Shape, params: Params) => Promise<Done<object | null>>,
  status?: number,
) =>
  endpoint<Params>(async ({ request, visitor, params }) => {
    const pass = await accessGroup(visitor, params.id, purpose);
    if (!pass.ok) return answerNot(pass.refusal);
    const wait = await overLimit("write", byWhom(request, visitor));
    if (wait !== null) return answerTooMany(wait);
    const body = await readBody(request, shape);
    return body.ok ? answerDone(await deed(pass.value, body.value, params), status) : body.refusal;
  });

/** Reads a body of that shape. Refuses with the answer that says what is wrong with it. */
export async function readBody<Shape>(
  request: Request,
  shape: z.ZodType<Shape>,
): Promise<Result<Shape, Response>> {
  const body = await readJson(request, MOST_BYTES);
  if (!body.ok) return refused(answerUnreadable(body.refusal));
  const read = readShape(shape, body.value);
  return read.ok ? read : refused(answerNot(forbidden(read.refusal).refusal));
}
