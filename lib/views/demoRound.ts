import type { CountClaim, Face } from "@/lib/engine";

/**
 * The demo round of the start page: Firehouse with ten players, three dice each (F1). A claim is on the
 * table, and it is the visitor's turn.
 */
export const DEMO_ROUND = {
  claimer: "Diaz",
  claim: { count: 13, face: 5 } satisfies CountClaim,
  /** The red die (F2). */
  wild: 4,
  /** Cups other than the visitor's: the claimer's and eight more. */
  others: 9,
  diceEach: 3,
} as const;

/** The visitor's dice before the first roll: two fives and a wild four. */
export const DEMO_DICE: readonly Face[] = [5, 5, 4];
