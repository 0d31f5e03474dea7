"use client";

import { useEffect } from "react";

/**
 * Keeps the focus where whoever goes by keyboard finds it, on every page. What takes it is brought into sight from under
 * whatever sticks to an edge. When it goes with a key that is taken away after it was pressed, the nearest part of the page
 * around it that is still there takes the focus, so that one goes on from there. Draws nothing.
 */
export function FocusKeeper() {
  useEffect(() => {
    /** What had the focus last, and all that was around it then. */
    let path: readonly HTMLElement[] = [];
    const took = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      path = withAllAround(target);
      if (target.matches(":focus-visible") && isCovered(target))
        target.scrollIntoView({
          block: target.closest(".thumb-zone") ? "nearest" : "start",
          inline: "center",
        });
    };
    const gaveUp = ({ target, relatedTarget }: FocusEvent) => {
      // Whoever taps beside everything has put it down themselves; what is being taken away is still there in this moment.
      if (relatedTarget === null)
        queueMicrotask(() => {
          if (target instanceof HTMLElement && target.isConnected && target === path[0]) path = [];
        });
    };
    const changed = new MutationObserver(() => {
      const [last, ...around] = path;
      if (last === undefined || last.isConnected || document.activeElement !== document.body) return;
      path = [];
      const left = around.find((part) => part.isConnected && part.getClientRects().length > 0);
      if (left === undefined || left === document.body) return;
      if (!left.hasAttribute("tabindex")) {
        left.tabIndex = -1;
        left.addEventListener("blur", () => left.removeAttribute("tabindex"), { once: true });
      }
      left.focus({ preventScroll: true });
    });
    document.addEventListener("focusin", took);
    document.addEventListener("focusout", gaveUp);
    changed.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", took);
      document.removeEventListener("focusout", gaveUp);
      changed.disconnect();
    };
  }, []);
  return null;
}

function withAllAround(element: HTMLElement): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let part: HTMLElement | null = element; part; part = part.parentElement) path.push(part);
  return path;
}

/** Whether its middle lies under something else, or beyond the edge. */
function isCovered(element: HTMLElement): boolean {
  const { left, width, top, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there === null || !(element.closest("label") ?? element).contains(there);
}
