import { ok } from "@/lib/engine";
import { fold } from "@/lib/formats/journal";
import { type ButWePlay, butWePlay } from "@/lib/views/butWePlay";
import { playedRounds, type StandingRound } from "@/lib/views/playedRounds";
import type { Pass } from "../access";
import { database } from "../db";
import { entriesAfter, openingOf, type Reader } from "../journalStore";
import { type Done, notDone } from "../notDone";

/** A game's settled rounds as they stand, and when each was settled first. */
export async function roundsOf(
  db: Reader,
  gameId: string,
): Promise<readonly (StandingRound & { readonly at: string })[]> {
  const entries = await entriesAfter(db, gameId, 0);
  const at = new Map(entries.map((entry) => [entry.seq, entry.at]));
  return playedRounds(fold(await openingOf(db, gameId), entries)).map((round) => ({
    ...round,
    at: at.get(round.settledAt) ?? "",
  }));
}

/** What other house rules would have made of a round. Refuses with `no-such-round`. */
export async function roundElsewhere({ gameId }: Pass, round: number | null): Promise<Done<ButWePlay>> {
  const rounds = await database().$transaction((tx) => roundsOf(tx, gameId));
  const found = rounds.find(({ settled }) => settled.round === round);
  return found ? ok(butWePlay(found.played)) : notDone("no-such-round");
}
