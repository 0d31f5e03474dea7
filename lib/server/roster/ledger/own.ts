import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { database } from "../../db/db";
import type { Reader } from "../../db/reader";
import type { GroupPass } from "../../identity/access";

// What somebody sets for themselves. The limit is read here alone, and only for the account it belongs to.

/** Who of a group's roster the account is that asks; null for nobody. */
export const ownPlayer = ({ groupId, accountId }: GroupPass, db: Reader = database()) =>
  db.player.findUnique({
    where: { groupId_accountId: { groupId, accountId } },
    select: { id: true, mergedInto: true, drinkLimit: true, unlistedAt: true },
  });

/** Sets how many drinks one wants to owe in a night at most; null for no limit. Refuses with `no-such-player` who is nobody there. */
export const setDrinkLimit = (pass: GroupPass, limit: number | null): Promise<ApiResult<null>> =>
  change(pass, { drinkLimit: limit });

/** Takes one's own figures out of what is shown, or puts them back; duties and debts stay. Refuses as `setDrinkLimit` does. */
export const setUnlisted = (pass: GroupPass, unlisted: boolean): Promise<ApiResult<null>> =>
  change(pass, { unlistedAt: unlisted ? new Date() : null });

async function change(
  { groupId, accountId }: GroupPass,
  data: { readonly drinkLimit: number | null } | { readonly unlistedAt: Date | null },
): Promise<ApiResult<null>> {
  const { count } = await database().player.updateMany({ where: { groupId, accountId }, data });
  return count === 0 ? apiError("no-such-player") : ok(null);
}
