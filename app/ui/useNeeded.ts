"use client";

import { use, useState } from "react";

/** Something that is not sent with the page, and may be needed to draw it as it stands. */
export interface Needed {
  /** It is on its way; null when it has arrived, or could not. */
  readonly preload: () => Promise<void> | null;
}

/** Waits for what is needed at once: what the server drew with it is not drawn anew without. */
export function useNeeded(needed: () => readonly Needed[]): void {
  const [coming] = useState(() => {
    const awaited = needed().flatMap((part) => part.preload() ?? []);
    return awaited.length > 0 ? Promise.all(awaited) : null;
  });
  if (coming) use(coming);
}
