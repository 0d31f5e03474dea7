import {
  type Claim,
  type ClaimKind,
  dicePerHand,
  type Face,
  type RuleSet,
  rulesUnder,
  sayClaim,
} from "@/lib/engine";
import { TONGUES } from "../languages";
import { couldClaim } from "./plan";
import { rollDice } from "./planned";
import type { Thing } from "./things";
import { tokensIn } from "./tokens";

// Parses typed text as a claim of a game.

/** A game's kind of claims; null for an unknown game. */
export function claimsOf(game: string): ClaimKind | null {
  const rules = rulesUnder(game, {});
  return rules.ok ? rules.value.claims.kind : null;
}

/** A kind of hand without faces. */
export const isClass = (thing: Extract<Thing, { kind: "hand" }>): boolean =>
  thing.faces.length === 0 && thing.kickers.length === 0;

/** A claim in any language → canonical words; unchanged if it cannot be parsed. */
export function claimInEnglish(
  typed: string,
  { game, house }: { readonly game: string; readonly house: Readonly<Record<string, unknown>> },
): string {
  const rules = rulesUnder(game, house);
  if (typed.trim() === "" || typed.length > 200 || !rules.ok || rules.value.claims.read(typed).ok)
    return typed;
  for (const tongue of TONGUES) {
    const { things, unknown } = tokensIn(typed.normalize("NFKC"), tongue);
    const [thing] = things;
    if (unknown > 0 || things.length !== 1 || !thing || !couldClaim(thing, rules.value.claims.kind)) continue;
    const claim = claimOf(thing, rules.value);
    if (claim) return sayClaim(claim);
  }
  return typed;
}

/** A thing as a claim of a game; null if the game has no such claim. */
export function claimOf(thing: Thing, rules: RuleSet): Claim | null {
  const { claims } = rules;
  const read = (raw: unknown): Claim | null => {
    const claim = claims.read(raw);
    return claim.ok ? claim.value : null;
  };
  switch (claims.kind) {
    case "count": {
      const [only] = thing.kind === "sets" && thing.sets.length === 1 ? thing.sets : [];
      return only ? read({ count: only.count, face: only.face }) : null;
    }
    case "mia": {
      const dice = rollDice(thing);
      return dice.length === dicePerHand(rules) ? claims.ofDice(dice) : null;
    }
    case "hand":
      return handClaim(thing, read, claims.ofDice);
  }
}

const SETS = { 2: "pair", 3: "three", 4: "four", 5: "five" } as const;

/** A thing as a claim of five dice (H5); null if it is none. */
function handClaim(
  thing: Thing,
  read: (raw: unknown) => Claim | null,
  ofDice: (dice: readonly Face[]) => Claim | null,
): Claim | null {
  switch (thing.kind) {
    case "dice": {
      const made = ofDice(thing.dice);
      if (made === null || !("hand" in made)) return null;
      // A high card can name at most four dice.
      return made.hand === "high-card" ? { ...made, kickers: made.kickers.slice(0, 4) } : made;
    }
    case "digits":
      return thing.dice.length < 5 ? read(thing.dice.join("")) : null;
    case "roll":
      return thing.roll % 11 === 0 ? read({ hand: "pair", faces: [thing.roll / 11], kickers: [] }) : null;
    case "hand": {
      const { hand, faces, kickers } = thing;
      if (hand.endsWith("straight")) return hand === "straight" ? null : read({ hand });
      if (hand === "high-card") return read({ hand, kickers });
      if (hand === "full-house" || hand === "five") return read({ hand, faces });
      return faces.length === 0 ? null : read({ hand, faces, kickers });
    }
    case "sets": {
      const sets = thing.sets.toSorted((one, other) => other.count - one.count);
      const groups = sets.filter(({ count }) => count > 1);
      const kickers = sets.filter(({ count }) => count === 1).map(({ face }) => face);
      const faces = groups.map(({ face }) => face);
      const [size = 0, second] = groups.map(({ count }) => count);
      if (groups.length === 0) return kickers.length > 0 ? read({ hand: "high-card", kickers }) : null;
      if (second !== undefined) {
        if (size === 3 && second === 2) return read({ hand: "full-house", faces });
        return size === 2 && second === 2 ? read({ hand: "two-pair", faces, kickers }) : null;
      }
      const hand = SETS[size as keyof typeof SETS];
      if (hand === undefined) return null;
      return hand === "five" ? read({ hand, faces }) : read({ hand, faces, kickers });
    }
    default:
      return null;
  }
}
