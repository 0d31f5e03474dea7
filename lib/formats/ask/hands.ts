import {
  type Claim,
  type Face,
  heldByHand,
  ok,
  type Refusal,
  type Result,
  type RuleSet,
  refused,
  sayClaim,
  termsAsked,
} from "@/lib/engine";
import { sayHigher, sayRank, sayTie } from "@/lib/words/comparisons";
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
    if (!Array.isArray(named)) return rules.claims.read(named);
    const total = heldByHand(rules);
    const shown = named.length === total ? rules.claims.ofDice(named as readonly Face[]) : null;
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
  return ok({
    ok: true,
    result,
    message:
      result === "tie"
        ? sayTie(a.value, b.value)
        : result === "a"
          ? sayHigher(a.value, b.value, decidedBy(a.value, b.value))
          : sayHigher(b.value, a.value, decidedBy(b.value, a.value)),
    rules: orderRules(a.value),
  });
}
