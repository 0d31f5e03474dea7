import { noonOf } from "@/lib/views/dayOf";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import type { Prisma } from "../generated/prisma/client";

/** Some days of a group, both included. */
export interface Days {
  /** As "2026-11-01". */
  readonly first: string;
  readonly last: string;
  /** Where the group plays. */
  readonly timeZone: string;
}

/** More than lies between noon of a day and its beginning or its end, clocks changed or not. */
const A_DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Games that may count for some days of a group, as a condition that leaves out the deleted ones: some of the days around them are among
 * them. However long the history is, it is answered from the days asked for; where a night began on one of them and went on for longer,
 * until that ended.
 */
export async function inDays(
  groupId: string,
  { first, last, timeZone }: Days,
): Promise<Prisma.GameWhereInput> {
  const from = new Date(noonOf(first, timeZone).getTime() - A_DAY_MS);
  const to = new Date(noonOf(last, timeZone).getTime() + A_DAY_MS);
  const nights = await database().night.findMany({
    where: { groupId, startedAt: { gte: from, lte: to } },
    select: { endedAt: true },
  });
  const goesOn = nights.some(({ endedAt }) => endedAt === null);
  const until = Math.max(to.getTime(), ...nights.map(({ endedAt }) => endedAt?.getTime() ?? 0));
  return { groupId, ...NOT_DELETED, playedAt: { gte: from, ...(!goesOn && { lte: new Date(until) }) } };
}
