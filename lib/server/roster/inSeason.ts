import type { SeasonLine } from "@/lib/protocol/group";
import { startOf } from "@/lib/views/dayOf";
import { NOT_DELETED } from "../db/deleted";
import type { Prisma } from "../generated/prisma/client";
import type { LoadedGroup } from "./groupContext";

/**
 * The condition for a group's games of a shift or season, without deleted ones. A shift has the games that
 * name it. A season has the days from its first until the next season begins, whenever either was added. Null
 * means all games.
 */
export function inSeason(of: LoadedGroup, seasonId: string | null): Prisma.GameWhereInput {
  const own = { groupId: of.groupId, ...NOT_DELETED };
  if (seasonId === null) return own;
  const startsOn = of.seasons.find(({ id }) => id === seasonId)?.startsOn ?? null;
  if (startsOn === null) return { ...own, seasonId };
  const later = of.seasons.flatMap((one) =>
    !one.retired && one.startsOn !== null && one.startsOn > startsOn ? [one.startsOn] : [],
  );
  return { ...own, ...onDays(of.timeZone, startsOn, later.toSorted()[0] ?? null) };
}

/**
 * The condition for games from one day up to another, or without an end. It includes deleted games.
 * @param timeZone The group's.
 */
export const onDays = (timeZone: string, from: string, until: string | null): Prisma.GameWhereInput =>
  countsFor({ gte: startOf(from, timeZone), ...(until !== null && { lt: startOf(until, timeZone) }) });

/**
 * The condition for games that count for a time. A game of a night counts for the day on which the night
 * began.
 */
export const countsFor = (at: Prisma.DateTimeFilter): Prisma.GameWhereInput => ({
  OR: [{ nightId: null, playedAt: at }, { night: { startedAt: at } }],
});

/** The season of a day: the latest active one to begin by then, or null. */
export const seasonOfDay = (seasons: readonly SeasonLine[], day: string): SeasonLine | null =>
  seasons
    .filter(({ startsOn, retired }) => !retired && startsOn !== null && startsOn <= day)
    // If two begin on the same day, the one added last counts. It is last in the list.
    .reduce<SeasonLine | null>(
      (latest, one) => (latest === null || (one.startsOn ?? "") >= (latest.startsOn ?? "") ? one : latest),
      null,
    );
