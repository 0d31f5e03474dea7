"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { whenIdle } from "@/app/ui/lazy";

interface OfflineInstallProps {
  /** Whether the page was drawn for somebody who is signed in. */
  readonly signedIn: boolean;
}

/** Keeps the program, and each page that is looked at, on the phone for when there is no line; forgets them once its session has ended. Draws nothing. */
export function OfflineInstall({ signedIn }: OfflineInstallProps) {
  const path = usePathname();
  useEffect(
    () =>
      whenIdle(
        () =>
          void import("@/lib/client/offlineInstall").then(
            ({ installOffline }) => installOffline(path + location.search, signedIn),
            () => undefined,
          ),
      ),
    [path, signedIn],
  );
  return null;
}
