"use client";

import { useState } from "react";
import type { PlayerId } from "@/lib/engine";
import { moreWords, tableWords } from "@/lib/messages/table";
import type { SeatView, TableView } from "@/lib/views/table";
import { NamesSheet } from "../notices/NamesSheet";

interface SpeakerLineProps {
  readonly view: TableView;
  /** Whose turn it is. */
  readonly actor: SeatView;
  /** Who said the last claim, when those before it were not heard. */
  readonly skippedTo: SeatView | null;
  /** What one should know before one claims. */
  readonly hint: React.ReactNode;
  readonly onSpeaker: (player: PlayerId | null) => void;
  /** Small keys that belong to no claim in particular. */
  readonly children?: React.ReactNode;
}

/** For whom the keys below speak; and the way straight to the last claim (S11), and back. */
export function SpeakerLine({ view, actor, skippedTo, hint, onSpeaker, children }: SpeakerLineProps) {
  const [asking, setAsking] = useState(false);
  const opening = view.latest === null;
  return (
    <div className="@container flex flex-wrap items-center justify-end gap-1.5 pl-1">
      {/* Where there is no room for it and three keys, as beside the felt, it has the row of its own, and none of them. */}
      <p className="min-w-0 flex-1 basis-18 @max-[19rem]:has-[~button~button~button]:basis-full text-small leading-tight [overflow-wrap:anywhere]">
        <strong className="block font-semibold">
          {skippedTo
            ? moreWords.said(skippedTo.name)
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
        title={moreWords.whoSaid}
        hint={moreWords.whoSaidHint}
        seats={view.seats.filter(({ active, claimer }) => active && !claimer)}
        open={asking}
        onClose={() => setAsking(false)}
        onName={onSpeaker}
      />
    </div>
  );
}
