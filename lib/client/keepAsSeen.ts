import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import type { AsideStore } from "./asideStore";
import { keepTable } from "./keptTables";
import type { TableStore } from "./tableStore";

/** Keeps a table on this phone as it changes, so that one can sit down to it without a line. Returns what stops it. */
export function keepAsSeen(store: TableStore, beside: AsideStore): () => void {
  let last: unknown[] = [];
  let keeping = Promise.resolve();
  const look = () => {
    const now = [store.getConfirmed(), beside.getAside()] as const;
    if (store.getView().gone || now.every((part, at) => part === last[at])) return;
    last = [...now];
    const [table, aside] = now;
    keeping = keeping.then(async () => {
      // What is newer by now is kept next.
      if (last[0] !== table || store.getView().gone) return;
      await keepTable({ table, aside, engine: ENGINE_VERSION, at: Date.now() });
    });
  };
  look();
  const stops = [store.subscribe(look), beside.subscribe(look)];
  return () => {
    for (const stop of stops) stop();
  };
}
