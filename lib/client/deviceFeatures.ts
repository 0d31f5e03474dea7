import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import type { LiveStateStore } from "./liveStateStore";
import { saveTable } from "./offlineTables";
import { followSignals } from "./signals";
import type { TableStore } from "./tableStore";
import { stayAwake } from "./wakeLock";

/**
 * Makes a good companion of a phone at a table: it is heard and felt where that is wanted, and its screen stays on while
 * something is recorded now and then. Loaded when the table stands already.
 * @param keeps Whether the table is kept on this phone, for when there is no line.
 * @returns what ends it.
 */
export function startDeviceFeatures(store: TableStore, beside: LiveStateStore, keeps: boolean): () => void {
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
    followSignals(store, () => beside.getLiveState().mine),
    awake.stop,
    ...(keeps ? [saveAsSeen(store, beside)] : []),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Keeps a table on this phone as it changes, so that one can sit down to it without a line. Returns what stops it. */
function saveAsSeen(store: TableStore, beside: LiveStateStore): () => void {
  let last: unknown[] = [];
  let keeping = Promise.resolve();
  const look = () => {
    const now = [store.getConfirmed(), beside.getLiveState()] as const;
    if (store.getView().gone || now.every((part, at) => part === last[at])) return;
    last = [...now];
    const [table] = now;
    keeping = keeping.then(async () => {
      // What is newer by now is kept next.
      if (last[0] !== table || store.getView().gone) return;
      // A tap that is through meanwhile has left a newer table: never an older one over it.
      await saveTable(() => ({
        ...{ table: store.getConfirmed(), aside: beside.getLiveState() },
        ...{ engine: ENGINE_VERSION, at: Date.now() },
      }));
    });
  };
  look();
  const stops = [store.subscribe(look), beside.subscribe(look)];
  return () => {
    for (const stop of stops) stop();
  };
}
