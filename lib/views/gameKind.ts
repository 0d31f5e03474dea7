import { gameIds, ownRules } from "@/lib/engine";

// Filters name an own game by its name, because each of its versions has another id.

const OWN = "own:";

/** The value of a filter for a game: its id in the rule book, or an own game's name, the same for all its versions. */
export function gameKind(game: string): string {
  const own = ownRules(game);
  return own === null ? game : OWN + own.name;
}

/** True for two versions of the same game. */
export const isSameKind = (one: string, other: string): boolean => gameKind(one) === gameKind(other);

/** The games, each own game once: its first version in the list. */
export const onePerKind = (games: readonly string[]): readonly string[] =>
  games.filter((game, at) => games.findIndex((other) => isSameKind(game, other)) === at);

/** The game that a filter asks for, in any of its versions; null if no such game was played. */
export const gameOfKind = (kind: unknown, played: readonly string[]): string | null =>
  [...gameIds, ...played].find((game) => gameKind(game) === kind) ?? null;
