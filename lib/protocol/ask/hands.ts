import {
  type Claim,
  type Decided,
  dicePerHand,
  type Face,
  familyOf,
  type HandFamily,
  ok,
  type Refusal,
  type Result,
  type RoundTerms,
  type RuleId,
  type RuleSet,
  refused,
  sayClaim,
  termsAsked,
} from "@/lib/engine";
import { sayHigher, sayKindHigher, sayKindTie, sayNoStraights, sayRank, sayTie } from "@/lib/messages/desk";
import { decidedBy } from "./decided";
import { badFormat, type Given, orderRules } from "./given";
import { type ClassSide, isHandKind } from "./kinds";
import type { QuestionOf } from "./shapes";

/** Ranks five dice among all hands (H9). */
export function rank({ dice: five }: QuestionOf<"rank">, { claims }: RuleSet): Result<Given, Refusal> {
  const place = claims.rankOf(five);
  const hand = claims.ofDice(five);
  if (place === null || hand === null) return refused({ code: "not-in-this-game", rule: null, values: {} });
  const message = sayRank(hand, place.rank, place.of, place.chance);
  return ok({ ok: true, hand, text: sayClaim(hand), ...place, message, rules: ["H1", "H2", "H9"] });
}

/** Compares two claims or hands (H1, H2, S8, M1). */
export function compare(asked: QuestionOf<"compare">, rules: RuleSet): Result<Given, Refusal> {
  const terms = termsAsked({}, rules, false);
  if (!terms.ok) return terms;
  const side = (named: QuestionOf<"compare">["a"], name: "a" | "b"): Result<Claim, Refusal> => {
    const dice = Array.isArray(named) ? named : fiveDice(named, rules);
    if (dice === null) return rules.claims.read(named);
    const total = dicePerHand(rules);
    const shown = dice.length === total ? rules.claims.ofDice(dice as readonly Face[]) : null;
    return shown === null ? badFormat(name) : ok(shown);
  };
  if (isClass(asked.a) || isClass(asked.b)) return compareKinds(asked, side, terms.value, rules);
  const a = side(asked.a, "a");
  if (!a.ok) return a;
  const b = side(asked.b, "b");
  if (!b.ok) return b;
  const order = rules.claims.compare(a.value, b.value, {
    terms: terms.value,
    diceInPlay: Number.POSITIVE_INFINITY,
  });
  const result = order > 0 ? "a" : order < 0 ? "b" : "tie";
  if (result === "tie")
    return ok({ ok: true, result, message: sayTie(a.value, b.value), rules: orderRules(a.value) });
  const [high, low] = result === "a" ? [a.value, b.value] : [b.value, a.value];
  const decided = decidedBy(high, low);
  return ok({ ok: true, result, message: sayHigher(high, low, decided), rules: rulesThat(decided, high) });
}

type Side = QuestionOf<"compare">["a"];

/** True for a kind of hand instead of a claim or dice. */
const isClass = (side: Side): side is ClassSide & Side =>
  !Array.isArray(side) && typeof side === "object" && "class" in side;

/**
 * Compares two kinds of hand, of which one can be dice or a claim (H1, H4). Within a kind, the dice decide.
 */
function compareKinds(
  asked: QuestionOf<"compare">,
  read: (side: Side, name: "a" | "b") => Result<Claim, Refusal>,
  terms: RoundTerms,
  rules: RuleSet,
): Result<Given, Refusal> {
  if (rules.claims.kind !== "hand") return refused({ code: "wrong-claim-kind", rule: null, values: {} });
  const place = (side: Side, name: "a" | "b"): Result<KindHere, Refusal> => {
    if (isClass(side)) {
      if (Object.keys(side).length > 1 || !isHandKind(side.class)) return badFormat(name);
      return ok(kindHere(side.class, rules));
    }
    const claim = read(side, name);
    if (!claim.ok) return claim;
    return "hand" in claim.value
      ? ok({ kind: familyOf(claim.value), claim: claim.value, asDice: false })
      : badFormat(name);
  };
  const a = place(asked.a, "a");
  if (!a.ok) return a;
  const b = place(asked.b, "b");
  if (!b.ok) return b;
  const noStraights = [a.value, b.value].some(({ asDice }) => asDice);
  const rulesOf: readonly RuleId[] =
    noStraights || [a.value, b.value].some(({ kind }) => kind === "straight") ? ["H1", "H4"] : ["H1"];
  const say = (text: string) => (noStraights ? `${sayNoStraights()} ${text}` : text);
  if (a.value.kind === b.value.kind)
    return ok({ ok: true, result: "tie", message: say(sayKindTie(a.value.kind)), rules: [...rulesOf, "H2"] });
  const context = { terms, diceInPlay: Number.POSITIVE_INFINITY };
  const result = rules.claims.compare(a.value.claim, b.value.claim, context) > 0 ? "a" : "b";
  const [high, low] = result === "a" ? [a.value, b.value] : [b.value, a.value];
  return ok({ ok: true, result, message: say(sayKindHigher(high.kind, low.kind)), rules: rulesOf });
}

/**
 * A kind of hand under the house rules. `asDice`: the rules have no such claim, so its dice count as
 * something else.
 */
interface KindHere {
  readonly kind: HandFamily;
  readonly claim: Claim;
  readonly asDice: boolean;
}

/**
 * Looks up a kind of hand by its lowest claim (H1). A straight that the house rules lack is what its dice
 * count as (H4).
 */
export function kindHere(kind: HandFamily, { claims }: RuleSet): KindHere {
  const lowestOfIt = claims.every().find((claim) => "hand" in claim && familyOf(claim) === kind);
  if (lowestOfIt) return { kind, claim: lowestOfIt, asDice: false };
  const made = claims.ofDice([2, 3, 4, 5, 6]);
  if (made === null || !("hand" in made)) throw new Error("cannot happen: a hand game without hands");
  return { kind: familyOf(made), claim: made, asDice: true };
}

/** Five faces written together are dice in a game with hands; null for anything else. */
const fiveDice = (named: unknown, { claims }: RuleSet): readonly number[] | null =>
  claims.kind === "hand" && typeof named === "string" && /^[1-6]{5}$/.test(named)
    ? [...named].map(Number)
    : null;

/** The rules that decided: the order of hands (H1, H2), and the rank of ones (H3) or straights (H4). */
function rulesThat(decided: Decided, high: Claim): readonly RuleId[] {
  const order = orderRules(high);
  switch (decided.by) {
    case "kind":
      return [decided.high, decided.low].includes("straight") ? [...order, "H4"] : order;
    case "straight":
      return [...order, "H4"];
    case "group":
    case "kicker":
      return [decided.high, decided.low].includes(1) ? [...order, "H3"] : order;
    default:
      return order;
  }
}
