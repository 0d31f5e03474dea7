"use client";

import { type ComponentProps, useEffect, useRef, useSyncExternalStore } from "react";
import { tableWords } from "@/lib/messages/table";
import { KeyList, RoundLog } from "./chunk";

/** Matches `desk:` in the classes. */
const WIDE = "(min-width: 68.75rem) and (min-height: 37.5rem) and (orientation: landscape)";

const isWide = () => matchMedia(WIDE).matches;

function onWidth(onChange: () => void) {
  const screen = matchMedia(WIDE);
  screen.addEventListener("change", onChange);
  return () => screen.removeEventListener("change", onChange);
}

/** The log above the keys on wide screens. Narrow ones render it behind a key, on request. */
export function SideLog(log: ComponentProps<typeof RoundLog>) {
  const wide = useSyncExternalStore(onWidth, isWide, () => false);
  const slip = useRef<HTMLElement>(null);
  // The keys of each phase have their own height, and the log has the rest.
  useEffect(() => {
    const zone = document.querySelector(".thumb-zone");
    if (!wide || zone === null) return;
    const fit = new ResizeObserver(() =>
      slip.current?.style.setProperty("--keys-height", `${zone.clientHeight}px`),
    );
    fit.observe(zone);
    return () => fit.disconnect();
  });
  return (
    <aside ref={slip} className="log-slip hidden desk:block">
      <h2 className="sr-only">{tableWords.log}</h2>
      {wide && (
        <>
          <RoundLog {...log} />
          <KeyList />
        </>
      )}
    </aside>
  );
}
