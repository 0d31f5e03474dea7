import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { InstallationChange, InstallationSettings } from "@/lib/protocol/installation";
import type { SurePass } from "../accounts/reauthenticate";
import { inTransaction } from "../db/inTransaction";
import type { InstallationPass } from "../identity/access";
import { readSettings } from "../identity/settings";
import { audit } from "../process/audit/audit";

/** New settings, or the account that becomes owner. The owner can make codes that open any account. */
interface Change extends Pick<InstallationChange, "signUp" | "guestGameDays"> {
  readonly owner?: { readonly id: string; readonly by: SurePass };
}

/** The result of a change. */
interface Changed {
  readonly settings: InstallationSettings;
}

/** True if the change deletes guests' games sooner. */
const isSooner = (days: number, before: number): boolean => days !== 0 && (before === 0 || days < before);

/**
 * Changes settings or transfers ownership, atomically. Refuses with `no-such-account` (no such new owner) and
 * `not-the-owner` (ownership changed meanwhile).
 */
export async function changeInstallation(
  { accountId }: InstallationPass,
  { signUp, guestGameDays, owner }: Change,
  now = new Date(),
): Promise<ApiResult<Changed>> {
  const changed = await inTransaction(async (tx): Promise<ApiResult<Changed>> => {
    if (owner !== undefined && (await tx.account.count({ where: { id: owner.id } })) === 0)
      return apiError("no-such-account");
    const before = await readSettings(tx);
    const { count } = await tx.installation.updateMany({
      where: { ownerId: accountId },
      data: {
        ...(signUp !== undefined && { signUp }),
        ...(guestGameDays !== undefined && { guestGameDays }),
        ...(guestGameDays !== undefined &&
          isSooner(guestGameDays, before.guestGameDays) && { guestDaysFrom: now }),
        ...(owner !== undefined && { ownerId: owner.id }),
      },
    });
    if (count === 0) return apiError("not-the-owner");
    const [mode, days] = [signUp ?? before.signUp, guestGameDays ?? before.guestGameDays];
    return ok({ settings: { signUp: mode, guestGameDays: days } });
  });
  if (!changed.ok) return changed;
  if (signUp !== undefined) audit("sign-up-changed", { who: accountId, to: signUp });
  if (owner !== undefined) audit("installation-handed-over", { who: accountId, about: owner.id });
  return changed;
}
