import {
  type Claim,
  type Decided,
  type Face,
  heldByHand,
  ok,
  type Refusal,
  type Result,
  type RuleId,
  type RuleSet,
  refused,
  sayClaim,
  termsAsked,
} from "@/lib/engine";
import { sayHigher, sayRank, sayTie } from "@/lib/messages/desk";
import { decidedBy } from "./decided";
import { badFormat, type Given, orderRules } from "./given";
import type { Asked } from "./shapes";

/** Where five dice stand among all hands (H9). */
export function rank({ dice: five }: Asked<"rank">, { claims }: RuleSet): Result<Given, Refusal> {
  const place = claims.rankOf(five);
  const hand = claims.ofDice(five);
  if (place === null || hand === null) return refused({ code: "not-in-this-game", rule: null, values: {} });
  const message = sayRank(hand, place.rank, place.of, place.chance);
  return ok({ ok: true, hand, text: sayClaim(hand), ...place, message, rules: ["H1", "H2", "H9"] });
}

/** Which of two claims or hands is higher (H1, H2, S8, M1). */
export function compare(asked: Asked<"compare">, rules: RuleSet): Result<Given, Refusal> {
  const terms = termsAsked({}, rules, false);
  if (!terms.ok) return terms;
  const side = (named: Asked<"compare">["a"], name: "a" | "b"): Result<Claim, Refusal> => {
    const dice = Array.isArray(named) ? named : fiveDice(named, rules);
    if (dice === null) return rules.claims.read(named);
    const total = heldByHand(rules);
    const shown = dice.length === total ? rules.claims.ofDice(dice as readonly Face[]) : null;
    return shown === null ? badFormat(name) : ok(shown);
  };
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

/** Five faces written together are dice where hands are played; null for all else. */
const fiveDice = (named: unknown, { claims }: RuleSet): readonly number[] | null =>
  claims.kind === "hand" && typeof named === "string" && /^[1-6]{5}$/.test(named)
    ? [...named].map(Number)
    : null;

/** The order of hands (H1, H2), and where ones stand (H3) or straights (H4) if that was what decided. */
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
