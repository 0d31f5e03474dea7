import type { Stakes } from "../parts";
import type { Judgment, Move, RuleId, Seat } from "../vocabulary";
import {
  byDifference,
  everybodyElse,
  given,
  type Loses,
  priceOf,
  type SpotOnWins,
  wonBySpotOn,
} from "./price";
import { type AnteChips, plainStakes } from "./stakes";

interface LosesOne {
  /** The stake that the loser gives up, and its receiver. */
  readonly what: "life" | "chip";
  readonly to: "bank" | "pot";
  /** Dealt to each player. */
  readonly each: number;
  /** Additional chips, in games with lives. */
  readonly chips?: AnteChips;
  /** The ante at the start of the first round, in games with chips; 0 for none (S24). */
  readonly ante?: number;
  /** The price of being wrong, if the house rules have one (S22). */
  readonly loses?: Loses;
  /** The cost, if it is neither one nor the price (M4, M7). */
  readonly cost?: (verdict: Judgment) => number;
  /** The gain of a right spot on, from the pot or from the others (S23). */
  readonly spotOn?: SpotOnWins;
  /** The rule that a verdict cites, if it varies (M3, M4). */
  readonly rule: RuleId | ((verdict: Judgment) => RuleId);
}

/**
 * The loser of a challenge gives up a life or a chip; a player without any is out (C5, O5, O6, I4, M3–M5, M7,
 * S22–S24).
 */
export function losesOne({
  what,
  to,
  each,
  chips,
  ante = 0,
  loses = "one",
  cost = (verdict) => priceOf(loses, verdict),
  spotOn = "others-lose",
  rule,
}: LosesOne): Stakes {
  return {
    ...plainStakes,
    ante: ante === 0 ? null : { chips: ante, every: "game", short: "all-in" },
    buysIn: what === "chip" ? each : null,
    ...chips,
    dealt: { [what]: each, ...chips?.dealt },
    outWithout: what,
    settle(verdict, seats, pot) {
      const rules = [typeof rule === "string" ? rule : rule(verdict)];
      if (verdict.kind === "spot-on" && verdict.right)
        return { moves: rightSpotOn(verdict, seats, pot), rules };
      const moves = given(verdict.loser, cost(verdict), seats, what, to);
      return { moves, rules, byDifference: byDifference(loses, verdict) };
    },
  };

  function rightSpotOn(verdict: Judgment, seats: readonly Seat[], pot: number): readonly Move[] {
    if (spotOn === "others-lose") return everybodyElse(verdict, seats, what, to);
    const { winner } = verdict;
    const count = wonBySpotOn(spotOn, pot);
    return count > 0 && winner !== null ? [{ what, count, from: "pot", to: winner }] : [];
  }
}
