import type { Ending } from "../parts";
import type { RuleId } from "../vocabulary";

/** The first player out loses, or all who go out together. Players who left neither win nor lose. There is no pot. */
export const firstOut = (rule: RuleId): Ending => ({
  rule,
  names: "losers",
  over(seats) {
    const names = (playing: boolean) =>
      seats.filter(({ active, gone }) => active === playing && !gone).map(({ player }) => player);
    const [winners, losers] = [names(true), names(false)];
    return losers.length === 0 && winners.length > 1 ? null : { winners, losers, tied: [], takes: [] };
  },
});
