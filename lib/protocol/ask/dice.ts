import {
  type Face,
  heldAgainst,
  heldByHand,
  oddsOf,
  ok,
  type Refusal,
  type Result,
  type RuleSet,
  refused,
  termsAsked,
} from "@/lib/engine";
import { sayFinding, sayOdds } from "@/lib/messages/answers";
import { spoken } from "../spoken";
import { badFormat, type Given } from "./given";
import type { Asked } from "./shapes";

/** A claim held against dice or a count (S1, S2). */
export function judge(asked: Asked<"judge">, rules: RuleSet): Result<Given, Refusal> {
  const terms = termsAsked(asked.wild === undefined ? {} : { wild: asked.wild }, rules, true);
  if (!terms.ok) return terms;
  const read = rules.claims.read(asked.claim);
  if (!read.ok) return read;
  const lifted =
    asked.count !== undefined
      ? { count: asked.count }
      : { dice: (asked.dice ?? []).flat() as readonly Face[], cups: cupsOf(asked.dice ?? []) };
  const cups = (asked.dice ?? []).filter((each) => Array.isArray(each)).length;
  const one = rules.claims.kind !== "count";
  const total = heldByHand(rules);
  if (one && "dice" in lifted && (lifted.dice.length !== total || cups > 1))
    return refused({ code: "dice-mismatch", rule: "S12", values: { got: lifted.dice.length, limit: total } });
  const finding = heldAgainst(read.value, lifted, terms.value, rules);
  if (!finding.ok) return finding;
  return ok({
    ok: true,
    claimTrue: finding.value.finding !== "short",
    exact: finding.value.finding === "exact",
    found: spoken(finding.value.found),
    margin: finding.value.margin,
    message: sayFinding(read.value, finding.value),
    rules: finding.value.rules,
  });
}

/** Dice cup by cup; those that are told in one row are of nobody's cup (S21). */
const cupsOf = (dice: NonNullable<Asked<"judge">["dice"]>): readonly (readonly Face[])[] =>
  dice.filter((each) => Array.isArray(each)) as readonly (readonly Face[])[];

/** The exact chance that a claim is true (S1, S2). */
export function odds(asked: Asked<"odds">, rules: RuleSet): Result<Given, Refusal> {
  const terms = termsAsked(asked.wild === undefined ? {} : { wild: asked.wild }, rules, true);
  if (!terms.ok) return terms;
  const read = rules.claims.read(asked.claim);
  if (!read.ok) return read;
  const known = asked.known ?? [];
  const isCount = "count" in read.value;
  if (isCount && asked.dice_in_play === undefined) return badFormat("dice_in_play");
  const ownTotal = heldByHand(rules);
  const total = isCount ? (asked.dice_in_play ?? 0) : ownTotal;
  if (known.length > total)
    return refused({ code: "dice-mismatch", rule: "S12", values: { got: known.length, limit: total } });
  const { chance, exact } = oddsOf(read.value, known, total, terms.value, rules);
  return ok({
    ok: true,
    chance,
    exact_chance: exact,
    message: sayOdds(read.value, chance),
    rules: [isCount ? "S1" : "S2"],
  });
}
