import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { RecoveryCode } from "@/lib/protocol/installation";
import { hashOfCode, newCode } from "../accounts/oneTimeCode";
import { inTransaction } from "../db/inTransaction";
import type { InstallationPass } from "../identity/access";
import { audit } from "../process/audit/audit";

const LASTS_MS = 24 * 60 * 60 * 1000;

/**
 * Makes a code by which somebody sets a new passphrase, once, within 24 hours. Codes of that account that were not used
 * yet no longer work. Nothing else ends: sessions and the old passphrase do when the code is used.
 * Refuses with `no-such-account`.
 */
export async function makeRecoveryCode(
  { accountId: owner }: InstallationPass,
  accountId: string,
  now = new Date(),
): Promise<ApiResult<RecoveryCode>> {
  const code = newCode();
  const expiresAt = new Date(now.getTime() + LASTS_MS);
  const made = await inTransaction(async (tx): Promise<ApiResult<RecoveryCode>> => {
    if ((await tx.account.count({ where: { id: accountId } })) === 0) return apiError("no-such-account");
    await tx.oneTimeCode.deleteMany({ where: { accountId, purpose: "recover" } });
    await tx.oneTimeCode.create({
      data: { hash: hashOfCode(code), purpose: "recover", accountId, expiresAt },
    });
    return ok({ code, expiresAt: expiresAt.toISOString() });
  });
  if (made.ok) audit("recovery-code-made", { who: owner, about: accountId });
  return made;
}
