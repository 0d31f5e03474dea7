import type { ChallengeKind } from "../parts";
import { type ChallengeKindName, MIA } from "../vocabulary";

/**
 * When each kind of challenge is right. A doubt: the claim is short (S4). Spot on: it is exact (R5, U6). A concession:
 * never; it settles without a look (M4).
 */
export const KINDS: Readonly<Record<ChallengeKindName, Pick<ChallengeKind, "fits" | "atOnce" | "right">>> = {
  doubt: { fits: () => true, atOnce: false, right: ({ finding }) => finding === "short" },
  "spot-on": { fits: () => true, atOnce: false, right: ({ finding }) => finding === "exact" },
  // M4: only of 21, which nothing beats.
  concede: { fits: (claim) => "mia" in claim && claim.mia === MIA.mia, atOnce: true, right: () => false },
};
