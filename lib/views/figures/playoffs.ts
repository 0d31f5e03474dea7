import type { Finished } from "@/lib/engine";

/** Who won and who lost a game that is over. */
export type Ending = Pick<Finished, "winners" | "losers">;

/** A game as far as playoffs ask: what it is called, which other one it decides, how it ended. */
export interface Decidable {
  readonly id: string | undefined;
  readonly playoffOf: string | undefined;
  /** Milliseconds since 1970; −∞ where nobody said. */
  readonly at: number;
  /** Null while it goes on. */
  readonly finished: Ending | null;
}

/**
 * How games ended once their playoffs are played, in the order of the games (F12). Of several playoffs of one game the earliest counts
 * first, then the one that stands first, each with its own playoffs played before; of games with one id the first is meant.
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
      // A playoff of itself, by whatever way round, decides nothing.
      if (ending === null || playoff === game || above.includes(playoff)) return ending;
      const came = endOf(playoff, [...above, game]);
      return came === null ? ending : after(ending, came);
    }, game.finished);
  };
  return games.map((game) => endOf(game, []));
}

/** An ending once a playoff came to its own. */
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

/** Earlier first; what is equally early stays as it stands. */
export const byTime = (one: { readonly at: number }, other: { readonly at: number }): number =>
  one.at === other.at ? 0 : one.at - other.at;
