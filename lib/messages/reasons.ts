import type { Face, Move, PlayerId, RuleId, Settled } from "@/lib/engine";

// The reasons and costs of a verdict, independent of language, derived from the recorded moves.

/** A reason of a verdict beyond its game's scoring, with its rule. */
export type Reason =
  /** The wild face itself was claimed, so no other face counted. */
  | { readonly why: "wild-called"; readonly rule: RuleId; readonly face: Face }
  /** Only wild dice met the claim, which is short under this rule. */
  | { readonly why: "wild-alone"; readonly rule: "B5" }
  /** The loser pays the difference, up to what they had. */
  | ({ readonly why: "difference"; readonly rule: "B2" | "S22" } & Difference)
  /** Five alike under one cup counted as more. */
  | { readonly why: "five-alike"; readonly rule: "S21" };

interface Difference {
  readonly off: number;
  readonly lost: Consequence;
}

/** The reasons of a settled round, in display order. */
export function reasonsOf(settled: Settled): readonly Reason[] {
  const { claim, finding, wild, counted = wild } = settled;
  const off = lostByDifference(settled);
  return [
    ...("face" in claim && claim.face === counted
      ? [{ why: "wild-called", rule: wild === null ? "S1" : "F4", face: claim.face } as const]
      : []),
    ...(finding.rules.includes("B5") ? [{ why: "wild-alone", rule: "B5" } as const] : []),
    ...(finding.rules.includes("S21") ? [{ why: "five-alike", rule: "S21" } as const] : []),
    ...(off === null ? [] : [off]),
  ];
}

/** The difference of a claim, where it is the price and more than one was lost (B2, S22). */
function lostByDifference(settled: Settled): Reason | null {
  const { rules, finding, right, byDifference, outOfTurn } = settled;
  const rule = (["B2", "S22"] as const).find((one) => rules.includes(one));
  const off = Math.abs(finding.margin ?? 0);
  const lost = consequencesOf(settled).find(
    ({ who, does }) => does !== "gets" && (who === "claimer") === right,
  );
  // A wrong bang out of turn costs twice the difference (F8).
  if (rule === undefined || !byDifference || (outOfTurn && !right) || off <= 1) return null;
  return lost === undefined || lost.move.count <= 1 ? null : { why: "difference", rule, off, lost };
}

/** A side that a verdict affects. `late`: challengers whose share differs from the first one's (F13). */
export type Party = "claimer" | "first" | "challengers" | "late" | "others";

/** One change of a verdict, the same for each player of a party. */
export interface Consequence {
  readonly who: Party;
  /** `wins`: a die back, or chips out of the pot. */
  readonly does: "loses" | "pays" | "takes" | "gets" | "wins" | "drinks";
  readonly move: Move;
}

/** The costs and gains of a verdict, in the order of its moves, without drinks for a loss (S25). */
export function consequencesOf(settled: Settled): readonly Consequence[] {
  const { claimer, challengers, kind, right } = settled;
  const price = priceIn(settled);
  const fromOthers = price.every((move) => !challengers.includes(sufferedBy(move)));
  const [one] = price;
  if (kind === "spot-on" && right && one && fromOthers)
    return [{ who: "others", does: does(one), move: one }];
  const alike = new Map<string, { readonly who: Party; readonly move: Move }>();
  for (const move of price) {
    const player = sufferedBy(move);
    const key = `${player === claimer} ${move.what} ${move.count}`;
    const who = player === claimer ? "claimer" : player === challengers[0] ? "first" : "late";
    const before = alike.get(key)?.who;
    alike.set(key, { who: before === "first" ? "challengers" : (before ?? who), move });
  }
  return [...alike.values()].map(({ who, move }) => ({ who, does: does(move), move }));
}

/** The moves of a verdict itself: no ante, no final pot, and no drink on top of a loss (S25). */
function priceIn({ kind, right, moves, antes }: Settled): readonly Move[] {
  const moved = moves.slice(antes);
  const fromOthers = moved.filter(({ from }) => from !== "pot");
  // S23: a right spot-on call can win chips from the pot. It costs no one anything, so it never ends the game.
  const cost = kind === "spot-on" && right && fromOthers.length === 0 ? moved : fromOthers;
  const withoutDrinks = cost.filter(({ what }) => what !== "drink");
  return withoutDrinks.length > 0 ? withoutDrinks : cost;
}

/** The player whose holding changes by a move. */
const sufferedBy = ({ from, to }: Move): PlayerId => (from === "bank" || from === "pot" ? to : from);

function does({ what, to }: Move): Consequence["does"] {
  if (what === "drink") return "drinks";
  if (what === "good" || what === "bad") return what === "good" ? "gets" : "takes";
  if (to === "pot") return "pays";
  return to === "bank" ? "loses" : "wins";
}

/** The rule that scores a verdict: its first rule that the dice finding does not cite. */
export const scoringRule = ({ rules, finding }: Settled): RuleId =>
  rules.find((rule) => !finding.rules.includes(rule)) ?? "S13";

/** The kind of a verdict's sentence: what was called, and whether the dice met the claim. */
export type Found =
  | "short"
  | "holds"
  | "holds-late"
  | "lower"
  | "as-good"
  | "messed-up"
  | "right-bang"
  | "wrong-bang"
  | "right-late-bang"
  | "wrong-late-bang"
  | "spot-on"
  | "not-spot-on"
  | "no-mia"
  | "mia-seen"
  | "mia-believed";

/** See `Found`. */
export function foundIn({ called, kind, claim, outOfTurn, right, messedUp }: Settled): Found {
  if (kind === "spot-on") return right ? "spot-on" : "not-spot-on";
  if (kind === "concede") return "mia-believed";
  if (called === "bang") return `${right ? "right" : "wrong"}${outOfTurn ? "-late" : ""}-bang`;
  if ("count" in claim) return right ? "short" : outOfTurn ? "holds-late" : "holds";
  if ("mia" in claim && claim.mia === 21) return right ? "no-mia" : "mia-seen";
  return right ? (messedUp ? "messed-up" : "lower") : "as-good";
}
