import type { SeasonLine } from "@/lib/protocol/group";
import type { Party } from "@/lib/protocol/nightResult";
import { type CookTimes, onShift, whoCooks, whoIsDue } from "@/lib/views/due";
import { type KindCount, type PersonCount, usualCount } from "@/lib/views/kindCount";
import { database } from "../db/db";
import { offToday } from "../roster/crewDuty";
import type { LoadedGroup } from "../roster/groupContext";
import { shownName } from "../table/seatNames";
import { cookTimes } from "./cookTimes";
import { countsOf } from "./countsOf";
import type { CountedGroup } from "./groupFigures";
import { ALL } from "./totalsInput";

/** Who is next to wash on a shift, in a season, or in the whole group. */
export interface SeasonDue {
  /** Null for the whole group. */
  readonly season: SeasonLine | null;
  /** Empty if all are even, or the loser washes. */
  readonly names: readonly string[];
  /** Their player ids. */
  readonly players: readonly string[];
  /** Who is next to cook; empty if all are even, or no one logs it. */
  readonly cooks: readonly { readonly id: string; readonly shown: string }[];
  /** How often each person cooked. */
  readonly cooked: Readonly<Record<Party, CookTimes>>;
  /** The counts of everyone who may be next. */
  readonly counts: readonly (PersonCount & { readonly shown: string })[];
}

/** Returns who is next to wash by the group's rule, in several seasons. People on a Kelly day are left out. */
export async function seasonsDue(
  of: CountedGroup,
  seasons: readonly (SeasonLine | null)[],
): Promise<readonly SeasonDue[]> {
  const { ruleSet, dueBy, cookBy } = of.card;
  const off = offToday(of);
  const players = activePlayers(of).filter(({ id }) => !off.includes(id));
  const wanted = [...new Set([...seasons, null].map(scopeOf))];
  const [{ scopes }, cooked] = await Promise.all([countsOf(of, wanted), cookTimes(database(), of, wanted)]);
  const countedIn = (season: SeasonLine | null) => usualWashes(scopes[scopeOf(season)] ?? [], ruleSet);
  // If no game names a shift, the crew counts as one.
  const asked = seasons.some((season) => countedIn(season).length > 0) ? seasons : [null];
  return asked.map((season) => {
    const people = countedIn(season);
    const present = onShift(players, season?.startsOn === null ? season.id : null);
    const names = whoIsDue(dueBy, present, people)?.names ?? [];
    const theirs = cooked[scopeOf(season)] ?? {};
    const cooks = whoCooks(cookBy, present, people, theirs)?.names ?? [];
    return {
      season,
      names,
      players: present.flatMap(({ id, shown }) => (names.includes(shown) ? id : [])),
      cooks: present.filter(({ shown }) => cooks.includes(shown)),
      cooked: theirs,
      counts: present.flatMap(({ id, shown }) => {
        const count = people.find(({ party }) => party === id);
        return count ? { ...count, shown } : [];
      }),
    };
  });
}

/** The people of the usual game's count, if it counts washes. */
function usualWashes(kinds: readonly KindCount[], usual: string): readonly PersonCount[] {
  const count = usualCount(kinds, usual);
  return count?.unit === "washed" ? count.people : [];
}

const scopeOf = (season: SeasonLine | null): string => season?.id ?? ALL;

/** Active roster players by their displayed names. */
function activePlayers({ players }: LoadedGroup) {
  return [...players.values()]
    .filter(({ retiredAt, mergedInto }) => retiredAt === null && mergedInto === null)
    .map((player) => ({ id: player.id, shown: shownName(player), season: player.seasonId }))
    .sort((a, b) => a.shown.localeCompare(b.shown, "en"));
}
