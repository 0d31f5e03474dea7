import type { Aside } from "@/lib/protocol/aside";

/** What stands beside a game's journal, as this phone was told it last. */
export interface AsideStore {
  getAside(): Aside;
  subscribe(listener: () => void): () => void;
  /** Takes what the live stream tells: all of it, each time. */
  take(aside: Aside): void;
}

/** Opens the store on what the page was given. */
export function openAsideStore(given: Aside): AsideStore {
  let aside = given;
  const listeners = new Set<() => void>();
  return {
    getAside: () => aside,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take(next) {
      aside = next;
      for (const listener of listeners) listener();
    },
  };
}
