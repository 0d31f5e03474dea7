import type { Claim, CountClaim, Face, Shown } from "@/lib/engine";
import type { SeatView } from "@/lib/views/table";
import type { Undo } from "../_table/seated";

/** What every way of revealing is given. */
export interface Lifting {
  readonly claim: Claim;
  /** It was not doubted, but called exact (spot-on, calza). */
  readonly calledExact: boolean;
  readonly wild: Face | null;
  readonly seq: number;
  readonly notice: React.ReactNode;
  readonly onUnheard?: (() => void) | undefined;
  /** Takes the bang back, while nothing is entered. */
  readonly undo?: Undo | null;
  readonly settle: (shown: Shown) => void;
  /** What stands below the felt, over what is entered: who banged, and how much was seen. */
  readonly above: React.ReactNode;
}

/** The same where dice under all cups are counted. */
export interface Lifted extends Lifting {
  readonly claim: CountClaim;
  readonly diceInPlay: number;
  /** Who has dice on the table, in seat order. */
  readonly cups: readonly SeatView[];
}
