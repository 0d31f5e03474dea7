"use client";
import { useEffect, useState, useSyncExternalStore } from "react";
import { whenIdle } from "@/app/ui/lazy";
import { useNeeded } from "@/app/ui/useNeeded";
import { readAgain, sendEntries } from "@/lib/client/api";
import { type AsideStore, openAsideStore } from "@/lib/client/asideStore";
import { followTable } from "@/lib/client/followTable";
import { newId } from "@/lib/client/newId";
import { openTableStore, type TableStore } from "@/lib/client/tableStore";
import { tapQueue } from "@/lib/client/tapQueue";
import { linkWords } from "@/lib/messages/anyPage";
import type { Aside } from "@/lib/protocol/aside";
import type { OpenTable } from "@/lib/protocol/entry";
import { Gone } from "../_gone/Gone";
import { useStillOurs } from "../_gone/useStillOurs";
import { neededNow } from "./phases";
import { type OwnLimit, TableScreen } from "./TableScreen";

interface TableProps {
  readonly table: OpenTable;
  readonly aside: Aside;
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
  const ours = useStillOurs(table, () => readAgain(table.id));
  if (ours === "gone") return <Gone game={table.id} table={table.table} />;
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
  const [beside] = useState(() => openAsideStore(aside));
  const [store] = useState(() =>
    openTableStore({
      table,
      send: begunHere ? undefined : (entries, as) => sendEntries(table.id, entries, as),
      readAfresh: () => readAgain(table.id),
      newId,
      queue: tapQueue(table.id, beside.getAside),
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
    <Gone game={table.id} table={table.table} />
  ) : (
    <TableScreen limit={limit} store={store} beside={beside} share={share} />
  );
}

/** Sounds, the buzz, a screen that stays on, and a copy on this phone: they come when the page is at rest, and nobody waits for them. */
function useCompany(store: TableStore, beside: AsideStore, keeps: boolean): void {
  useEffect(() => {
    let left = false;
    let end = () => {};
    whenIdle(() => {
      if (left) return;
      void import("@/lib/client/companion").then(
        ({ keepCompany }) => {
          if (!left) end = keepCompany(store, beside, keeps);
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
