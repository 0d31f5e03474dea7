import type { Party } from "@/lib/protocol/nightResult";
import { storedSum } from "@/lib/views/figures/groupSum";
import { NO_WASH_RUNS, spellsNow } from "@/lib/views/figures/washRuns";
import { type KindCount, kindCount } from "@/lib/views/kindCount";
import { database } from "../db/db";
import { shownName } from "../table/seatNames";
import { byHandOf } from "./computeTotals";
import { type CountedGroup, countedContext, type InCounted } from "./groupFigures";

/** A group's result totals per scope, with the names of everyone who played. */
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
 * Counts washes, wins or drinks and games per person in several scopes: all games, a year, a shift, a season.
 * Merged roster entries count as one person. A playoff's result counts in the game it decides. Reads saved
 * totals, so the time does not grow with the number of games.
 * @param scopes "all", years as "2026", ids of shifts and seasons.
 */
export async function countsOf(given: InCounted | CountedGroup, scopes: readonly string[]): Promise<Counts> {
  const of = "chained" in given ? given : await countedContext(given);
  const { groupId, left, chained, players, unlisted } = of;
  const rows = await database().groupTally.findMany({ where: { groupId, scope: { in: [...scopes] } } });
  const { chains, guests } = chained;
  const spells = (game: string, scope: string) =>
    Object.fromEntries(
      Object.entries(spellsNow(chained.spells[game] ?? NO_WASH_RUNS, byHandOf(chained, game))).flatMap(
        ([party, runs]) => (runs[scope] ? [[party, runs[scope]] as const] : []),
      ),
    );
  const lastOf = (game: string): string =>
    Object.values(chains[game] ?? {}).reduce(
      (last, { lastPlayed }) => (lastPlayed > last ? lastPlayed : last),
      "",
    );
  const kindsIn = (scope: string): readonly KindCount[] =>
    rows
      .filter((row) => row.scope === scope)
      .map(({ ruleSet, tally }) =>
        kindCount(ruleSet, storedSum(tally), chains[ruleSet] ?? {}, spells(ruleSet, scope), unlisted),
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
