import { type End, type GameState, type PlayerId, standing } from "@/lib/engine";

/** Who may get the pot of a game that stops, by parts (S28); each null where nobody would. */
export interface PotWays {
  /** In equal parts: who won; where losers are named, the best score; else everybody still in. */
  readonly share: Readonly<Record<PlayerId, number>> | null;
  /** What each has paid since the pot was empty. */
  readonly back: Readonly<Record<PlayerId, number>> | null;
}

/** How the pot of a game can be handed out when it stops, or after it was stopped. Null where nothing lies in it. */
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
