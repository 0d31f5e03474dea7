import { noonOf } from "@/lib/views/dayOf";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import type { Prisma } from "../generated/prisma/client";

/** A range of days of a group, both included. */
export interface Days {
  /** As "2026-11-01". */
  readonly first: string;
  readonly last: string;
  /** The group's time zone. */
  readonly timeZone: string;
}

/** More than from noon to either end of a day, even when clocks change. */
const A_DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The condition for games that may count for these days, without deleted ones. It is a superset that includes
 * some neighboring days. The query reads only this range, extended to the end of a night that began in it.
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
  const hasOpenNight = nights.some(({ endedAt }) => endedAt === null);
  const until = Math.max(to.getTime(), ...nights.map(({ endedAt }) => endedAt?.getTime() ?? 0));
  return { groupId, ...NOT_DELETED, playedAt: { gte: from, ...(!hasOpenNight && { lte: new Date(until) }) } };
}
