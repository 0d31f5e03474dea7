"use client";

import { useState } from "react";
import type { PlayerId } from "@/lib/engine";
import { bangWords } from "@/lib/messages/dice";
import { phoneWords } from "@/lib/messages/table";
import type { BangsView } from "@/lib/views/bangs";
import type { SeatView } from "@/lib/views/table";
import { NamesSheet } from "../notices/NamesSheet";

interface BangOrderProps {
  readonly bangs: BangsView;
  readonly seats: readonly SeatView[];
  /** The player of this phone, who may have banged too. */
  readonly mine: PlayerId | null;
  /** Adds another bang on the same claim (F13). */
  readonly onAnother: (player: PlayerId) => void;
}

/** Who banged, in the order of arrival, and whose bang counts (F13); room for one more. */
export function BangOrder({ bangs, seats, mine, onAnother }: BangOrderProps) {
  const [asking, setAsking] = useState(false);
  const { arrived, byTurn, others } = bangs;
  const name = (player: PlayerId) => seats.find((seat) => seat.player === player)?.name ?? player;
  const scoring = arrived.filter(({ scores }) => scores);
  const [first] = scoring;
  return (
    <div className="flex flex-col gap-0.5 px-3 pb-2 flat:basis-full">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ol
          aria-label={bangWords.title}
          className="flex min-w-0 flex-1 basis-40 flex-wrap gap-x-3 gap-y-0.5 pl-1"
        >
          {arrived.map(({ player, scores }, at) => (
            <li key={player} className="flex min-w-0 items-baseline gap-1 leading-tight">
              <span className="stamp text-fire-ink text-lead">{at + 1}</span>
              <span className={`[overflow-wrap:anywhere] ${scores ? "font-bold" : ""}`}>{name(player)}</span>
              {scores && arrived.length > 1 && (
                <span className="text-brass text-small">{bangWords.scores}</span>
              )}
            </li>
          ))}
        </ol>
        {others.length > 0 && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
            className="key min-h-11 px-3 font-semibold text-small leading-tight"
          >
            {bangWords.too}
          </button>
        )}
      </div>
      {arrived.length > 1 && first && (
        <p className="pl-1 text-soft text-small leading-tight [overflow-wrap:anywhere]">
          {scoring.length === arrived.length
            ? bangWords.all
            : byTurn
              ? bangWords.byTurn(name(first.player))
              : bangWords.first(name(first.player))}
        </p>
      )}
      {mine !== null && others.includes(mine) && (
        <button
          type="button"
          onClick={() => onAnother(mine)}
          className="key key-danger stamp min-h-14 px-3 text-large"
        >
          {phoneWords.alsoMe}
        </button>
      )}
      <NamesSheet
        title={bangWords.whoToo}
        hint={bangWords.tooHint}
        seats={seats.filter(({ player }) => others.includes(player))}
        open={asking}
        onClose={() => setAsking(false)}
        onName={onAnother}
      />
    </div>
  );
}
