import { database } from "../../db/db";
import { pokeOutboxHere } from "../../events/outbox";
import type { ClusterEvent } from "../../process/cluster";
import { entriesAfter } from "../record/journalStore";
import { clearCachedState } from "../record/stateCache";
import { publishCupsHere } from "../reveal/cups";
import { isFollowed, publish } from "./live";
import { broadcastLiveStateHere } from "./liveStateBus";
import { publishNextGameHere } from "./nextGame";
import { closeRevokedStreamsHere, reconnectStreamsHere, refreshAccessHere } from "./openStreams";
import { heartbeatHere, setRemotePresence } from "./presence";

/**
 * Handles an event from another process on the same database. Unknown events, as from a newer version, are
 * ignored.
 */
export async function handleClusterEvent(word: ClusterEvent): Promise<void> {
  switch (word.of) {
    case "recorded":
      // The cached state is outdated.
      clearCachedState(word.game);
      if (isFollowed(word.game)) publish(word.game, await entriesAfter(database(), word.game, word.after));
      return;
    case "aside":
      return broadcastLiveStateHere(word.game);
    case "cups":
      return publishCupsHere(word.game);
    case "happened":
      return pokeOutboxHere();
    case "next":
      return publishNextGameHere(word.table, word.game);
    case "ungiven":
      return closeRevokedStreamsHere(word);
    case "afresh":
      return refreshAccessHere(word);
    case "ask-again":
      return reconnectStreamsHere(word.holder);
    case "heard":
      heartbeatHere(word.game, word.holder);
      return;
    case "here":
    case "left":
      return setRemotePresence(
        word.game,
        word.holder,
        word.of === "here",
        () => void broadcastLiveStateHere(word.game),
      );
  }
}
