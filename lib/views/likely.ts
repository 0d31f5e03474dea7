import {
  type Claim,
  type CountClaim,
  type Face,
  familyOf,
  type HandFamily,
  oddsOf,
  type RoundTerms,
  type RuleSet,
} from "@/lib/engine";

/** The context of a claim. */
export interface LikelyOf {
  readonly claim: Claim;
  /** Known dice. */
  readonly known: readonly Face[];
  /** All dice of the claim, including known ones. */
  readonly dice: number;
  readonly terms: RoundTerms;
  readonly rules: RuleSet;
}

/** The chance of a count, or more. */
export interface CountLikely {
  readonly kind: "count";
  readonly claim: CountClaim;
  /** From 0 to 1, of the claim itself. */
  readonly chance: number;
  /** Fewest dice first; for large numbers only some points, including the claim. */
  readonly points: readonly { readonly count: number; readonly chance: number }[];
}

/** A kind of hand or a roll, and the chance of it or higher; `kind` is null for the claim. */
export interface LikelyRung {
  readonly kind: HandFamily | null;
  readonly claim: Claim;
  readonly chance: number;
}

/** The chance of each kind of hand or roll, lowest first, with the claim at its rank. */
export interface LadderLikely {
  readonly kind: "hand" | "mia";
  readonly claim: Claim;
  readonly chance: number;
  readonly rungs: readonly LikelyRung[];
}

export type Likely = CountLikely | LadderLikely;

/** The most points of a chart. */
const MAX_POINTS = 61;

/** The chances around a claim: other counts of the same face, other kinds of hand, other rolls. */
export function likelyOf(of: LikelyOf): Likely {
  const { claim } = of;
  const chance = chanceOf(of, claim);
  if ("count" in claim) return { kind: "count", claim, chance, points: countPoints(of, claim) };
  return { kind: "mia" in claim ? "mia" : "hand", claim, chance, rungs: rungsAround(of, chance) };
}

const chanceOf = ({ known, dice, terms, rules }: LikelyOf, claim: Claim): number =>
  oddsOf(claim, known, dice, terms, rules).chance;

function countPoints(of: LikelyOf, claim: CountClaim): CountLikely["points"] {
  const top = Math.max(of.dice, claim.count);
  const step = Math.max(1, Math.ceil(top / (MAX_POINTS - 1)));
  const some = Array.from({ length: Math.floor(top / step) + 1 }, (_, at) => at * step);
  const counts = [...new Set([...some, claim.count, top])].sort((a, b) => a - b);
  return counts.map((count) => ({
    count,
    chance: count === 0 ? 1 : chanceOf(of, { count, face: claim.face }),
  }));
}

function rungsAround(of: LikelyOf, chance: number): readonly LikelyRung[] {
  const { claim, rules } = of;
  const context = { terms: of.terms, diceInPlay: of.dice };
  const order = (other: Claim) => rules.claims.compare(other, claim, context);
  const rungs = firstOfKinds(rules.claims.every()).map((one) => ({
    ...one,
    chance: chanceOf(of, one.claim),
  }));
  return [
    ...rungs.filter((one) => order(one.claim) < 0),
    { kind: null, claim, chance },
    ...rungs.filter((one) => order(one.claim) > 0),
  ];
}

/** The lowest hand of each kind; every roll. */
function firstOfKinds(claims: readonly Claim[]): readonly Omit<LikelyRung, "chance">[] {
  const kinds = new Set<string>();
  return claims.flatMap((claim) => {
    const kind = "hand" in claim ? familyOf(claim) : null;
    if (kind !== null && kinds.has(kind)) return [];
    if (kind !== null) kinds.add(kind);
    return [{ kind, claim }];
  });
}
