"use client";

import { use, useState } from "react";

/** A chunk that the first render may need. */
export interface Needed {
  /** Loads it; null if it is loaded or failed. */
  readonly preload: () => Promise<void> | null;
}

/** Suspends until the needed chunks are loaded, so that hydration matches the server's markup. */
export function useNeeded(needed: () => readonly Needed[]): void {
  const [coming] = useState(() => {
    const awaited = needed().flatMap((part) => part.preload() ?? []);
    return awaited.length > 0 ? Promise.all(awaited) : null;
  });
  if (coming) use(coming);
}
