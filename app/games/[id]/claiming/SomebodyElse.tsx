"use client";

import { Sheet } from "@/app/ui/Sheet";
import { tableWords } from "@/lib/messages/table";
import { shoutOf } from "@/lib/views/table";
import type { BangersProps } from "../beside/Bangers";
import { Bangers } from "../beside/chunk";

interface SomebodyElseProps extends BangersProps {
  readonly open: boolean;
  readonly onClose: () => void;
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
