import { MAX_SEATS, type PlayerId } from "@/lib/engine";
import { foldName } from "@/lib/protocol/names";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import { Prisma } from "../generated/prisma/client";
import { holderOf } from "../identity/visitor";
import { readNewNames } from "../table/lookalikes";
import { nameOfSeat } from "../table/seatNames";
import { SNAPSHOT, withSnapshots } from "../table/snapshots/withSnapshots";
import { groupContext, type InGroup, NIGHT, seated } from "./groupContext";

/** A shift's id, or null for the group. */
type Shift = string | null;

/**
 * Returns the players of each shift's last played game in seat order, by their current names. It ignores
 * playoffs. It includes late joiners, but not those who left or retired. Empty if there is no game, or if too
 * few remain for one.
 */
export async function lastCrews(
  given: InGroup,
  shifts: readonly Shift[],
): Promise<ReadonlyMap<Shift, readonly string[]>> {
  const of = await groupContext(given);
  const last = await lastGames(of.groupId, shifts);
  return withSnapshots(holderOf(of.pass.visitor), async (states) => {
    const games = await database().game.findMany({
      where: { ...NOT_DELETED, id: { in: last.flatMap((id) => id ?? []) } },
      select: { ...SNAPSHOT, seats: { select: { key: true, name: true, playerId: true } } },
    });
    const crews = games.map((game) => {
      const seats = seated(of, game.seats);
      const nameOf = (key: PlayerId) => {
        const seat = seats.find((one) => one.key === key);
        return seat && !(seat.player?.same ?? seat.player)?.retiredAt ? nameOfSeat(seat) : [];
      };
      const names = states
        .of(game)
        .seats.flatMap(({ player, gone: hasLeft }) => (hasLeft ? [] : nameOf(player)));
      // Names that have become equal or lookalikes since cannot start a game together.
      return [game.id, readNewNames(names).ok && names.length > 1 ? names : []] as const;
    });
    const byGame = new Map(crews);
    return new Map(shifts.map((shift, at) => [shift, byGame.get(last[at] ?? "") ?? []]));
  });
}

/** The id of each shift's last game, by one statement. */
async function lastGames(groupId: string, shifts: readonly Shift[]) {
  const last = (shift: Shift, at: number) => Prisma.sql`SELECT * FROM (
    SELECT "id", CAST(${at} AS INTEGER) AS "at" FROM "Game" WHERE "groupId" = ${groupId} AND "deletedAt" IS NULL
      AND "resultOnly" = FALSE AND "playoffOf" IS NULL
      ${shift === null ? Prisma.empty : Prisma.sql`AND "seasonId" = ${shift}`}
    ORDER BY "playedAt" DESC, "id" DESC LIMIT 1) AS "last"`;
  const rows = await database().$queryRaw<{ readonly id: string; readonly at: bigint | number }[]>(
    Prisma.join(shifts.map(last), " UNION ALL "),
  );
  return shifts.map((_, at) => rows.find((row) => Number(row.at) === at)?.id);
}

/**
 * The people of a night that is on and has no game yet: those who bought in, otherwise everyone at the last night. Without
 * those who retired since. First those of its last game, in seat order. Empty if too few remain, or if no one bought
 * in and another game was played since.
 */
export async function lastNightCrew(given: InGroup): Promise<readonly string[]> {
  const of = await groupContext(given);
  const db = database();
  const { groupId } = of;
  const on =
    of.nights === undefined
      ? await db.night.findFirst({ where: { groupId, endedAt: null }, include: NIGHT })
      : of.nights.find(({ endedAt }) => endedAt === null);
  if (!on) return [];
  const last = await db.game.findFirst({
    where: { ...NOT_DELETED, groupId },
    orderBy: [{ playedAt: "desc" }, { id: "desc" }],
    select: { nightId: true },
  });
  const nightId = last?.nightId ?? null;
  if (on.id === nightId) return [];
  const games =
    nightId === null
      ? []
      : await db.game.findMany({
          where: { ...NOT_DELETED, groupId, nightId },
          orderBy: [{ playedAt: "desc" }, { id: "desc" }],
          select: { seats: { orderBy: { position: "asc" }, select: { name: true, playerId: true } } },
        });
  const seats = seated(
    of,
    games.flatMap((game) => game.seats),
  ).filter(({ player }) => !(player?.same ?? player)?.retiredAt);
  const bought = on.buyIns.flatMap(({ party, times }) => (times > 0 ? [of.parties.nameOf(party)] : []));
  const isHere = (name: string) => bought.some((one) => foldName(one) === foldName(name));
  const called = seats.map(nameOfSeat);
  const people = bought.length > 1 ? [...called.filter(isHere), ...bought] : called;
  const names = [...new Map(people.map((name) => [foldName(name), name])).values()];
  return names.length > 1 && names.length <= MAX_SEATS && readNewNames(names).ok ? names : [];
}
