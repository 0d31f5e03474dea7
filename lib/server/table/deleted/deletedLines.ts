import type { DeletedLine } from "@/lib/protocol/deleted";
import { database } from "../../db/db";
import { NOT_DELETED, restorable, restoreDeadline } from "../../db/deleted";
import { Prisma } from "../../generated/prisma/client";
import { holdersOf, type Visitor } from "../../identity/visitor";
import { type Named, namesBySeat } from "../seatNames";
import { DECIDES_NOTHING_DELETED } from "./deleteGame";

/** More than anyone deletes in a month. */
const MAX_LINES = 20;

/** Lists what a visitor can restore at guests' tables that they keep, last deleted first. */
export const deletedByGuests = (visitor: Visitor, now = new Date()): Promise<readonly DeletedLine[]> =>
  deletedLines(
    { groupId: null, grants: { some: { holder: { in: [...holdersOf(visitor)] }, role: "keeper" } } },
    new Map(),
    now,
  );

/**
 * Lists what was deleted at some tables, last deleted first.
 * @param players The roster of their group, by id.
 */
export async function deletedLines(
  where: Prisma.TableWhereInput,
  players: ReadonlyMap<string, Named>,
  now: Date,
): Promise<readonly DeletedLine[]> {
  const games = await database().game.findMany({
    where: { ...restorable(now), ...DECIDES_NOTHING_DELETED, table: { ...where, ...NOT_DELETED } },
    orderBy: { deletedAt: "desc" },
    take: MAX_LINES,
    select: { id: true, playedAt: true, deletedAt: true },
  });
  const tables = await database().table.findMany({
    where: { ...where, ...restorable(now) },
    orderBy: { deletedAt: "desc" },
    take: MAX_LINES,
    select: { id: true, name: true, deletedAt: true },
  });
  const latest = await deletedWith(tables.map(({ id }) => id));
  const names = await namesIn(
    [...games, ...latest].map(({ id }) => id),
    players,
  );
  const lines = [
    ...games.map(({ id, playedAt, deletedAt }) => ({
      ...({ what: "game", id, table: null, games: 1 } as const),
      names: names(id),
      playedAt,
      deletedAt,
    })),
    ...tables.map(({ id, name, deletedAt }) => {
      const last = latest.find(({ tableId }) => tableId === id);
      return {
        ...({ what: "table", id, table: name } as const),
        games: Number(last?.games ?? 0),
        names: last ? names(last.id) : [],
        playedAt: last?.playedAt ?? null,
        deletedAt,
      };
    }),
  ];
  return lines
    .map(({ deletedAt, playedAt, ...line }) => ({
      ...line,
      playedAt: playedAt?.toISOString() ?? null,
      until: restoreDeadline(deletedAt ?? now).toISOString(),
    }))
    .toSorted((one, other) => other.until.localeCompare(one.until));
}

/** The latest of the games that were deleted with a table. */
interface LastGame {
  readonly tableId: string;
  readonly id: string;
  readonly playedAt: Date;
  /** How many they are. */
  readonly games: bigint | number;
}

/** Reads the scope of each table's restore, by one statement. */
const deletedWith = async (tables: readonly string[]): Promise<readonly LastGame[]> =>
  tables.length === 0
    ? []
    : database().$queryRaw`
    SELECT g."tableId", g."id", g."playedAt", w."games" FROM "Game" g JOIN (
      SELECT g."id", COUNT(*) OVER (PARTITION BY t."id") AS "games",
        ROW_NUMBER() OVER (PARTITION BY t."id" ORDER BY g."playedAt" DESC, g."id" DESC) AS "place"
      FROM "Game" g JOIN "Table" t ON t."id" = g."tableId" AND t."deletedAt" = g."deletedAt"
      WHERE t."id" IN (${Prisma.join(tables)}) AND g."playoffOf" IS NULL) w ON w."id" = g."id" AND w."place" = 1`;

/** The names of those who started each game, by its id. */
async function namesIn(
  games: readonly string[],
  players: ReadonlyMap<string, Named>,
): Promise<(game: string) => readonly string[]> {
  if (games.length === 0) return () => [];
  const seats = await database().seat.findMany({
    where: { gameId: { in: [...games] }, joinedAt: 0 },
    orderBy: { position: "asc" },
    select: { gameId: true, key: true, name: true, playerId: true },
  });
  const named = seats.map((seat) => ({ ...seat, player: players.get(seat.playerId ?? "") ?? null }));
  return (game) => Object.values(namesBySeat(named.filter(({ gameId }) => gameId === game)));
}
