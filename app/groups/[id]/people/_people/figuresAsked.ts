import { ALL_GAMES, type FigureScope } from "@/lib/server/figures/scopes";
import type { PeopleOrder } from "@/lib/views/figures/peopleInOrder";
import { gameKind, gameOfKind } from "@/lib/views/gameKind";

/** The query of an address. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The statistics a URL asks for: `?scope=2026&game=mia`. */
export interface FiguresAsked {
  readonly scope: FigureScope;
  /** Null for all kinds; an own game in any of its versions. */
  readonly game: string | null;
}

/**
 * Parses the query; unknown values fall back to all games.
 * @param scopes The valid periods, all games first.
 * @param played The ids of all games that were played.
 */
export function figuresAsked(
  { scope, game }: Query,
  scopes: readonly FigureScope[],
  played: readonly string[],
): FiguresAsked {
  return {
    scope: scopes.find(({ id }) => id === scope) ?? ALL_GAMES,
    game: gameOfKind(game, played),
  };
}

/** The query for a filter, without default values. */
export const queryOf = (
  { scope, game }: FiguresAsked,
  by: PeopleOrder = "name",
): Readonly<Record<string, string>> => ({
  ...(scope.id !== ALL_GAMES.id && { scope: scope.id }),
  ...(game !== null && { game: gameKind(game) }),
  ...(by !== "name" && { by }),
});

/** The path of a person's page. */
export const personPath = (group: string, person: string): `/groups/${string}/people/${string}` =>
  `/groups/${group}/people/${encodeURIComponent(person)}`;
