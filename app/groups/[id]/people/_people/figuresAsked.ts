import { gameIds } from "@/lib/engine";
import { ALL_GAMES, type FigureScope } from "@/lib/server/figures/scopes";
import type { PeopleOrder } from "@/lib/views/figures/peopleInOrder";

/** The query of an address. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Which figures an address asks for: `?scope=2026&game=mia`. */
export interface FiguresAsked {
  readonly scope: FigureScope;
  /** Null for every kind. */
  readonly game: string | null;
}

/** What an address asks for; whatever there is not leads to all games. @param scopes Those that there are, all games first. */
export function figuresAsked({ scope, game }: Query, scopes: readonly FigureScope[]): FiguresAsked {
  return {
    scope: scopes.find(({ id }) => id === scope) ?? ALL_GAMES,
    game: gameIds.find((id) => id === game) ?? null,
  };
}

/** The query that asks for them; what goes without saying is left out. */
export const queryOf = (
  { scope, game }: FiguresAsked,
  by: PeopleOrder = "name",
): Readonly<Record<string, string>> => ({
  ...(scope.id !== ALL_GAMES.id && { scope: scope.id }),
  ...(game !== null && { game }),
  ...(by !== "name" && { by }),
});

/** Where a person's page is. */
export const personPath = (group: string, person: string): `/groups/${string}/people/${string}` =>
  `/groups/${group}/people/${encodeURIComponent(person)}`;
