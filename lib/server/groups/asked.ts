import type { z } from "zod";
import { readShape } from "@/lib/formats/readShape";
import { type AccountPass, accessAccount, accessGroup, type GroupPass, type GroupPurpose } from "../access";
import { type Asked, answer, answerNot, answerUnreadable, endpoint } from "../endpoint";
import { type Done, forbidden } from "../notDone";
import { readJson } from "../readJson";

// What the addresses of groups have in common: who asks is asked first, then what they sent is read, then it is done.

const MOST_BYTES = 16 * 1024;

/** What the address of a group names. */
export interface GroupParams {
  readonly id: string;
}

const answerDone = (done: Done<object | null>, status = 200): Response =>
  done.ok ? answer(status, { ok: true, ...done.value }) : answerNot(done.refusal);

/** A handler of what takes nothing but its address, for those who may do it in that group. */
export const inGroup = <Params extends GroupParams = GroupParams>(
  purpose: GroupPurpose,
  deed: (pass: GroupPass, params: Params) => Promise<Done<object | null>>,
) =>
  endpoint<Params>(async ({ visitor, params }) => {
    const pass = await accessGroup(visitor, params.id, purpose);
    return answerDone(pass.ok ? await deed(pass.value, params) : pass);
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
    return withBody(request, shape, async (body) => answerDone(await deed(pass.value, body, params), status));
  });

/** A handler that reads a body of that shape, for whoever is signed in. */
export const signedInWith = <Shape>(
  shape: z.ZodType<Shape>,
  deed: (pass: AccountPass, body: Shape) => Promise<Done<object | null>>,
  status?: number,
) =>
  endpoint(async ({ request, visitor }: Asked<unknown>) => {
    const pass = accessAccount(visitor);
    if (!pass.ok) return answerNot(pass.refusal);
    return withBody(request, shape, async (body) => answerDone(await deed(pass.value, body), status));
  });

async function withBody<Shape>(
  request: Request,
  shape: z.ZodType<Shape>,
  then: (body: Shape) => Promise<Response>,
): Promise<Response> {
  const body = await readJson(request, MOST_BYTES);
  if (!body.ok) return answerUnreadable(body.refusal);
  const read = readShape(shape, body.value);
  return read.ok ? then(read.value) : answerNot(forbidden(read.refusal).refusal);
}
