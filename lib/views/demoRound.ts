import type { CountClaim, Face } from "@/lib/engine";

/**
 * The round on the start page, for whoever has none of their own yet: ten at a table of Firehouse, three dice each (F1). The claim
 * stands, and it is the stranger's turn.
 */
export const DEMO_ROUND = {
  claimer: "Diaz",
  claim: { count: 13, face: 5 } satisfies CountClaim,
  /** What the red die shows (F2). */
  wild: 4,
  /** The cups beside the stranger's own: the claimer's, and those of eight more. */
  others: 9,
  diceEach: 3,
} as const;

/** The stranger's dice as the page is sent, before anybody rolls: two fives and a wild four. */
export const DEMO_DICE: readonly Face[] = [5, 5, 4];
