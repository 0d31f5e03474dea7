"use client";

import { useState } from "react";
import type { PlayerId } from "@/lib/engine";
import type { SeatView, TableView } from "@/lib/views/table";
import { tableWords } from "@/lib/words/screens";
import { HoldKey } from "./HoldKey";
import { SomebodyElse } from "./SomebodyElse";
import type { Undo } from "./seated";
import { UndoLast } from "./UndoLast";

interface BangRowProps {
  readonly view: TableView;
  /** Whose turn it is. */
  readonly actor: SeatView;
  /** For whom the big key bangs: the player in turn, unless somebody else was chosen. */
  readonly banger: SeatView;
  readonly seq: number;
  readonly undo: Undo | null;
  readonly onBang: (by: PlayerId | readonly PlayerId[]) => void;
  /** Bangs although the rules refuse it (S10). */
  readonly onStand: (by: PlayerId) => void;
}

/** One big red key: bang. Left of it, whoever else shouted (F6); right of it, the last entry taken back. */
export function BangRow({ view, actor, banger, seq, undo, onBang, onStand }: BangRowProps) {
  const [asking, setAsking] = useState(false);
  const inTurn = view.legal?.challenges.find(({ kind }) => kind === "doubt")?.refusal ?? null;
  const refusal = banger.inTurn ? inTurn : view.bystandersRefusal;
  const [bystander] = view.bystanders;
  return (
    <div className="flex flex-wrap gap-2">
      {bystander && (
        <HoldKey
          refused={view.bystandersRefusal !== null}
          aria-haspopup="dialog"
          seq={seq}
          onPress={() => (view.bystandersRefusal ? onBang(bystander.player) : setAsking(true))}
          // Greyed by a house rule only (F6): who it was is still to be said.
          onHold={() => (inTurn ? onBang(bystander.player) : setAsking(true))}
          className="plate min-h-16 low:min-h-14 w-20 shrink-0 px-1 font-semibold text-sm leading-tight"
        >
          {tableWords.somebodyElse}
        </HoldKey>
      )}
      <HoldKey
        aria-label={tableWords.bangBy(banger.name)}
        refused={refusal !== null}
        seq={seq}
        onPress={() => onBang(banger.player)}
        onHold={() => onStand(banger.player)}
        className={`plate fire stamp min-h-16 low:min-h-14 flex-1 basis-28 flex-col leading-none ${banger === actor ? "text-4xl" : "text-3xl"}`}
      >
        {tableWords.bang}
        {banger !== actor && (
          <span className="max-w-full truncate px-1 font-semibold font-text text-sm">{banger.name}</span>
        )}
      </HoldKey>
      {undo && <UndoLast undo={undo} />}
      <SomebodyElse
        view={view}
        actor={actor}
        open={asking}
        onClose={() => setAsking(false)}
        onBang={(by) => {
          setAsking(false);
          if (view.bystandersRefusal && typeof by === "string") onStand(by);
          else onBang(by);
        }}
      />
    </div>
  );
}
