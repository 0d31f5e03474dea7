import type { NextGame } from "@/lib/protocol/entry";
import type { LiveState } from "@/lib/protocol/liveState";
import type { TypedCups } from "@/lib/protocol/typedCups";

/** The live state next to a game's journal, as last received. */
export interface LiveStateStore {
  getLiveState(): LiveState;
  subscribe(listener: () => void): () => void;
  /** Replaces the state with the stream's. */
  takeLiveState(liveState: LiveState): void;
  /** The table's next game from the stream; null if there is none, or it was deleted. */
  getNext(): NextGame | null;
  takeNext(next: NextGame | null): void;
  /** Cups being entered, from the stream; undefined before its first message. */
  getCups(): TypedCups | null | undefined;
  takeCups(typed: TypedCups | null): void;
}

/** Opens the store with the page's initial state. */
export function openLiveStateStore(given: LiveState): LiveStateStore {
  let liveState = given;
  let next: NextGame | null = null;
  let cups: TypedCups | null | undefined;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    getLiveState: () => liveState,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    takeLiveState(fresh) {
      liveState = fresh;
      changed();
    },
    getNext: () => next,
    takeNext(begun) {
      if (begun?.game === next?.game) return;
      next = begun;
      changed();
    },
    getCups: () => cups,
    takeCups(typed) {
      cups = typed;
      changed();
    },
  };
}
