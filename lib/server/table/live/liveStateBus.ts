import type { Pass } from "../../identity/access";
import { holdersOf } from "../../identity/visitor";
import { publishToCluster } from "../../process/cluster";
import { broadcast } from "./broadcast";
import { type LiveContext, liveStateFor, loadLiveState } from "./liveState";
import { join } from "./presence";

const asides = broadcast<LiveContext>("Asides", loadLiveState);

/** Listens to what changes beside one game's journal. Returns what stops it. */
const onLiveState = asides.on;

/** Tells those who follow a game through this process what stands beside its journal; of every game, where none is named. */
export const broadcastLiveStateHere = asides.publishHere;

/**
 * Has everybody who follows a game told what stands beside its journal; of every game, where none is named, as when who may do what has
 * changed, and with it whose seats are whose. Call it after every change of that, once it is committed.
 */
export function broadcastLiveState(gameId?: string): void {
  void broadcastLiveStateHere(gameId);
  publishToCluster({ of: "aside", ...(gameId !== undefined && { game: gameId }) });
}

/**
 * Sends somebody who follows a table what stands beside its journal, at once and after every change of it; as long as they follow
 * it, they are there. Returns what stops it.
 */
export function followLiveState(pass: Pass, send: (event: string) => void): () => void {
  const { gameId, visitor } = pass;
  let last = "";
  const forget = onLiveState(gameId, (around) => {
    const aside = JSON.stringify(liveStateFor(around, pass));
    if (aside === last) return;
    last = aside;
    send(`event: aside\ndata: ${aside}\n\n`);
  });
  const leave = holdersOf(visitor).map((holder) =>
    join(gameId, holder, () => void broadcastLiveStateHere(gameId)),
  );
  void broadcastLiveStateHere(gameId);
  return () => {
    forget();
    for (const left of leave) left();
  };
}
