import { MonthTable } from "@/app/ui/MonthTable";
import { sayDate, sayMonth } from "@/lib/messages/calendar";
import { firstWeekday } from "@/lib/messages/formats";
import { groupGamesWords, nightResultWords, sayParts } from "@/lib/messages/night";
import { publicLinkWords as WORDS } from "@/lib/messages/publicLinks";
import { cookWords, wallWords } from "@/lib/messages/wall";
import type { OpenDishes } from "@/lib/server/publicLinks/resolvePublicLink";
import { monthOf } from "@/lib/views/calendar";
import { type CalendarDay, dishCalendar } from "@/lib/views/dishCalendar";

/** Who washed and who cooked when: a month of plates each, newest first. */
export function DishesWall({ dishes }: { readonly dishes: OpenDishes }) {
  const { washes, cooked } = dishes;
  if (washes.length + cooked.length === 0) return <p className="px-1 text-soft">{WORDS.noWashes}</p>;
  const months = new Set([...washes, ...cooked].map(({ day }) => monthOf(day)));
  return [...months]
    .toSorted()
    .toReversed()
    .map((month) => <Month key={month} month={month} dishes={dishes} />);
}

interface MonthProps {
  readonly month: string;
  readonly dishes: OpenDishes;
}

function Month({ month, dishes: { washes, cooked, plates } }: MonthProps) {
  const own = washes.filter(({ day }) => monthOf(day) === month);
  const meals = cooked.filter(({ day }) => monthOf(day) === month);
  const { weeks } = dishCalendar(
    month,
    own.map(({ day, who }, at) => ({ id: String(at), game: "", day, night: null, shift: null, who })),
    { game: null, shift: null, weekStart: firstWeekday() },
    meals.map(({ day, who }) => ({ day, who, shift: null })),
  );
  const counts = [countOf(own.flatMap(({ who }) => who)), countOf(meals.map(({ who }) => who))] as const;
  const [washedTimes, cookedTimes] = counts;
  const people = new Set(
    counts.flatMap((one) => [...one].toSorted(([, a], [, b]) => b - a)).map(([name]) => name),
  );
  return (
    <section aria-label={wallWords.title.washed(sayMonth(month))} className="felt px-2 pt-3 pb-4 sm:px-4">
      <h2 className="stamp text-center text-title leading-none">{sayMonth(month)}</h2>
      <MonthTable caption={wallWords.title.washed(sayMonth(month))} weeks={weeks} className="mx-auto mt-2">
        {(day) => <Day day={day} plates={plates} />}
      </MonthTable>
      <ul className="px-2 pt-3 leading-snug">
        {[...people].map((name) => (
          <li key={name} className="flex items-baseline gap-2 border-felt-soft/30 border-t py-1">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
            <span className="shrink-0 text-felt-soft text-small">
              {sayTimes(washedTimes.get(name) ?? 0, cookedTimes.get(name) ?? 0, meals.length > 0)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function countOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** "3 times"; "washed 3 times · cooked once" in a month with both. */
const sayTimes = (washed: number, cooked: number, both: boolean): string =>
  both
    ? sayParts([
        ...(washed > 0 ? [nightResultWords.washes(washed)] : []),
        ...(cooked > 0 ? [cookWords.times(cooked)] : []),
      ])
    : groupGamesWords.times(washed);

interface DayProps {
  readonly day: CalendarDay;
  readonly plates: Readonly<Record<string, string>>;
}

function Day({ day: { day, date, plate }, plates }: DayProps) {
  if (plate === null)
    return (
      <span className="month-day">
        <span aria-hidden="true">{date}</span>
        <span className="sr-only">{`${sayDate(day)}: ${wallWords.notPlayed}`}</span>
      </span>
    );
  const [first = String(date), ...others] = plate.who.map((name) => plates[name] ?? "?");
  const [cook] = plate.cooks;
  return (
    <span className={`month-plate ${plate.games > 1 ? "stacked" : ""}`}>
      <span
        aria-hidden="true"
        className={
          plate.who.length === 0
            ? "font-normal font-text text-small"
            : others.length === 0
              ? "text-large"
              : "text-small leading-none"
        }
      >
        {others.length === 0 ? first : `${first} ${others.length === 1 ? others[0] : `+${others.length}`}`}
      </span>
      {cook !== undefined && (
        <span aria-hidden="true" className="month-cook">
          {plates[cook] ?? "?"}
          {plate.cooks.length > 1 && "+"}
        </span>
      )}
      {plate.games > 1 && (
        <span aria-hidden="true" className="month-count">
          {plate.games}
        </span>
      )}
      <span className="sr-only">
        {`${sayDate(day)}: ${[
          ...(plate.who.length > 0 ? [wallWords.washed(plate.who)] : []),
          ...(plate.cooks.length > 0 ? [cookWords.ofDay(plate.cooks)] : []),
        ].join(", ")}`}
      </span>
    </span>
  );
}
