import { type GameState, MAX_SEATS, newGame, type PlayerId, type RoundVerdict } from "@/lib/engine";
import type { Entry, NewEntry } from "@/lib/protocol/entry";
import { standing } from "@/lib/protocol/journal";

import { asJsonOrNull, fromJson } from "../../db/json";
import type { Reader } from "../../db/reader";
import { Prisma } from "../../generated/prisma/client";
import { nameOfSeat, namesBySeat, SEAT_NAME } from "../seatNames";

/** A settled round as stored. */
export interface JournalRound {
  /** The position of the entry that settled it. */
  readonly place: number;
  readonly settled: RoundVerdict;
  /** The last entry that changed its verdict. */
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
 * Adds the server's fields to an entry, in the same key order as when it is read back. Its author's id is not
 * included, because entries go to everyone at the table.
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

/** Converts rows to entries, with the names of those who joined. */
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
 * Converts an entry to a row. A joiner's name is stored with the seat.
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

/** The condition for rows that replace others: corrections, concurrent bangs (F13), and undos. */
export const REPLACING = { replaces: { not: Prisma.DbNull } } as const;

/** Reads the entries after a `seq`, oldest first, up to `most` if given. */
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
 * More entries than a round has. Void and result-only rounds settle nothing, so a table that only keeps score
 * has any number of them.
 */
export const MAX_SINCE = 500;

/**
 * Reads the entries from the one that settled the last round on. They form the open round and what can be
 * undone.
 * @param settledAt The `seq` of that entry; null if no round is settled.
 */
export const entriesSince = (
  db: Reader,
  { id, seq }: { readonly id: string; readonly seq: number },
  settledAt: number | null,
): Promise<readonly Entry[]> => entriesAfter(db, id, Math.max((settledAt ?? 1) - 1, seq - MAX_SINCE));

/**
 * The state before the first entry. An old game, from before the limit on seats, has room for exactly its
 * players.
 * @param journal The game's entries.
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
  if (!opened.ok) throw new Error(`cannot happen: the rules refuse a started game: ${opened.refusal.code}`);
  return opened.value;
}

/** Names of all current and former seats; joiners come last. */
export async function seatNames(db: Reader, gameId: string): Promise<Record<PlayerId, string>> {
  const seats = await db.seat.findMany({
    where: { gameId },
    orderBy: { position: "asc" },
    select: { key: true, ...SEAT_NAME },
  });
  return namesBySeat(seats);
}
