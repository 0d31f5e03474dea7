import type { Face } from "@/lib/engine";
import type { Counting } from "@/lib/views/photoReading";

/** One possible use of a photo's dice. */
export interface PhotoTarget {
  /** The kind of dice; `cup` also needs its player. */
  readonly what: "everything" | "cup" | "one-cup" | "hand" | "both-hands" | "shown" | "lying";
  readonly whose?: string;
  /** The expected number of dice; null if unknown. */
  readonly dice: number | null;
  /** The maximum number of dice. */
  readonly most: number | null;
  /** The claim they are checked against, and how many must match. */
  readonly counting: (Counting & { readonly needed: number }) | null;
  /** Two hands of this many dice, separated by position. */
  readonly hand?: number;
  /** Accepts the dice in rows from the top, the first hand's first. `found`: how many of them count. */
  readonly onTake: (dice: readonly Face[], found: number) => void;
}
