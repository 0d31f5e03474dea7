import { dayOf, noonOf } from "@/lib/views/dayOf";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import type { Prisma } from "../generated/prisma/client";
import type { LoadedGroup } from "./groupContext";

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

/** Finds the games of some days. */
interface InDays {
  /**
   * The condition for games that may count for these days, without deleted ones. It is a superset that includes
   * some neighboring days. It reads only this range, extended to the end of a night that began in it.
   */
  readonly where: Prisma.GameWhereInput;
  /** The day that a game counts for, the first one of its night; null if it is none of these days. */
  readonly dayOf: (game: { readonly nightId: string | null; readonly playedAt: Date }) => string | null;
}

/** Reads the nights of a range of days, to find the games that count for one of them. */
export async function inDays(of: LoadedGroup, { first, last, timeZone }: Days): Promise<InDays> {
  const from = new Date(noonOf(first, timeZone).getTime() - A_DAY_MS);
  const to = new Date(noonOf(last, timeZone).getTime() + A_DAY_MS);
  const range = { groupId: of.groupId, startedAt: { gte: from, lte: to } };
  const read = of.nights ?? (await database().night.findMany({ where: range }));
  const nights = read.filter(({ startedAt }) => startedAt >= from && startedAt <= to);
  const hasOpenNight = nights.some(({ endedAt }) => endedAt === null);
  const until = Math.max(to.getTime(), ...nights.map(({ endedAt }) => endedAt?.getTime() ?? 0));
  const started = new Map(nights.map(({ id, startedAt }) => [id, startedAt]));
  return {
    where: {
      groupId: of.groupId,
      ...NOT_DELETED,
      playedAt: { gte: from, ...(!hasOpenNight && { lte: new Date(until) }) },
    },
    // A game of another night counts for another day.
    dayOf: ({ nightId, playedAt }) => {
      const at = nightId === null ? playedAt : started.get(nightId);
      const day = at && dayOf(at, timeZone);
      return day !== undefined && day >= first && day <= last ? day : null;
    },
  };
}
