"use client";
import Link from "next/link";
import { useState } from "react";
import { AutoRefresh } from "@/app/ui/AutoRefresh";
import { firstWeekday } from "@/lib/messages/formats";
import { groupGamesWords } from "@/lib/messages/night";
import { standingWords } from "@/lib/messages/wall";
import type { RosterPlayer } from "@/lib/protocol/group";
import type { Party } from "@/lib/protocol/nightResult";
import type { CrewDuty, DueRule } from "@/lib/protocol/rotation";
import { type CalendarGame, dishCalendar, leadersOf } from "@/lib/views/dishCalendar";
import { onShift, whoIsDue } from "@/lib/views/due";
import { type KindCount, unitOf } from "@/lib/views/kindCount";
import { MonthCalendar, type OnPlate } from "../_calendar/MonthCalendar";
import { CountChooser, KindChooser, type Scope } from "./choosers";
import { DueLine } from "./DueLine";
import { Leaderboards } from "./Leaderboards";
import { LogWash } from "./LogWash";
import { ResultSheet } from "./ResultSheet";
import { type RecordedResult, ResultSummary } from "./ResultSummary";
import { StandingsRows } from "./StandingsRows";
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
    readonly people: Readonly<Record<Party, OnPlate>>;
  };
  /** Parameters from the URL. */
  readonly asked: { readonly kind: string | null; readonly scope: string | null };
  readonly may: { readonly play: boolean; readonly keep: boolean; readonly log: boolean };
  /** The current games and night. */
  readonly on: React.ReactNode;
  /** The list of games. */
  readonly children: React.ReactNode;
}

const WORDS = groupGamesWords;
/** URL value for all kinds of games. */
const ALL_KINDS = "all";

const nothingOf = (game: string): KindCount => ({ game, unit: unitOf(game), games: 0, people: [] });

