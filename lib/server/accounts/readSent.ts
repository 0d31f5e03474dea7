import type { z } from "zod";
import { ok, type Result } from "@/lib/engine";
import { readShape } from "@/lib/formats/readShape";
import { type AccountPass, accessAccount } from "../access";
import { type Asked, answerNot, answerUnreadable, endpoint } from "../endpoint";
import { forbidden } from "../notDone";
import { readJson } from "../readJson";

/** Nothing that an account sends is longer. */
const MOST_BYTES = 8 * 1024;

/** Reads a request's body by its shape; refuses with the answer to give. */
export async function readSent<Sent>(
  request: Request,
  shape: z.ZodType<Sent>,
): Promise<Result<Sent, Response>> {
  const body = await readJson(request, MOST_BYTES);
  if (!body.ok) return { ok: false, refusal: answerUnreadable(body.refusal) };
  const sent = readShape(shape, body.value);
  return sent.ok ? ok(sent.value) : { ok: false, refusal: answerNot(forbidden(sent.refusal).refusal) };
}

/** A handler for whoever is signed in, of something that is sent. */
export const fromAccount = <Sent, Params>(
  shape: z.ZodType<Sent>,
  become: (pass: AccountPass, sent: Sent, asked: Asked<Params>) => Promise<Response>,
) =>
  endpoint<Params>(async (asked) => {
    const pass = accessAccount(asked.visitor);
    if (!pass.ok) return answerNot(pass.refusal);
    const sent = await readSent(asked.request, shape);
    return sent.ok ? become(pass.value, sent.value, asked) : sent.refusal;
  });

/** A handler for whoever is signed in, of something that needs nothing sent. */
export const forAccount = <Params>(become: (pass: AccountPass, asked: Asked<Params>) => Promise<Response>) =>
  endpoint<Params>(async (asked) => {
    const pass = accessAccount(asked.visitor);
    return pass.ok ? become(pass.value, asked) : answerNot(pass.refusal);
  });
