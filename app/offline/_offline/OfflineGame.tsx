"use client";

import { useEffect, useState } from "react";
import { allPending, flushOutbox } from "@/lib/client/flushOutbox";
import { syncOfflineGame } from "@/lib/client/offlineGames";
import { saveTable } from "@/lib/client/offlineTables";
import { downloadOutbox } from "@/lib/client/outboxFile";
import type { StoredTable } from "@/lib/client/storage";
import { offlineWords } from "@/lib/messages/notices";

const AGAIN_AFTER = 10_000;

/**
 * On a game that started offline: sends it to the server once online, then opens its page. Reports a refusal.
 */
export function OfflineGame({ stored }: { readonly stored: StoredTable }) {
  const [begun, setBegun] = useState(stored);
  const { begun: request, refused } = begun;

  useEffect(() => {
    if (request === undefined) return;
    let left = false;
    let answered = false;
    const sync = async () => {
      const telling = await syncOfflineGame({ ...stored, begun: request });
      if (left || telling === "waits") return;
      answered = true;
      if ("refused" in telling) return setBegun((now) => ({ ...now, ...telling }));
      // Earlier games are sent first.
      await flushOutbox(await allPending());
      location.replace(`/games/${telling.synced}`);
    };
    const syncNow = () => void sync();
    syncNow();
    const again = setInterval(() => answered || syncNow(), AGAIN_AFTER);
    addEventListener("online", syncNow);
    return () => {
      left = true;
      clearInterval(again);
      removeEventListener("online", syncNow);
    };
  }, [stored, request]);

  /** Without the group it was meant for, it becomes a guest game. */
  const beginAlone = async () => {
    if (request === undefined) return;
    const { id, game, house, players } = request;
    const { refused: _, ...rest } = begun;
    const alone = { ...rest, begun: { id, game, players, ...(house && { house }) } };
    await saveTable(alone);
    setBegun(alone);
  };

  if (refused === undefined) return null;
  return (
    <aside
      role="alert"
      className="mx-3 mt-2 flex flex-col gap-2 rounded-xl border border-brass px-3 py-2 text-base leading-snug"
    >
      <p>{offlineWords.refused(refused)}</p>
      <p className="text-soft">{offlineWords.refusedSafe}</p>
      <span className="flex flex-wrap gap-2">
        <button type="button" onClick={() => void beginAlone()} className={KEY}>
          {offlineWords.alone}
        </button>
        <button type="button" onClick={() => void downloadOutbox(begun.table.id)} className={KEY}>
          {offlineWords.asFile}
        </button>
      </span>
    </aside>
  );
}

const KEY = "key min-h-14 flex-1 basis-40 px-3 font-semibold leading-tight";
