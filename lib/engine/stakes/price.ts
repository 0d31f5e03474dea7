import { seatOf } from "../seats";
import type { Judgment, Move, PlayerId, Seat, Stake } from "../vocabulary";

/** What being wrong costs: one, two, or as many as the claim was off, one at least (B2, S22). */
export type Loses = "one" | "two" | "difference";

/** How many a lost challenge costs; a spot-on is never off by more than one, and a bare outcome costs one (B2, S22). */
export function priceOf(loses: Loses, verdict: Judgment): number {
  if (loses === "two") return 2;
  return byDifference(loses, verdict) ? Math.max(1, Math.abs(verdict.finding.margin ?? 1)) : 1;
}

/** Whether a challenge costs one for each that the claim was off (B2, S22). */
export const byDifference = (loses: Loses, { kind, finding }: Judgment): boolean =>
  loses === "difference" && kind === "doubt" && finding.margin !== null;

/** What a right spot-on wins: one, two, all that was lost, or one from everybody else (R5, U6, S23). */
export type SpotOnWins = "one" | "two" | "all" | "others-lose";

/** How many a right spot-on wins of what there is to win. */
export const wonBySpotOn = (wins: Exclude<SpotOnWins, "others-lose">, most: number): number =>
  Math.max(0, wins === "all" ? most : Math.min(wins === "two" ? 2 : 1, most));

/** Everybody still in but the caller gives up one (R5, S23). */
export const everybodyElse = (
  { challengers }: Judgment,
  seats: readonly Seat[],
  what: Stake,
  to: "bank" | "pot",
): readonly Move[] =>
  seats
    .filter((seat) => seat.active && !challengers.includes(seat.player))
    .flatMap((seat) => given(seat.player, 1, seats, what, to));

/** So many from a player, never more than they hold (S13). */
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
