import { accountChangeShape, sureShape } from "@/lib/protocol/accountSchemas";
import { forAccount, fromAccount } from "@/lib/server/accounts/asked";
import { deleteAccount } from "@/lib/server/accounts/deleteAccount";
import { answerSignedOut } from "@/lib/server/accounts/endSession";
import { changeAccount, ownAccount } from "@/lib/server/accounts/ownAccount";
import { allowOnly, answer, answerNot } from "@/lib/server/api/endpoint";

/** Reads one's own account. */
export const GET = forAccount(async (pass) => answer(200, { ok: true, account: await ownAccount(pass) }));

/** Changes one's name or e-mail. */
export const PATCH = fromAccount(accountChangeShape, async (pass, change) => {
  const done = await changeAccount(pass, change);
  return done.ok ? answer(200, { ok: true, account: await ownAccount(pass) }) : answerNot(done.refusal);
});

/** Deletes one's account. */
export const DELETE = fromAccount(sureShape, async (pass, { passphrase }) => {
  const done = await deleteAccount(pass, passphrase);
  return done.ok ? answerSignedOut() : answerNot(done.refusal);
});

export const { POST, PUT, OPTIONS } = allowOnly("GET", "HEAD", "PATCH", "DELETE");
