import { type ReplayRound, replayRound as roundOf } from "@/lib/views/replay/replayRound";
import type { Pass } from "../../identity/access";
import { readHistory } from "./history";

/** A round of a game to be looked at again, for which the whole game is read and played. */
export const replayRound = async ({
  pass,
  round,
}: {
  readonly pass: Pass;
  readonly round: number | null;
}): Promise<ReplayRound> => roundOf(await readHistory(pass), round);

declare module "../../process/workers/pool" {
  interface Tasks {
    readonly replayRound: typeof replayRound;
  }
}
