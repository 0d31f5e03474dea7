import type { Stakes } from "../parts";
import { seatOf } from "../seats";
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

interface LoseADie {
  /** The price of being wrong (B2, S22). */
  readonly loses: Loses;
  /** The price of being wrong out of turn (B1). */
  readonly outOfTurnPenalty?: number;
  /** The gain of a right spot on. Dice are regained up to `upTo` (R5, U6, S23). */
  readonly spotOn: SpotOnWins;
  readonly upTo: number;
  readonly chips?: AnteChips | undefined;
  /** The rules that these costs cite. */
  readonly rules: { readonly doubt: RuleId; readonly spotOn: RuleId };
}

/** Being wrong costs dice, and a player without dice is out (B2, B3, R4, R5, U4, U6, S22, S23). */
export function loseADie({ loses, outOfTurnPenalty = 1, spotOn, upTo, chips, rules }: LoseADie): Stakes {
  return {
    ...plainStakes,
    dealt: {},
    ...chips,
    outWithout: "die",
    settle(verdict, seats) {
      const cited = [verdict.kind === "spot-on" ? rules.spotOn : rules.doubt];
      if (verdict.kind === "spot-on" && verdict.right)
        return { moves: rightSpotOn(verdict, seats), rules: cited };
      const wrongOutOfTurn = verdict.outOfTurn && !verdict.right;
      const count = wrongOutOfTurn ? outOfTurnPenalty : priceOf(loses, verdict);
      return {
        moves: given(verdict.loser, count, seats, "die", "bank"),
        rules: cited,
        byDifference: !wrongOutOfTurn && byDifference(loses, verdict),
      };
    },
  };

  function rightSpotOn(verdict: Judgment, seats: readonly Seat[]): readonly Move[] {
    if (spotOn === "others-lose") return everybodyElse(verdict, seats, "die", "bank");
    const { winner } = verdict;
    if (winner === null) return [];
    const count = wonBySpotOn(spotOn, upTo - (seatOf(seats, winner)?.holds.die ?? 0));
    return count > 0 ? [{ what: "die", count, from: "bank", to: winner }] : [];
  }
}
