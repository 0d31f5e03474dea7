import type { Entry } from "@/lib/protocol/entry";

/** Is told what was recorded in a game. The order of calls is not promised; `seq` tells it. */
export type Listener = (entries: readonly Entry[]) => void;

// The app's modules are loaded more than once in one process: the bus hangs where all of them find the same one.
const shared = globalThis as typeof globalThis & { liarsTableBus?: Map<string, Set<Listener>> };
const bus = (): Map<string, Set<Listener>> => {
  shared.liarsTableBus ??= new Map();
  return shared.liarsTableBus;
};

/** Listens to one game. Returns what stops it. */
export function subscribe(gameId: string, listener: Listener): () => void {
  const listeners = bus().get(gameId) ?? new Set();
  bus().set(gameId, listeners.add(listener));
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && bus().get(gameId) === listeners) bus().delete(gameId);
  };
}

/** Tells everybody who follows a game what was recorded. Call it after the commit, never before. */
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
