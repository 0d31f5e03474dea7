import type { Pass } from "../../identity/access";
import { holdersOf } from "../../identity/visitor";
import { publishToCluster } from "../../process/cluster";
import { broadcast } from "./broadcast";
import { type LiveContext, liveStateFor, loadLiveState } from "./liveState";
import { join } from "./presence";

const liveStates = broadcast<LiveContext>("Asides", loadLiveState);

/** Subscribes to one game's live state. Returns the function that unsubscribes. */
const onLiveState = liveStates.on;

/** Publishes the live state to this process's followers of a game; without a game, to all. */
export const broadcastLiveStateHere = liveStates.publishHere;

/**
 * Publishes the live state to all followers of a game; without a game, to those of every game, as after a
 * change of permissions. Call it after each such commit.
 */
export function broadcastLiveState(gameId?: string): void {
  void broadcastLiveStateHere(gameId);
  publishToCluster({ of: "aside", ...(gameId !== undefined && { game: gameId }) });
}

/**
 * Sends a follower the live state now and after every change, and counts them as present. Returns the
 * function that stops it.
 */
export function followLiveState(pass: Pass, send: (event: string) => void): () => void {
  const { gameId, visitor } = pass;
  let last = "";
  const unsubscribe = onLiveState(gameId, (liveState) => {
    const payload = JSON.stringify(liveStateFor(liveState, pass));
    if (payload === last) return;
    last = payload;
    send(`event: aside\ndata: ${payload}\n\n`);
  });
  const leave = holdersOf(visitor).map((holder) =>
    join(gameId, holder, () => void broadcastLiveStateHere(gameId)),
  );
  void broadcastLiveStateHere(gameId);
  return () => {
    unsubscribe();
    for (const left of leave) left();
  };
}
