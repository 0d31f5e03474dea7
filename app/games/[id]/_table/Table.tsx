"use client";
import { useEffect, useState, useSyncExternalStore } from "react";
import { whenIdle } from "@/app/ui/lazy";
import { useNeeded } from "@/app/ui/useNeeded";
import { readAgain, sendEntries } from "@/lib/client/api";
import { followTable } from "@/lib/client/followTable";
import { type LiveStateStore, openLiveStateStore } from "@/lib/client/liveStateStore";
import { newId } from "@/lib/client/newId";
import { outbox } from "@/lib/client/outbox";
import { openTableStore, type TableStore } from "@/lib/client/tableStore";
import { linkWords } from "@/lib/messages/anyPage";
import type { OpenTable } from "@/lib/protocol/entry";
import type { LiveState } from "@/lib/protocol/liveState";
import { AccessRevoked } from "../_access/AccessRevoked";
import { useAccessCheck } from "../_access/useAccessCheck";
import { neededNow } from "./phases";
import { type OwnLimit, TableScreen } from "./TableScreen";

interface TableProps {
  readonly table: OpenTable;
  readonly liveState: LiveState;
  /** The share button in the header. */
  readonly share: React.ReactNode;
  /** The viewer's own drink limit and its message. Never sent to anyone else. */
  readonly limit?: OwnLimit | null;
  /** True if it started offline on this phone and the server does not know it yet. */
  readonly startedOffline?: boolean;
}

/** One game, while this phone has access to it. */
export function Table({ table, liveState, share, limit, startedOffline }: TableProps) {
  useNeeded(() => neededNow(table, liveState));
  const ours = useAccessCheck(table, () => readAgain(table.id));
  if (ours === "gone") return <AccessRevoked game={table.id} table={table.table} />;
  if (ours === "asking")
    return (
      <p role="status" className="p-6 text-soft">
        {linkWords.asking}
      </p>
    );
  return (
    <FollowedTable
      table={ours}
      liveState={liveState}
      share={share}
      limit={limit ?? null}
      startedOffline={startedOffline ?? false}
    />
  );
}

/** Opens the game's store once and keeps it in sync while the screen is open. */
function FollowedTable({ table, liveState, share, limit, startedOffline }: Required<TableProps>) {
  const [liveStateStore] = useState(() => openLiveStateStore(liveState));
  const [store] = useState(() =>
    openTableStore({
      table,
      send: startedOffline ? undefined : (entries, as) => sendEntries(table.id, entries, as),
      fetchTable: () => readAgain(table.id),
      newId,
      queue: outbox(table.id, liveStateStore.getLiveState),
      later: (again, milliseconds) => setTimeout(again, milliseconds),
    }),
  );
  useEffect(() => {
    void store.restore();
    if (!startedOffline) return followTable(store, liveStateStore, table.id);
    store.setConnection("offline");
  }, [store, liveStateStore, table.id, startedOffline]);
  useCompany(store, liveStateStore, !startedOffline);
  const isOver = () => store.getView().revoked;
  const revoked = useSyncExternalStore(store.subscribe, isOver, isOver);
  return revoked ? (
    <AccessRevoked game={table.id} table={table.table} />
  ) : (
    <TableScreen limit={limit} store={store} liveStateStore={liveStateStore} share={share} />
  );
}

/** Sounds, vibration, wake lock and an offline copy: loaded when the page is idle. */
function useCompany(store: TableStore, liveStateStore: LiveStateStore, keeps: boolean): void {
  useEffect(() => {
    let left = false;
    let end = () => {};
    whenIdle(() => {
      if (left) return;
      void import("@/lib/client/deviceFeatures").then(
        ({ startDeviceFeatures }) => {
          if (!left) end = startDeviceFeatures(store, liveStateStore, keeps);
        },
        // Offline the table is silent.
        () => undefined,
      );
    });
    return () => {
      left = true;
      end();
    };
  }, [store, liveStateStore, keeps]);
}
