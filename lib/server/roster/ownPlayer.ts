import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { isPayLink } from "@/lib/views/money/payLink";
import { database } from "../db/db";
import type { Reader } from "../db/reader";
import type { GroupPass } from "../identity/access";

// Settings of the account's own player. Only this file reads the drink limit, and only for its account.

/** Returns the account's roster player in a group, or null. */
export const ownPlayer = ({ groupId, accountId }: GroupPass, db: Reader = database()) =>
  db.player.findUnique({
    where: { groupId_accountId: { groupId, accountId } },
    select: { id: true, mergedInto: true, drinkLimit: true, unlistedAt: true, payLink: true },
  });

/**
 * Sets the account's drink limit per night; null removes it. Refuses with `no-such-player` without a roster
 * player.
 */
export const setDrinkLimit = (pass: GroupPass, limit: number | null): Promise<ApiResult<null>> =>
  change(pass, { drinkLimit: limit });

/** Opts out of statistics, or back in. Duties and debts stay. Refuses as `setDrinkLimit` does. */
export const setUnlisted = (pass: GroupPass, unlisted: boolean): Promise<ApiResult<null>> =>
  change(pass, { unlistedAt: unlisted ? new Date() : null });

/**
 * Sets where others can pay the account; null removes it. Refuses with `bad-pay-link` unless it is an https address
 * without a user, and as `setDrinkLimit` does.
 */
export const setPayLink = async (pass: GroupPass, link: string | null): Promise<ApiResult<null>> =>
  link === null || isPayLink(link) ? change(pass, { payLink: link }) : apiError("bad-pay-link");

async function change(
  { groupId, accountId }: GroupPass,
  data:
    | { readonly drinkLimit: number | null }
    | { readonly unlistedAt: Date | null }
    | { readonly payLink: string | null },
): Promise<ApiResult<null>> {
  const { count } = await database().player.updateMany({ where: { groupId, accountId }, data });
  return count === 0 ? apiError("no-such-player") : ok(null);
}
