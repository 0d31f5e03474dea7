"use client";

import { useEffect } from "react";

declare global {
  interface Window {
    /** Replays a tap from before hydration (`lib/server/firstTap.ts`); undefined in development. */
    answerFirstTap?: () => void;
  }
}

/** Replays the tap from before hydration as soon as possible. Renders nothing. */
export function FirstTap() {
  useEffect(() => window.answerFirstTap?.(), []);
  return null;
}
