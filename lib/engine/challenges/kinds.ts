import type { ChallengeKind } from "../parts";
import { type ChallengeKindName, type Claim, MIA } from "../vocabulary";

/** True if a claim is 21, which nothing beats and which alone is conceded (M4). */
export const isTop = (claim: Claim): boolean => "mia" in claim && claim.mia === MIA.mia;

/**
 * When each kind of challenge is right. A doubt: the claim is short (S4). Spot on: it is exact (R5, U6). A concession:
 * never; it settles without a look (M4).
 */
export const KINDS: Readonly<Record<ChallengeKindName, Pick<ChallengeKind, "fits" | "atOnce" | "right">>> = {
  doubt: { fits: () => true, atOnce: false, right: ({ finding }) => finding === "short" },
  "spot-on": { fits: () => true, atOnce: false, right: ({ finding }) => finding === "exact" },
  concede: { fits: isTop, atOnce: true, right: () => false },
};
