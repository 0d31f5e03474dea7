import { sayMonthAlone, sayWeekdays } from "@/lib/messages/calendar";
import { firstWeekday, printsOnLetter } from "@/lib/messages/formats";
import { ownDrinks } from "@/lib/messages/terms";
import { posterWords, wallWords } from "@/lib/messages/wall";
import type { Party } from "@/lib/protocol/nightResult";
import { monthsOf } from "@/lib/views/calendar";
import { type DishCalendar, dishCalendar, leadersOf } from "@/lib/views/dishCalendar";
import { initialsOf } from "@/lib/views/initials";
import { isCountedWith, type KindCount, unitOf } from "@/lib/views/kindCount";
import type { Poster } from "@/lib/views/poster";
import { gamesOfDays } from "../roster/calendarGames";
import { type GroupCard, groupContext, type InGroup, washesDishes } from "../roster/groupContext";
import { countsOf } from "./countsOf";

/** A month of the poster. */
export interface PosterMonth extends DishCalendar {
  /** Who washed or won most of its games, or most often drank most; empty if too many are tied. */
  readonly most: readonly Party[];
}

/** A group's year in one kind of game: the poster and its statistics. */
export interface GroupYear {
  /** Games not yet counted; counting is in progress. */
  readonly left: number;
  readonly poster: Poster;
  /** The kind of game shown. */
  readonly kind: KindCount;
  /** The game's own word for what is counted, for several; null for the usual one. */
  readonly marks: string | null;
  /** All kinds played that year, most played first. */
  readonly kinds: readonly string[];
  readonly names: ReadonlyMap<Party, string>;
  readonly walls: readonly PosterMonth[];
  /** How often each person cooked, if the poster shows washes; empty if no one logs it. */
  readonly cooked: ReadonlyMap<Party, number>;
}

/**
 * Builds the poster of a group's year.
 * @param year As "2026".
 * @param asked The kind of game. The most played kind replaces one not played that year.
 */
export async function yearPoster(
  given: InGroup,
  { name, timeZone, ruleSet }: GroupCard,
  year: string,
  asked: string | null,
): Promise<GroupYear> {
  const of = await groupContext(given);
  const months = monthsOf(year);
  const [counts, played] = await Promise.all([
    countsOf(of, [year]),
    gamesOfDays(of, { first: `${year}-01-01`, last: `${year}-12-31`, timeZone }),
  ]);
  const kinds = counts.scopes[year] ?? [];
  const kind = kinds.find(({ game }) => asked !== null && isCountedWith(game, asked)) ??
    kinds[0] ?? { game: ruleSet, unit: unitOf(ruleSet, washesDishes(of)), words: null, games: 0, people: [] };
  const { unit } = kind;
  const marks = ownDrinks(kind.words);
  const names = new Map([...counts.names, ...played.names]);
  const meals = unit === "washed" ? played.meals : [];
  const cooked = new Map<Party, number>();
  for (const { who } of meals) cooked.set(who, (cooked.get(who) ?? 0) + 1);
  const people = kind.people.filter(({ party }) => !counts.unlisted.has(party));
  const leaders = leadersOf({ ...kind, people });
  const mostIn = (times: ReadonlyMap<Party, number>) =>
    leadersOf({
      people: [...times].flatMap(([party, times]) => (counts.unlisted.has(party) ? [] : { party, times })),
    });
  const cooks = mostIn(cooked);
  const walls = months.map((month): PosterMonth => {
    const wall = dishCalendar(
      month,
      played.games,
      { game: kind.game, shift: null, weekStart: firstWeekday() },
      meals,
    );
    return { ...wall, most: mostIn(wall.times) };
  });
  const called = (party: Party) => names.get(party) ?? "?";
  return {
    left: counts.left,
    poster: {
      paper: printsOnLetter() ? "letter" : "a3",
      title: marks === null ? wallWords.title[unit](year) : wallWords.title.own(marks, year),
      group: name,
      months: walls.map((wall) => ({ called: sayMonthAlone(wall.month), wall })),
      weekdays: sayWeekdays().map(({ short }) => short),
      initials: initialsOf(inOrder(names)),
      leaders,
      isGood: unit === "won",
      people: people.map(({ party, times, games }) => ({
        name: called(party),
        times,
        of: `/ ${games}`,
      })),
      more: posterWords.more,
      legend: [
        ...(leaders.length === 0
          ? []
          : [
              marks === null
                ? wallWords.leads[unit](leaders.map(called))
                : wallWords.leads.own(leaders.map(called), marks),
            ]),
        ...(cooked.size > 0 ? [posterWords.corner(cooks.map(called))] : []),
      ].join(" "),
    },
    kind,
    marks,
    kinds: kinds.map(({ game }) => game),
    names,
    walls,
    cooked,
  };
}

/** Sorted by name, so that the order is stable. */
const inOrder = (names: ReadonlyMap<Party, string>): ReadonlyMap<Party, string> =>
  new Map([...names].toSorted(([, a], [, b]) => a.localeCompare(b, "en")));
