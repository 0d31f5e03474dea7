import type { Metadata } from "next";
import { DeletedGames } from "@/app/_start/DeletedGames";
import { SyncStatus } from "@/app/_sync/SyncStatus";
import { namedAtEnd } from "@/lib/engine";
import { sayMoney } from "@/lib/messages/amounts";
import { groupGamesWords, rosterWords } from "@/lib/messages/night";
import type { RosterPlayer, SeasonLine } from "@/lib/protocol/group";
import type { Party } from "@/lib/protocol/nightResult";
import { database } from "@/lib/server/db/db";
import { cookTimes } from "@/lib/server/figures/cookTimes";
import { countsOf } from "@/lib/server/figures/countsOf";
import { ALL } from "@/lib/server/figures/totalsInput";
import { canKeep, canLog } from "@/lib/server/identity/access";
import { gamesOfDays } from "@/lib/server/roster/calendarGames";
import { crewDuty, nextOwnDay, offToday } from "@/lib/server/roster/crewDuty";
import { washesDishes, withNights } from "@/lib/server/roster/groupContext";
import { deletedInGroup, gamesOnAndPage } from "@/lib/server/roster/groupGames";
import { lastCrews, lastNightCrew } from "@/lib/server/roster/lastCrew";
import { dishes } from "@/lib/server/roster/ledger/dishes";
import { openUnits } from "@/lib/server/roster/ledger/openUnits";
import { nightSummary } from "@/lib/server/roster/nightResult";
import { nightOn } from "@/lib/server/roster/nights";
import { rosterIn } from "@/lib/server/roster/rosterOf";
import { daysOf, isMonth, monthOf, yearOf } from "@/lib/views/calendar";
import { dayBefore, dayOf } from "@/lib/views/dayOf";
import { initialsOf } from "@/lib/views/initials";
import { resultSays } from "@/lib/views/resultSays";
import type { OnPlate } from "./_calendar/MonthCalendar";
import type { Scope } from "./_games/choosers";
import { DebtLine } from "./_games/DebtLine";
import { LatestGames } from "./_games/GamesByDay";
import { GroupDesk } from "./_games/GroupDesk";
import { NightAnswer } from "./_games/NightAnswer";
import { NightKeys } from "./_games/NightKeys";
import { OnNow } from "./_games/OnNow";
import { StartNight } from "./_games/StartNight";
import { UnpaidAnswer } from "./_games/UnpaidAnswer";
import { GroupFrame } from "./_group/GroupFrame";
import { pageGroup } from "./_group/pageGroup";
import { OpenPlans } from "./_money/OpenPlans";
import { ShiftKey } from "./_shift/ShiftKey";

export const generateMetadata = (): Metadata => ({ title: rosterWords.header.games });

type QueryValue = string | readonly string[];

interface GroupPageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<{
    /** Cursor into the list of games. */
    readonly from?: QueryValue;
    /** The month as "2026-10"; the current one by default. */
    readonly month?: QueryValue;
    /** The kind of game, or "all". */
    readonly game?: QueryValue;
    /** The period: a season id, a year, or "all". */
    readonly count?: QueryValue;
  }>;
}

const single = (value: QueryValue | undefined): string | null => (typeof value === "string" ? value : null);

