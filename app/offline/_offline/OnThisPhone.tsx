"use client";

import { useEffect, useState } from "react";
import { offlineTables } from "@/lib/client/offlineTables";
import type { StoredTable } from "@/lib/client/storage";
import { deskWords } from "@/lib/messages/desk";
import { sayAgo } from "@/lib/messages/moments";
import { offlineWords } from "@/lib/messages/notices";
import { cardWords } from "@/lib/messages/rules";
import { START_WORDS, sayCrew } from "@/lib/messages/start";
import { gameName } from "@/lib/messages/terms";

/** Everything available offline: the cached pages, and the tables saved on this phone. */
export function OnThisPhone() {
  const [tables, setTables] = useState<readonly StoredTable[]>([]);
  useEffect(() => {
    void offlineTables().then(setTables);
  }, []);
  return (
    <>
      {/* Not Links: the router's fetches would fail. */}
      <nav className="pairs grid gap-3">
        <a href="/new" className={KEY}>
          {START_WORDS.newGame}
        </a>
        <a href="/settle" className={KEY}>
          {deskWords.fromStart}
        </a>
        <a href="/rules" className={KEY}>
          {cardWords.allGames}
        </a>
        <button type="button" onClick={() => location.reload()} className={KEY}>
          {offlineWords.again}
        </button>
      </nav>
      {tables.length > 0 && (
        <section aria-labelledby="kept">
          <h2 id="kept" className="pt-2 font-bold">
            {offlineWords.tables}
          </h2>
          <ul>
            {tables.map(({ table, at, begun }) => (
              <li key={table.id} className="border-line border-b">
                <a href={`/games/${table.id}`} className="flex min-h-16 flex-col justify-center py-2">
                  <span className="font-semibold [overflow-wrap:anywhere]">
                    {sayCrew(Object.values(table.names), 5)}
                  </span>
                  <span className="text-small text-soft">
                    {/* An older engine’s table may not name its game. */}
                    {gameName(begun?.game ?? table.state.game)} · {sayAgo(at, Date.now())}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const KEY = "key min-h-14 px-3 text-center font-semibold leading-tight";
