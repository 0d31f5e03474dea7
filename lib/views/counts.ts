import { endNames } from "@/lib/engine";

/** How often somebody was it, or how much they drank. */
export interface Times {
  readonly name: string;
  readonly times: number;
}

/** What one kind of game comes to in some games: who washed, who won, who drank how much; the most first, then by name. */
export interface GameCounts {
  readonly game: string;
  readonly by: "washed" | "won" | "drunk";
  readonly people: readonly Times[];
}

interface Over {
  readonly game: string;
  /** How it ended, by names; nobody while it goes on. */
  readonly losers: readonly string[];
  readonly winners: readonly string[];
  /** What was drunk, by name; nobody where the game is about something else. */
  readonly drunk: readonly Times[];
}

/** Each kind of game in the unit of what it is played for, the kind that was played most first; kinds that came to nothing are left out. */
export function countsByGame(games: readonly Over[]): readonly GameCounts[] {
  const kinds = new Map<string, Over[]>();
  for (const one of games) kinds.set(one.game, [...(kinds.get(one.game) ?? []), one]);
  return [...kinds]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([game, played]): GameCounts => {
      if (played.some(({ drunk }) => drunk.length > 0))
        return { game, by: "drunk", people: summed(played.flatMap(({ drunk }) => drunk)) };
      const names = endNames(game);
      const washing = names.ok && names.value === "losers";
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
