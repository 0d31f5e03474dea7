import { type Face, type HandClaim, type MiaClaim, namedDice } from "@/lib/engine";

/** Dice in a hand. */
const HAND = 5;

/** The dice of one cup as claimed: the named ones, and null for each open one. */
export function claimDice(claim: HandClaim | MiaClaim): readonly (Face | null)[] {
  const named = namedDice(claim);
  const open = "hand" in claim ? HAND - named.length : 0;
  return [...named, ...Array<null>(open).fill(null)];
}
