import type { Party } from "@/lib/protocol/nightResult";
import { NO_WASH_RUNS, spellsNow } from "@/lib/views/figures/washRuns";
import { type KindCount, kindCount } from "@/lib/views/kindCount";
import { washesDishes } from "../roster/groupContext";
import { shownName } from "../table/seatNames";
import { byHandOf } from "./foldGames";
import { type CountedGroup, countedContext, type InCounted } from "./groupFigures";

/** A group's standings: result totals per scope, with the names of everyone who played. */
export interface Counts {
  /** Games not yet counted; counting is in progress. */
  readonly left: number;
  /** By scope. Each kind has its own unit. The most played kind comes first, then the most recent. */
  readonly scopes: Readonly<Record<string, readonly KindCount[]>>;
  readonly names: ReadonlyMap<Party, string>;
  /** People who opted out of statistics. */
  readonly unlisted: ReadonlySet<Party>;
}

/**
 * Counts washes or losses, wins or drinks and games per person in several scopes: all games, a year, a shift, a season.
 * Merged roster entries count as one person. A playoff's result counts in the game it decides. Reads cached
 * totals, so the time does not grow with the number of games.
 * @param scopes "all", years as "2026", ids of shifts and seasons.
 */
export async function countsOf(given: InCounted | CountedGroup, scopes: readonly string[]): Promise<Counts> {
  const of = "totals" in given ? given : await countedContext(given);
  const { left, totals, players, unlisted } = of;
  const { chains, guests } = totals;
  const washes = washesDishes(of);
  const spells = (game: string, scope: string) =>
    Object.fromEntries(
      Object.entries(spellsNow(totals.spells[game] ?? NO_WASH_RUNS, byHandOf(totals, game))).flatMap(
        ([party, runs]) => (runs[scope] ? [[party, runs[scope]] as const] : []),
      ),
    );
  const lastOf = (game: string): string =>
    Object.values(chains[game] ?? {}).reduce(
      (last, { lastPlayed }) => (lastPlayed > last ? lastPlayed : last),
      "",
    );
  const kindsIn = (scope: string): readonly KindCount[] =>
    Object.entries(totals.sums.get(scope) ?? {})
      .map(([ruleSet, sum]) =>
        kindCount(ruleSet, sum, chains[ruleSet] ?? {}, spells(ruleSet, scope), unlisted, washes),
      )
      .filter(({ games, people }) => games > 0 || people.length > 0)
      .toSorted((a, b) => b.games - a.games || lastOf(b.game).localeCompare(lastOf(a.game), "en"));
  return {
    left,
    unlisted,
    scopes: Object.fromEntries(scopes.map((scope) => [scope, kindsIn(scope)])),
    names: new Map([
      ...Object.entries(guests),
      ...[...players.values()].flatMap((player) =>
        player.mergedInto === null ? [[player.id, shownName(player)] as const] : [],
      ),
    ]),
  };
}
