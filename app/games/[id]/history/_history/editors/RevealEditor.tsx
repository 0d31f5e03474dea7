"use client";

import { useState } from "react";
import { AnswerReveal } from "@/app/games/[id]/_table/reveal/AnswerReveal";
import { CountsReveal } from "@/app/games/[id]/_table/reveal/CountsReveal";
import { DiceReveal } from "@/app/games/[id]/_table/reveal/DiceReveal";
import type { Lifted } from "@/app/games/[id]/_table/reveal/lifted";
import { RevealTabs } from "@/app/games/[id]/_table/reveal/RevealTabs";
import { TotalReveal } from "@/app/games/[id]/_table/reveal/TotalReveal";
import type { Shown } from "@/lib/engine";
import { revealDraftOf, sameShown } from "@/lib/views/revealDraft";
import { viewTable } from "@/lib/views/table";
import { historyWords } from "@/lib/words/historyScreens";
import type { ActionOf, Editing } from "./editing";

/** What lay under the cups, entered as at the table, with what was recorded already in place. */
export function RevealEditor({ before, action, names, onCorrect }: Editing<ActionOf<"reveal">>) {
  const [draft, setDraft] = useState(() => revealDraftOf(action));
  const [same, setSame] = useState(false);
  const nothing = { round: [], last: null, rounds: [], may: { record: true, share: false }, group: null };
  const view = viewTable({ id: "", seq: 0, state: before, names, ...nothing });
  const claim = view.latest?.claim;
  if (claim === undefined || !("count" in claim)) {
    return <p className="text-soft">{historyWords.onlyTakeBack}</p>;
  }
  const lifted: Lifted = {
    claim,
    wild: view.wild,
    diceInPlay: view.diceInPlay,
    cups: view.seats.filter(({ active }) => active),
    seq: 0,
    notice: null,
    settle: (shown: Shown) =>
      sameShown(action, shown) ? setSame(true) : onCorrect({ do: "reveal", ...shown }),
  };
  return (
    <div className="-mx-3 flex min-h-[60dvh] flex-col lg:mx-0">
      <p className="px-3 pb-2 text-[0.9rem] text-soft lg:px-0" role="status">
        {same ? historyWords.sameAsBefore : historyWords.tapCup}
      </p>
      <RevealTabs way={draft.way} onChange={(way) => setDraft({ ...draft, way })} />
      {draft.way === "dice" && (
        <DiceReveal {...lifted} draft={draft.dice} onDraft={(dice) => setDraft({ ...draft, dice })} />
      )}
      {draft.way === "counts" && (
        <CountsReveal {...lifted} draft={draft.counts} onDraft={(counts) => setDraft({ ...draft, counts })} />
      )}
      {draft.way === "total" && (
        <TotalReveal {...lifted} total={draft.total} onTotal={(total) => setDraft({ ...draft, total })} />
      )}
      {draft.way === "outcome" && <AnswerReveal {...lifted} />}
    </div>
  );
}
