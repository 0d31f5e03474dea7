"use client";

import { useSyncExternalStore } from "react";
import { keep, kept, onKept } from "@/lib/client/kept";
import { mayGoDark } from "@/lib/client/mayGoDark";
import { comfortWords } from "@/lib/words/comfortScreens";
import type { Told } from "./told";

const SEEN = "dark-notice";

/**
 * Over plain http no page can keep the screen on. That is told once on a phone, to somebody who has touched it, until they
 * close it; null when there is nothing to tell.
 */
export function useDarkNotice(): { readonly told: Told; readonly dismiss: () => void } | null {
  const due = useSyncExternalStore(onKept, isDue, () => false);
  return due
    ? {
        told: { sentence: comfortWords.mayGoDark, close: comfortWords.mayGoDarkClose },
        dismiss: () => keep(SEEN, "seen"),
      }
    : null;
}

const isDue = (): boolean =>
  kept(SEEN) === null && mayGoDark() && navigator.userActivation?.hasBeenActive !== false;
