import type { Ending, Over } from "../parts";
import type { PlayerId, RuleId, Seat } from "../vocabulary";

/** The players in, and those out who have not left, who alone win or lose. */
const sides = (seats: readonly Seat[]): Pick<Over, "winners" | "losers"> => {
  const names = (playing: boolean): readonly PlayerId[] =>
    seats.filter(({ active, gone }) => active === playing && !gone).map(({ player }) => player);
  return { winners: names(true), losers: names(false) };
};

/** The last one in wins (B3, R2, C2, O6, M5). An endless game takes no one out (P9). */
export const lastOneIn = (rule: RuleId, isEndless: boolean): Ending => ({
  rule,
  names: "winners",
  isEndless,
  over(seats) {
    const { winners, losers } = sides(seats);
    return winners.length > 1 ? null : { winners, losers, tied: [] };
  },
});

/** The first one out loses, or all who go out together. There is no pot. */
export const firstOut = (rule: RuleId): Ending => ({
  rule,
  names: "winners",
  isEndless: false,
  over(seats) {
    const { winners, losers } = sides(seats);
    return losers.length === 0 && winners.length > 1 ? null : { winners, losers, tied: [], takes: [] };
  },
});
