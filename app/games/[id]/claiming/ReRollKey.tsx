import { Named } from "@/app/ui/Named";
import type { Legal } from "@/lib/engine";
import { tableWords } from "@/lib/messages/table";
import { HoldKey } from "./HoldKey";

interface ReRollKeyProps {
  readonly offer: NonNullable<Legal["reRoll"]>;
  /** Whose turn it is. */
  readonly name: string;
  readonly seq: number;
  readonly onRoll: () => void;
  /** Rolls although the rules refuse it (S10). */
  readonly onStand: () => void;
}

/** Rolling some of one's own dice again before the claim, and how often yet (O3, O4). */
export function ReRollKey({ offer: { refusal, left }, name, seq, onRoll, onStand }: ReRollKeyProps) {
  return (
    <HoldKey
      refused={refusal !== null}
      seq={seq}
      onPress={onRoll}
      onHold={onStand}
      className="plate min-h-16 low:min-h-14 w-20 shrink-0 flex-col px-1 font-semibold text-sm leading-tight"
    >
      <Named name={tableWords.reRollBy(name, left)}>
        <span>{tableWords.reRoll}</span>
        <span className="font-normal text-fine text-soft">{tableWords.reRollsLeft(left)}</span>
      </Named>
    </HoldKey>
  );
}
