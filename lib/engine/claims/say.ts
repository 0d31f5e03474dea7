import type { Claim } from "../vocabulary";
import { sayCount } from "./countWords";

/** Canonical English of any claim (formats §1): "13 fives". */
export function sayClaim(claim: Claim): string {
  if ("count" in claim) return sayCount(claim);
  throw new Error("cannot happen: no game of hands or Mia rolls is registered");
}
