import {
  type Claim,
  type Decided,
  type Face,
  faceWord,
  type HandKind,
  namedDice,
  sayClaim,
} from "@/lib/engine";
import { list } from "./people";
import { sayChance } from "./questions";

// Two hands held against each other, and where one stands among all: one sentence each.

/** A kind of hand as one has it, and where both have the very same. */
const KINDS: Readonly<Record<HandKind, { readonly one: string; readonly same: string }>> = {
  "high-card": { one: "a high card", same: "dice" },
  pair: { one: "a pair", same: "pair" },
  "two-pair": { one: "two pair", same: "two pair" },
  three: { one: "three of a kind", same: "three of a kind" },
  straight: { one: "a straight", same: "straight" },
  "full-house": { one: "a full house", same: "full house" },
  four: { one: "four of a kind", same: "four of a kind" },
  five: { one: "five of a kind", same: "five of a kind" },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const many = (face: Face): string => faceWord(face, 2);
const aDie = (face: Face): string => `a ${faceWord(face, 1)}`;

/** A whole hand as it lies, "44112"; else what was claimed. */
export function namedHand(claim: Claim): string {
  const dice = "hand" in claim ? namedDice(claim) : [];
  return dice.length === 5 ? dice.join("") : sayClaim(claim);
}

/** "44112 beats 33226: both have two pair, and fours are higher than threes." */
export const sayHigher = (high: Claim, low: Claim, decided: Decided): string =>
  `${capital(namedHand(high))} beats ${namedHand(low)}${why(decided)}.`;

function why(decided: Decided): string {
  switch (decided.by) {
    case "order":
      return "";
    case "mia":
      return ": that is Mia, and nothing is higher";
    case "double":
      return ": a pair ranks above two dice that differ";
    case "kind":
      return `: ${KINDS[decided.high].one} ranks above ${KINDS[decided.low].one}`;
    case "straight":
      return `: both are straights, and the one up to ${decided.high === "ace-straight" ? "the ace" : "six"} is higher`;
    case "group": {
      const { kind, same, high, low } = decided;
      const both = `both have ${KINDS[kind].one}${same.length > 0 ? ` with ${list(same.map(many))}` : ""}`;
      const first = kind === "full-house" && same.length === 0 ? "; the three counts first" : "";
      return `: ${both}${first}, and ${many(high)} are higher than ${many(low)}`;
    }
    case "kicker": {
      const { kind, same, high, low } = decided;
      const beside = same.length > 0 ? ` with ${list(same.map(aDie))}` : "";
      const both =
        kind === "high-card" && same.length === 0
          ? "neither has a pair"
          : kind === "high-card"
            ? `both begin with ${list(same.map(aDie))}`
            : `both have the same ${KINDS[kind].same}${beside}`;
      return low === null
        ? `: ${both}, and ${aDie(high)} stands beside it`
        : `: ${both}, and ${aDie(high)} is higher than ${aDie(low)}`;
    }
  }
}

/** "33226 and 22336 …": two hands of which neither is higher. */
export const sayTie = (a: Claim, b: Claim): string =>
  sayClaim(a) === sayClaim(b)
    ? `Both are the same: ${sayClaim(a)}.`
    : `Neither beats the other: ${namedHand(a)} is worth as much as ${namedHand(b)}.`;

/** Where five dice stand among all hands, and how often fresh dice do as well. */
export const sayRank = (hand: Claim, rank: number, of: number, chance: number): string =>
  `${namedHand(hand)} is ${sayClaim(hand)}: number ${rank} of ${of} hands, counted from the weakest. ${chance === 1 ? "Any five dice are at least as good." : `Five fresh dice do at least as well ${sayChance(chance)}.`}`;
