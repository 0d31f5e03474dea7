"use client";

import { Sheet } from "@/app/_components/Sheet";
import type { LegalChallenge, PlayerId } from "@/lib/engine";
import { tableWords } from "@/lib/messages/screens";
import { type SeatView, shoutOf, type TableView } from "@/lib/views/table";
import { Bangers } from "./later";

export interface SomebodyElseProps {
  readonly view: TableView;
  /** How somebody may challenge who is not in turn. */
  readonly way: LegalChallenge;
  readonly actor: SeatView;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onBang: (by: PlayerId | readonly PlayerId[]) => void;
}

/** Who banged out of turn: one tap on a name. When several shouted, all of them in the order of their shouts (F13). */
export function SomebodyElse({ open, onClose, ...bangers }: SomebodyElseProps) {
  return (
    <Sheet
      title={tableWords.whoShouted[shoutOf([bangers.way], bangers.way.kind)]}
      open={open}
      onClose={onClose}
    >
      <Bangers {...bangers} />
    </Sheet>
  );
}
