import Link from "next/link";
import { MonthTable } from "@/app/ui/MonthTable";
import { sayDate, sayMonth } from "@/lib/messages/calendar";
import { cookWords, wallWords } from "@/lib/messages/wall";
import type { Party } from "@/lib/protocol/nightResult";
import { monthAfter, monthOf, yearOf } from "@/lib/views/calendar";
import type { CalendarDay, DishCalendar, Plate } from "@/lib/views/dishCalendar";
import type { Unit } from "@/lib/views/kindCount";

/** A person on a plate: initials and name. */
export interface OnPlate {
  readonly name: string;
  readonly initials: string;
}

interface MonthCalendarProps {
  readonly group: string;
  readonly calendar: DishCalendar;
  /** The unit of the plates; null for several kinds of games. */
  readonly unit: Unit | null;
  readonly people: Readonly<Record<Party, OnPlate>>;
  /** Who washed, won or drank most. */
  readonly leaders: readonly Party[];
  readonly today: string;
  /** The next day of the reader's shift; null without one. */
  readonly nextDay: string | null;
  /** The day of a wash that was just logged. */
  readonly logged: string | null;
  /** Query parameters other than the month. */
  readonly query: Readonly<Record<string, string>>;
  /** The selected part of the group: "shift A". */
  readonly of: string | null;
}

const WORDS = wallWords;

