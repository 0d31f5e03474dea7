import type { Settled } from "@/lib/engine";
import { atOneMoment } from "../db/inTransaction";
import { roundsOf } from "./roundsOf";

/** Where a settled round of a game began, and its verdict; null where it has no such round. */
export async function settledRound({
  gameId,
  round,
}: {
  readonly gameId: string;
  readonly round: number;
}): Promise<{ readonly place: number; readonly settled: Settled } | null> {
  const rounds = await atOneMoment((tx) => roundsOf(tx, gameId));
  const found = rounds.find(({ settled }) => settled.round === round);
  return found ? { place: found.place, settled: found.settled } : null;
}

declare module "../process/workers/pool" {
  interface Tasks {
    readonly settledRound: typeof settledRound;
  }
}
