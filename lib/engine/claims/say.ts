import type { Claim } from "../vocabulary";
import { sayCount } from "./countWords";
import { sayHand } from "./sayHand";

/** Canonical English of any claim (formats §1): "13 fives", "pair of twos, five", "64". */
export function sayClaim(claim: Claim): string {
  if ("count" in claim) return sayCount(claim);
  return "hand" in claim ? sayHand(claim) : String(claim.mia);
}
