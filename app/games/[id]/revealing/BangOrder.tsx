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
  /** A key in the same row. */
  readonly children?: React.ReactNode;
}

/** Who banged, in the order of arrival, and whose bang counts (F13). On a low screen, all of it is one row. */
export function BangOrder({ bangs, seats, mine, onAnother, children }: BangOrderProps) {
  const { arrived, byTurn, others } = bangs;
  const name = (player: PlayerId) => seats.find((seat) => seat.player === player)?.name ?? player;
  const scoring = arrived.filter(({ scores }) => scores);
  const [first] = scoring;
  const several = arrived.length > 1;
  return (
    <div className="bang-order">
      <div>
        <ol
          aria-label={bangWords.title}
          className={
            several || (children && others.length > 0)
              ? "flex min-w-0 flex-wrap gap-x-3 gap-y-0.5 pl-1"
              : "sr-only"
          }
        >
          {arrived.map(({ player, scores }, at) => (
            <li key={player} className="flex min-w-0 items-baseline gap-1 leading-tight">
              <span className="stamp text-fire-ink text-lead">{at + 1}</span>
              <span className={`[overflow-wrap:anywhere] ${scores ? "font-bold" : ""}`}>{name(player)}</span>
              {scores && several && <span className="text-brass text-small">{bangWords.scores}</span>}
            </li>
          ))}
        </ol>
        {several && first && (
          <p className="pl-1 text-soft text-small leading-tight [overflow-wrap:anywhere]">
            {scoring.length === arrived.length
              ? bangWords.all
              : byTurn
                ? bangWords.byTurn(name(first.player))
                : bangWords.first(name(first.player))}
          </p>
        )}
      </div>
      {children}
      {mine !== null && others.includes(mine) && (
        <button type="button" onClick={() => onAnother(mine)} className="key key-danger stamp min-h-14 px-3">
          {phoneWords.alsoMe}
        </button>
      )}
    </div>
  );
}

/** Adds one more player who banged on the same claim (F13). */
export function AnotherBang({
  bangs: { others },
  seats,
  onAnother,
}: Omit<BangOrderProps, "mine" | "children">) {
  const [asking, setAsking] = useState(false);
  if (others.length === 0) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        className="key min-h-14 max-w-22 shrink-0 px-1 font-semibold text-small leading-tight"
      >
        {bangWords.too}
      </button>
      <NamesSheet
        title={bangWords.whoToo}
        hint={bangWords.tooHint}
        seats={seats.filter(({ player }) => others.includes(player))}
        open={asking}
        onClose={() => setAsking(false)}
        onName={onAnother}
      />
    </>
  );
}
