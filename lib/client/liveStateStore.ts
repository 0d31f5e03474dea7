import type { NextGame } from "@/lib/protocol/entry";
import type { LiveState } from "@/lib/protocol/liveState";
import type { TypedCups } from "@/lib/protocol/typedCups";

/** What stands beside a game's journal, as this phone was told it last. */
export interface LiveStateStore {
  getLiveState(): LiveState;
  subscribe(listener: () => void): () => void;
  /** Takes what the live stream tells: all of it, each time. */
  takeLiveState(aside: LiveState): void;
  /** The game that has begun at the table, as the stream told it; null where none has, or none is there any more. */
  getNext(): NextGame | null;
  takeNext(next: NextGame | null): void;
  /** What the phones have typed of lifted cups, as the stream told it; undefined until it did. */
  getCups(): TypedCups | null | undefined;
  takeCups(typed: TypedCups | null): void;
}

/** Opens the store on what the page was given. */
export function openLiveStateStore(given: LiveState): LiveStateStore {
  let aside = given;
  let next: NextGame | null = null;
  let cups: TypedCups | null | undefined;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    getLiveState: () => aside,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    takeLiveState(fresh) {
      aside = fresh;
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
