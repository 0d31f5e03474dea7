import type { Claim, CountClaim, Face, Shown } from "@/lib/engine";
import type { SeatView } from "@/lib/views/table";
import type { Undo } from "../_table/seated";

/** Props of every reveal mode. */
export interface Lifting {
  readonly claim: Claim;
  /** True for spot on and calza, false for a doubt. */
  readonly calledExact: boolean;
  readonly wild: Face | null;
  readonly seq: number;
  readonly notice: React.ReactNode;
  readonly onStaleTap?: (() => void) | undefined;
  /** Undoes the bang, until dice are entered. */
  readonly undo?: Undo | null;
  readonly settle: (shown: Shown) => void;
  /** Shown between the felt and the entry: who banged, and the reveal modes. */
  readonly above: React.ReactNode;
}

/** The same for claims that count the dice under all cups. */
export interface Lifted extends Lifting {
  readonly claim: CountClaim;
  readonly diceInPlay: number;
  /** The players with dice, in seat order. */
  readonly cups: readonly SeatView[];
}
