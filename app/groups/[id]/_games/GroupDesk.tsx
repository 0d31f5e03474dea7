"use client";
import Link from "next/link";
import { useState } from "react";
import { AutoRefresh } from "@/app/ui/AutoRefresh";
import { sayDate } from "@/lib/messages/calendar";
import { washWords } from "@/lib/messages/duty";
import { firstWeekday, sayCalendarDay } from "@/lib/messages/formats";
import { groupGamesWords, sayParts } from "@/lib/messages/night";
import { ownDrinks } from "@/lib/messages/terms";
import { answerWords, cookWords, standingWords } from "@/lib/messages/wall";
import type { GroupGame, RosterPlayer } from "@/lib/protocol/group";
import type { Party } from "@/lib/protocol/nightResult";
import type { CookRule, CrewDuty, DueRule } from "@/lib/protocol/rotation";
import {
  type CalendarGame,
  type CookedMeal,
  dishCalendar,
  leadersOf,
  namedOn,
} from "@/lib/views/dishCalendar";
import { inTurn, onShift, whoCooks, whoIsDue } from "@/lib/views/due";
import { isCountedWith, type KindCount, unitOf, usualCount, winsOf } from "@/lib/views/kindCount";
import { hasResult } from "@/lib/views/resultSays";
import { MonthCalendar, type OnPlate } from "../_calendar/MonthCalendar";
import { COLUMNS } from "../_group/GroupFrame";
import { Answer } from "./Answer";
import { CountChooser, KindChooser, type Scope } from "./choosers";
import { LogWash } from "./LogWash";
import { StandingsRows, sayWho } from "./StandingsRows";
import { StartBar } from "./StartBar";
import { WithoutShift } from "./WithoutShift";

interface GroupDeskProps {
  readonly group: {
    readonly id: string;
    readonly timeZone: string;
    readonly game: string;
    readonly house: Readonly<Record<string, string | number>>;
  };
  /** A crew's shifts, or seasons, newest first; then this year and all time. */
  readonly scopes: readonly Scope[];
  /** The last lineup per shift, in seat order; one for all without shifts. */
  readonly lastCrew: Readonly<Record<string, readonly string[]>>;
  /** The shifts of a crew; null in another group. */
  readonly crew: CrewDuty | null;
  readonly dueBy: DueRule;
  readonly cookBy: CookRule;
  /** True if its games are for the dishes; false in a bar. */
  readonly washes: boolean;
  /** The next day of the reader's shift; null without one. */
  readonly nextDay: string | null;
  /** Ids of players on a Kelly day. */
  readonly off: readonly string[];
  /** Active players. */
  readonly players: readonly RosterPlayer[];
  /** Everyone who ever played. */
  readonly names: Readonly<Record<Party, string>>;
  /** Games not counted yet. */
  readonly left: number;
  readonly month: {
    /** As "2026-11". */
    readonly shown: string;
    readonly today: string;
    readonly games: readonly CalendarGame[];
    readonly meals: readonly CookedMeal[];
    readonly people: Readonly<Record<Party, OnPlate>>;
  };
  /** Parameters from the URL. */
  readonly asked: { readonly kind: string | null; readonly scope: string | null };
  readonly may: { readonly play: boolean; readonly keep: boolean; readonly log: boolean };
  /** Who owes whom, in one line. */
  readonly debts: React.ReactNode;
  /** Games in progress, and their cards. */
  readonly inProgress: readonly Pick<GroupGame, "id" | "game">[];
  readonly on: React.ReactNode;
  /** A bar's answer, in money; null if the games give it. */
  readonly money: React.ReactNode | null;
  /** A bar's keys: above, and instead of the one for a game. */
  readonly keys: { readonly above: React.ReactNode; readonly start: React.ReactNode | null };
  /** Beside the heading of the games. */
  readonly beginNight: React.ReactNode;
  /** The list of games. */
  readonly children: React.ReactNode;
}

const WORDS = groupGamesWords;
/** URL value for all kinds of games. */
const ALL_KINDS = "all";

