import type { VisitBy, VisitEnd } from "@/lib/protocol/tablePhones";
import type { Reader } from "../../db/reader";

// Who came to a table by which phone, and how that ended, kept with the game. It is written in the transaction that gives or takes.

/** Lines kept of one table: as many phones as a link lets in within a few minutes push nothing else out. */
const MOST_VISITS = 500;

/** Somebody who comes to a table. */
export interface Arrival {
  readonly gameId: string;
  /** An account or a device; null where nobody comes. */
  readonly holder: string | null;
  /** "Firefox on Android". */
  readonly browser: string;
  readonly by: VisitBy;
  /** With "handed": the seat of whoever keeps the table from now on. */
  readonly seat?: string;
}

/** Nobody comes by these: they happen, and are over. */
const MOMENTS: readonly VisitBy[] = ["handed", "links"];

/** Writes down that somebody came. Of more than `MOST_VISITS` the oldest go, those that have ended first. */
export async function writeVisit(tx: Reader, arrival: Arrival): Promise<void> {
  await tx.visit.create({
    data: { ...arrival, ...(MOMENTS.includes(arrival.by) && { endedAt: new Date() }) },
  });
  await boundVisits(tx, arrival.gameId);
}

/** Keeps the lines of a table to `MOST_VISITS`. */
export async function boundVisits(tx: Reader, gameId: string): Promise<void> {
  const over = (await tx.visit.count({ where: { gameId } })) - MOST_VISITS;
  if (over <= 0) return;
  const oldest = await tx.visit.findMany({
    where: { gameId },
    orderBy: [{ endedAt: { sort: "asc", nulls: "last" } }, { id: "asc" }],
    take: over,
    select: { id: true },
  });
  await tx.visit.deleteMany({ where: { id: { in: oldest.map(({ id }) => id) } } });
}

/** Whose visits end, and at which tables. */
interface Ending {
  readonly holders: readonly string[];
  /** Of which games; prisma's condition on the visit's game. */
  readonly game: { readonly id: string | { readonly in: string[] } } | { readonly groupId: string } | object;
  /** Only visits that came about so. */
  readonly by?: readonly VisitBy[];
}

/** Writes down that visits ended, with the seats held until now: to be called before those are freed. */
export async function endVisits(tx: Reader, { holders, game, by }: Ending, ended: VisitEnd): Promise<void> {
  const open = { holder: { in: [...holders] }, game, endedAt: null, ...(by && { by: { in: [...by] } }) };
  const seats = await tx.seat.findMany({
    where: { heldBy: { in: [...holders] }, game },
    select: { gameId: true, key: true, heldBy: true },
  });
  for (const { gameId, key, heldBy } of seats)
    await tx.visit.updateMany({ where: { ...open, game: {}, gameId, holder: heldBy }, data: { seat: key } });
  await tx.visit.updateMany({ where: open, data: { ended, endedAt: new Date() } });
}
