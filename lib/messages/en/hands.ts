import { type Claim, type Face, faceWord, type HandClaim, type MiaClaim, sayClaim } from "@/lib/engine";
import { sayHandClaim, sayRoll } from "./handClaims";
import { possessive } from "./people";

/** What the keys of the hand pad and of the two-dice pad say. */
export const handWords = {
  /** What a kind of hand is called on its key. */
  kinds: {
    "high-card": "High card",
    pair: "Pair",
    "two-pair": "Two pair",
    three: "Three",
    straight: "Straight",
    "full-house": "Full house",
    four: "Four",
    five: "Five",
  },
  pad: "Which hand?",
  /** "Pair: raise to pair of twos, five". */
  handKey: (kind: string, claim: HandClaim, opening: boolean) =>
    `${kind}: ${opening ? "claim" : "raise to"} ${sayClaim(claim)}`,
  /** "Pair: not with these dice". */
  noSuchHand: (kind: string) => `${kind}: not with these dice`,
  dice: "Which dice?",
  dieKey: (face: Face) => `Name ${faceWord(face, 1)}`,
  clear: "Take the last die back",
  tapDice: "Tap dice, then what they make",
  tapped: (faces: readonly Face[]) =>
    `${faces.map((face) => faceWord(face, 1)).join(", ")}: now what they make`,
  toBeat: (claim: Claim) => `over ${"count" in claim ? sayClaim(claim) : sayHandClaim(claim)}`,

  /** Over the dice that are lifted. */
  whoseDice: (name: string | null) => (name === null ? "Under the cup" : `${possessive(name)} dice`),

  claimed: "Claimed:",
  shown: "There was:",
  /** What a claimed hand turned on. */
  decided: {
    kind: "The kind of hand decides.",
    group: "Of the same kind the higher dice decide, the larger group first.",
    kicker: "All else being the same, the kicker decides.",
    roll: "The higher die is read first; pairs are above all others but Mia.",
    nothing: "All that was named is there.",
  },

  rolls: "Which roll?",
  rollKey: (claim: MiaClaim, opening: boolean) => `${opening ? "Announce" : "Raise to"} ${sayRoll(claim)}`,
  mia: "Mia",
} as const;
