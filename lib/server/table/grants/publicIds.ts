import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { database } from "../../db/db";
import type { Reader } from "../../db/reader";
import type { Pass, TablePass } from "../../identity/access";
import { holdersOf, type Visitor } from "../../identity/visitor";
import { tokenFor } from "../links/linkToken";

/**
 * The ids under which a visitor's entries are recorded: their account, this device, and devices that the
 * account claimed.
 */
export async function ownHolders(tx: Reader, visitor: Visitor): Promise<readonly string[]> {
  const { account } = visitor;
  const claimed =
    account === null ? [] : await tx.claimedDevice.findMany({ where: { accountId: account.id } });
  return [...new Set([...holdersOf(visitor), ...claimed.map(({ device }) => device)])];
}

/** A visitor's public ids at one table. The first marks what they record now. */
export const publicIds = async (tx: Reader, { tableId, visitor }: TablePass): Promise<readonly string[]> =>
  (await ownHolders(tx, visitor)).map((holder) => publicHolderId(tableId, holder));

/**
 * The public id of a holder (an account or a device) at one table; the real id stays secret. It differs per
 * table, so a holder cannot be tracked across tables.
 */
export const publicHolderId = (tableId: string, holder: string): string =>
  tokenFor(`holder:${tableId}:${holder}`);

/**
 * Checks that the sender is the account or guest who tapped, by their public id. Without one it passes.
 * Refuses if the tap came from another holder than the request's cookies.
 */
export async function canTapAs(pass: Pass, as: string | undefined): Promise<ApiResult<null>> {
  const mine = as === undefined || (await publicIds(database(), pass)).includes(as);
  return mine ? ok(null) : apiError("somebody-else");
}
