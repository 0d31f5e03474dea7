"use client";

import { useState } from "react";
import type { PlayerId } from "@/lib/engine";
import { moreWords, tableWords } from "@/lib/messages/table";
import type { SeatView, TableView } from "@/lib/views/table";
import { NamesSheet } from "../notices/NamesSheet";

interface SpeakerLineProps {
  readonly view: TableView;
  /** The player in turn. */
  readonly actor: SeatView;
  /** The last claimer, if earlier claims were unheard. */
  readonly skippedTo: SeatView | null;
  /** A hint before the claim. */
  readonly hint: React.ReactNode;
  /** True if the hint is why nothing can be claimed. */
  readonly refused: boolean;
  readonly onSpeaker: (player: PlayerId | null) => void;
  /** Small keys that apply to every claim. */
  readonly children?: React.ReactNode;
}

/** Who the keys act for; the switch to the last claim (S11), and back. */
export function SpeakerLine({
  view,
  actor,
  skippedTo,
  hint,
  refused,
  onSpeaker,
  children,
}: SpeakerLineProps) {
  const [asking, setAsking] = useState(false);
  const opening = view.latest === null;
  return (
    <div
      className={`speaker-line ${refused ? "is-refused" : ""} flex flex-wrap items-center justify-end gap-1.5 pl-1`}
    >
      {/* Narrow layouts give it a row of its own without the three keys. */}
      <p className="min-w-0 flex-1 basis-18 @max-[19rem]:has-[~button~button~button]:basis-full text-small leading-tight [overflow-wrap:anywhere]">
        <strong className="block font-semibold">
          {skippedTo
            ? moreWords.claimed(skippedTo.name)
            : opening
              ? tableWords.toOpen(actor.name)
              : tableWords.toRaise(actor.name)}
        </strong>
        <span className="text-soft">{skippedTo ? moreWords.unheard : hint}</span>
      </p>
      <button
        type="button"
        aria-haspopup={skippedTo ? undefined : "dialog"}
        onClick={() => (skippedTo ? onSpeaker(null) : setAsking(true))}
        className={`key min-h-14 px-1.5 font-semibold leading-tight [overflow-wrap:anywhere] ${skippedTo ? "max-w-1/2 text-small" : "w-[min(5rem,20vw)] grow-0 text-[min(0.875rem,3.6vw)]"}`}
      >
        {skippedTo ? moreWords.notSkipped(actor.name) : moreWords.skip}
      </button>
      {children}
      <NamesSheet
        title={moreWords.whoClaimed}
        hint={moreWords.whoClaimedHint}
        seats={view.seats.filter(({ active, claimer }) => active && !claimer)}
        open={asking}
        onClose={() => setAsking(false)}
        onName={onSpeaker}
      />
    </div>
  );
}
