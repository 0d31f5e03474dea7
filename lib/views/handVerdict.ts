import {
  type Claim,
  type Face,
  facesOf,
  type HandClaim,
  kickersOf,
  type MiaClaim,
  namedDice,
  type RuleId,
  type Settled,
} from "@/lib/engine";
import { claimDice } from "./claimDice";
import type { DieStanding } from "./verdictCard";

/** One die of a claimed or a shown hand; a null face where the claim left it open. */
export interface HandDie {
  readonly face: Face | null;
  /** Whether it decides; null where the claim was held against nothing. */
  readonly lit: boolean | null;
}

/** How a die of a hand is drawn: those that decide lit, those that do not faded, and a wild one red. */
export const lookOf = ({ face, lit }: HandDie, wild: Face | null = null): DieStanding | "plain" =>
  lit === false ? "faded" : face !== null && face === wild ? "wild" : lit ? "counts" : "plain";

/**
 * What a claim about one cup turned on: the kind of hand (H1), the first group or kicker that differs (H2), the number two
 * dice read as (M1); or nothing, because all that was named is there (S2).
 */
export type DecidedBy = "kind" | "group" | "kicker" | "roll" | "nothing";

/** A claim about one cup held against what lay there, for drawing one above the other. */
export interface HandVerdict {
  readonly claimed: readonly HandDie[];
  /** Null where the dice were not seen. */
  readonly shown: { readonly claim: CupClaim; readonly dice: readonly HandDie[] } | null;
  /** What it turned on, and the rule that says so; null where the dice were not seen. */
  readonly decided: {
    readonly by: DecidedBy;
    readonly rule: RuleId;
    /** A one beat another face (H3). */
    readonly onesHigh: boolean;
  } | null;
}

const RULES: Readonly<Record<DecidedBy, RuleId>> = {
  kind: "H1",
  group: "H2",
  kicker: "H2",
  roll: "M1",
  nothing: "S2",
};

type CupClaim = HandClaim | MiaClaim;

/** Sets a settled round whose claim was about one cup; null where it was about all dice. */
export function handVerdict(settled: Settled): HandVerdict | null {
  const { claim, finding } = settled;
  if ("count" in claim) return null;
  const plain = claimDice(claim).map((face) => ({ face, lit: null }));
  const { found } = finding;
  if (found === null || !isCupClaim(found)) return { claimed: plain, shown: null, decided: null };
  const { by, claimed, shown, faces } = decision(claim, found);
  const higher = faces?.[(finding.margin ?? 0) > 0 ? 1 : 0];
  const lies = asItLies(namedDice(found), settled);
  return {
    claimed: claimDice(claim).map((face, at) => ({ face, lit: claimed(face, at) })),
    shown: {
      claim: found,
      dice: namedDice(found).map((face, at) => ({ face: lies[at] ?? face, lit: shown(face, at) })),
    },
    decided: { by, rule: RULES[by], onesHigh: higher === 1 },
  };
}

/** The dice of a hand as they lay there: where none shows the face that one counts as, a wild one does (H11). */
function asItLies(named: readonly Face[], { shown, claimer }: Settled): readonly Face[] {
  const left: Face[] = [];
  if (shown !== null && "dice" in shown) {
    const { dice } = shown;
    const own = Array.isArray(dice) ? dice : Object.entries(dice).find(([player]) => player === claimer)?.[1];
    left.push(...(own ?? []));
  }
  return named.map((face) => {
    const at = left.indexOf(face);
    if (at === -1) return left.length === 0 ? face : 1;
    left.splice(at, 1);
    return face;
  });
}

const isCupClaim = (found: number | Claim): found is CupClaim =>
  typeof found !== "number" && !("count" in found);

type Lit = (face: Face | null, at: number) => boolean;
interface Decision {
  readonly by: DecidedBy;
  readonly claimed: Lit;
  readonly shown: Lit;
  /** The two faces that decide, where it is two: the claimed one and the one shown. */
  readonly faces?: readonly [Face, Face];
}

/** Which dice of each decide. */
function decision(claim: CupClaim, found: CupClaim): Decision {
  const all: Lit = (face) => face !== null;
  if ("mia" in claim || "mia" in found) return { by: "roll", claimed: all, shown: all };
  if (claim.hand !== found.hand) return { by: "kind", claimed: makesKind(claim), shown: makesKind(found) };
  const groups = firstOther(facesOf(claim), facesOf(found));
  if (groups) return { by: "group", ...held(groups) };
  const kickers = firstOther(kickersOf(claim), kickersOf(found));
  if (kickers) return { by: "kicker", ...held(kickers) };
  const named = namedDice(claim).length;
  return { by: "nothing", claimed: all, shown: (_face, at) => at < named };
}

/** The dice of two faces, each in its own hand. */
const held = (faces: readonly [Face, Face]): Omit<Decision, "by"> => ({
  claimed: (face) => face === faces[0],
  shown: (face) => face === faces[1],
  faces,
});

/** The dice that make a hand what it is: its groups, all of a straight, the highest of a runt. */
export function makesKind(claim: HandClaim): Lit {
  const groups = facesOf(claim);
  if (groups.length > 0) return (face) => face !== null && groups.includes(face);
  return (_face, at) => claim.hand !== "high-card" || at === 0;
}

/** The first place where both name a face, and not the same. */
function firstOther(claimed: readonly Face[], shown: readonly Face[]): readonly [Face, Face] | null {
  for (const [at, face] of claimed.entries()) {
    const other = shown[at];
    if (other !== undefined && other !== face) return [face, other];
  }
  return null;
}