/** A month as a wall of plates, one per day with games; a tap opens that day. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { group, calendar, unit, people, leaders, today, nextDay, logged, query, of } = props;
  const { month, weeks, games } = calendar;
  const title = WORDS.title[unit ?? "all"](sayMonth(month));
  const days = weeks.flat();
  const hasOthers = days.some((day) => day?.plate?.isElsewhere);
  const arrow = "icon-button text-title leading-none";
  const toMonth = (to: string) => ({
    pathname: `/groups/${group}`,
    query: { ...query, ...(to !== monthOf(today) && { month: to }) },
  });
  return (
    <section aria-label={title} className="px-2 pb-2 sm:px-4">
      <nav aria-label={WORDS.months} className="flex items-center gap-1">
        <Link
          href={toMonth(monthAfter(month, -1))}
          prefetch={false}
          scroll={false}
          aria-label={WORDS.before(sayMonth(monthAfter(month, -1)))}
          className={arrow}
        >
          <span aria-hidden="true">‹</span>
        </Link>
        <div className="min-w-0 flex-1 text-center">
          <h3 className="stamp text-balance text-large leading-none first-letter:uppercase [overflow-wrap:anywhere]">
            {sayMonth(month)}
          </h3>
        </div>
        {month < monthOf(today) ? (
          <Link
            href={toMonth(monthAfter(month, 1))}
            prefetch={false}
            scroll={false}
            aria-label={WORDS.after(sayMonth(monthAfter(month, 1)))}
            className={arrow}
          >
            <span aria-hidden="true">›</span>
          </Link>
        ) : (
          <span className="w-11 shrink-0" />
        )}
      </nav>
      <MonthTable caption={title} weeks={weeks} className="mx-auto flat:max-w-84">
        {(day) => (
          <Day
            group={group}
            day={day}
            isToday={day.day === today}
            isNext={day.day === nextDay}
            isLogged={day.day === logged}
            {...{ unit, people, leaders }}
          />
        )}
      </MonthTable>
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-2 text-felt-soft text-small leading-snug [overflow-wrap:anywhere]">
        <p>
          {[
            ...(of === null ? [] : [of]),
            games > 0 || hasOthers ? WORDS.games(games) : WORDS.nothing,
            ...(hasOthers ? [WORDS.dashed] : []),
          ].join(" · ")}
        </p>
        <Link
          href={{
            pathname: `/groups/${group}/year/${yearOf(month)}`,
            query: query.game === undefined ? {} : { game: query.game },
          }}
          prefetch={false}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {WORDS.year(yearOf(month))}
        </Link>
      </div>
    </section>
  );
}

interface DayProps extends Pick<MonthCalendarProps, "group" | "unit" | "people" | "leaders"> {
  readonly day: CalendarDay;
  readonly isToday: boolean;
  readonly isNext: boolean;
  readonly isLogged: boolean;
}

function Day(props: DayProps) {
  const { group, day: of, isToday, isNext, isLogged, unit, people, leaders } = props;
  const { day, date, plate } = of;
  const current = isToday ? ({ "aria-current": "date" } as const) : {};
  if (plate === null)
    return (
      <span className={`month-day ${isNext ? "is-next" : ""}`} {...current}>
        <span aria-hidden="true">{date}</span>
        <span className="sr-only">
          {`${sayDate(day)}${isToday ? `, ${WORDS.today}` : ""}${isNext ? `, ${WORDS.nextShift}` : ""}: ${WORDS.notPlayed}`}
        </span>
      </span>
    );
  const named = (party: Party) => people[party]?.name ?? "?";
  const names = plate.who.map(named);
  const leads = (party: Party) => unit !== null && !plate.isElsewhere && leaders.includes(party);
  // Leaders first, if there is no room for all.
  const who = plate.who.toSorted((a, b) => Number(leads(b)) - Number(leads(a)));
  return (
    <Link
      href={{ pathname: `/groups/${group}${plate.night ? `/nights/${plate.night}` : `/days/${day}`}` }}
      prefetch={false}
      aria-label={sayPlate(plate, { day, isToday, names, cooks: plate.cooks.map(named), unit })}
      className={`month-plate ${plate.isElsewhere ? "elsewhere" : ""} ${plate.games > 1 ? "stacked" : ""} ${isLogged ? "anim-land" : ""}`}
      {...current}
    >
      <Initials
        date={date}
        who={who.map((party) => ({
          initials: people[party]?.initials ?? "?",
          look: leads(party) ? (unit === "won" ? "ahead" : "leads") : "",
        }))}
      />
      {plate.cooks.length > 0 && (
        <span aria-hidden="true" className="month-cook">
          {people[plate.cooks[0] ?? ""]?.initials ?? "?"}
          {plate.cooks.length > 1 && "+"}
        </span>
      )}
      {plate.games > 1 && (
        <span aria-hidden="true" className="month-count">
          {plate.games}
        </span>
      )}
    </Link>
  );
}

interface InitialsProps {
  readonly who: readonly { readonly initials: string; readonly look: string }[];
  readonly date: number;
}

/** The people on a plate, as many as fit; the date if it names no one. */
function Initials({ who, date }: InitialsProps) {
  const [first, second] = who;
  if (first === undefined) return <span className="font-normal font-text text-small">{date}</span>;
  if (second === undefined)
    return (
      <span className={`${first.initials.length > 1 ? "text-lead" : "text-large"} ${first.look}`}>
        {first.initials}
      </span>
    );
  return (
    <span className="text-small leading-none">
      <span className={first.look}>{first.initials}</span>{" "}
      {who.length === 2 ? <span className={second.look}>{second.initials}</span> : `+${who.length - 1}`}
    </span>
  );
}

interface PlateSummary {
  readonly day: string;
  readonly isToday: boolean;
  readonly names: readonly string[];
  readonly cooks: readonly string[];
  readonly unit: Unit | null;
}

/** "November 4: Baker and Diaz washed, 2 games" */
function sayPlate({ games, isElsewhere }: Plate, summary: PlateSummary): string {
  const { day, isToday, names, cooks, unit } = summary;
  // For another kind of game the label does not say what they are named for.
  const who =
    names.length === 0
      ? WORDS.noOneNamed
      : unit === null || isElsewhere
        ? WORDS.named(names)
        : WORDS[unit](names);
  return [
    `${sayDate(day)}${isToday ? `, ${WORDS.today}` : ""}: ${names.length === 0 && cooks.length > 0 ? cookWords.ofDay(cooks) : who}`,
    ...(names.length > 0 && cooks.length > 0 ? [cookWords.ofDay(cooks)] : []),
    ...(games > 1 ? [WORDS.games(games)] : []),
    ...(isElsewhere ? [WORDS.elsewhere] : []),
  ].join(", ");
}
