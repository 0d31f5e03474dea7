"use client";

import { useEffect, useState } from "react";
import { allPending, flushOutbox } from "@/lib/client/flushOutbox";
import { type Changed, syncOfflineGame, withGroupRules, withoutGroup } from "@/lib/client/offlineGames";
import { downloadOutbox } from "@/lib/client/outboxFile";
import type { StoredTable } from "@/lib/client/storage";
import { ownRules } from "@/lib/engine";
import { offlineWords } from "@/lib/messages/notices";
import { START_WORDS } from "@/lib/messages/start";

const AGAIN_AFTER = 10_000;

/**
 * On a game that started offline: sends it to the server once online, then opens its page. Reports a refusal.
 */
export function OfflineGame({ stored }: { readonly stored: StoredTable }) {
  const [begun, setBegun] = useState(stored);
  const [answer, setAnswer] = useState<Exclude<Changed, "changed"> | null>(null);
  const { begun: request, refused, refusal } = begun;
  // An own game has no other rules.
  const byRules = refusal === "not-for-tonight" && request !== undefined && ownRules(request.game) === null;

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

  const beginAlone = async () => setBegun(await withoutGroup(begun));

  /** The page below shows the game by its old rules, so it is loaded again. */
  const takeGroupRules = async () => {
    const changed = await withGroupRules(begun);
    if (changed === "changed") location.reload();
    else setAnswer(changed);
  };

  if (refused === undefined) return null;
  return (
    <aside
      role="alert"
      className="mx-3 mt-2 flex flex-col gap-2 rounded-xl border border-brass px-3 py-2 text-base leading-snug"
    >
      <p>{offlineWords.refused(refused)}</p>
      <p className="text-soft">
        {answer ? sayChanged(answer) : byRules ? offlineWords.byRulesSafe : offlineWords.refusedSafe}
      </p>
      <span className="flex flex-wrap gap-2">
        {byRules && (answer === null || answer === "waits") && (
          <button type="button" onClick={() => void takeGroupRules()} className={KEY}>
            {offlineWords.byGroupRules}
          </button>
        )}
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

const sayChanged = (changed: Exclude<Changed, "changed">): string =>
  changed === "waits"
    ? START_WORDS.noAnswer
    : "unfit" in changed
      ? offlineWords.unfit(changed.unfit)
      : changed.refused;

const KEY = "key min-h-14 flex-1 basis-40 px-3 font-semibold leading-tight";
