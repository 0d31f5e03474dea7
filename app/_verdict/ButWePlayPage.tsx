"use client";

import { useEffect, useState } from "react";
import { ask } from "@/lib/client/ask";
import type { StakeWords } from "@/lib/engine";
import type { Names } from "@/lib/messages/names";
import { verdictKeyWords } from "@/lib/messages/verdict";
import { butWePlayWords } from "@/lib/messages/whatIf";
import type { ButWePlay } from "@/lib/views/butWePlay";
import { OtherTables } from "./OtherTables";

/** Identifies a verdict. */
export interface VerdictOf {
  readonly table: string;
  readonly round: number;
  /** The type of the game. */
  readonly game: string;
  readonly names: Names;
  /** The table's own words for stakes. */
  readonly drink: StakeWords;
  /** False where a lost game means no dishes; omitted elsewhere. */
  readonly washes: boolean | undefined;
}

/** How other tables would score a round, loaded on request. */
export function ButWePlayPage({ table, round, ...at }: VerdictOf) {
  const [alternatives, setAlternatives] = useState<ButWePlay | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew at every try
  useEffect(() => {
    let closed = false;
    setError(null);
    void ask("GET /api/v1/games/{game}/rounds/{round}/elsewhere", { game: table, round: String(round) })
      .then((answer) => {
        if (closed) return;
        if (answer.ok) setAlternatives(answer.elsewhere);
        else setError(answer.message);
      })
      .catch(() => !closed && setError(verdictKeyWords.noAnswer));
    return () => {
      closed = true;
    };
  }, [table, round, tries]);

  if (alternatives !== null) return <OtherTables alternatives={alternatives} {...at} />;
  if (error === null) return <p role="status">{butWePlayWords.looking}</p>;
  return (
    <div className="flex flex-col gap-4">
      <p role="alert">{error}</p>
      <button type="button" onClick={() => setTries(tries + 1)} className="key min-h-14 font-semibold">
        {butWePlayWords.again}
      </button>
    </div>
  );
}
