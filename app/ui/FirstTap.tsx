"use client";

import { useEffect } from "react";

declare global {
  interface Window {
    /** Answers a tap that came before the page could (`lib/server/firstTap.ts`); not there where the sources are edited. */
    answerFirstTap?: () => void;
  }
}

/** Answers, as soon as anything here can, what was tapped before. Draws nothing. */
export function FirstTap() {
  useEffect(() => window.answerFirstTap?.(), []);
  return null;
}
