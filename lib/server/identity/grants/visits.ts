import type { VisitBy, VisitEnd } from "@/lib/protocol/tablePhones";
import type { Reader } from "../../db/reader";
import type { Prisma } from "../../generated/prisma/client";

// The log of visits to a table: which phone came, how, and how its access ended. It is written in the
// transaction that grants or revokes.

/**
 * Limit per table. A link admits fewer phones within a few minutes, so they cannot push out everything else.
 */
const MAX_VISITS = 500;

/** A visit that begins. */
export interface Arrival {
  readonly tableId: string;
  /** An account or a device; null for an event without a visitor. */
  readonly holder: string | null;
  /** "Firefox on Android". */
  readonly browser: string;
  readonly by: VisitBy;
  /** For "handed": the game in which the new keeper has a seat. */
  readonly gameId?: string;
  readonly seat?: string;
}

/** Events without duration. */
const MOMENTS: readonly VisitBy[] = ["handed", "links"];

/** Logs a visit. Beyond `MAX_VISITS`, the oldest are deleted, ended ones first. */
export async function writeVisit(tx: Reader, arrival: Arrival): Promise<void> {
  await tx.visit.create({
    data: { ...arrival, ...(MOMENTS.includes(arrival.by) && { endedAt: new Date() }) },
  });
  await boundVisits(tx, arrival.tableId);
}

/** Trims a table's log to `MAX_VISITS`. */
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

/** The visits to end. */
interface Ending {
  readonly holders: readonly string[];
  readonly table: Prisma.TableWhereInput;
  /** Only visits that began in these ways. */
  readonly by?: readonly VisitBy[];
}

/** Logs the end of visits with the seats held until now. Call it before freeing the seats. */
export async function endVisits(tx: Reader, { holders, table, by }: Ending, ended: VisitEnd): Promise<void> {
  const open = { holder: { in: [...holders] }, table, endedAt: null, ...(by && { by: { in: [...by] } }) };
  const seats = await tx.seat.findMany({
    where: { heldBy: { in: [...holders] }, game: { table } },
    orderBy: { game: { createdAt: "asc" } },
    select: { gameId: true, key: true, heldBy: true, game: { select: { tableId: true } } },
  });
  // Their last seat.
  const last = new Map(seats.map((seat) => [`${seat.game.tableId} ${seat.heldBy}`, seat]));
  for (const { gameId, key, heldBy: seatHolder, game } of last.values())
    await tx.visit.updateMany({
      where: { ...open, tableId: game.tableId, holder: seatHolder },
      data: { gameId, seat: key },
    });
  await tx.visit.updateMany({ where: open, data: { ended, endedAt: new Date() } });
}