/** A group's main page: its month, its totals, a tap to log a result, and the key to start a game. */
export function GroupDesk(props: GroupDeskProps) {
  const {
    group,
    scopes,
    lastCrew,
    crew,
    dueBy,
    nextDay,
    off,
    players,
    names,
    left,
    month,
    asked,
    may,
    on,
    children,
  } = props;
  const shifts = crew?.shifts ?? [];
  const shift = crew?.duty.shift ?? shifts[0]?.id ?? null;
  // The server knows the shift on duty better than a page that may be old.
  const season = crew?.duty.by === "none" ? shift : null;
  const [logged, setLogged] = useState<string | null>(null);
  const [tapped, setTapped] = useState<RosterPlayer | null>(null);
  const [recorded, setRecorded] = useState<RecordedResult | null>(null);
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
  const called = ({ season, id }: Scope): string | null =>
    season ? (crew ? WORDS.shiftCalled(season.name) : season.name) : id === scopes.at(-1)?.id ? null : id;
  const counted = kind === null ? null : (scope.kinds.find(({ game }) => game === kind) ?? nothingOf(kind));
  const isOff = ({ id }: RosterPlayer) => off.includes(id);
  const present = onShift(players, shift).filter((player) => !isOff(player));
  const here = new Set(present);
  const elsewhere = players.filter((player) => !here.has(player));
  const known = new Set<string>(players.map(({ id }) => id));
  const formerPeople = counted?.people.filter(({ party, times }) => times > 0 && !known.has(party)) ?? [];
  const heading = called(scope);
  // The current season decides who is next up, not an older one.
  const showsDue = scope === own || (scope.season === null && called(scope) !== null);
  const crewNames = lastCrew[crew && shift !== null ? shift : "all"] ?? [];
  const due = whoIsDue(dueBy, present, own.kinds.find(({ game }) => game === group.game)?.people ?? []);
  const rows = { kind: counted, onTap: may.log ? setTapped : null };
  return (
    <>
      <main className="flex-1 pb-6 md:grid md:grid-cols-[23rem_minmax(0,1fr)] md:grid-rows-[auto_auto_1fr] md:items-start md:gap-x-8 lg:grid-cols-[27rem_minmax(0,1fr)] 2xl:grid-cols-[28rem_29rem_minmax(0,1fr)] 2xl:grid-rows-[auto_1fr]">
        <div className="min-w-0 md:col-start-2">{on}</div>
        <div className="md:sticky md:top-3 md:col-start-1 md:row-span-3 md:row-start-1">
          {(players.length > 0 || ever.length > 0) && (
            <MonthCalendar
              group={group.id}
              calendar={dishCalendar(month.shown, month.games, {
                game: kind,
                shift: crew && scope.season !== null ? scope.id : null,
                weekStart: firstWeekday(),
              })}
              unit={kind === null ? null : unitOf(kind)}
              people={month.people}
              leaders={counted === null ? [] : leadersOf(counted)}
              today={month.today}
              nextDay={nextDay}
              logged={logged}
              query={{
                ...(kinds.length > 1 && { game: kind ?? ALL_KINDS }),
                ...(scope !== own && { count: scope.id }),
              }}
              of={crew && scope.season !== null ? called(scope) : null}
            />
          )}
        </div>
        <div className="min-w-0 md:col-start-2">
          {shifts.length > 1 && may.keep && (
            <WithoutShift
              games={month.games.filter(({ shift: of, byHand = false }) => of === null && !byHand)}
              shifts={shifts}
            />
          )}
          <section aria-labelledby="who" className="pb-6">
            <h2 id="who" className="stamp pb-2 text-large leading-tight">
              {counted === null
                ? standingWords.whatIn(heading)
                : heading === null
                  ? standingWords.who[counted.unit]
                  : standingWords.whoIn[counted.unit](heading)}
            </h2>
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
            {players.length === 0 ? (
              <NoRoster group={group.id} mayKeep={may.keep} />
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
                {counted && showsDue && <DueLine present={present} kind={counted} rule={dueBy} />}
                {counted === null && <Leaderboards kinds={scope.kinds} names={names} />}
                {counted === null && may.log && <h3 className="font-semibold">{standingWords.writeDown}</h3>}
                {may.log && (
                  <p className="pb-3 text-small text-soft">{WORDS.tapToRecord(counted?.unit === "washed")}</p>
                )}
                <ResultSummary key={recorded?.game} recorded={recorded} />
                {(counted !== null || may.log) && <StandingsRows players={present} {...rows} />}
                {elsewhere.length > 0 && (counted !== null || may.log) && (
                  <details className="pt-2">
                    <summary className="flex min-h-11 cursor-pointer items-center text-soft underline underline-offset-4">
                      {WORDS.others}
                    </summary>
                    <StandingsRows players={elsewhere} {...rows} />
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
          </section>
        </div>
        <div className="min-w-0 md:col-start-2 2xl:col-start-3 2xl:row-span-2 2xl:row-start-1">
          {children}
        </div>
      </main>
      {may.play && (
        <StartBar
          group={group}
          season={season}
          lastCrew={crewNames}
          off={players.flatMap((player) =>
            isOff(player) && crewNames.includes(player.shown) ? player.shown : [],
          )}
          log={
            may.log && players.length > 1 && unitOf(group.game) === "washed" ? (
              <LogWash
                group={group}
                players={players}
                present={present}
                due={due?.names ?? []}
                season={season}
                onLogged={setLogged}
              />
            ) : null
          }
        />
      )}
      {tapped && (
        <ResultSheet
          key={tapped.id}
          who={tapped}
          players={players}
          present={present}
          group={{ ...group, game: kind ?? group.game }}
          season={season}
          onClose={() => setTapped(null)}
          onRecorded={(result) => {
            setTapped(null);
            setRecorded(result);
          }}
        />
      )}
    </>
  );
}

/** For an empty roster: what to do first. */
function NoRoster({ group, mayKeep }: { readonly group: string; readonly mayKeep: boolean }) {
  return (
    <>
      <p className="text-soft">
        <strong className="font-semibold text-ink">{WORDS.noRoster}</strong>{" "}
        {mayKeep ? WORDS.noRosterKeep : WORDS.noRosterSee}
      </p>
      {mayKeep && (
        <Link href={{ pathname: `/groups/${group}/roster` }} className="key mt-3 min-h-14 px-4 font-semibold">
          {WORDS.toRoster}
        </Link>
      )}
    </>
  );
}
