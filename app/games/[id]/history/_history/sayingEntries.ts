"use client";

import { createContext, useContext } from "react";
import type { Action } from "@/lib/engine";
import { sayEntry } from "@/lib/messages/history";
import type { Names } from "@/lib/messages/names";
import type { OwnWords } from "@/lib/views/table";

/** How this table calls things. */
export const TableWords = createContext<OwnWords>({ doubt: "doubt", drink: null });

/** How the table whose history is shown calls things. */
export const useOwnWords = (): OwnWords => useContext(TableWords);

/** What says a recorded line in the words of its table. */
export function useSayEntry(): (action: Action, names: Names) => string {
  const own = useOwnWords();
  return (action, names) => sayEntry(action, names, own);
}
