import { ok } from "@/lib/engine";
import { sayProofMail } from "@/lib/messages/api";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import type { AccountPass } from "../identity/access";
import { audit } from "../process/audit/audit";
import { pageInMail, sendMail } from "./mail";
import { hashOfCode, newCode } from "./oneTimeCode";
import { prove } from "./recover";

const MINUTES = 60;

/** Returns an account's unverified email, or null. */
export async function unverifiedEmail({ accountId }: AccountPass): Promise<string | null> {
  const { email, provenEmail } = await database().account.findUniqueOrThrow({ where: { id: accountId } });
  return provenEmail === null ? email : null;
}

/** Mails a code that verifies an account's mailbox. */
export async function mailProof({ accountId }: AccountPass, email: string): Promise<void> {
  const code = newCode();
  await database().oneTimeCode.create({
    data: {
      hash: hashOfCode(code),
      purpose: "prove-email",
      email,
      accountId,
      expiresAt: new Date(Date.now() + MINUTES * 60_000),
    },
  });
  sendMail(email, sayProofMail(pageInMail("/account", { prove: code }), MINUTES));
}

/**
 * Verifies an email with the mailed code. Only the account that requested the code can use it. Otherwise a
 * person who entered a stranger's email would own it once the stranger opened the mail. Refuses with
 * `code-not-valid` and `email-taken`.
 */
export async function proveEmail({ accountId }: AccountPass, code: string): Promise<ApiResult<true>> {
  const where = {
    hash: hashOfCode(code),
    purpose: "prove-email",
    accountId,
    expiresAt: { gt: new Date() },
  } as const;
  const done = await inTransaction(async (tx): Promise<ApiResult<boolean>> => {
    const found = await tx.oneTimeCode.findFirst({ where });
    if (!found?.email) return apiError("code-not-valid");
    await tx.oneTimeCode.deleteMany({ where });
    const account = await tx.account.findUniqueOrThrow({ where: { id: accountId } });
    if (account.email !== found.email) return apiError("code-not-valid");
    if (account.provenEmail === found.email) return ok(false);
    return (await prove(tx, accountId, found.email)) ? ok(true) : apiError("email-taken");
  });
  if (!done.ok) {
    if (done.refusal.code === "code-not-valid")
      audit("code-refused", { who: accountId, purpose: "prove-email" });
    return done;
  }
  if (done.value) audit("email-proven", { who: accountId });
  return ok(true);
}
