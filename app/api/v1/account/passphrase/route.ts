import { newPassphraseShape } from "@/lib/protocol/accountSchemas";
import { fromAccount } from "@/lib/server/accounts/asked";
import { changePassphrase } from "@/lib/server/accounts/ownAccount";
import { allowOnly, answer, answerNot } from "@/lib/server/api/endpoint";

/** Sets or changes one's passphrase; every other phone is signed out. */
export const POST = fromAccount(newPassphraseShape, async (pass, sent) => {
  const done = await changePassphrase(pass, sent);
  return done.ok ? answer(200, { ok: true }) : answerNot(done.refusal);
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
