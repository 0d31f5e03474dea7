import { namesLosers } from "@/lib/engine";
import { isCountedWith } from "./kindCount";

/** How often a person was named, or how much they drank. */
export interface Times {
  readonly name: string;
  readonly times: number;
}

/** The totals of one kind of game: who washed, who won, who drank; highest first, then by name. */
export interface GameCounts {
  readonly game: string;
  readonly by: "washed" | "won" | "drunk";
  readonly people: readonly Times[];
}

interface Over {
  readonly game: string;
  /** The names at its end; empty while it is running. */
  readonly losers: readonly string[];
  readonly winners: readonly string[];
  /** Drinks by name; empty in games without drinks. */
  readonly drunk: readonly Times[];
}

/** Totals per kind of game in its unit, the most played first; kinds without a result are omitted. */
export function countsByGame(games: readonly Over[]): readonly GameCounts[] {
  const kinds = new Map<string, Over[]>();
  for (const one of games) {
    const kind = [...kinds.keys()].find((game) => isCountedWith(game, one.game)) ?? one.game;
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  return [...kinds]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([game, played]): GameCounts => {
      if (played.some(({ drunk }) => drunk.length > 0))
        return { game, by: "drunk", people: summed(played.flatMap(({ drunk }) => drunk)) };
      const washing = namesLosers(game);
      const named = played.flatMap(({ losers, winners }) => (washing ? losers : winners));
      return {
        game,
        by: washing ? "washed" : "won",
        people: summed(named.map((name) => ({ name, times: 1 }))),
      };
    })
    .filter(({ people }) => people.length > 0);
}

function summed(all: readonly Times[]): readonly Times[] {
  const sums = new Map<string, number>();
  for (const { name, times } of all) sums.set(name, (sums.get(name) ?? 0) + times);
  return [...sums]
    .map(([name, times]) => ({ name, times }))
    .sort((a, b) => b.times - a.times || a.name.localeCompare(b.name));
}
