"use client";

import { useState } from "react";
import type { LegalChallenge, PlayerId } from "@/lib/engine";
import { bangersWords } from "@/lib/messages/dice";
import { tableWords } from "@/lib/messages/table";
import { type SeatView, shoutOf, type TableView } from "@/lib/views/table";

export interface ChallengerPickerProps {
  readonly view: TableView;
  /** The challenge available out of turn. */
  readonly way: LegalChallenge;
  readonly actor: SeatView;
  readonly onBang: (by: PlayerId | readonly PlayerId[]) => void;
}

/** A key for each player who can challenge out of turn; for several, in the order of their shouts (F13). */
export function ChallengerPicker({ view, way, actor, onBang }: ChallengerPickerProps) {
  const [several, setSeveral] = useState(false);
  const [shouted, setShouted] = useState<readonly PlayerId[]>([]);
  const { together } = way;
  const shout = shoutOf([way], way.kind);
  const toggle = (player: PlayerId) =>
    setShouted((before) =>
      before.includes(player) ? before.filter((other) => other !== player) : [...before, player],
    );
  const crowd = several ? [actor, ...view.bystanders] : view.bystanders;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-soft text-small">
        {several ? bangersWords.severalHint : bangersWords.whoShoutedHint(shout, actor.name)}
      </p>
      <ul className="pairs grid gap-2">
        {crowd.map(({ player, name, inTurn }) => (
          <li key={player} className="min-w-0">
            <button
              type="button"
              {...(several && { "aria-pressed": shouted.includes(player) })}
              onClick={() => (several ? toggle(player) : onBang(player))}
              className={`key min-h-14 w-full gap-2 px-3 font-semibold ${shouted.includes(player) ? "key-next" : ""}`}
            >
              {shouted.includes(player) && (
                <span className="stamp text-lead">{shouted.indexOf(player) + 1}</span>
              )}
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
              {inTurn && <span className="shrink-0 font-normal text-small">{tableWords.inTurnToo}</span>}
            </button>
          </li>
        ))}
      </ul>
      {together && (
        <label className="flex min-h-12 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            checked={several}
            onChange={() => {
              setSeveral(!several);
              setShouted([]);
            }}
            className="size-6 accent-(--brass)"
          />
          {bangersWords.severalAtOnce}
        </label>
      )}
      {several && (
        <button
          type="button"
          aria-disabled={shouted.length === 0}
          onClick={() => shouted.length > 0 && onBang(shouted)}
          className="key key-danger stamp min-h-16 text-title"
        >
          {tableWords.shouts(shout, view.game)}
        </button>
      )}
    </div>
  );
}
