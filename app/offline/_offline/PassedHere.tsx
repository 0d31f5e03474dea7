"use client";

import { useEffect } from "react";
import { readTable } from "@/lib/client/api";
import { beginPassed } from "@/lib/client/begunGames";
import type { KeptTable } from "@/lib/client/storage";
import { downloadWaiting } from "@/lib/client/waitingFile";
import { offlineWords } from "@/lib/messages/notices";

const AGAIN_AFTER = 10_000;

/** Over a table that another phone passed on: its own page comes as soon as the server knows of it and lets this phone in. */
export function PassedHere({ kept }: { readonly kept: KeptTable }) {
  const { begun, table } = kept;

  useEffect(() => {
    const look = () =>
      void readTable(table.id).then(
        (read) => read.ok && location.reload(),
        () => undefined,
      );
    look();
    const again = setInterval(look, AGAIN_AFTER);
    addEventListener("online", look);
    return () => {
      clearInterval(again);
      removeEventListener("online", look);
    };
  }, [table.id]);

  return (
    <details className="mx-3 mt-2 rounded-xl border border-edge px-3 text-aside leading-snug">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{offlineWords.passed}</summary>
      <p className="pb-2 text-soft">{offlineWords.passedSafe}</p>
      <span className="flex flex-wrap gap-2 pb-2">
        {begun && (
          <button
            type="button"
            onClick={() => void beginPassed(kept, begun).then((id) => location.replace(`/games/${id}`))}
            className={KEY}
          >
            {offlineWords.beginPassed}
          </button>
        )}
        <button type="button" onClick={() => void downloadWaiting(table.id)} className={KEY}>
          {offlineWords.asFile}
        </button>
      </span>
    </details>
  );
}

const KEY = "plate min-h-14 flex-1 basis-40 px-3 font-semibold leading-tight";
