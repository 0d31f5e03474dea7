"use client";

import { useEffect, useState } from "react";

/** What pages of this document have drawn before. */
const drawn = new WeakSet<object>();

/**
 * What the server gave a page to draw, as long as it may be drawn. Going back, the browser and the router bring old pages out
 * again without asking; meanwhile somebody may have been shown out. So what was drawn once is drawn again only after the
 * server was asked, and a page that the browser puts away is blank until it is loaded anew.
 * @param readAgain Null when it may not be read any longer; rejects when no answer came.
 * @returns "asking" until the answer is there. Without an answer the phone shows what it saw last, as it does at any table.
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
