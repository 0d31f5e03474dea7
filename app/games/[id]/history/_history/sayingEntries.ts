"use client";

import { createContext, useContext } from "react";
import type { Action } from "@/lib/engine";
import type { Shout } from "@/lib/views/table";
import type { Names } from "@/lib/words";
import { sayEntry } from "@/lib/words/historyScreens";

/** How this table calls a doubt. */
export const DoubtWord = createContext<Shout>("doubt");

/** What says a recorded line in the words of its table. */
export function useSayEntry(): (action: Action, names: Names) => string {
  const doubt = useContext(DoubtWord);
  return (action, names) => sayEntry(action, names, doubt);
}
