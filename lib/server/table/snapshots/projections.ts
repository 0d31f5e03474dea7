import { setImmediate } from "node:timers/promises";
import type { Finished, GameState, PlayerId } from "@/lib/engine";
import { asJson } from "../../db/json";
import type { Reader } from "../../db/reader";
import type { JournalRound } from "../record/journalStore";

// Data stored for a game that derives from its entries.

/** The derived data of a game. */
export interface DerivedData {
  readonly state: GameState;
  /** Rounds that are new or changed. */
  readonly rounds: readonly JournalRound[];
  /** Numbers of stored rounds that changed or disappeared. */
  readonly dropped: readonly number[];
}

const SLICE = 50;

const slices = <One>(all: readonly One[]): readonly (readonly One[])[] =>
  Array.from({ length: Math.ceil(all.length / SLICE) }, (_, at) => all.slice(at * SLICE, (at + 1) * SLICE));

/** Writes the changed rounds of a game. */
export async function writeRounds(
  tx: Reader,
  gameId: string,
  { rounds, dropped }: Pick<DerivedData, "rounds" | "dropped">,
): Promise<void> {
  for (const some of slices(dropped))
    await tx.roundRow.deleteMany({ where: { gameId, round: { in: [...some] } } });
  for (const some of slices(rounds)) {
    await tx.roundRow.createMany({
      data: some.map(({ place, settled, since }) => ({
        gameId,
        round: settled.round,
        seq: place,
        verdict: asJson(settled),
        since,
      })),
    });
    // A correction may change every round of a long game, so this yields to other requests.
    if (rounds.length > SLICE) await setImmediate();
  }
}

/** Writes each seat's result, or clears it if a correction reopened the game. */
export async function writeSeatResults(tx: Reader, gameId: string, state: GameState): Promise<void> {
  const { losers, winners } = endOf(state);
  await tx.seat.updateMany({ where: { gameId, outcome: { not: null } }, data: { outcome: null } });
  await tx.seat.updateMany({ where: { gameId, key: { in: [...winners] } }, data: { outcome: "won" } });
  await tx.seat.updateMany({ where: { gameId, key: { in: [...losers] } }, data: { outcome: "lost" } });
}

/** A seat's result, as `writeSeatResults` stores it. */
export function seatResult(state: GameState, seat: PlayerId): string | null {
  const { losers, winners } = endOf(state);
  if (losers.includes(seat)) return "lost";
  return winners.includes(seat) ? "won" : null;
}

const NO_RESULT: Pick<Finished, "winners" | "losers"> = { winners: [], losers: [] };

const endOf = (state: GameState) => (state.phase === "finished" ? state.finished : NO_RESULT);
