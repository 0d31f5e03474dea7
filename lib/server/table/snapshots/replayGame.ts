import { isDeepStrictEqual } from "node:util";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import { fold } from "@/lib/protocol/journal";
import { write } from "../../db/db";
import { atOneMoment } from "../../db/inTransaction";
import { asStored } from "../../db/json";
import { sendable } from "../../db/write";
import { Prisma } from "../../generated/prisma/client";
import { entriesAfter, openingOf } from "../record/journalStore";
import { type DerivedData, seatResult, snapshotAt, writeRounds, writeSeatResults } from "./projections";
import { parsedOrNothing, roundsToStore, storedRounds } from "./storedRounds";

/** Differences between a game's stored data and its entries. */
export interface Drift {
  /** The state or its `seq` differs. A state of another engine version is not drift. */
  readonly state: boolean;
  /** Numbers of rounds that differ, are missing, or were never settled. */
  readonly rounds: readonly number[];
  /** A seat's result differs. */
  readonly outcomes: boolean;
}

/** A game's derived data computed from its entries, with the drift of the stored data. */
export interface ReplayedGame extends DerivedData {
  /** The `seq` of the stored state, up to which the entries were replayed. */
  readonly seq: number;
  /** The last entry. */
  readonly last: number;
  /** True if another engine version made the stored state. */
  readonly outdated: boolean;
  /** Number of recorded entries that the rules now refuse. They have no effect. */
  readonly refused: number;
  readonly drift: Drift;
}

interface StoredGame {
  readonly seq: number;
  readonly engineVersion: number;
  readonly state: string;
}

/** Replays a game and compares its stored data, without writing. Null if there is no such game. */
export async function replayGame(gameId: string): Promise<ReplayedGame | null> {
  const read = await atOneMoment(async (tx) => {
    // Read as text, so that an unreadable state can be repaired.
    const [game] = await tx.$queryRaw<
      StoredGame[]
    >`SELECT "seq", "engineVersion", CAST("state" AS TEXT) AS "state" FROM "Game" WHERE "id" = ${gameId}`;
    if (game === undefined) return null;
    const journal = await entriesAfter(tx, gameId, 0);
    const opening = await openingOf(tx, gameId, journal);
    const seats = await tx.seat.findMany({ where: { gameId }, select: { key: true, outcome: true } });
    return { game, journal, opening, seats, rows: await storedRounds(tx, gameId) };
  });
  if (read === null) return null;
  // Outside the transaction, so recording continues during the replay.
  const { game, journal, opening, seats, rows } = read;
  const folded = fold(opening, journal);
  const { state } = folded;
  const last = journal.at(-1)?.seq ?? 0;
  const outdated = game.engineVersion !== ENGINE_VERSION;
  const isSame = game.seq === last && isDeepStrictEqual(parsedOrNothing(game.state), asStored(state));
  const { rounds, dropped } = roundsToStore(rows, folded, last);
  return {
    seq: game.seq,
    last,
    state,
    rounds,
    dropped,
    outdated,
    refused: folded.refused.length,
    drift: {
      state: !outdated && !isSame,
      rounds: [
        ...new Set([...dropped.map(({ round }) => round), ...rounds.map(({ settled }) => settled.round)]),
      ].toSorted((one, other) => one - other),
      outcomes: seats.some(({ key, outcome }) => outcome !== seatResult(state, key)),
    },
  };
}

/**
 * Saves a replayed game's derived data: state, rounds and results. updatedAt stays, because nothing was
 * recorded.
 * @returns false if entries were recorded since, or the game was deleted.
 */
export const saveSnapshot = (
  gameId: string,
  { seq, last, state, rounds, dropped }: ReplayedGame,
): Promise<boolean> =>
  write({
    guard: sendable(
      Prisma.sql`UPDATE "Game" SET ${snapshotAt(last, state)} WHERE "id" = ${gameId} AND "seq" = ${seq}`,
    ),
    others: [writeSeatResults(gameId, state), ...writeRounds(gameId, { rounds, dropped })],
  });

declare module "../../process/workers/pool" {
  interface Tasks {
    readonly replayGame: typeof replayGame;
  }
}
