"use client";

import { type ComponentProps, useSyncExternalStore } from "react";
import { tableWords } from "@/lib/messages/table";
import { RoundLog } from "./chunk";

/** Matches `desk:` in the classes. */
const WIDE = "(min-width: 68.75rem) and (min-height: 37.5rem)";

const isWide = () => matchMedia(WIDE).matches;

function onWidth(onChange: () => void) {
  const screen = matchMedia(WIDE);
  screen.addEventListener("change", onChange);
  return () => screen.removeEventListener("change", onChange);
}

/** The log next to the felt on wide screens. Narrow ones render it behind a key, on request. */
export function SideLog(log: ComponentProps<typeof RoundLog>) {
  const wide = useSyncExternalStore(onWidth, isWide, () => false);
  return (
    <aside className="log-slip hidden desk:block">
      <h2 className="sr-only">{tableWords.log}</h2>
      {wide && <RoundLog {...log} />}
    </aside>
  );
}
