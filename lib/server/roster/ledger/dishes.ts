import type { NamedDuty } from "@/lib/protocol/ledger";
import { dayBefore, dayOf, daysAfter, startOf } from "@/lib/views/dayOf";
import {
  type CountedDuty,
  DAYS_OPEN,
  type DutyLine,
  dutiesOf,
  openDuties,
  type Washed,
} from "@/lib/views/ledger/duties";
import { database } from "../../db/db";
import type { Reader } from "../../db/reader";
import type { Prisma } from "../../generated/prisma/client";
import { receiversFor } from "../../identity/access";
import { groupContext, type InGroup, type LoadedGroup, seated } from "../groupContext";
import { LISTED } from "../groupGames";
import { partyOnSeat } from "../partyOnSeat";
import { dutyLines } from "./dutyLines";
import { gamesNaming } from "./gamesWith";
import { roundsOf } from "./roundsOf";

/** More entries and games than stay open in a month. */
const MAX_LINES = 500;
const MAX_GAMES = 100;

/** Lists a group's open dish duties for a member. */
export async function dishes(given: InGroup, now = new Date()): Promise<readonly NamedDuty[]> {
  const db = database();
  const of = await groupContext(given);
  const open = await openDishes(db, of, now);
  const mayWrite = await receiversFor(of.pass);
  const { nameOf } = of.parties;
  const rounds = await roundsOf(
    db,
    open.flatMap(({ game }) => game ?? []),
  );
  return open.map(({ done: _done, washed: _washed, ...duty }) => ({
    ...duty,
    name: nameOf(duty.who),
    ofName: nameOf(duty.of),
    rounds: duty.game === null ? 0 : rounds(duty.game),
    mayWrite: mayWrite(duty.who),
  }));
}

/** Reads a group's open dish duties, earliest day first. */
export async function openDishes(
  db: Reader,
  of: LoadedGroup,
  now = new Date(),
): Promise<readonly CountedDuty[]> {
  const today = dayOf(now, of.timeZone);
  const lines = await linesSince(db, of, today);
  const named = new Set(lines.flatMap(({ game }) => game ?? []));
  // A game of a night was played after the night began. A single query with both conditions would scan all
  // games.
  const recent = await washedIn(db, of, { playedAt: { gte: startOf(dayBefore(today), of.timeZone) } });
  for (const { game } of recent) named.delete(game);
  const others = named.size === 0 ? [] : await washedIn(db, of, { id: { in: [...named] } });
  return openDuties(dutiesOf([...recent, ...others], lines), today);
}

/** Reads all entries about the dishes after one game, or all manual ones, before another is added. */
export async function dutiesAfter(db: Reader, of: LoadedGroup, game: string | null, now = new Date()) {
  const lines =
    game === null
      ? (await linesSince(db, of, dayOf(now, of.timeZone))).filter((line) => line.game === null)
      : await dutyLines(db, of, { gameId: game });
  const washed = game === null ? [] : await washedIn(db, of, { id: game });
  return dutiesOf(washed, lines);
}

/**
 * Reads entries that may still be open: recent ones, and those about a recent day. Adds all other entries
 * about the same games.
 */
async function linesSince(db: Reader, of: LoadedGroup, today: string): Promise<readonly DutyLine[]> {
  const since = startOf(daysAfter(today, -DAYS_OPEN - 1), of.timeZone);
  const recent = [{ at: { gte: since } }, { day: { gte: dayBefore(today) } }];
  const found = await db.ledgerLine.findMany({
    where: { groupId: of.groupId, ledger: "dishes", gameId: { not: null }, OR: recent },
    orderBy: { at: "desc" },
    take: MAX_LINES,
    distinct: ["gameId"],
    select: { gameId: true },
  });
  const games = found.flatMap(({ gameId }) => gameId ?? []);
  const manual = { gameId: null, OR: [...recent, { takesBack: { not: null } }] };
  return dutyLines(db, of, { OR: [{ gameId: { in: games } }, manual] }, MAX_LINES);
}

/** Games whose losers wash, with the day each counts for. */
async function washedIn(
  db: Reader,
  of: LoadedGroup,
  where: Prisma.GameWhereInput,
): Promise<readonly Washed[]> {
  const games = await db.game.findMany({
    where: {
      groupId: of.groupId,
      seats: { some: { outcome: "lost" } },
      AND: [LISTED, gamesNaming("losers"), where],
    },
    orderBy: [{ playedAt: "desc" }, { id: "desc" }],
    take: MAX_GAMES,
    select: {
      id: true,
      playedAt: true,
      createdAt: true,
      resultOnly: true,
      nightId: true,
      seats: {
        where: { outcome: "lost" },
        orderBy: { position: "asc" },
        select: { name: true, playerId: true },
      },
    },
  });
  const nightIds = games.flatMap(({ nightId }) => nightId ?? []);
  const nights = of.nights ?? (await db.night.findMany({ where: { id: { in: nightIds } } }));
  const startOf = new Map(nights.map(({ id, startedAt }) => [id, startedAt]));
  return games.map(({ id, playedAt, createdAt, resultOnly, nightId, seats }) => {
    const day = dayOf((nightId !== null && startOf.get(nightId)) || playedAt, of.timeZone);
    return {
      game: id,
      day,
      losers: [...new Set(seated(of, seats).map(partyOnSeat))],
      // "Baker washed yesterday" records a done duty, not an open one.
      done: resultOnly && day < dayOf(createdAt, of.timeZone),
    };
  });
}
