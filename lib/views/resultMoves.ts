import { type GameState, leftOf, type Move, type PlayerId, play, type Stake } from "@/lib/engine";

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
 * The stakes that a lost challenge costs a player here (S26): at most what they hold (S13); one if it depends on
 * the dice.
 */
export function priceFor(state: GameState, what: Stake, player: PlayerId): number {
  const played = play(state, { do: "outcome", loser: player });
  if (!played.ok) return 1;
  const [scored] = played.value.facts.flatMap((fact) => (fact.fact === "scored" ? [fact.scored] : []));
  const cost = scored?.moves.slice(scored.antes).find((move) => move.what === what && move.from !== "pot");
  return cost?.count ?? 1;
}
