import { type GameState, leftOf, type Move, type PlayerId, type Stake } from "@/lib/engine";

/**
 * The starter after a result-only round, if its moves say more than S18 uses. Goods without a bad belong to a
 * right bang out of turn, and the challenger starts (F11). A rotation continues from the planned starter.
 * Undefined otherwise.
 */
export function startsAfter(
  { house, seats, ...state }: GameState,
  moves: readonly Move[],
): PlayerId | undefined {
  const due = state.phase === "between-rounds" ? state.starter : null;
  if (house.starter === "rotate") return due === null ? undefined : leftOf(seats, due);
  if (house.starter !== "source" && house.starter !== "winner") return undefined;
  const earned = moves.find(({ what, count }) => what === "good" && count > 1)?.to;
  const paid = moves.some(({ what, to }) => what === "bad" && to === earned);
  return seats.some(({ player }) => player === earned) && !paid ? earned : undefined;
}

/**
 * The stakes a wrong claim or challenge costs here (S22): at most what the player holds (S13); one if it
 * depends on the dice.
 */
export function priceFor({ house, seats }: GameState, what: Stake, player: PlayerId): number {
  if (what !== "die" && what !== "bad" && what !== "chip") return 1;
  const price = house.price === "two" ? 2 : 1;
  const available = what === "bad" ? price : (seats.find((seat) => seat.player === player)?.holds[what] ?? 0);
  return Math.max(1, Math.min(price, available));
}
