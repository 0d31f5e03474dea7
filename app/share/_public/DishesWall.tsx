import { MonthTable } from "@/app/ui/MonthTable";
import { sayDate, sayMonth } from "@/lib/messages/calendar";
import { firstWeekday } from "@/lib/messages/formats";
import { groupGamesWords } from "@/lib/messages/night";
import { publicLinkWords as WORDS } from "@/lib/messages/publicLinks";
import { wallWords } from "@/lib/messages/wall";
import type { OpenDishes } from "@/lib/server/publicLinks/resolvePublicLink";
import { monthOf } from "@/lib/views/calendar";
import { type CalendarDay, dishCalendar } from "@/lib/views/dishCalendar";

/** Who washed when: a month of plates each, newest first. */
export function DishesWall({ dishes }: { readonly dishes: OpenDishes }) {
  const { washes } = dishes;
  if (washes.length === 0) return <p className="px-1 text-soft">{WORDS.noWashes}</p>;
  const months = [...new Set(washes.map(({ day }) => monthOf(day)))];
  return months.map((month) => <Month key={month} month={month} dishes={dishes} />);
}

interface MonthProps {
  readonly month: string;
  readonly dishes: OpenDishes;
}

function Month({ month, dishes: { washes, plates } }: MonthProps) {
  const own = washes.filter(({ day }) => monthOf(day) === month);
  const { weeks } = dishCalendar(
    month,
    own.map(({ day, who }, at) => ({ id: String(at), game: "", day, night: null, shift: null, who })),
    { game: null, shift: null, weekStart: firstWeekday() },
  );
  const counts = new Map<string, number>();
  for (const name of own.flatMap(({ who }) => who)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return (
    <section aria-label={wallWords.title.washed(sayMonth(month))} className="felt px-2 pt-3 pb-4 sm:px-4">
      <h2 className="stamp text-center text-title leading-none">{sayMonth(month)}</h2>
      <MonthTable caption={wallWords.title.washed(sayMonth(month))} weeks={weeks} className="mx-auto mt-2">
        {(day) => <Day day={day} plates={plates} />}
      </MonthTable>
      <ul className="px-2 pt-3 leading-snug">
        {[...counts]
          .toSorted(([, a], [, b]) => b - a)
          .map(([name, times]) => (
            <li key={name} className="flex items-baseline gap-2 border-felt-soft/30 border-t py-1">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
              <span className="shrink-0 text-felt-soft text-small">{groupGamesWords.times(times)}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}

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
  const [first = "?", ...others] = plate.who.map((name) => plates[name] ?? "?");
  return (
    <span className={`month-plate ${plate.games > 1 ? "stacked" : ""}`}>
      <span aria-hidden="true" className={others.length === 0 ? "text-large" : "text-small leading-none"}>
        {others.length === 0 ? first : `${first} ${others.length === 1 ? others[0] : `+${others.length}`}`}
      </span>
      {plate.games > 1 && (
        <span aria-hidden="true" className="month-count">
          {plate.games}
        </span>
      )}
      <span className="sr-only">{`${sayDate(day)}: ${wallWords.washed(plate.who)}`}</span>
    </span>
  );
}
