import type { Finished } from "@/lib/engine";

/** The winners and losers of a finished game. */
export type Ending = Pick<Finished, "winners" | "losers">;

/** The playoff fields of a game: its id, the game it decides, its end. */
export interface Decidable {
  readonly id: string | undefined;
  readonly playoffOf: string | undefined;
  /** Milliseconds since 1970; −∞ if unknown. */
  readonly at: number;
  /** Null while running. */
  readonly finished: Ending | null;
}

/**
 * Applies playoffs to the ends of games, in the order of the games (F12). If a game has several playoffs, the
 * earliest counts first, then the first in order, each after its own playoffs. If games share an id, the
 * first counts.
 */
export function decided(games: readonly Decidable[]): readonly (Ending | null)[] {
  const first = new Map<string, Decidable>();
  for (const game of games) if (game.id !== undefined && !first.has(game.id)) first.set(game.id, game);
  const playoffs = new Map<Decidable, Decidable[]>();
  for (const game of games) {
    const decides = game.playoffOf === undefined ? undefined : first.get(game.playoffOf);
    if (decides) playoffs.set(decides, [...(playoffs.get(decides) ?? []), game]);
  }
  const endOf = (game: Decidable, above: readonly Decidable[]): Ending | null => {
    const own = (playoffs.get(game) ?? []).toSorted(byTime);
    return own.reduce((ending, playoff) => {
      // A cycle of playoffs decides nothing.
      if (ending === null || playoff === game || above.includes(playoff)) return ending;
      const playoffEnding = endOf(playoff, [...above, game]);
      return playoffEnding === null ? ending : after(ending, playoffEnding);
    }, game.finished);
  };
  return games.map((game) => endOf(game, []));
}

/** An end after a playoff. */
function after({ winners, losers }: Ending, playoff: Ending): Ending {
  if (playoff.losers.length === 0 && playoff.winners.length === 0) return { winners, losers };
  if (losers.length > 0) {
    const left = playoff.losers.length > 0 ? playoff.losers : without(losers, playoff.winners);
    return { losers: left, winners: [...winners, ...without(losers, left)] };
  }
  if (winners.length === 0) return { winners, losers };
  return { losers, winners: playoff.winners.length > 0 ? playoff.winners : without(winners, playoff.losers) };
}

const without = (all: readonly string[], some: readonly string[]): readonly string[] =>
  all.filter((one) => !some.includes(one));

/** By time; stable. */
export const byTime = (one: { readonly at: number }, other: { readonly at: number }): number =>
  one.at === other.at ? 0 : one.at - other.at;
