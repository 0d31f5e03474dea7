import { isDeepStrictEqual } from "node:util";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import { fold } from "@/lib/protocol/journal";
import { atOneMoment, inTransaction } from "../../db/inTransaction";
import { asJson, asStored } from "../../db/json";
import { entriesAfter, openingOf } from "../record/journalStore";
import { type Outcome, outcomeFor, writeOutcome, writeRounds } from "./projections";
import { parsedOrNothing, roundsToStore, storedRounds } from "./storedRounds";

/** How what is kept of a game differs from what its entries come to. */
export interface Drift {
  /** The state, or the last entry it is said to have seen. One that another engine made is no drift. */
  readonly state: boolean;
  /** Numbers of rounds that are kept otherwise, are kept and were never settled, or are missing. */
  readonly rounds: readonly number[];
  /** How the game ended for somebody. */
  readonly outcomes: boolean;
}

/** What a game's entries come to, and how what is kept of it differs from that. */
export interface ReplayedGame extends Outcome {
  /** The last entry that the kept state is said to have seen: what is folded is as of then. */
  readonly seq: number;
  /** The last entry there is. */
  readonly last: number;
  /** Whether the kept state was made by another engine. */
  readonly outdated: boolean;
  /** Recorded entries that the rules refuse; they change nothing. */
  readonly refused: number;
  readonly drift: Drift;
}

interface StoredGame {
  readonly seq: number;
  readonly engineVersion: number;
  readonly state: string;
}

/** Plays a game from its beginning, and compares what is kept of it. Writes nothing. Null where there is no such game. */
export async function replayGame(gameId: string): Promise<ReplayedGame | null> {
  const read = await atOneMoment(async (tx) => {
    // As text: what cannot be read is to be mended.
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
  // Nobody who records waits while it is played.
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
      rounds: [...new Set([...dropped, ...rounds.map(({ settled }) => settled.round)])].toSorted(
        (one, other) => one - other,
      ),
      outcomes: seats.some(({ key, outcome }) => outcome !== outcomeFor(state, key)),
    },
  };
}

/**
 * Keeps what a game's entries come to: its state, its rounds, and how it ended for each seat. That it was folded is nothing that
 * happened at the table: when something was last recorded stays.
 * @returns whether it was kept; false where something was recorded since it was folded, or the game is gone.
 */
export const saveSnapshot = (
  gameId: string,
  { seq, last, state, rounds, dropped }: ReplayedGame,
): Promise<boolean> =>
  inTransaction(async (tx) => {
    const game = await tx.game.findUnique({ where: { id: gameId, seq }, select: { updatedAt: true } });
    if (game === null) return false;
    await tx.game.updateMany({
      where: { id: gameId },
      data: {
        seq: last,
        state: asJson(state),
        engineVersion: ENGINE_VERSION,
        updatedAt: game.updatedAt,
      },
    });
    await writeOutcome(tx, gameId, state);
    await writeRounds(tx, gameId, { rounds, dropped });
    return true;
  });

declare module "../../process/workers/pool" {
  interface Tasks {
    readonly replayGame: typeof replayGame;
  }
}