/** A group's main page: who is up or ahead over the month, one row a person, and the keys for the next game. */
export function GroupDesk(props: GroupDeskProps) {
  const { group, scopes, lastCrew, crew, dueBy, nextDay, off, players, names, left, month, asked, may } =
    props;
  const cookBy = props.money === null ? props.cookBy : "off";
  const shifts = crew?.shifts ?? [];
  const shift = crew?.duty.shift ?? shifts[0]?.id ?? null;
  // The server knows the shift on duty better than a page that may be old.
  const season = crew?.duty.by === "none" ? shift : null;
  const [logged, setLogged] = useState<string | null>(null);
  const [chosen, setChosen] = useState(asked.scope);
  const ever = scopes.at(-1)?.kinds.map(({ game }) => game) ?? [];
  const kinds = ever.length > 0 ? ever : [group.game];
  const [picked, setPicked] = useState(asked.kind);
  const [only = null] = kinds;
  const kind =
    kinds.length === 1
      ? only
      : picked !== null && kinds.includes(picked)
        ? picked
        : picked === null && crew
          ? only
          : null;
  const seasons = scopes.filter(({ season }) => season !== null);
  // If no game names a shift, the crew counts as one.
  const isOne = ever.length > 0 && seasons.every(({ kinds: counted }) => counted.length === 0);
  const ofShift = isOne ? undefined : seasons.find(({ id }) => id === shift);
  const own = (crew ? ofShift : seasons[0]) ?? scopes.at(-1);
  const scope = scopes.find(({ id }) => id === chosen) ?? own;
  if (own === undefined || scope === undefined) return null;
  const { washes } = props;
  const nothingOf = (game: string): KindCount => ({
    ...{ game, unit: unitOf(game, washes), words: null },
    ...{ games: 0, people: [] },
  });
  const called = ({ season, id }: Scope): string | null =>
    season ? (crew ? WORDS.shiftCalled(season.name) : season.name) : id === scopes.at(-1)?.id ? null : id;
  const countIn = ({ kinds: all }: Scope): KindCount =>
    kind === null
      ? (winsOf(all) ?? all[0] ?? nothingOf(group.game))
      : (all.find(({ game }) => isCountedWith(game, kind)) ?? nothingOf(kind));
  const counted = countIn(scope);
  const isOff = ({ id }: RosterPlayer) => off.includes(id);
  const present = onShift(players, shift).filter((player) => !isOff(player));
  const here = new Set(present);
  const elsewhere = players.filter((player) => !here.has(player));
  const known = new Set<string>(players.map(({ id }) => id));
  const formerPeople = counted.people.filter(({ party, times }) => times > 0 && !known.has(party));
  const heading = called(scope);
  const crewNames = lastCrew[crew && shift !== null ? shift : "all"] ?? [];
  const ownCount = washes ? (usualCount(own.kinds, group.game) ?? nothingOf(group.game)) : countIn(own);
  const due = ownCount.unit === "washed" ? whoIsDue(dueBy, present, ownCount.people) : null;
  const cooks = whoCooks(cookBy, present, ownCount.people, own.cooked);
  // The current season decides who is next up, not an older one.
  const showsDue = counted.unit === "washed" && scope === own;
  const ordered = (list: readonly RosterPlayer[]) =>
    counted.unit === "washed" ? inTurn(dueBy, list, counted.people) : byTimes(list, counted);
  const inPlain = kind === null ? standingWords.whatIn(heading) : headingOf(counted, heading);
  const cooked = cookBy !== "off" && counted.unit === "washed" ? scope.cooked : {};
  const rows = {
    group: group.id,
    kind: counted,
    cooked,
    due: showsDue ? (due?.names ?? []) : [],
  };
  const loggable = [kind ?? group.game, group.game, ...kinds].find(hasResult);
  const shownShift = crew && scope.season !== null ? scope.id : null;
  const washedOn = (day: string, game: string) =>
    namedOn(day, month.games, { game, shift: shownShift }).map((party) => month.people[party]?.name ?? "?");
  const log = (look: "key" | "text" | "line") =>
    may.log && players.length > 1 && loggable !== undefined ? (
      <LogWash
        group={{ ...group, game: loggable, washes }}
        players={players}
        present={present}
        due={washes ? (due?.names ?? []) : []}
        cooks={cookBy === "off" ? null : (cooks?.names ?? [])}
        season={season}
        look={look}
        washedOn={(day) => washedOn(day, loggable)}
        onLogged={setLogged}
      >
        {sayCooks(cooks)}
      </LogWash>
    ) : null;
  const wall = (players.length > 0 || ever.length > 0) && (
    <MonthCalendar
      group={group.id}
      calendar={dishCalendar(
        month.shown,
        month.games,
        {
          game: kind,
          shift: shownShift,
          weekStart: firstWeekday(),
        },
        kind !== null && unitOf(kind, washes) !== "washed" ? [] : month.meals,
      )}
      unit={kind === null ? null : unitOf(kind, washes)}
      people={month.people}
      leaders={kind === null ? [] : leadersOf(counted)}
      today={month.today}
      nextDay={nextDay}
      logged={logged}
      query={{
        ...(kinds.length > 1 && { game: kind ?? ALL_KINDS }),
        ...(scope !== own && { count: scope.id }),
      }}
      of={crew && scope.season !== null ? called(scope) : null}
    />
  );
  return (
    <main className={COLUMNS.main}>
      <div className={COLUMNS.felt}>
        {props.on}
        {props.money}
        <div className={`felt -mx-4 mb-2 pb-1 ${props.money ? "" : "rounded-t-none!"}`}>
          {props.money === null && (
            <>
              <Answer
                about={sayParts([headingOf(ownCount, called(own)), sayToday(month.today)])}
                {...sayAnswer(ownCount, { due, dueBy, names })}
              />
              {cookBy !== "off" &&
                (log("line") ?? (
                  <p className="px-4 text-center text-small leading-snug [overflow-wrap:anywhere]">
                    {sayCooks(cooks)}
                  </p>
                ))}
              {props.debts}
            </>
          )}
          {wall}
        </div>
      </div>
      <div className={COLUMNS.content}>
        {shifts.length > 1 && may.keep && (
          <WithoutShift
            games={month.games.filter(({ shift: of, byHand = false }) => of === null && !byHand)}
            shifts={shifts}
          />
        )}
        <section aria-labelledby="who" className="pb-5">
          <h2 id="who" className="py-1.5 text-small text-soft">
            {!showsDue
              ? inPlain
              : dueBy === "turns"
                ? washWords.dueInTurn
                : dueBy === "fewest"
                  ? standingWords.dueWhy
                  : inPlain}
          </h2>
          {players.length === 0 ? (
            <NoRoster group={group.id} canKeep={may.keep} />
          ) : (
            <>
              {left > 0 && (
                <>
                  <AutoRefresh every={2_000} />
                  <p role="status" className="pb-3 text-small text-soft">
                    {standingWords.left(left)}
                  </p>
                </>
              )}
              <StandingsRows players={ordered(present)} {...rows} />
              {elsewhere.length > 0 && (
                <details>
                  <summary className={SUMMARY}>{WORDS.others}</summary>
                  <StandingsRows players={ordered(elsewhere)} {...rows} due={[]} />
                </details>
              )}
              {formerPeople.length > 0 && (
                <p className="pt-2 text-small text-soft [overflow-wrap:anywhere]">
                  {WORDS.alsoBefore}{" "}
                  {formerPeople
                    .map(({ party, times }) => `${names[party] ?? "?"} ${WORDS.times(times)}`)
                    .join(", ")}
                  .
                </p>
              )}
            </>
          )}
          {(kinds.length > 1 || (scopes.length > 1 && ever.length > 0)) && (
            <details open={asked.kind !== null || asked.scope !== null}>
              <summary className={SUMMARY}>{standingWords.others}</summary>
              {kinds.length > 1 && (
                <KindChooser kinds={kinds} chosen={kind} onChoose={(one) => setPicked(one ?? ALL_KINDS)} />
              )}
              {scopes.length > 1 && ever.length > 0 && (
                <CountChooser
                  scopes={scopes}
                  chosen={scope}
                  onChoose={({ id }) => setChosen(id)}
                  labelOf={(one) => called(one) ?? (crew ? WORDS.allShifts : WORDS.allTime)}
                />
              )}
            </details>
          )}
        </section>
      </div>
      <div className={COLUMNS.side}>
        <div className="flex flex-wrap gap-x-6">
          {props.beginNight}
          {(!washes || props.money !== null) && log("text")}
        </div>
        {props.children}
      </div>
      {may.play && (
        <StartBar
          group={group}
          season={season}
          lastCrew={crewNames}
          off={players.flatMap((player) =>
            isOff(player) && crewNames.includes(player.shown) ? player.shown : [],
          )}
          log={washes && props.money === null ? log("key") : null}
          above={props.keys.above}
          inProgress={props.inProgress}
          instead={props.keys.start}
        />
      )}
    </main>
  );
}

