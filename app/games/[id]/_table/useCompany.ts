"use client";

import { useEffect } from "react";
import { whenIdle } from "@/app/ui/lazy";
import type { AsideStore } from "@/lib/client/asideStore";
import type { TableStore } from "@/lib/client/tableStore";

/** Sounds, the buzz and a screen that stays on: they come when the page is at rest, and nobody waits for them. */
export function useCompany(store: TableStore, beside: AsideStore): void {
  useEffect(() => {
    let left = false;
    let end = () => {};
    whenIdle(() => {
      if (left) return;
      void import("@/lib/client/companion").then(
        ({ keepCompany }) => {
          if (!left) end = keepCompany(store, () => beside.getAside().mine);
        },
        // Without a line the table is played in silence.
        () => undefined,
      );
    });
    return () => {
      left = true;
      end();
    };
  }, [store, beside]);
}
