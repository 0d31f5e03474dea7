import { fold } from "@/lib/protocol/journal";
import { playedRounds, type StandingRound } from "@/lib/views/playedRounds";
import type { Reader } from "../db/reader";
import { entriesAfter, openingOf } from "../table/record/journalStore";

/** A game's settled rounds as they stand, and when each was settled first. */
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
