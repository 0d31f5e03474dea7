"use client";

import { useEffect, useState } from "react";
import { readTable, sendEntries } from "@/lib/client/api";
import { followTable } from "@/lib/client/followTable";
import { newId } from "@/lib/client/newId";
import { openTableStore } from "@/lib/client/tableStore";
import type { OpenTable } from "@/lib/formats/entry";
import { TableScreen } from "./TableScreen";

interface TableProps {
  readonly table: OpenTable;
  /** What the header offers beside the title: the share button. */
  readonly share: React.ReactNode;
}

/** One game on this phone: opens its store once and keeps it up to date for as long as the screen is open. */
export function Table({ table, share }: TableProps) {
  const [store] = useState(() =>
    openTableStore({
      table,
      send: (entries) => sendEntries(table.id, entries),
      readAfresh: () => readAgain(table.id),
      newId,
      later: (again, milliseconds) => setTimeout(again, milliseconds),
    }),
  );
  useEffect(() => followTable(store, table.id), [store, table.id]);
  return <TableScreen store={store} share={share} />;
}

/** The table as it is now. Rejects when it could not be read. */
async function readAgain(game: string): Promise<OpenTable> {
  const answer = await readTable(game);
  if (!answer.ok) throw new Error(answer.message);
  return answer.table;
}