const SUMMARY = "flex min-h-11 cursor-pointer items-center text-small text-soft underline underline-offset-4";

/** "Wednesday, Nov 25" */
const sayToday = (day: string): string =>
  sayCalendarDay(day, { weekday: "long", month: "short", day: "numeric" });

/** "Dishes, A shift" */
function headingOf({ unit, words }: Pick<KindCount, "unit" | "words">, scope: string | null): string {
  const { whoIn } = standingWords;
  const marks = ownDrinks(words);
  if (scope === null) return sayWho({ unit, words });
  return marks === null ? whoIn[unit](scope) : whoIn.own(scope, marks);
}

/** Most wins, losses or drinks first. */
function byTimes(players: readonly RosterPlayer[], { people }: KindCount): readonly RosterPlayer[] {
  const places = new Map(people.map(({ party }, at) => [party as string, at]));
  const placeOf = ({ id }: RosterPlayer) => places.get(id) ?? people.length;
  return players.toSorted((a, b) => placeOf(a) - placeOf(b));
}

interface AnswerParts {
  readonly due: ReturnType<typeof whoIsDue>;
  readonly dueBy: DueRule;
  readonly names: Readonly<Record<Party, string>>;
}

/** Who is up for the dishes, or ahead, and why. */
function sayAnswer(count: KindCount, { due, dueBy, names }: AnswerParts) {
  const SAY = answerWords;
  if (count.unit === "washed") {
    if (dueBy === "loser") return { says: SAY.loserWashes };
    if (count.games === 0) return { says: SAY.firstWash, why: SAY.firstWashWhy };
    if (due === null) return { says: SAY.even, why: SAY.evenWhy };
    const last = due.last && sayDate(due.last);
    return { says: SAY.up(due.names), why: SAY.why(due.names.length, due.times, due.games, last) };
  }
  const leaders = leadersOf(count);
  const ahead = leaders.map((party) => names[party] ?? "?");
  const [first] = count.people;
  if (count.games === 0) return { says: SAY.noGame };
  if (ahead.length === 0 || first === undefined) return { says: SAY.even };
  if (count.unit === "lost") return { says: SAY.lost(ahead) };
  const marks = ownDrinks(count.words);
  return count.unit === "drunk"
    ? { says: marks === null ? SAY.drank(ahead) : SAY.own(ahead, marks) }
    : { says: SAY.ahead(ahead), why: SAY.won(first.times, first.games) };
}

/** "Diaz cooks next, cooked 2 of 14 meals" */
const sayCooks = (cooks: ReturnType<typeof whoIsDue>): string =>
  cooks === null
    ? cookWords.even
    : sayParts([cookWords.next(cooks.names), cookWords.why(cooks.times, cooks.games)]);

/** For an empty roster: what to do first. */
function NoRoster({ group, canKeep }: { readonly group: string; readonly canKeep: boolean }) {
  return (
    <>
      <p className="text-soft">
        <strong className="font-semibold text-ink">{WORDS.noRoster}</strong>{" "}
        {canKeep ? WORDS.noRosterKeep : WORDS.noRosterSee}
      </p>
      {canKeep && (
        <Link href={{ pathname: `/groups/${group}/roster` }} className="key mt-3 min-h-14 px-4 font-semibold">
          {WORDS.toRoster}
        </Link>
      )}
    </>
  );
}
