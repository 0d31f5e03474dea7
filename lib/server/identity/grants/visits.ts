import type { VisitBy, VisitEnd } from "@/lib/protocol/tablePhones";
import type { Reader } from "../../db/reader";
import type { Prisma } from "../../generated/prisma/client";

// Who came to a table by which phone, and how that ended, kept with the table. It is written in the transaction that gives or takes.

/** Lines kept of one table: as many phones as a link lets in within a few minutes push nothing else out. */
const MAX_VISITS = 500;

/** Somebody who comes to a table. */
export interface Arrival {
  readonly tableId: string;
  /** An account or a device; null where nobody comes. */
  readonly holder: string | null;
  /** "Firefox on Android". */
  readonly browser: string;
  readonly by: VisitBy;
  /** With "handed": the seat of whoever keeps the table from now on, and in which game that is. */
  readonly gameId?: string;
  readonly seat?: string;
}

/** Nobody comes by these: they happen, and are over. */
const MOMENTS: readonly VisitBy[] = ["handed", "links"];

/** Writes down that somebody came. Of more than `MAX_VISITS` the oldest go, those that have ended first. */
export async function writeVisit(tx: Reader, arrival: Arrival): Promise<void> {
  await tx.visit.create({
    data: { ...arrival, ...(MOMENTS.includes(arrival.by) && { endedAt: new Date() }) },
  });
  await boundVisits(tx, arrival.tableId);
}

/** Keeps the lines of a table to `MAX_VISITS`. */
export async function boundVisits(tx: Reader, tableId: string): Promise<void> {
  const over = (await tx.visit.count({ where: { tableId } })) - MAX_VISITS;
  if (over <= 0) return;
  const oldest = await tx.visit.findMany({
    where: { tableId },
    orderBy: [{ endedAt: { sort: "asc", nulls: "last" } }, { id: "asc" }],
    take: over,
    select: { id: true },
  });
  await tx.visit.deleteMany({ where: { id: { in: oldest.map(({ id }) => id) } } });
}

/** Whose visits end, and at which tables. */
interface Ending {
  readonly holders: readonly string[];
  readonly table: Prisma.TableWhereInput;
  /** Only visits that came about so. */
  readonly by?: readonly VisitBy[];
}

/** Writes down that visits ended, with the seats held until now: to be called before those are freed. */
export async function endVisits(tx: Reader, { holders, table, by }: Ending, ended: VisitEnd): Promise<void> {
  const open = { holder: { in: [...holders] }, table, endedAt: null, ...(by && { by: { in: [...by] } }) };
  const seats = await tx.seat.findMany({
    where: { heldBy: { in: [...holders] }, game: { table } },
    orderBy: { game: { createdAt: "asc" } },
    select: { gameId: true, key: true, heldBy: true, game: { select: { tableId: true } } },
  });
  // Where they sat last.
  const last = new Map(seats.map((seat) => [`${seat.game.tableId} ${seat.heldBy}`, seat]));
  for (const { gameId, key, heldBy, game } of last.values())
    await tx.visit.updateMany({
      where: { ...open, tableId: game.tableId, holder: heldBy },
      data: { gameId, seat: key },
    });
  await tx.visit.updateMany({ where: open, data: { ended, endedAt: new Date() } });
}
