import type { Entry } from "@/lib/protocol/entry";
import { processSingleton } from "../../process/processSingleton";

/** Receives entries recorded in a game. Calls may be out of order; sort by `seq`. */
export type Listener = (entries: readonly Entry[]) => void;

const bus = (): Map<string, Set<Listener>> => processSingleton("Bus", () => new Map());

/** Subscribes to one game. Returns the function that unsubscribes. */
export function subscribe(gameId: string, listener: Listener): () => void {
  const listeners = bus().get(gameId) ?? new Set();
  bus().set(gameId, listeners.add(listener));
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && bus().get(gameId) === listeners) bus().delete(gameId);
  };
}

/** True if this process has followers of a game. */
export const isFollowed = (gameId: string): boolean => bus().has(gameId);

/** Publishes entries to this process's followers of a game. Call it only after the commit. */
export function publish(gameId: string, entries: readonly Entry[]): void {
  for (const listener of [...(bus().get(gameId) ?? [])]) {
    try {
      listener(entries);
    } catch (thrown) {
      // The entries are committed, so a failing listener must not fail the request.
      console.error(thrown);
    }
  }
}
