import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { DeletedGames } from "@/app/_start/DeletedGames";
import { Unsent } from "@/app/_unsent/Unsent";
import { endNames } from "@/lib/engine";
import { rosterWords } from "@/lib/messages/night";
import type { SeasonLine } from "@/lib/protocol/group";
import { accessGroup, type GroupPass } from "@/lib/server/identity/access";
import { readVisitor } from "@/lib/server/identity/visitor";
import { groupCard } from "@/lib/server/roster/groupCard";
import { gamesOn, groupGames } from "@/lib/server/roster/groupGames";
import { lastCrew } from "@/lib/server/roster/lastCrew";
import { owedBefore } from "@/lib/server/roster/nightResult";
import { nightOn } from "@/lib/server/roster/nightsOf";
import { rosterOf } from "@/lib/server/roster/rosterOf";
import { playedBy, tallyOf } from "@/lib/server/roster/tallyOf";
import { deletedInGroup } from "@/lib/server/table/deleted/deletedLines";
import { seasonsOf } from "@/lib/server/table/record/seasonsOf";
import { dayBefore, dayOf } from "@/lib/views/dayOf";
import { BeginNight } from "./_games/BeginNight";
import { LatestGames } from "./_games/GamesByDay";
import { GroupDesk } from "./_games/GroupDesk";
import { OnNow } from "./_games/OnNow";
import { OwedBefore } from "./_games/OwedBefore";
import type { Scope } from "./_games/scope";
import { GroupHeader } from "./_group/GroupHeader";

export const generateMetadata = (): Metadata => ({ title: rosterWords.header.games });

interface GroupPageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<{ readonly from?: string | readonly string[] }>;
}

/** A group, for those who belong to it: who washed how often, what is on, and its games. For all others there is no such page. */
export default async function GroupPage({ params, searchParams }: GroupPageProps) {
  const [{ id }, { from }] = await Promise.all([params, searchParams]);
  const access = await accessGroup(await readVisitor(await cookies()), id, "read");
  if (!access.ok) notFound();
  const pass = access.value;
  const before = typeof from === "string" ? from : undefined;
  const [card, seasons, players, on, night, { games, next }, deleted] = await Promise.all([
    groupCard(pass),
    seasonsOf(pass),
    rosterOf(pass),
    gamesOn(pass),
    nightOn(pass),
    groupGames(pass, before),
    deletedInGroup(pass),
  ]);
  const owed = night === null ? [] : await owedBefore(pass, night);
  const today = dayOf(new Date(), card.timeZone);
  const names = endNames(card.ruleSet);
  const may = {
    play: pass.role !== "viewer",
    keep: pass.role === "owner" || pass.role === "keeper",
  };
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-4">
      <GroupHeader id={id} name={card.name} role={pass.role} here="games" />
      <Unsent />
      <GroupDesk
        group={{
          id,
          timeZone: card.timeZone,
          game: card.ruleSet,
          names: names.ok ? names.value : "losers",
          house: card.house,
        }}
        crew={card.kind === "crew"}
        scopes={await scopesOf(pass, card.ruleSet, counted(card.kind, seasons, today))}
        players={players.filter(({ retired }) => !retired)}
        may={may}
        on={
          <>
            <OnNow group={id} games={on} night={night} />
            <OwedBefore group={id} owed={owed} today={today} yesterday={dayBefore(today)} level={2} folds />
          </>
        }
      >
        <LatestGames
          group={id}
          games={games}
          next={next}
          older={before !== undefined}
          today={today}
          yesterday={dayBefore(today)}
          may={may}
          beginNight={may.keep && night === null && <BeginNight group={id} />}
        />
        <DeletedGames lines={deleted} />
      </GroupDesk>
    </div>
  );
}

/** Older seasons than these are read one by one, in the list of games. */
const MOST_SEASONS = 6;

/** What is counted together: each shift of a crew, elsewhere the seasons that began, the latest first; and last of all everything there is. */
function counted(
  kind: string,
  seasons: readonly SeasonLine[],
  today: string,
): readonly (SeasonLine | null)[] {
  const kept = seasons.filter(({ retired }) => !retired);
  const some =
    kind === "crew"
      ? kept.filter(({ startsOn }) => startsOn === null)
      : kept.filter(({ startsOn }) => startsOn !== null && startsOn <= today).slice(0, MOST_SEASONS);
  return [...some, null];
}

const scopesOf = (
  pass: GroupPass,
  game: string,
  seasons: readonly (SeasonLine | null)[],
): Promise<readonly Scope[]> =>
  Promise.all(
    seasons.map(async (season) => ({
      season: season && { id: season.id, name: season.name },
      tally: await tallyOf(pass, game, season?.id ?? null),
      played: await playedBy(pass, game, season?.id ?? null),
      // A new season begins with the crew of the last one.
      lastCrew: await lastCrew(pass, season?.startsOn === null ? season.id : null),
    })),
  );
