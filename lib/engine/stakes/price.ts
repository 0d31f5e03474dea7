import { seatOf } from "../seats";
import type { Judgment, Move, PlayerId, Seat, Stake } from "../vocabulary";

/** The price of being wrong: one, two, or the difference, at least one (B2, S22). */
export type Loses = "one" | "two" | "difference";

/**
 * The cost of a lost challenge. A spot on is never off by more than one, and a bare outcome costs one (B2,
 * S22).
 */
export function priceOf(loses: Loses, verdict: Judgment): number {
  if (loses === "two") return 2;
  return byDifference(loses, verdict) ? Math.max(1, Math.abs(verdict.finding.margin ?? 1)) : 1;
}

/** True if a challenge costs one for each die that the claim was off (B2, S22). */
export const byDifference = (loses: Loses, { kind, finding }: Judgment): boolean =>
  loses === "difference" && kind === "doubt" && finding.margin !== null;

/** The gain of a right spot on: one, two, all that was lost, or one from everyone else (R5, U6, S23). */
export type SpotOnWins = "one" | "two" | "all" | "others-lose";

/** The gain of a right spot on, limited to what there is. */
export const wonBySpotOn = (wins: Exclude<SpotOnWins, "others-lose">, most: number): number =>
  Math.max(0, wins === "all" ? most : Math.min(wins === "two" ? 2 : 1, most));

/** Everyone still in except the challenger gives up one (R5, S23). */
export const everybodyElse = (
  { challengers }: Judgment,
  seats: readonly Seat[],
  what: Stake,
  to: "bank" | "pot",
): readonly Move[] =>
  seats
    .filter((seat) => seat.active && !challengers.includes(seat.player))
    .flatMap((seat) => given(seat.player, 1, seats, what, to));

/** A transfer from a player, limited to what they hold (S13). */
export function given(
  player: PlayerId | null,
  count: number,
  seats: readonly Seat[],
  what: Stake,
  to: "bank" | "pot",
): readonly Move[] {
  if (player === null) return [];
  const most = Math.min(count, seatOf(seats, player)?.holds[what] ?? 0);
  return most > 0 ? [{ what, count: most, from: player, to }] : [];
}
