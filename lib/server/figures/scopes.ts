import type { SeasonLine } from "@/lib/protocol/group";
import { countedContext, type InCounted } from "./groupFigures";
import { ALL } from "./totalsInput";

/** A scope of statistics, as in an address (`?scope=`). */
export interface FigureScope {
  /** "all", a year as "2026", or the id of a shift or season. */
  readonly id: string;
  /** The name of a shift or season, or the year; null for all games. */
  readonly name: string | null;
}

/** All games. */
export const ALL_GAMES: FigureScope = { id: ALL, name: null };

const YEAR = /^\d{4}$/;

/** Lists a group's scopes: all games, years with a game, then current or used shifts and seasons. */
export async function figureScopes(given: InCounted): Promise<readonly FigureScope[]> {
  const { totals, seasons } = await countedContext(given);
  const counted = totals.sums;
  const years = [...counted.keys()]
    .filter((scope) => YEAR.test(scope))
    .toSorted()
    .toReversed();
  const shown = ({ id, retired }: SeasonLine) => counted.has(id) || !retired;
  return [
    ALL_GAMES,
    ...years.map((year) => ({ id: year, name: year })),
    ...seasons.filter(shown).map(({ id, name }) => ({ id, name })),
  ];
}
