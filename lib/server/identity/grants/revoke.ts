import type { VisitBy, VisitEnd } from "@/lib/protocol/tablePhones";
import type { Reader } from "../../db/reader";
import type { Prisma } from "../../generated/prisma/client";
import { endVisits } from "./visits";

/** Grants from a link, or from a keeper's tap for a TV. A guests' table's keeper cannot be removed. */
export const GIVEN_BY_LINK = ["player", "watcher", "screen"] as const;

/** Visits that end, unlike those as a member. */
const AS_GUEST: readonly VisitBy[] = ["started", "sit", "watch", "signed-in", "handed", "screen"];

/** The grants to revoke at a group's tables. */
interface InGroup {
  readonly groupId: string;
  readonly holders: readonly string[];
  /** Only grants up to this time; all if omitted. */
  readonly until?: Date;
  /** True if they stay members who may read. */
  readonly staysIn?: boolean;
}

/**
 * Revokes the link grants and seats of accounts and devices at a group's tables, within the given
 * transaction.
 */
export async function revokeInGroup(
  tx: Reader,
  { groupId, holders, until, staysIn = false }: InGroup,
  ended: VisitEnd,
): Promise<void> {
  const holder = { in: [...holders] };
  const grants = { holder, table: { groupId }, ...(until && { createdAt: { lte: until } }) };
  const given = until && (await tx.grant.findMany({ where: grants, select: { tableId: true } }));
  const table = given ? { id: { in: given.map(({ tableId }) => tableId) } } : { groupId };
  await endVisits(tx, { holders, table, ...(staysIn && { by: AS_GUEST }) }, ended);
  await tx.grant.deleteMany({ where: grants });
  await releaseSeats(tx, holders, table);
}

/** Revokes the link grants and seats of accounts and devices at one table. */
export async function revokeAtTable(tx: Reader, tableId: string, holders: readonly string[]): Promise<void> {
  const given = await tx.grant.findMany({
    where: { tableId, holder: { in: [...holders] }, role: { in: [...GIVEN_BY_LINK] } },
    select: { holder: true },
  });
  const ending = given.map(({ holder }) => holder);
  await endVisits(tx, { holders: ending, table: { id: tableId } }, "shown-out");
  await tx.grant.deleteMany({ where: { tableId, holder: { in: ending } } });
  await releaseSeats(tx, ending, { id: tableId });
}

/** The condition for links to an account's own calendar feed. */
export const ownFeed = (accountId: string): Prisma.PublicLinkWhereInput => ({
  kind: "feed",
  player: { is: { OR: [{ accountId }, { merged: { some: { accountId } } }] } },
});

/** Revokes the links to an account's calendar feed in a group, within the given transaction. */
export async function revokeOwnFeed(tx: Reader, groupId: string, accountId: string): Promise<void> {
  await tx.publicLink.updateMany({
    where: { groupId, revokedAt: null, ...ownFeed(accountId) },
    data: { hash: null, revokedAt: new Date() },
  });
}

/** Revokes the TVs of a group's tables, within the given transaction. */
export async function revokeScreens(tx: Reader, groupId: string): Promise<void> {
  const connected = { role: "screen", table: { groupId } };
  const screens = await tx.grant.findMany({ where: connected, select: { holder: true } });
  const holders = screens.map(({ holder }) => holder);
  await endVisits(tx, { holders, table: { groupId }, by: ["screen"] }, "shown-out");
  await tx.grant.deleteMany({ where: connected });
}

/** Frees their seats at these tables and clears their seat history. */
export async function releaseSeats(
  tx: Reader,
  holders: readonly string[],
  table: Prisma.TableWhereInput,
): Promise<void> {
  const holder = { in: [...holders] };
  await tx.seat.updateMany({ where: { heldBy: holder, game: { table } }, data: { heldBy: null } });
  await tx.sitting.deleteMany({ where: { holder, table } });
}