/** A group, for its members: its month, totals, current games, and list of games; 404 for others. */
export default async function GroupPage({ params, searchParams }: GroupPageProps) {
  const [{ id }, asked] = await Promise.all([params, searchParams]);
  const of = await withNights(await pageGroup(id));
  const { pass, card, seasons } = of;
  const cursor = single(asked.from) ?? undefined;
  const players = rosterIn(of);
  const [night, { on, games, next }, deleted] = await Promise.all([
    nightOn(of),
    gamesOnAndPage(of, cursor),
    deletedInGroup(of),
  ]);
  const { timeZone } = card;
  const today = dayOf(new Date(), timeZone);
  const month = monthShown(single(asked.month), today);
  const days = daysOf(month);
  const counted = countedSeasons(card.kind, seasons, today);
  const scopes = [...counted.map((season) => season.id), yearOf(today), ALL];
  const crew = card.kind === "crew";
  const washes = washesDishes(of);
  const [units, duties, counts, wall, crews, tonight, cooked, lastNight] = await Promise.all([
    openUnits(of),
    washes ? dishes(of) : [],
    countsOf(of, scopes),
    gamesOfDays(of, { first: days[0] ?? "", last: days.at(-1) ?? "", timeZone }),
    lastCrews(of, [...(crew ? counted.map(({ id }) => id) : []), null]),
    night === null || washes ? null : nightSummary(of, night.id),
    cookTimes(database(), of, scopes),
    night === null ? [] : lastNightCrew(of),
  ]);
  const people = onPlates(players, [counts.names, wall.names]);
  const active = players.filter(({ retired }) => !retired);
  const may = {
    play: pass.role !== "viewer",
    keep: canKeep(pass.role),
    log: canLog(pass.role, card.washesBy),
  };
  const duty = crew ? crewDuty(of) : null;
  const unpaid = units.filter(({ payments }) => payments.some(({ paid }) => paid === null));
  const owed = night !== null && unpaid.length > 0 && <OpenPlans group={id} open={unpaid} level={2} folds />;
  return (
    <GroupFrame
      group={card}
      here="games"
      hasBottomBar
      hasColumns
      corner={duty && duty.shifts.length > 1 && <ShiftKey group={id} crew={duty} may={may} />}
    >
      <GroupDesk
        group={{ id, timeZone, game: card.ruleSet, house: card.house }}
        crew={duty}
        dueBy={card.dueBy}
        cookBy={washes ? card.cookBy : "off"}
        washes={washes}
        nextDay={nextOwnDay(of)}
        off={offToday(of)}
        scopes={scopes.map((scope): Scope => {
          const season = counted.find((one) => one.id === scope);
          return {
            id: scope,
            season: season ? { id: season.id, name: season.name } : null,
            kinds: counts.scopes[scope] ?? [],
            cooked: cooked[scope] ?? {},
          };
        })}
        // A new season starts with the previous crew.
        lastCrew={{
          ...Object.fromEntries([...crews].map(([shift, names]) => [shift ?? ALL, names])),
          ...(lastNight.length > 0 && { [ALL]: lastNight }),
        }}
        players={active}
        names={Object.fromEntries(counts.names)}
        left={counts.left}
        month={{
          shown: month,
          today,
          games: wall.games,
          meals: wall.meals,
          people: Object.fromEntries([...people].filter(([party]) => wall.names.has(party))),
        }}
        asked={{ kind: single(asked.game), scope: single(asked.count) }}
        may={may}
        debts={<DebtLine group={id} duties={duties} units={units} />}
        inProgress={on.map(({ id: game, game: ruleSet }) => ({ id: game, game: ruleSet }))}
        on={
          <>
            <SyncStatus />
            <OnNow group={id} games={on} night={washes ? night : null} today={today} />
          </>
        }
        money={
          washes ? null : tonight ? (
            <>
              <NightAnswer group={id} night={tonight.night} result={tonight.result} today={today} />
              {owed}
            </>
          ) : unpaid.length > 0 ? (
            <UnpaidAnswer group={id} units={unpaid} />
          ) : null
        }
        keys={{
          above: tonight && (
            <NightKeys
              group={id}
              night={tonight.night}
              games={tonight.result.inPlay}
              players={active}
              here={tonight.result.people.map(({ party, name }) => ({ party, name }))}
              canKeep={may.keep}
              drinks={card.money.drinks}
            />
          ),
          start:
            !washes && night === null && may.keep ? (
              <StartNight
                group={id}
                look="key"
                below={
                  card.money.buyIn > 0
                    ? groupGamesWords.nights.each(sayMoney(card.money.buyIn, card.money.currency))
                    : ""
                }
              />
            ) : null,
        }}
        beginNight={washes && may.keep && night === null && <StartNight group={id} look="text" />}
      >
        <LatestGames
          usual={card.ruleSet}
          group={id}
          games={games}
          next={next}
          older={cursor !== undefined}
          today={today}
          yesterday={dayBefore(today)}
          may={may}
          ends={resultSays(namedAtEnd(card.ruleSet), { washes })}
        />
        <DeletedGames lines={deleted} />
      </GroupDesk>
    </GroupFrame>
  );
}

/** The month asked for, or the current one if it is missing, invalid or in the future. */
const monthShown = (asked: string | null, today: string): string =>
  asked !== null && isMonth(asked) && asked <= monthOf(today) ? asked : monthOf(today);

/** The most seasons to choose from; earlier ones are in the list of games. */
const MAX_SEASONS = 6;

/** Periods besides years: each shift of a crew, or the started seasons, newest first. */
function countedSeasons(kind: string, seasons: readonly SeasonLine[], today: string): readonly SeasonLine[] {
  const active = seasons.filter(({ retired }) => !retired);
  return kind === "crew"
    ? active.filter(({ startsOn }) => startsOn === null)
    : active.filter(({ startsOn }) => startsOn !== null && startsOn <= today).slice(0, MAX_SEASONS);
}

/** The initials of everyone past and present, so that they are the same in every month. */
function onPlates(
  players: readonly RosterPlayer[],
  others: readonly ReadonlyMap<Party, string>[],
): ReadonlyMap<Party, OnPlate> {
  const names = new Map<Party, string>([
    ...players.map(({ id, shown }) => [id, shown] as const),
    ...others.flatMap((named) => [...named]),
  ]);
  const initials = initialsOf(names);
  return new Map([...names].map(([party, name]) => [party, { name, initials: initials.get(party) ?? "?" }]));
}
