import { ok } from "@/lib/engine";
import type { SignUp } from "@/lib/protocol/accountSchemas";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import { audit } from "../process/audit/audit";
import { accountBehind } from "./accountBehind";
import { readEmail } from "./email";
import { makeAccount, maySignUp, readName } from "./makeAccount";
import { hashOfPassphrase, whyNotPassphrase } from "./passphrase";

/**
 * The account that somebody signs up for. Naming an e-mail that others have named, or even proven, is no hindrance and tells nothing:
 * it makes another account, unless the passphrase opens one of theirs; then it is that one.
 *
 * Refuses with `bad-name`, `bad-email`, `short-passphrase`, `long-passphrase`, `easy-passphrase`, `sign-up-closed`, `invitation-needed`,
 * and `too-many` where three accounts name the e-mail already.
 */
export async function signUp(sent: SignUp): Promise<ApiResult<string>> {
  const name = readName(sent.name);
  if (!name.ok) return name;
  const email = readEmail(sent.email);
  if (email === null) return apiError("bad-email");
  const wrong = await whyNotPassphrase(sent.passphrase, [email, name.value]);
  if (wrong !== null) return apiError(wrong);
  const invitation = sent.invitation ?? null;
  const may = await maySignUp(database(), invitation);
  if (!may.ok) return may;
  const [theirs, passphrase] = [
    await accountBehind(email, sent.passphrase),
    await hashOfPassphrase(sent.passphrase),
  ];
  if (theirs !== null) return ok(theirs);
  const made = await inTransaction((tx) =>
    makeAccount(tx, { name: name.value, email, proven: false, passphrase, identity: null, invitation }),
  );
  if (made.ok) audit("account-made", { who: made.value, way: "passphrase" });
  return made;
}
