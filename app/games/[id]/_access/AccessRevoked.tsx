"use client";

import { useEffect } from "react";
import { lazy } from "@/app/ui/lazy";
import { clearTable } from "@/lib/client/localStore";
import { redirectAfterDelete } from "@/lib/client/redirectAfterDelete";

const NotAtTable = lazy(() => import("./NotAtTable").then((page) => page.NotAtTable));

/**
 * The page for a table without access. It is fetched first, because an offline phone would end on the
 * browser's error page.
 */
const ELSEWHERE = "/no-access";
const AGAIN_AFTER = 2_000;

/**
 * Replaces a table this phone can no longer read. It covers everything, clears the phone's copies, and
 * navigates to a separate page that looks the same. A new document drops everything in memory, and Back asks
 * the server. After deleting the game, the user returns to the previous page instead.
 */
export function AccessRevoked({ game, table = game }: { readonly game: string; readonly table?: string }) {
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    const leave = () =>
      void fetch(ELSEWHERE, { method: "HEAD", cache: "no-store" }).then(
        () => location.replace(redirectAfterDelete(game) ?? ELSEWHERE),
        () => {
          again = setTimeout(leave, AGAIN_AFTER);
        },
      );
    // Leaving the page aborts its transactions; the next page clears the rest.
    void clearTable(game, table).then(leave);
    return () => clearTimeout(again);
  }, [game, table]);
  return (
    <div className="fixed inset-0 z-30 overflow-y-auto bg-table">
      {redirectAfterDelete(game) === null && <NotAtTable />}
    </div>
  );
}
