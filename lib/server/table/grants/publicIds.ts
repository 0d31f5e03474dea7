import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { database } from "../../db/db";
import type { Reader } from "../../db/reader";
import type { Pass, TablePass } from "../../identity/access";
import { holdersOf, type Visitor } from "../../identity/visitor";
import { tokenFor } from "../links/linkToken";

/** Under which ids a visitor recorded what is theirs: their account's, this device's, and those of devices the account has claimed. */
export async function ownHolders(tx: Reader, visitor: Visitor): Promise<readonly string[]> {
  const { account } = visitor;
  const claimed =
    account === null ? [] : await tx.claimedDevice.findMany({ where: { accountId: account.id } });
  return [...new Set([...holdersOf(visitor), ...claimed.map(({ device }) => device)])];
}

/** What a visitor is called outside the server at one table; the first is the mark of what they record now. */
export const publicIds = async (tx: Reader, { tableId, visitor }: TablePass): Promise<readonly string[]> =>
  (await ownHolders(tx, visitor)).map((holder) => publicHolderId(tableId, holder));

/**
 * What the holder of grants, seats and entries (an account or a device) is called outside the server at one table: the ids themselves stay
 * inside. The same holder has another handle at every table, so that nobody is followed from one to the next.
 */
export const publicHolderId = (tableId: string, holder: string): string =>
  tokenFor(`holder:${tableId}:${holder}`);

/**
 * Whether whoever records is the one who tapped, by the mark of that account or guest; left out, they are. Refuses with
 * `somebody-else` what was tapped by another than the one whose cookies came with it.
 */
export async function canTapAs(pass: Pass, as: string | undefined): Promise<ApiResult<null>> {
  const mine = as === undefined || (await publicIds(database(), pass)).includes(as);
  return mine ? ok(null) : apiError("somebody-else");
}
