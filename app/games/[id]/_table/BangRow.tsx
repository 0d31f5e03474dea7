"use client";

import { useState } from "react";
import type { PlayerId } from "@/lib/engine";
import type { SeatView, TableView } from "@/lib/views/table";
import { tableWords } from "@/lib/words/screens";
import { SomebodyElse } from "./SomebodyElse";

interface BangRowProps {
  readonly view: TableView;
  readonly actor: SeatView;
  readonly onBang: (by: PlayerId | readonly PlayerId[]) => void;
}

/** One big red key: the player in turn bangs. Beside it, whoever else shouted (F6). */
export function BangRow({ view, actor, onBang }: BangRowProps) {
  const [asking, setAsking] = useState(false);
  const refusal = view.legal?.challenges.find(({ kind }) => kind === "doubt")?.refusal ?? null;
  const [bystander] = view.bystanders;
  return (
    <div className="flex gap-2">
      {bystander && (
        <button
          type="button"
          aria-disabled={view.bystandersRefusal !== null}
          aria-haspopup="dialog"
          onClick={() => (view.bystandersRefusal ? onBang(bystander.player) : setAsking(true))}
          className="plate min-h-16 low:min-h-14 w-24 shrink-0 px-2 font-semibold text-sm leading-tight"
        >
          {tableWords.somebodyElse}
        </button>
      )}
      <button
        type="button"
        aria-label={tableWords.bangBy(actor.name)}
        aria-disabled={refusal !== null}
        onClick={() => onBang(actor.player)}
        className="plate fire stamp min-h-16 low:min-h-14 flex-1 text-4xl"
      >
        {tableWords.bang}
      </button>
      <SomebodyElse
        view={view}
        actor={actor}
        open={asking}
        onClose={() => setAsking(false)}
        onBang={(by) => {
          setAsking(false);
          onBang(by);
        }}
      />
    </div>
  );
}
