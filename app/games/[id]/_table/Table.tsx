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
  readonly aside: LiveState;
  /** What the header offers beside the title: the share button. */
  readonly share: React.ReactNode;
  /** When whoever looks has reached the limit of drinks they set, and what they are told then. Nobody else's page has it. */
  readonly limit?: OwnLimit | null;
  /** It was begun on this phone, and no server knows of it yet. */
  readonly begunHere?: boolean;
}

/** One game on this phone, as long as it is this phone's to see. */
export function Table({ table, aside, share, limit, begunHere }: TableProps) {
  useNeeded(() => neededNow(table, aside));
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
      aside={aside}
      share={share}
      limit={limit ?? null}
      begunHere={begunHere ?? false}
    />
  );
}

/** Opens the game's store once and keeps it up to date for as long as the screen is open. */
function FollowedTable({ table, aside, share, limit, begunHere }: Required<TableProps>) {
  const [beside] = useState(() => openLiveStateStore(aside));
  const [store] = useState(() =>
    openTableStore({
      table,
      send: begunHere ? undefined : (entries, as) => sendEntries(table.id, entries, as),
      readAfresh: () => readAgain(table.id),
      newId,
      queue: outbox(table.id, beside.getLiveState),
      later: (again, milliseconds) => setTimeout(again, milliseconds),
    }),
  );
  useEffect(() => {
    void store.restore();
    if (!begunHere) return followTable(store, beside, table.id);
    store.setConnection("offline");
  }, [store, beside, table.id, begunHere]);
  useCompany(store, beside, !begunHere);
  const isOver = () => store.getView().gone;
  const gone = useSyncExternalStore(store.subscribe, isOver, isOver);
  return gone ? (
    <AccessRevoked game={table.id} table={table.table} />
  ) : (
    <TableScreen limit={limit} store={store} beside={beside} share={share} />
  );
}

/** Sounds, the buzz, a screen that stays on, and a copy on this phone: they come when the page is at rest, and nobody waits for them. */
function useCompany(store: TableStore, beside: LiveStateStore, keeps: boolean): void {
  useEffect(() => {
    let left = false;
    let end = () => {};
    whenIdle(() => {
      if (left) return;
      void import("@/lib/client/deviceFeatures").then(
        ({ startDeviceFeatures }) => {
          if (!left) end = startDeviceFeatures(store, beside, keeps);
        },
        // Without a line the table is played in silence.
        () => undefined,
      );
    });
    return () => {
      left = true;
      end();
    };
  }, [store, beside, keeps]);
}
