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
  /** What the loser of a challenge gives away, and to whom. */
  readonly what: "life" | "chip";
  readonly to: "bank" | "pot";
  /** Dealt to everybody. */
  readonly each: number;
  /** What else is paid in chips, where lives are lost. */
  readonly chips?: AnteChips;
  /** Chips everybody pays in when the first round starts, where chips are lost; 0: none (S24). */
  readonly ante?: number;
  /** What being wrong costs, where the table has a price for it (S22). */
  readonly loses?: Loses;
  /** How many it costs, where neither one nor a price (M4, M7). */
  readonly cost?: (verdict: Judgment) => number;
  /** What a right spot-on wins from the pot, or takes from the others, where there is one (S23). */
  readonly spotOn?: SpotOnWins;
  /** The rule a verdict rests on, where not always the same (M3, M4). */
  readonly rule: RuleId | ((verdict: Judgment) => RuleId);
}

/** The loser of a challenge gives up a life or a chip; without any one is out (C5, O5, O6, I4, M3–M5, M7, S22–S24). */
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
