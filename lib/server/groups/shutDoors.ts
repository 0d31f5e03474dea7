import type { Reader } from "../db/reader";
import { type GroupRole, mayRecord } from "../identity/access";
import { holdersOfAccount } from "../identity/grants/accountDevices";
import { revokeInGroup, revokeScreens } from "../identity/grants/revoke";
import { makeGroupLinksAnew } from "../table/links/tableLink";
import { revokeAbove } from "./invitations";

/**
 * Shuts what would undo it that somebody was made less in a group, or shown out of it (`role` null), in the transaction that does so:
 * invitations to more than they are now, and, where they may not record any more, what they and their phones hold at the group's tables
 * and the links of those. They may know them all, and would let themselves in again. Big screens go as well: they show the new link
 * between games, and nobody remembers who hung up which.
 */
export async function shutDoors(
  tx: Reader,
  groupId: string,
  accountId: string,
  role: GroupRole | null,
): Promise<void> {
  await revokeAbove(tx, groupId, role);
  if (role !== null && mayRecord(role)) return;
  await leaveTables(tx, groupId, accountId, role === null ? "shown-out" : "made-less");
  await revokeScreens(tx, groupId);
  await makeGroupLinksAnew(tx, groupId);
}

/** Why somebody holds nothing at a group's tables any more. */
type Why = "shown-out" | "made-less" | "left";

/**
 * What somebody holds at a group's tables ends: what a link gave them, and their seats; and what any device held that they were ever
 * signed in on, or will sign in on later and that came there before.
 */
export async function leaveTables(tx: Reader, groupId: string, accountId: string, why: Why): Promise<void> {
  const holders = await holdersOfAccount(tx, accountId);
  const ended = why === "left" ? "left" : "shown-out";
  await revokeInGroup(tx, { groupId, holders, staysIn: why === "made-less" }, ended);
  const at = new Date();
  await tx.groupRemoval.upsert({
    where: { groupId_accountId: { groupId, accountId } },
    create: { groupId, accountId, at },
    update: { at },
  });
}
