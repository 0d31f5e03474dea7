"use client";

import { type RefObject, useEffect } from "react";

/**
 * Keeps a sticky bar above the keyboard. Safari overlays its keyboard; other browsers resize the page
 * (`interactiveWidget`) and need nothing.
 */
export function useAboveKeyboard(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const hold = () => {
      // A zoomed page is also smaller.
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
