import { ok } from "@/lib/engine";
import { sayRecoveryMail } from "@/lib/messages/api";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { audit } from "../process/audit/audit";
import { closeRevokedStreams } from "../table/live/openStreams";
import { mailChange, pageInMail, sendMail } from "./mail";
import { hashOfCode, newCode } from "./oneTimeCode";
import { hashPassword, passwordProblem } from "./password";
import { auditRevoked, deleteTokens } from "./tokens";

const MINUTES = 30;

/**
 * Mails a code for a new password to the account that verified the email, else to the newest that uses it.
 * Without an account, it sends nothing. The answer is sent first, so its timing reveals nothing.
 */
export async function mailRecovery(email: string): Promise<void> {
  const account = await database().account.findFirst({
    where: { email },
    orderBy: [{ provenEmail: { sort: "desc", nulls: "last" } }, { createdAt: "desc" }],
    select: { id: true },
  });
  if (account === null) return;
  const code = newCode();
  await database().oneTimeCode.create({
    data: {
      hash: hashOfCode(code),
      purpose: "recover",
      email,
      accountId: account.id,
      expiresAt: new Date(Date.now() + MINUTES * 60_000),
    },
  });
  audit("recovery-code-mailed", { about: account.id });
  sendMail(email, sayRecoveryMail(pageInMail("/reset-password", { code }), MINUTES));
}

/**
 * Sets a new password with a code that was mailed or that the server's owner made. It ends all sessions of
 * the account and voids its other codes and its tokens. A mailed code verifies the email. If the email was unverified
 * before, other sign-in methods are removed. Returns the account's id.
 *
 * Refuses with `code-not-valid`, `short-passphrase`, `long-passphrase`, `easy-passphrase`. A refusal does not
 * use up the code.
 */
export async function recover(code: string, passphrase: string): Promise<ApiResult<string>> {
  const where = { hash: hashOfCode(code), purpose: "recover", expiresAt: { gt: new Date() } } as const;
  const found = await database().oneTimeCode.findFirst({ where, include: { account: true } });
  if (!found?.account) {
    audit("code-refused", { purpose: "recover" });
    return apiError("code-not-valid");
  }
  const { account, email } = found;
  const wrong = await passwordProblem(passphrase, [account.name, account.email ?? ""]);
  if (wrong !== null) return apiError(wrong);
  const hashed = await hashPassword(passphrase);
  const used = await inTransaction(async (tx) => {
    const { count } = await tx.oneTimeCode.deleteMany({ where });
    if (count === 0) return null;
    const { id } = account;
    await tx.account.update({ where: { id }, data: { passphrase: hashed } });
    await tx.session.deleteMany({ where: { accountId: id } });
    await tx.oneTimeCode.deleteMany({ where: { accountId: id } });
    const revoked = await deleteTokens(tx, id);
    if (email !== null && (await prove(tx, id, email)))
      await tx.identity.deleteMany({ where: { accountId: id } });
    return revoked;
  });
  if (used === null) return apiError("code-not-valid");
  audit("passphrase-recovered", { who: account.id });
  auditRevoked(account.id, used);
  mailChange(account.provenEmail, "passphrase");
  await closeRevokedStreams({ holders: [account.id] });
  return ok(account.id);
}

/**
 * Verifies an account's email within the given transaction, if the account still uses it and no other has
 * verified it.
 * @returns whether this call verified it.
 */
export async function prove(tx: Reader, accountId: string, email: string): Promise<boolean> {
  const taken = await tx.account.count({ where: { provenEmail: email } });
  if (taken > 0) return false;
  const { count } = await tx.account.updateMany({
    where: { id: accountId, email },
    data: { provenEmail: email },
  });
  return count > 0;
}
