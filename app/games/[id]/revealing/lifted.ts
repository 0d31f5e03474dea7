import type { Claim, CountClaim, Face, PlayerId, Shown } from "@/lib/engine";
import type { SeatView } from "@/lib/views/table";
import type { SeatCup } from "../_table/ScoreStrip";
import type { Undo } from "../_table/seated";

/** A cup on the felt; its dice have the size of the text around them. */
export interface CupOnFelt extends SeatCup {
  readonly player: PlayerId;
  readonly name: string;
  /** True if its dice need more than one line. */
  readonly wrapping: boolean;
}

/** The felt during a reveal. */
export interface OnFelt {
  readonly cups: readonly CupOnFelt[];
  /** Dice that count so far; null if one cup decides. */
  readonly found: number | null;
  /** The dice of the one cup that decides. */
  readonly middle?: React.ReactNode;
}

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
  /** Draws the felt: the seats around it at a table, the dice below the claim in a correction. */
  readonly felt: (on: OnFelt) => React.ReactNode;
  /** Above the keys: who banged. */
  readonly above: React.ReactNode;
  /** The key that changes the reveal mode. */
  readonly modes: React.ReactNode;
  /** Small keys next to the count, until this phone enters something. */
  readonly small?: React.ReactNode;
}

/** The same for claims that count the dice under all cups. */
export interface Lifted extends Lifting {
  readonly claim: CountClaim;
  readonly diceInPlay: number;
  /** The players with dice, in seat order. */
  readonly cups: readonly SeatView[];
}
