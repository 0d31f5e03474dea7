import type { Face, RuleId, Settled, Stake } from "@/lib/engine";

/** What a verdict rests on besides what its game's scoring says, with the rule that says so. */
export type Reason =
  /** The wild face itself was claimed: nothing else helped it. */
  | { readonly why: "wild-called"; readonly rule: RuleId; readonly face: Face }
  /** The claim was met by wild dice alone, which is short at this table. */
  | { readonly why: "wild-alone"; readonly rule: "B5" }
  /** The loser pays for each that the claim was off, as far as they had so many. */
  | ({ readonly why: "difference"; readonly rule: "B2" | "S22" } & Difference)
  /** Five alike under one cup counted as more. */
  | { readonly why: "five-alike"; readonly rule: "S21" };

interface Difference {
  readonly off: number;
  readonly lost: number;
  readonly what: "die" | "chip" | "bad";
}

/** The reasons of a settled round, in the order in which they are told. */
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

/** How far a claim was off, where more than one was lost for just that (B2, S22); being wrong out of turn costs what the table says instead. */
function lostByDifference({ rules, kind, finding, outOfTurn, right, loser, moves }: Settled): Reason | null {
  const rule = (["B2", "S22"] as const).find((one) => rules.includes(one));
  const off = Math.abs(finding.margin ?? 0);
  const paid = moves.find(({ what, from, to }) => (what === "bad" ? to : from) === loser && PAID.has(what));
  const lost = paid?.count ?? 0;
  if (rule === undefined || kind !== "doubt" || (outOfTurn && !right) || off <= 1 || lost <= 1) return null;
  return { why: "difference", rule, off, lost, what: paid?.what as Difference["what"] };
}

const PAID: ReadonlySet<Stake> = new Set<Stake>(["die", "chip", "bad"]);
