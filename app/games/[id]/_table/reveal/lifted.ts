import type { CountClaim, Face, Shown } from "@/lib/engine";
import type { SeatView } from "@/lib/views/table";

/** What every way of revealing is given. */
export interface Lifted {
  readonly claim: CountClaim;
  readonly wild: Face | null;
  readonly diceInPlay: number;
  /** Who has dice on the table, in seat order. */
  readonly cups: readonly SeatView[];
  readonly seq: number;
  readonly notice: React.ReactNode;
  readonly settle: (shown: Shown) => void;
}
