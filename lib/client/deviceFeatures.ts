import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import type { LiveStateStore } from "./liveStateStore";
import { saveTable } from "./offlineTables";
import { followSignals } from "./signals";
import { followKeyboard } from "./tableKeys";
import type { TableStore } from "./tableStore";
import { stayAwake } from "./wakeLock";

/**
 * Starts sound, vibration, wake lock and keyboard for a phone at a table. The screen stays on while entries arrive.
 * Loaded after the table.
 * @param keeps True if the table is saved for offline use.
 * @returns a function that stops it.
 */
export function startDeviceFeatures(
  store: TableStore,
  liveStateStore: LiveStateStore,
  keeps: boolean,
): () => void {
  const awake = stayAwake();
  let seen = -1;
  const look = () => {
    const { table, revoked } = store.getView();
    if (revoked || table.state.phase === "finished") awake.rest();
    else if (table.seq !== seen) awake.extend();
    seen = table.seq;
  };
  look();
  const stops = [
    store.subscribe(look),
    followSignals(store, () => liveStateStore.getLiveState().mine),
    followKeyboard(),
    awake.stop,
    ...(keeps ? [saveAsSeen(store, liveStateStore)] : []),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Saves a table on every change, for offline use. Returns a function that stops it. */
function saveAsSeen(store: TableStore, liveStateStore: LiveStateStore): () => void {
  let last: unknown[] = [];
  let keeping = Promise.resolve();
  const look = () => {
    const now = [store.getConfirmed(), liveStateStore.getLiveState()] as const;
    if (store.getView().revoked || now.every((part, at) => part === last[at])) return;
    last = [...now];
    const [table] = now;
    keeping = keeping.then(async () => {
      // A newer table is saved next.
      if (last[0] !== table || store.getView().revoked) return;
      // A confirmed tap may have saved a newer table: an older one never replaces it.
      await saveTable(() => ({
        ...{ table: store.getConfirmed(), aside: liveStateStore.getLiveState() },
        ...{ engine: ENGINE_VERSION, at: Date.now() },
      }));
    });
  };
  look();
  const stops = [store.subscribe(look), liveStateStore.subscribe(look)];
  return () => {
    for (const stop of stops) stop();
  };
}
