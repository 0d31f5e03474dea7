import type { Ending } from "../parts";
import type { RuleId } from "../vocabulary";

/** The last one in wins. Players who left neither win nor lose (B3, R2, C2, O6, M5). */
export const lastOneIn = (rule: RuleId): Ending => ({
  rule,
  names: "winners",
  over(seats) {
    const left = seats.filter((seat) => seat.active);
    if (left.length > 1) return null;
    return {
      winners: left.map(({ player }) => player),
      losers: seats.filter((seat) => !seat.active && !seat.gone).map(({ player }) => player),
      tied: [],
    };
  },
});
