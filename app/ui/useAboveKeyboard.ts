"use client";

import { type RefObject, useEffect } from "react";

/**
 * Holds what sticks to the lower edge above the keyboard. Safari lays its keyboard over the page; other browsers make the page shorter
 * (`interactiveWidget`), and nothing is to be done.
 */
export function useAboveKeyboard(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const hold = () => {
      // A page that was zoomed into shows less as well.
      const covered = seen.scale > 1 ? 0 : innerHeight - seen.height - seen.offsetTop;
      bar.current?.style.setProperty("bottom", `${Math.max(0, Math.round(covered))}px`);
    };
    seen.addEventListener("resize", hold);
    seen.addEventListener("scroll", hold);
    return () => {
      seen.removeEventListener("resize", hold);
      seen.removeEventListener("scroll", hold);
    };
  }, [bar]);
}
