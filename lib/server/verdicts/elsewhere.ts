import { type ButWePlay, butWePlay } from "@/lib/views/butWePlay";
import { atOneMoment } from "../db/inTransaction";
import { roundsOf } from "./roundsOf";

/** What other house rules would have made of a round of a game; null where it has no such round. */
export async function elsewhere({
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

declare module "../process/workers/pool" {
  interface Tasks {
    readonly elsewhere: typeof elsewhere;
  }
}
