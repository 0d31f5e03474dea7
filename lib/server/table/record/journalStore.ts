import { type GameState, MAX_SEATS, newGame, type PlayerId, type RoundVerdict } from "@/lib/engine";
import type { Entry, NewEntry } from "@/lib/protocol/entry";
import { standing } from "@/lib/protocol/journal";

import { asJsonOrNull, fromJson } from "../../db/json";
import type { Reader } from "../../db/reader";
import { Prisma } from "../../generated/prisma/client";
import { nameOfSeat, namesBySeat, SEAT_NAME } from "../seatNames";

/** A settled round as it is kept. */
export interface JournalRound {
  /** The place of the entry that settled it. */
  readonly place: number;
  readonly settled: RoundVerdict;
  /** The entry that made the verdict what it is. */
  readonly since: number;
}

interface EntryRow {
  readonly seq: number;
  readonly entryId: string;
  readonly action: Prisma.JsonValue;
  readonly replaces: Prisma.JsonValue;
  readonly after: number;
  readonly at: Date;
}

/**
 * An entry with what the server says of it; one that is read back has the same keys in the same order. Who sent it is not in it: that is
 * an id, and an entry goes to everybody who follows the table.
 */
export const stamped = (
  { id, action, after, replaces, name }: NewEntry,
  { seq, at }: Pick<Entry, "seq" | "at">,
): Entry => ({
  id,
  action,
  after,
  seq,
  at,
  ...(replaces && { replaces }),
  ...(name !== undefined && { name }),
});

/** Rows of the journal as the entries they hold, with the names of those who joined by them. */
export async function asEntries(
  db: Reader,
  gameId: string,
  rows: readonly EntryRow[],
): Promise<readonly Entry[]> {
  const actions = rows.map(({ seq, action }) => ({ seq, action: fromJson("action", action) }));
  const joins = actions.flatMap(({ seq, action }) => (action?.do === "join" ? [seq] : []));
  const joined =
    joins.length > 0
      ? await db.seat.findMany({
          where: { gameId, joinedAt: { in: joins } },
          select: { joinedAt: true, ...SEAT_NAME },
        })
      : [];
  const names = new Map(joined.map((seat) => [seat.joinedAt, nameOfSeat(seat)]));
  return rows.map(({ seq, entryId, action, replaces: stored, after, at }) => {
    const name = names.get(seq);
    const replaces = fromJson("replaces", stored);
    const sent = {
      id: entryId,
      action: fromJson("action", action),
      after,
      ...(replaces !== null && { replaces }),
      ...(name !== undefined && { name }),
    };
    return stamped(sent, { seq, at: at.toISOString() });
  });
}

/**
 * An entry as the row that holds it. A joiner's name stands with the seat.
 * @param by The account or device that sent it.
 */
export const asRow = (gameId: string, by: string, { id, action, after, seq, at, replaces }: Entry) => ({
  gameId,
  seq,
  entryId: id,
  action: asJsonOrNull(action),
  after,
  by,
  at: new Date(at),
  ...(replaces && { replaces: [...replaces] }),
});

/** Which rows of the journal replace others: corrections, bangs that came together (F13), and what was taken back. */
export const REPLACING = { replaces: { not: Prisma.DbNull } } as const;

/** The entries after a `seq`, oldest first, `most` of them at most where it is given. */
export async function entriesAfter(
  db: Reader,
  gameId: string,
  after: number,
  most?: number,
): Promise<readonly Entry[]> {
  const rows = await db.entry.findMany({
    where: { gameId, seq: { gt: after } },
    orderBy: { seq: "asc" },
    ...(most !== undefined && { take: most }),
  });
  return asEntries(db, gameId, rows);
}

/**
 * More entries than any round has. Rounds that were void, or told by their result, settle nothing: a table that keeps only the score has
 * no end of them.
 */
export const MAX_SINCE = 500;

/**
 * The entries since the last round was settled, and the one that settled it: what stands of them is the open round, and what may be undone.
 * @param settledAt The `seq` of that one; null where none was.
 */
export const entriesSince = (
  db: Reader,
  { id, seq }: { readonly id: string; readonly seq: number },
  settledAt: number | null,
): Promise<readonly Entry[]> => entriesAfter(db, id, Math.max((settledAt ?? 1) - 1, seq - MAX_SINCE));

/**
 * The table as it sat down, before anything was recorded. `journal`: the game's entries; one that was recorded before seats were
 * limited has room for all who sat there, and for nobody more.
 */
export async function openingOf(db: Reader, gameId: string, journal: readonly Entry[]): Promise<GameState> {
  const { ruleSet, house, seats } = await db.game.findUniqueOrThrow({
    where: { id: gameId },
    select: {
      ruleSet: true,
      house: true,
      seats: { where: { joinedAt: 0 }, orderBy: { position: "asc" }, select: { key: true } },
    },
  });
  const players = seats.map(({ key }) => key);
  const joined = standing(journal).flatMap(({ action }) => (action.do === "join" ? action.player : []));
  const opened = newGame({
    game: ruleSet,
    house: fromJson("house", house),
    players,
    room: Math.max(MAX_SEATS, new Set([...players, ...joined]).size),
  });
  if (!opened.ok) throw new Error(`cannot happen: a started game does not start: ${opened.refusal.code}`);
  return opened.value;
}

/** Who has sat where; those who joined come last. */
export async function seatNames(db: Reader, gameId: string): Promise<Record<PlayerId, string>> {
  const seats = await db.seat.findMany({
    where: { gameId },
    orderBy: { position: "asc" },
    select: { key: true, ...SEAT_NAME },
  });
  return namesBySeat(seats);
}
