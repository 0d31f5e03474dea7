"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { whenIdle } from "@/app/ui/lazy";

/** Keeps the program, and each page that is looked at, on the phone for when there is no line. Draws nothing. */
export function AtHand() {
  const path = usePathname();
  useEffect(
    () =>
      whenIdle(
        () =>
          void import("@/lib/client/atHand").then(
            ({ keepAtHand }) => keepAtHand(path + location.search),
            () => undefined,
          ),
      ),
    [path],
  );
  return null;
}
