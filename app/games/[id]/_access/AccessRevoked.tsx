"use client";

import { useEffect } from "react";
import { lazy } from "@/app/ui/lazy";
import { clearTable } from "@/lib/client/localStore";
import { redirectAfterDelete } from "@/lib/client/redirectAfterDelete";

const NotAtTable = lazy(() => import("./NotAtTable").then((page) => page.NotAtTable));

/** Where one looks in vain for a table; asked for first, since a phone without a line would end on the browser's own page. */
const ELSEWHERE = "/no-access";
const AGAIN_AFTER = 2_000;

/**
 * In the place of a table that is not this phone's any more. It covers everything at once, forgets what the phone kept, and
 * goes on to a page of its own, the same to look at: with the document goes all that was in its memory, and going back leads
 * to the server. Whoever deleted the game goes back to where they came from.
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
    // A page that is left before takes its transactions with it, and the next one finds what was to be forgotten.
    void clearTable(game, table).then(leave);
    return () => clearTimeout(again);
  }, [game, table]);
  return (
    <div className="fixed inset-0 z-30 overflow-y-auto bg-table">
      {redirectAfterDelete(game) === null && <NotAtTable />}
    </div>
  );
}
