import type { Face } from "@/lib/engine";
import type { Counting } from "@/lib/views/photoReading";

/** What the dice of a photo may be taken as. */
export interface PhotoTarget {
  /** What they are: of `cup` with whose it is. */
  readonly what: "everything" | "cup" | "one-cup" | "hand" | "both-hands" | "shown" | "lying";
  readonly whose?: string;
  /** How many dice there are; null where nobody knows. */
  readonly dice: number | null;
  /** There is no room for more than so many. */
  readonly most: number | null;
  /** What they are held against, and how many of them have to count. */
  readonly counting: (Counting & { readonly needed: number }) | null;
  /** They are two hands of so many dice, told apart by where they lie. */
  readonly hand?: number;
  /** Takes them, in rows from the top; of two hands the first one's first. `found`: how many of them count. */
  readonly onTake: (dice: readonly Face[], found: number) => void;
}
