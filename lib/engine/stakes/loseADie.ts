import type { Stakes } from "../parts";
import { seatOf } from "../seats";
import type { Move, PlayerId, RuleId, Seat, Verdict } from "../vocabulary";
import { type AnteChips, plainStakes } from "./stakes";

interface LoseADie<Scoring extends RuleId> {
  /** What a lost doubt costs: one die, or as many as the claim was off (B2). */
  readonly loses?: "one" | "difference";
  /** What being wrong out of turn costs (B1). */
  readonly outOfTurnPenalty?: number;
  /** What a right spot-on does: everybody else loses one (R5), or the caller regains one up to so many (U6). */
  readonly spotOn?: "others-lose" | { readonly regainsUpTo: number };
  readonly chips?: AnteChips;
  /** The rules these costs rest on. */
  readonly rules: { readonly doubt: Scoring; readonly spotOn: Scoring };
}

/** Whoever is wrong loses dice; without dice one is out (B2, B3, R4, R5, U4, U6). */
export function loseADie<const Scoring extends RuleId>({
  loses = "one",
  outOfTurnPenalty = 1,
  spotOn = "others-lose",
  chips,
  rules,
}: LoseADie<Scoring>): Stakes<Scoring> {
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
      const off =
        loses === "difference" && verdict.kind === "doubt" ? Math.abs(verdict.finding.margin ?? 1) : 1;
      const count = wrongOutOfTurn ? outOfTurnPenalty : Math.max(1, off);
      return { moves: lost(verdict.loser, count, seats), rules: cited };
    },
  };

  function rightSpotOn({ challengers, winner }: Verdict, seats: readonly Seat[]): readonly Move[] {
    if (spotOn === "others-lose")
      return seats
        .filter((seat) => seat.active && !challengers.includes(seat.player))
        .flatMap((seat) => lost(seat.player, 1, seats));
    const held = seatOf(seats, winner)?.holds.die ?? 0;
    return held < spotOn.regainsUpTo ? [{ what: "die", count: 1, from: "bank", to: winner }] : [];
  }
}

/** Dice to the bank, never more than the loser holds (S13). */
function lost(player: PlayerId, count: number, seats: readonly Seat[]): readonly Move[] {
  const held = seatOf(seats, player)?.holds.die ?? 0;
  return held === 0 ? [] : [{ what: "die", count: Math.min(count, held), from: player, to: "bank" }];
}
