import type { z } from "zod";
import { type Asked, answerNot, endpoint } from "../api/endpoint";
import { overWrites, readChange } from "../api/readSent";
import { type AccountPass, accessAccount } from "../identity/access";

/** A handler for whoever is signed in, of something that is sent. */
export const fromAccount = <Sent, Params>(
  shape: z.ZodType<Sent>,
  become: (pass: AccountPass, sent: Sent, asked: Asked<Params>) => Promise<Response>,
) =>
  endpoint<Params>(async (asked) => {
    const pass = accessAccount(asked.visitor);
    if (!pass.ok) return answerNot(pass.refusal);
    const sent = await readChange(asked, shape);
    return sent.ok ? become(pass.value, sent.value, asked) : sent.refusal;
  });

/** A handler for whoever is signed in, of something that needs nothing sent. */
export const forAccount = <Params>(become: (pass: AccountPass, asked: Asked<Params>) => Promise<Response>) =>
  endpoint<Params>(async (asked) => {
    const pass = accessAccount(asked.visitor);
    if (!pass.ok) return answerNot(pass.refusal);
    const tooMany = asked.request.method === "GET" ? null : await overWrites(asked);
    return tooMany ?? become(pass.value, asked);
  });
