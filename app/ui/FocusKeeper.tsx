"use client";

import { useEffect } from "react";

/**
 * Manages focus for keyboard users on every page. A focused element is scrolled out from under sticky bars.
 * If a pressed key is removed, its nearest remaining ancestor gets the focus, so that the user continues from
 * there. Renders nothing.
 */
export function FocusKeeper() {
  useEffect(() => {
    /** The last focused element with its ancestors at that time. */
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
      // A tap outside clears the focus on purpose; an element being removed is still in the document here.
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

/** True if its center is covered or off screen. */
function isCovered(element: HTMLElement): boolean {
  const { left, width, top, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there === null || !(element.closest("label") ?? element).contains(there);
}
