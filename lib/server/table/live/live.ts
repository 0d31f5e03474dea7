import type { Entry } from "@/lib/protocol/entry";
import { processSingleton } from "../../process/processSingleton";

/** Is told what was recorded in a game. The order of calls is not promised; `seq` tells it. */
export type Listener = (entries: readonly Entry[]) => void;

const bus = (): Map<string, Set<Listener>> => processSingleton("Bus", () => new Map());

/** Listens to one game. Returns what stops it. */
export function subscribe(gameId: string, listener: Listener): () => void {
  const listeners = bus().get(gameId) ?? new Set();
  bus().set(gameId, listeners.add(listener));
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && bus().get(gameId) === listeners) bus().delete(gameId);
  };
}

/** Whether anybody follows a game through this process. */
export const isFollowed = (gameId: string): boolean => bus().has(gameId);

/** Tells everybody who follows a game through this process what was recorded. Call it after the commit, never before. */
export function publish(gameId: string, entries: readonly Entry[]): void {
  for (const listener of [...(bus().get(gameId) ?? [])]) {
    try {
      listener(entries);
    } catch (thrown) {
      // What is recorded is recorded: a listener that fails must not make it look otherwise.
      console.error(thrown);
    }
  }
}
