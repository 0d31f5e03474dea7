import type { SeasonLine } from "@/lib/protocol/group";
import { startOf } from "@/lib/views/dayOf";
import { NOT_DELETED } from "../db/deleted";
import type { Reader } from "../db/reader";
import type { Prisma } from "../generated/prisma/client";

/**
 * Which games of a group count for a shift or a season, as a condition that leaves out the deleted ones: for a shift those of which it was said, for a season those of
 * the days from its first one until the next season begins, whenever either was added. All games where it is null.
 */
export async function inSeason(
  db: Reader,
  groupId: string,
  seasonId: string | null,
): Promise<Prisma.GameWhereInput> {
  const own = { groupId, ...NOT_DELETED };
  if (seasonId === null) return own;
  const { startsOn, group } = await db.season.findFirstOrThrow({
    where: { id: seasonId, groupId },
    select: { startsOn: true, group: { select: { timeZone: true } } },
  });
  if (startsOn === null) return { ...own, seasonId };
  const next = await db.season.findFirst({
    where: { groupId, retiredAt: null, startsOn: { gt: startsOn } },
    orderBy: { startsOn: "asc" },
    select: { startsOn: true },
  });
  return { ...own, ...onDays(group.timeZone, startsOn, next?.startsOn ?? null) };
}

/**
 * Which games were played on the days from one until another, or on all from one on. It leaves out no game that is deleted.
 * @param timeZone The group's.
 */
export const onDays = (timeZone: string, from: string, until: string | null): Prisma.GameWhereInput =>
  countsFor({ gte: startOf(from, timeZone), ...(until !== null && { lt: startOf(until, timeZone) }) });

/** The games that count for some time: one of a night counts for the day on which that began. */
export const countsFor = (at: Prisma.DateTimeFilter): Prisma.GameWhereInput => ({
  OR: [{ nightId: null, playedAt: at }, { night: { startedAt: at } }],
});

/** The season that a day falls into: of those still kept the one that began last by then. Null where there is none. */
export const seasonOfDay = (seasons: readonly SeasonLine[], day: string): SeasonLine | null =>
  seasons
    .filter(({ startsOn, retired }) => !retired && startsOn !== null && startsOn <= day)
    // Of two that begin on one day the one added last counts, which stands last.
    .reduce<SeasonLine | null>(
      (latest, one) => (latest === null || (one.startsOn ?? "") >= (latest.startsOn ?? "") ? one : latest),
      null,
    );
