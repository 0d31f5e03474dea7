import type { Settled } from "@/lib/engine";
import { fold } from "@/lib/protocol/journal";
import { type ButWePlay, butWePlay } from "@/lib/views/butWePlay";
import { playedRounds, type StandingRound } from "@/lib/views/playedRounds";
import { atOneMoment } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { entriesAfter, openingOf } from "../table/record/journalStore";

/** Finds a settled round's first entry and its verdict; null if the game has no such round. */
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

/** Applies other house rules to a round; null if the game has no such round. */
export async function alternatives({
  gameId,
  round,
}: {
  readonly gameId: string;
  readonly round: number;
}): Promise<ButWePlay | null> {
  const rounds = await atOneMoment((tx) => roundsOf(tx, gameId));
  const found = rounds.find(({ settled }) => settled.round === round);
  return found ? butWePlay(found.played) : null;
}

/** Lists a game's settled rounds as they stand, with the time each was first settled. */
export async function roundsOf(
  db: Reader,
  gameId: string,
): Promise<readonly (StandingRound & { readonly at: string })[]> {
  const entries = await entriesAfter(db, gameId, 0);
  const at = new Map(entries.map((entry) => [entry.seq, entry.at]));
  return playedRounds(fold(await openingOf(db, gameId, entries), entries)).map((round) => ({
    ...round,
    at: at.get(round.settledAt) ?? "",
  }));
}

declare module "../process/workers/pool" {
  interface Tasks {
    readonly settledRound: typeof settledRound;
    readonly alternatives: typeof alternatives;
  }
}
