import { sureShape } from "@/lib/protocol/accountSchemas";
import { forAccount, fromAccount } from "@/lib/server/accounts/asked";
import { answerSignedOut } from "@/lib/server/accounts/endSession";
import { sessionsOf, signOutEverywhere } from "@/lib/server/accounts/sessions";
import { allowOnly, answer, answerNot } from "@/lib/server/api/endpoint";

/** Lists where one is signed in. */
export const GET = forAccount(async (pass) => answer(200, { ok: true, sessions: await sessionsOf(pass) }));

/** Signs out everywhere, here as well. */
export const DELETE = fromAccount(sureShape, async (pass, { passphrase }) => {
  const done = await signOutEverywhere(pass, passphrase);
  return done.ok ? answerSignedOut() : answerNot(done.refusal);
});

export const { POST, PUT, PATCH, OPTIONS } = allowOnly("GET", "HEAD", "DELETE");
