import { type GroupRole, mayRecord } from "../access";
import type { Reader } from "../journalStore";
import { freeSeats } from "../phones/freeSeats";
import { makeGroupLinksAnew } from "../tableLink";
import { revokeAbove } from "./invitations";

/**
 * Shuts what would undo it that somebody was made less in a group, or shown out of it (`role` null), in the transaction that does so:
 * invitations to more than they are now, and, where they may not record any more, their seats at the group's tables and the
 * links of those. They may know them all, and would let themselves in again.
 */
export async function shutDoors(
  tx: Reader,
  groupId: string,
  accountId: string,
  role: GroupRole | null,
): Promise<void> {
  await revokeAbove(tx, groupId, role);
  if (role !== null && mayRecord(role)) return;
  await leaveTables(tx, groupId, accountId);
  await makeGroupLinksAnew(tx, groupId);
}

/** What somebody holds at a group's tables ends: what a link gave them, and their seats. */
export async function leaveTables(tx: Reader, groupId: string, accountId: string): Promise<void> {
  await tx.grant.deleteMany({ where: { holder: accountId, game: { groupId } } });
  await freeSeats(tx, accountId, { groupId });
}
