"use client";

import { useSyncExternalStore } from "react";
import { keep, kept, onKept } from "@/lib/client/kept";
import { mayGoDark } from "@/lib/client/mayGoDark";
import { comfortWords } from "@/lib/words/comfortScreens";
import { NoticeLine } from "./NoticeLine";
import type { Seated } from "./seated";

const SEEN = "dark-notice";

/**
 * Over plain http no page can keep the screen on. That is told once on a phone, to somebody who has touched it, until they
 * close it.
 */
export function DarkNotice({ table, letStand }: Pick<Seated, "table" | "letStand">) {
  const due = useSyncExternalStore(onKept, isDue, () => false);
  if (!due) return null;
  const told = { sentence: comfortWords.mayGoDark, close: comfortWords.mayGoDarkClose };
  return (
    <NoticeLine
      news={{ told }}
      names={table.names}
      letStand={letStand}
      onDismiss={() => keep(SEEN, "seen")}
    />
  );
}

const isDue = (): boolean =>
  kept(SEEN) === null && mayGoDark() && navigator.userActivation?.hasBeenActive !== false;
