import type { Face, RuleId, Settled } from "@/lib/engine";

/** What a verdict rests on besides what its game's scoring says, with the rule that says so. */
export type Reason =
  /** The wild face itself was claimed: nothing else helped it. */
  | { readonly why: "wild-called"; readonly rule: RuleId; readonly face: Face }
  /** The claim was met by wild dice alone, which is short at this table. */
  | { readonly why: "wild-alone"; readonly rule: "B5" }
  /** The loser gives a die for each that the claim was off, as far as they had so many. */
  | { readonly why: "difference"; readonly rule: "B2"; readonly off: number; readonly lost: number };

/** The reasons of a settled round, in the order in which they are told. */
export function reasonsOf(settled: Settled): readonly Reason[] {
  const { claim, finding, wild, counted = wild } = settled;
  const off = lostByDifference(settled);
  return [
    ...("face" in claim && claim.face === counted
      ? [{ why: "wild-called", rule: wild === null ? "S1" : "F4", face: claim.face } as const]
      : []),
    ...(finding.rules.includes("B5") ? [{ why: "wild-alone", rule: "B5" } as const] : []),
    ...(off === null ? [] : [{ why: "difference", rule: "B2", ...off } as const]),
  ];
}

/** How far a claim was off, where more than one die was lost for that (B2); being wrong out of turn costs what the table says instead. */
function lostByDifference({ rules, kind, finding, outOfTurn, right, loser, moves }: Settled) {
  const off = Math.abs(finding.margin ?? 0);
  const lost = moves.find(({ what, from }) => what === "die" && from === loser)?.count ?? 0;
  return rules.includes("B2") && kind === "doubt" && !(outOfTurn && !right) && off > 1 && lost > 1
    ? { off, lost }
    : null;
}
