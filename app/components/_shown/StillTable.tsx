"use client";

import { useEffect, useState } from "react";
import { neededNow } from "@/app/games/[id]/_table/phases";
import { TableScreen } from "@/app/games/[id]/_table/TableScreen";
import { useNeeded } from "@/app/ui/useNeeded";
import { openLiveStateStore } from "@/lib/client/liveStateStore";
import { openTableStore, type TableStore } from "@/lib/client/tableStore";
import type { OpenTable } from "@/lib/protocol/entry";
import type { MadeState } from "../_made/states";

/** A table screen without a connection: taps are played here and never sent. */
export function StillTable({ table, liveState, refused }: MadeState) {
  useNeeded(() => neededNow(table, liveState));
  const [store] = useState(() => stillStore(table));
  const [liveStateStore] = useState(() => openLiveStateStore(liveState));
  useEffect(() => {
    if (refused) store.tap(refused);
  }, [store, refused]);
  // A separate form keeps the choices of two tables apart.
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <TableScreen store={store} liveStateStore={liveStateStore} share={null} limit={null} />
    </form>
  );
}

function stillStore(table: OpenTable): TableStore {
  const store = openTableStore({
    table,
    send: () => new Promise(() => {}),
    fetchTable: () => new Promise(() => {}),
    newId: () => "made",
    later: () => {},
  });
  store.setConnection("live");
  return store;
}
