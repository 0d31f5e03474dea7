"use client";

import type { Shown } from "@/lib/engine";
import { anotherBang, bangsOn } from "@/lib/views/bangs";
import { BangOrder } from "./BangOrder";
import { AnswerReveal } from "./reveal/AnswerReveal";
import { CountsReveal } from "./reveal/CountsReveal";
import { DiceReveal } from "./reveal/DiceReveal";
import type { Lifted } from "./reveal/lifted";
import { RevealTabs } from "./reveal/RevealTabs";
import { TotalReveal } from "./reveal/TotalReveal";
import { useDraft } from "./reveal/useDraft";
import type { Seated } from "./seated";

/** After a bang: what lies under the cups, as much of it as was seen (S12). */
export function Revealing({ table, view, tap, correct, undo, zone, seat }: Seated) {
  const claim = view.latest?.claim;
  const count = claim && "count" in claim ? claim : null;
  const [draft, setDraft] = useDraft(table, count);
  const bangs = bangsOn(table);
  if (count === null) return null;
  const settle = (shown: Shown) => {
    if (tap({ do: "reveal", ...shown })) setDraft(null);
  };
  const lifted: Lifted = {
    claim: count,
    wild: view.wild,
    diceInPlay: view.diceInPlay,
    cups: view.seats.filter(({ active }) => active),
    ...zone,
    undo,
    settle,
  };
  return (
    <>
      {bangs && (
        <BangOrder
          bangs={bangs}
          seats={view.seats}
          mine={seat.alone ? seat.mine : null}
          onAnother={(player) => correct(anotherBang(bangs, player))}
        />
      )}
      <RevealTabs way={draft.way} onChange={(way) => setDraft({ ...draft, way })} />
      {draft.way === "dice" && (
        <DiceReveal {...lifted} draft={draft.dice} onDraft={(dice) => setDraft({ ...draft, dice })} />
      )}
      {draft.way === "counts" && (
        <CountsReveal {...lifted} draft={draft.counts} onDraft={(counts) => setDraft({ ...draft, counts })} />
      )}
      {draft.way === "total" && (
        // One tap settles: the entry that follows can be taken back in one as well.
        <TotalReveal {...lifted} total={null} onTotal={(total) => settle({ count: total })} />
      )}
      {draft.way === "outcome" && <AnswerReveal {...lifted} />}
    </>
  );
}
