import type { AsideStore } from "./asideStore";
import { keepAsSeen } from "./keepAsSeen";
import { followSignals } from "./signals";
import type { TableStore } from "./tableStore";
import { stayAwake } from "./wakeLock";

/**
 * Makes a good companion of a phone at a table: it is heard and felt where that is wanted, and its screen stays on while
 * something is recorded now and then. Loaded when the table stands already.
 * @param keeps Whether the table is kept on this phone, for when there is no line.
 * @returns what ends it.
 */
export function keepCompany(store: TableStore, beside: AsideStore, keeps: boolean): () => void {
  const awake = stayAwake();
  let seen = -1;
  const look = () => {
    const { table, gone } = store.getView();
    if (gone || table.state.phase === "finished") awake.rest();
    else if (table.seq !== seen) awake.stir();
    seen = table.seq;
  };
  look();
  const stops = [
    store.subscribe(look),
    followSignals(store, () => beside.getAside().mine),
    awake.stop,
    ...(keeps ? [keepAsSeen(store, beside)] : []),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
