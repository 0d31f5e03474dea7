import { type End, type GameState, type PlayerId, standing } from "@/lib/engine";

/** The possible shares of a stopped game's pot (S28); null for options without a receiver. */
export interface PotWays {
  /** Equal shares for the winners. With named losers, for the best score; otherwise for everyone still in. */
  readonly share: Readonly<Record<PlayerId, number>> | null;
  /** Each player's payments since the pot was empty. */
  readonly back: Readonly<Record<PlayerId, number>> | null;
}

/** The ways to hand out a game's pot when it stops, or later. Null if it is empty. */
export function potWays(state: GameState, { winners = [], losers = [] }: Pick<End, "winners" | "losers">) {
  if (state.pot <= 0) return null;
  const active = state.seats.filter((seat) => seat.active).map(({ player }) => player);
  const takers = winners.length > 0 ? winners : losers.length > 0 ? best(state, active) : active;
  return {
    share: parts(takers.map((player) => [player, 1])),
    back: parts(state.seats.flatMap(({ player, staked = 0 }) => (staked > 0 ? [[player, staked]] : []))),
  } satisfies PotWays;
}

function best(state: GameState, players: readonly PlayerId[]): readonly PlayerId[] {
  const stands = standing(state);
  const scoreOf = (player: PlayerId) => Number(stands[player]?.score ?? 0);
  const most = Math.max(...players.map(scoreOf));
  return players.filter((player) => scoreOf(player) === most);
}

const parts = (of: readonly (readonly [PlayerId, number])[]): PotWays["share"] =>
  of.length === 0 ? null : Object.fromEntries(of);
