"use client";

import { useEffect } from "react";
import { whenIdle } from "@/app/ui/lazy";

/** Deletes the offline copy of the page in whose place this one stands: its router reads parts of pages, whose status no service worker sees. Draws nothing. */
export function NoCopy() {
  useEffect(
    () =>
      whenIdle(
        () =>
          void import("@/lib/client/clearCopies").then(
            ({ clearCopies }) => clearCopies(location.pathname),
            () => undefined,
          ),
      ),
    [],
  );
  return null;
}
