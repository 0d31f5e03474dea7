import type { Action, GameState, PlayerId } from "@/lib/engine";
import type { Entry } from "@/lib/formats/entry";
import type { Prisma } from "./generated/prisma/client";

/** The database, inside or outside a transaction. */
export type Reader = Prisma.TransactionClient;

/** The engine that made a stored state. Raise it when a state from before would be read wrongly. */
export const ENGINE_VERSION = 1;

/** A value of ours as the database takes it: all that is stored so is plain JSON, though its type does not say so. */
export const asJson = (value: object): Prisma.InputJsonObject => value as Prisma.InputJsonObject;

/** A stored state. It was written by this program, and nothing else writes to the database. */
export const asState = (stored: Prisma.JsonValue): GameState => stored as unknown as GameState;

interface EntryRow {
  readonly seq: number;
  readonly entryId: string;
  readonly action: Prisma.JsonValue;
  readonly after: number;
  readonly by: string;
  readonly at: Date;
}

/** A row of the journal as the entry it holds. */
export const asEntry = ({ seq, entryId, action, after, by, at }: EntryRow): Entry => ({
  id: entryId,
  action: action as unknown as Action,
  after,
  seq,
  by,
  at: at.toISOString(),
});

/** An entry as the row that holds it. */
export const asRow = (gameId: string, { id, action, after, seq, by, at }: Entry) => ({
  gameId,
  seq,
  entryId: id,
  action: asJson(action),
  after,
  by,
  at: new Date(at),
});

/** The entries after a `seq`, oldest first, `most` of them at most. */
export async function entriesAfter(
  db: Reader,
  gameId: string,
  after: number,
  most: number,
): Promise<Entry[]> {
  const rows = await db.entry.findMany({
    where: { gameId, seq: { gt: after } },
    orderBy: { seq: "asc" },
    take: most,
  });
  return rows.map(asEntry);
}

/** Who sits where, in the order of play. */
export async function seatNames(db: Reader, gameId: string): Promise<Record<PlayerId, string>> {
  const seats = await db.seat.findMany({ where: { gameId }, orderBy: { position: "asc" } });
  return Object.fromEntries(seats.map(({ key, name }) => [key, name]));
}
