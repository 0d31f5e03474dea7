import type { Metadata } from "next";
import Link from "next/link";
import { DeletedGames } from "@/app/_start/DeletedGames";
import { SyncStatus } from "@/app/_sync/SyncStatus";
import { caseWords } from "@/lib/messages/cases";
import { importWords } from "@/lib/messages/imports";
import { rosterWords } from "@/lib/messages/night";
import type { RosterPlayer, SeasonLine } from "@/lib/protocol/group";
import type { Party } from "@/lib/protocol/nightResult";
import { countsOf } from "@/lib/server/figures/countsOf";
import { ALL } from "@/lib/server/figures/totalsInput";
import { canKeep, canLog } from "@/lib/server/identity/access";
import { gamesOfDays } from "@/lib/server/roster/calendarGames";
import { crewDuty, nextOwnDay, offToday } from "@/lib/server/roster/crewDuty";
import { gamesOnAndPage } from "@/lib/server/roster/groupGames";
import { lastCrews } from "@/lib/server/roster/lastCrew";
import { openUnits } from "@/lib/server/roster/ledger/openUnits";
import { nightOn } from "@/lib/server/roster/nights";
import { rosterIn } from "@/lib/server/roster/rosterOf";
import { deletedInGroup } from "@/lib/server/table/deleted/deletedLines";
import { daysOf, isMonth, monthOf, yearOf } from "@/lib/views/calendar";
import { dayBefore, dayOf } from "@/lib/views/dayOf";
import { initialsOf } from "@/lib/views/initials";
import { unitOf } from "@/lib/views/kindCount";
import type { OnPlate } from "./_calendar/MonthCalendar";
import { BeginNight } from "./_games/BeginNight";
import type { Scope } from "./_games/choosers";
import { LatestGames } from "./_games/GamesByDay";
import { GroupDesk } from "./_games/GroupDesk";
import { OnNow } from "./_games/OnNow";
import { GroupFrame } from "./_group/GroupFrame";
import { pageGroup } from "./_group/pageGroup";
import { OpenPlans } from "./_money/OpenPlans";
import { ReviewLinks } from "./_review/ReviewLinks";
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
  const of = await pageGroup(id);
  const { pass, card, seasons } = of;
  const cursor = single(asked.from) ?? undefined;
  const players = rosterIn(of);
  const [night, { on, games, next }, deleted] = await Promise.all([
    nightOn(of),
    gamesOnAndPage(of, cursor),
    deletedInGroup(pass),
  ]);
  const { timeZone } = card;
  const today = dayOf(new Date(), timeZone);
  const month = monthShown(single(asked.month), today);
  const days = daysOf(month);
  const counted = countedSeasons(card.kind, seasons, today);
  const scopes = [...counted.map((season) => season.id), yearOf(today), ALL];
  const crew = card.kind === "crew";
  const [owed, counts, wall, crews] = await Promise.all([
    night === null ? [] : openUnits(of),
    countsOf(of, scopes),
    gamesOfDays(of, { first: days[0] ?? "", last: days.at(-1) ?? "", timeZone }),
    lastCrews(of, [...(crew ? counted.map(({ id }) => id) : []), null]),
  ]);
  const people = onPlates(players, [counts.names, wall.names]);
  const may = {
    play: pass.role !== "viewer",
    keep: canKeep(pass.role),
    log: canLog(pass.role, card.washesBy),
  };
  const duty = crew ? crewDuty(of) : null;
  return (
    <GroupFrame
      group={card}
      role={pass.role}
      here="games"
      hasBottomBar
      corner={duty && duty.shifts.length > 1 && <ShiftKey group={id} crew={duty} may={may} />}
    >
      <SyncStatus />
      <GroupDesk
        group={{ id, timeZone, game: card.ruleSet, house: card.house }}
        crew={duty}
        dueBy={card.dueBy}
        nextDay={nextOwnDay(of)}
        off={offToday(of)}
        scopes={scopes.map((scope): Scope => {
          const season = counted.find((one) => one.id === scope);
          return {
            id: scope,
            season: season ? { id: season.id, name: season.name } : null,
            kinds: counts.scopes[scope] ?? [],
          };
        })}
        // A new season starts with the previous crew.
        lastCrew={Object.fromEntries([...crews].map(([shift, names]) => [shift ?? ALL, names]))}
        players={players.filter(({ retired }) => !retired)}
        names={Object.fromEntries(counts.names)}
        left={counts.left}
        month={{
          shown: month,
          today,
          games: wall.games,
          people: Object.fromEntries([...people].filter(([party]) => wall.names.has(party))),
        }}
        asked={{ kind: single(asked.game), scope: single(asked.count) }}
        may={may}
        on={
          <>
            <OnNow group={id} games={on} night={night} />
            <OpenPlans group={id} open={owed} level={2} folds />
          </>
        }
      >
        <LatestGames
          group={id}
          games={games}
          next={next}
          older={cursor !== undefined}
          today={today}
          yesterday={dayBefore(today)}
          may={may}
          washes={unitOf(card.ruleSet) === "washed"}
          beginNight={may.keep && night === null && <BeginNight group={id} money={card.money} />}
        />
        {games.length > 0 && <ReviewLinks group={id} seasons={seasons} today={today} />}
        <Link
          href={{ pathname: `/groups/${id}/rulings` }}
          prefetch={false}
          className="inline-flex min-h-11 items-center text-soft underline underline-offset-4"
        >
          {caseWords.toBook}
        </Link>
        {may.play && (
          <Link
            href={{ pathname: "/import", query: { group: id } }}
            prefetch={false}
            className="inline-flex min-h-11 items-center text-soft underline underline-offset-4"
          >
            {importWords.fromStart}
          </Link>
        )}
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
