"use client";

import type { Shown } from "@/lib/engine";
import { AnswerReveal } from "./reveal/AnswerReveal";
import { CountsReveal } from "./reveal/CountsReveal";
import { DiceReveal } from "./reveal/DiceReveal";
import type { Lifted } from "./reveal/lifted";
import { RevealTabs } from "./reveal/RevealTabs";
import { TotalReveal } from "./reveal/TotalReveal";
import { useDraft } from "./reveal/useDraft";
import type { Seated } from "./seated";

/** After a bang: what lies under the cups, as much of it as was seen (S12). */
export function Revealing({ table, view, tap, notice }: Seated) {
  const [draft, setDraft] = useDraft(table.id, table.seq);
  const claim = view.latest?.claim;
  if (claim === undefined || !("count" in claim)) return null;
  const settle = (shown: Shown) => {
    if (tap({ do: "reveal", ...shown })) setDraft(null);
  };
  const lifted: Lifted = {
    claim,
    wild: view.wild,
    diceInPlay: view.diceInPlay,
    cups: view.seats.filter(({ active }) => active),
    seq: table.seq,
    notice,
    settle,
  };
  return (
    <>
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
    </>
  );
}
