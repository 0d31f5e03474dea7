import type { Face, HandClaim, MiaClaim } from "../vocabulary";
import { facesOf, isStraight, kickersOf, SHAPES, STRAIGHTS } from "./handOrder";

/**
 * The dice a claim names: its groups and kickers, or all five of a straight (C3). Both dice of a roll of two,
 * the higher first (M1).
 */
export function namedDice(claim: HandClaim | MiaClaim): readonly Face[] {
  if ("mia" in claim) return [Math.floor(claim.mia / 10) as Face, (claim.mia % 10) as Face];
  if (isStraight(claim.hand)) return STRAIGHTS[claim.hand];
  const { groups } = SHAPES[claim.hand];
  return [
    ...facesOf(claim).flatMap((face, at) => Array<Face>(groups[at] ?? 0).fill(face)),
    ...kickersOf(claim),
  ];
}
