"use client";

import { createContext, useContext } from "react";
import type { Action } from "@/lib/engine";
import { sayEntry } from "@/lib/messages/history";
import type { Names } from "@/lib/messages/names";
import type { OwnWords } from "@/lib/views/table";

/** The words of a table, if its losers wash, and if only its result is known. */
interface TableSays extends OwnWords {
  readonly resultOnly: boolean;
  readonly washes?: boolean | undefined;
}

/** The words this table uses. */
export const TableWords = createContext<TableSays>({ doubt: "doubt", drink: null, resultOnly: false });

/** The words of the table whose history is on screen. */
export const useOwnWords = (): TableSays => useContext(TableWords);

/** Returns a function that describes an entry in the table's words. */
export function useSayEntry(): (action: Action, names: Names) => string {
  const own = useOwnWords();
  return (action, names) => sayEntry(action, names, own);
}
