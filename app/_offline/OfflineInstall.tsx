"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { whenIdle } from "@/app/ui/lazy";

interface OfflineInstallProps {
  /** True if the page was rendered for a signed-in user. */
  readonly signedIn: boolean;
}

/**
 * Caches the program and every visited page for offline use; clears them when the session ends. Renders
 * nothing.
 */
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
