import type { Party } from "@/lib/protocol/nightResult";
import type { Counted, CountedPerson } from "@/lib/protocol/review";
import type { CookTimes } from "@/lib/views/due";
import { kindCount } from "@/lib/views/kindCount";
import type { LoadedGroup } from "../roster/groupContext";
import { shownName } from "../table/seatNames";
import type { ScopeSums } from "./foldGames";
import { totalsOf } from "./refresh";

/** A group's sums in one scope, with the names of guests. Worker threads get it from the main thread's cache. */
export interface ScopeTotals {
  readonly sums: ScopeSums;
  readonly guests: Readonly<Record<string, string>>;
}

/**
 * Reads a scope's totals as of the last refresh.
 * @param scope A year as "2026", or the id of a shift or season.
 */
export function scopeTotals(groupId: string, scope: string): ScopeTotals {
  const { sums, guests } = totalsOf(groupId);
  return { sums: sums.get(scope) ?? {}, guests };
}

const NO_OPT_OUTS: ReadonlySet<string> = new Set();

/**
 * Counts a group's games in one scope, per kind in its own unit. People who opted out are listed and marked.
 * @param cooked Who cooked in the scope. Someone who only cooked has no games.
 */
export function countScope(
  { players, unlisted, parties }: LoadedGroup,
  { sums, guests }: ScopeTotals,
  cooked: Readonly<Record<Party, CookTimes>> = {},
): Counted {
  const people = new Map<string, CountedPerson>();
  const noCounts = (party: Party, player: string | null, name: string): CountedPerson => ({
    ...{ player, name, unlisted: unlisted.has(party) },
    ...{ games: 0, washes: 0, wins: 0, cooked: 0 },
  });
  const kinds = Object.entries(sums).map(([ruleSet, sum]) => {
    const { games, unit, people: counted } = kindCount(ruleSet, sum, {}, {}, NO_OPT_OUTS);
    for (const { party, games, times } of counted) {
      const entry = players.get(party);
      const player = entry?.mergedInto === null ? entry : undefined;
      // Totals may be from before a merge. Skip a party without a name instead of showing an
      // id.
      if (!player && !Object.hasOwn(guests, party)) continue;
      const name = player ? shownName(player) : (guests[party] ?? "");
      const had = people.get(party) ?? noCounts(party, player?.id ?? null, name);
      people.set(party, {
        ...had,
        games: had.games + games,
        washes: had.washes + (unit === "washed" ? times : 0),
        wins: had.wins + (unit === "won" ? times : 0),
      });
    }
    const tallies = Object.values(sum.people);
    return {
      kind: { game: ruleSet, games },
      rounds: sum.rounds,
      drinks: tallies.reduce((all, { stakes }) => all + stakes.drink.net, 0),
      chips: tallies.reduce((all, { stakes }) => all + Math.max(0, stakes.chip.net), 0),
    };
  });
  for (const [party, { times }] of Object.entries(cooked)) {
    const had = people.get(party) ?? noCounts(party, players.get(party)?.id ?? null, parties.nameOf(party));
    people.set(party, { ...had, cooked: times });
  }
  const total = (of: "rounds" | "drinks" | "chips") => kinds.reduce((sum, one) => sum + one[of], 0);
  return {
    kinds: kinds
      .map(({ kind }) => kind)
      .filter(({ games }) => games > 0)
      .sort((a, b) => b.games - a.games || a.game.localeCompare(b.game, "en")),
    games: kinds.reduce((sum, { kind }) => sum + kind.games, 0),
    rounds: total("rounds"),
    people: [...people.values()].sort(
      (a, b) =>
        b.washes - a.washes ||
        b.wins - a.wins ||
        b.games - a.games ||
        b.cooked - a.cooked ||
        a.name.localeCompare(b.name, "en"),
    ),
    drinks: total("drinks"),
    chips: total("chips"),
  };
}
