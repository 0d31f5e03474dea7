import { type GameState, play } from "@/lib/engine";
import type { Entry } from "@/lib/protocol/entry";
import { standing } from "@/lib/protocol/journal";
import { countGame as count, endingOf, type PlayedAction } from "@/lib/views/figures/countGame";
import { finishingOrder } from "@/lib/views/figures/finishingOrder";
import { type GameCount, storedCount } from "@/lib/views/figures/groupSum";
import { database } from "../db/db";
import { atOneMoment } from "../db/inTransaction";
import { reasonOf } from "../process/operatorError";
import { entriesAfter, openingOf } from "../table/record/journalStore";

/**
 * Counts a game from its entries. It also returns the number of its last entry. Null if there is no such
 * game.
 */
export async function countGame(
  gameId: string,
): Promise<{ readonly seq: number; readonly count: GameCount } | null> {
  const read = await atOneMoment(async (tx) => {
    const game = await tx.game.findUnique({ where: { id: gameId }, select: { seq: true } });
    return game && { ...game, journal: await entriesAfter(tx, gameId, 0) };
  });
  if (read === null) return null;
  const { seq, journal } = read;
  const opening = await openingOf(database(), gameId, journal);
  try {
    return { seq, count: countOf(opening, journal) };
  } catch (thrown) {
    // A game that fails to replay counts as nothing and does not block the others.
    console.error(`Could not count the statistics of the game ${gameId}: ${reasonOf(thrown)}`);
    return { seq, count: NOTHING_COUNTED };
  }
}

const NOTHING_COUNTED: GameCount = {
  rounds: 0,
  seats: {},
  pairs: {},
  present: [],
  finished: null,
  order: null,
  bluffs: {},
  bangs: {},
};

function countOf(opening: GameState, journal: readonly Entry[]): GameCount {
  const played = [...standingActions(opening, journal)];
  const counted = count(opening, played);
  const last = played.at(-1)?.after ?? opening;
  const ending = endingOf(last);
  return storedCount(counted, ending && finishingOrder(last, ending));
}

/** Replays the standing entries of a journal. Entries that the rules refuse change nothing. */
function* standingActions(opening: GameState, journal: readonly Entry[]): Generator<PlayedAction> {
  let before = opening;
  for (const { action } of standing(journal)) {
    const played = play(before, action);
    if (!played.ok) continue;
    const { state: after, facts } = played.value;
    yield { action, before, after, facts };
    before = after;
  }
}

declare module "../process/workers/pool" {
  interface Tasks {
    readonly countGame: typeof countGame;
  }
}
