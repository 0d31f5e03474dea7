"use client";

import { useEffect, useState } from "react";

/** Server props that this document has already rendered. */
const drawn = new WeakSet<object>();

/**
 * Guards server props against stale access. On Back, the browser and the router restore old pages without a
 * request, and the user may have been removed meanwhile. Props that were rendered once are rendered again
 * only after a check with the server. A page in the back/forward cache is blank until it reloads.
 * @param readAgain Null if access was revoked; rejects if there is no response.
 * @returns "asking" until the response arrives. Offline, the phone shows its last copy, as at any table.
 */
export function useAccessCheck<Given extends object>(
  given: Given,
  readAgain: () => Promise<Given | null>,
): Given | "asking" | "gone" {
  const [ours, setOurs] = useState<Given | "asking" | "gone">(() => (drawn.has(given) ? "asking" : given));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the page was given
  useEffect(() => {
    drawn.add(given);
    if (ours === "asking")
      void readAgain().then(
        (fresh) => setOurs(fresh ?? "gone"),
        () => setOurs(given),
      );
  }, []);

  useEffect(() => {
    const putAway = () => {
      document.documentElement.hidden = true;
    };
    const takenOut = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener("pagehide", putAway);
    addEventListener("pageshow", takenOut);
    return () => {
      removeEventListener("pagehide", putAway);
      removeEventListener("pageshow", takenOut);
    };
  }, []);

  return ours;
}
