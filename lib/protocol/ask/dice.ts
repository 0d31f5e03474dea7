import {
  type Claim,
  dicePerHand,
  type Face,
  familyOf,
  type HandFamily,
  judgeClaim,
  oddsOf,
  ok,
  type Refusal,
  type Result,
  type RoundTerms,
  type RuleSet,
  refused,
  sayClaim,
  termsAsked,
} from "@/lib/engine";
import { sayFinding, sayOdds } from "@/lib/messages/answers";
import { sayKindOdds, sayNoStraights } from "@/lib/messages/desk";
import { spoken } from "../spoken";
import { badFormat, type Given } from "./given";
import { kindHere } from "./hands";
import type { QuestionOf } from "./shapes";

/** Judges a claim against dice or a count (S1, S2). */
export function judge(asked: QuestionOf<"judge">, rules: RuleSet): Result<Given, Refusal> {
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
  const total = dicePerHand(rules);
  if (one && "dice" in lifted && (lifted.dice.length !== total || cups > 1))
    return refused({ code: "dice-mismatch", rule: "S12", values: { got: lifted.dice.length, limit: total } });
  const finding = judgeClaim(read.value, lifted, terms.value, rules);
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

/** Splits dice by cup; dice in one list belong to no one's cup (S21). */
const cupsOf = (dice: NonNullable<QuestionOf<"judge">["dice"]>): readonly (readonly Face[])[] =>
  dice.filter((each) => Array.isArray(each)) as readonly (readonly Face[])[];

/** The exact chance that a claim is true (S1, S2). */
export function odds(asked: QuestionOf<"odds">, rules: RuleSet): Result<Given, Refusal> {
  const terms = termsAsked(asked.wild === undefined ? {} : { wild: asked.wild }, rules, true);
  if (!terms.ok) return terms;
  const known = asked.known ?? [];
  if (asked.class !== undefined) return oddsOfKind(asked.class, known, terms.value, rules);
  const read = rules.claims.read(asked.claim);
  if (!read.ok) return read;
  const isCount = "count" in read.value;
  if (isCount && asked.dice_in_play === undefined) return badFormat("dice_in_play");
  const ownTotal = dicePerHand(rules);
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

/**
 * The exact chances of a kind of hand or higher, and of just that kind (H1, S2). If the house rules lack the
 * kind, the chance of what its dice count as (H4).
 */
function oddsOfKind(
  kind: HandFamily,
  known: readonly Face[],
  terms: RoundTerms,
  rules: RuleSet,
): Result<Given, Refusal> {
  if (rules.claims.kind !== "hand") return refused({ code: "wrong-claim-kind", rule: null, values: {} });
  const total = dicePerHand(rules);
  if (known.length > total)
    return refused({ code: "dice-mismatch", rule: "S12", values: { got: known.length, limit: total } });
  const here = kindHere(kind, rules);
  if (here.asDice)
    return ok({
      ok: true,
      hand: here.claim,
      text: sayClaim(here.claim),
      message: sayNoStraights(),
      rules: ["H4"],
    });
  const above = rules.claims.every().filter((claim) => "hand" in claim && familyOf(claim) !== kind);
  const next = above.find((claim) => higher(claim, here.claim, terms, rules));
  const { chance } = oddsOf(here.claim, known, total, terms, rules);
  const beyond = next ? oddsOf(next, known, total, terms, rules).chance : 0;
  const exact = Math.max(0, chance - beyond);
  return ok({
    ok: true,
    chance,
    exact_chance: exact,
    message: sayKindOdds(kind, chance, exact),
    rules: kind === "straight" ? ["S2", "H1", "H4"] : ["S2", "H1"],
  });
}

const higher = (claim: Claim, than: Claim, terms: RoundTerms, { claims }: RuleSet): boolean =>
  claims.compare(claim, than, { terms, diceInPlay: Number.POSITIVE_INFINITY }) > 0;
