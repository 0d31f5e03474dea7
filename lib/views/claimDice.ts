import { type Face, type HandClaim, type MiaClaim, namedDice } from "@/lib/engine";

/** Dice a hand is made of. */
const HAND = 5;

/** The dice of one cup as a claim has them: those it names, and null for each it leaves open. */
export function claimDice(claim: HandClaim | MiaClaim): readonly (Face | null)[] {
  const named = namedDice(claim);
  const open = "hand" in claim ? HAND - named.length : 0;
  return [...named, ...Array<null>(open).fill(null)];
}
