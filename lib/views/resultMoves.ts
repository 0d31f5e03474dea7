import { type GameState, leftOf, type Move, type PlayerId, type Stake } from "@/lib/engine";

/**
 * Who starts after a round of which only the moves are known, where they say more than S18 takes from them: goods and no bad are those
 * of a bang out of turn that was right, and the banger starts (F11); a rotation goes on from whoever was to open. Undefined otherwise.
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

/** How many of a stake a wrong claim or doubt costs a player here (S22): never more than they hold (S13), one where that depends on the dice. */
export function priceFor({ house, seats }: GameState, what: Stake, player: PlayerId): number {
  if (what !== "die" && what !== "bad" && what !== "chip") return 1;
  const price = house.price === "two" ? 2 : 1;
  const held = what === "bad" ? price : (seats.find((seat) => seat.player === player)?.holds[what] ?? 0);
  return Math.max(1, Math.min(price, held));
}
