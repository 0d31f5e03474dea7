import type { VisitBy, VisitEnd } from "@/lib/protocol/tablePhones";
import type { Reader } from "../../db/reader";
import type { Prisma } from "../../generated/prisma/client";
import { endVisits } from "./visits";

/** What a link gives, or a keeper's tap gives a screen. Whoever keeps a table of guests is not shown out of it. */
export const GIVEN_BY_LINK = ["player", "watcher", "screen"] as const;

/** What ends besides a visit as one of the group. */
const AS_GUEST: readonly VisitBy[] = ["started", "sit", "watch", "signed-in", "handed", "screen"];

/** Whose grants at a group's tables end. */
interface InGroup {
  readonly groupId: string;
  readonly holders: readonly string[];
  /** Only what was given by then; all of it where this is left out. */
  readonly until?: Date;
  /** Whether they read on as one of the group. */
  readonly staysIn?: boolean;
}

/**
 * What these accounts and devices hold at a group's tables ends, in the transaction it is given: what a link gave them, and their
 * seats.
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

/** What these accounts and devices were given at one table by its links ends, and their seats there. */
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

/** The big screens of a group's tables show them no more, in the transaction it is given. */
export async function revokeScreens(tx: Reader, groupId: string): Promise<void> {
  const hung = { role: "screen", table: { groupId } };
  const screens = await tx.grant.findMany({ where: hung, select: { holder: true } });
  const holders = screens.map(({ holder }) => holder);
  await endVisits(tx, { holders, table: { groupId }, by: ["screen"] }, "shown-out");
  await tx.grant.deleteMany({ where: hung });
}

/** Their seats at these tables are free, and nobody is seated there as them any more. */
export async function releaseSeats(
  tx: Reader,
  holders: readonly string[],
  table: Prisma.TableWhereInput,
): Promise<void> {
  const holder = { in: [...holders] };
  await tx.seat.updateMany({ where: { heldBy: holder, game: { table } }, data: { heldBy: null } });
  await tx.sitting.deleteMany({ where: { holder, table } });
}
