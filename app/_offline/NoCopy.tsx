"use client";

import { useEffect } from "react";
import { whenIdle } from "@/app/ui/lazy";

/**
 * Deletes the offline copy of the page that this one replaces: the router fetches page parts, and the service
 * worker cannot see their status. Renders nothing.
 */
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
