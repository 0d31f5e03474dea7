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

/** One die of a claimed or revealed hand; a null face is an open die. */
export interface HandDie {
  readonly face: Face | null;
  /** True if it decided; null if there was nothing to compare. */
  readonly lit: boolean | null;
}

/** How a hand's die is drawn: lit if it decided, faded if not, red if wild. */
export const lookOf = ({ face, lit }: HandDie, wild: Face | null = null): DieStanding | "plain" =>
  lit === false ? "faded" : face !== null && face === wild ? "wild" : lit ? "counts" : "plain";

/**
 * The deciding part of a claim about one cup. It is the kind (H1), the first different group or kicker (H2),
 * or the two-dice number (M1);
 * or none, because everything named is there (S2).
 */
export type DecidedBy = "kind" | "group" | "kicker" | "roll" | "nothing";

/** A claim about one cup compared with the dice, for drawing. */
export interface HandVerdict {
  readonly claimed: readonly HandDie[];
  /** Null if the dice are unknown. */
  readonly shown: { readonly claim: CupClaim; readonly dice: readonly HandDie[] } | null;
  /** The deciding part and its rule; null if the dice are unknown. */
  readonly decided: {
    readonly by: DecidedBy;
    readonly rule: RuleId;
    /** True if a one beat another face (H3). */
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

/** Prepares a settled round about one cup; null for counts. */
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

/** The dice of a hand with wilds as rolled: a face without its own die is a wild one (H11). */
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
  /** The two deciding faces: claimed and revealed. */
  readonly faces?: readonly [Face, Face];
}

/** The deciding dice of each hand. */
function decision(claim: CupClaim, found: CupClaim): Decision {
  const all: Lit = (face) => face !== null;
  if ("mia" in claim || "mia" in found) return { by: "roll", claimed: all, shown: all };
  if (claim.hand !== found.hand) return { by: "kind", claimed: makesKind(claim), shown: makesKind(found) };
  const groups = firstOther(facesOf(claim), facesOf(found));
  if (groups) return { by: "group", ...comparedFaces(groups) };
  const kickers = firstOther(kickersOf(claim), kickersOf(found));
  if (kickers) return { by: "kicker", ...comparedFaces(kickers) };
  const named = namedDice(claim).length;
  return { by: "nothing", claimed: all, shown: (_face, at) => at < named };
}

/** The dice of two faces, each in its own hand. */
const comparedFaces = (faces: readonly [Face, Face]): Omit<Decision, "by"> => ({
  claimed: (face) => face === faces[0],
  shown: (face) => face === faces[1],
  faces,
});

/** The dice that make a hand: its groups, all of a straight, the highest of a runt. */
export function makesKind(claim: HandClaim): Lit {
  const groups = facesOf(claim);
  if (groups.length > 0) return (face) => face !== null && groups.includes(face);
  return (_face, at) => claim.hand !== "high-card" || at === 0;
}

/** The first position with two different named faces. */
function firstOther(claimed: readonly Face[], shown: readonly Face[]): readonly [Face, Face] | null {
  for (const [at, face] of claimed.entries()) {
    const other = shown[at];
    if (other !== undefined && other !== face) return [face, other];
  }
  return null;
}
