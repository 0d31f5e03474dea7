import type { DeletedLine } from "@/lib/protocol/deleted";
import { database } from "../../db/db";
import { NOT_DELETED, restorable, restoreDeadline } from "../../db/deleted";
import type { Prisma } from "../../generated/prisma/client";
import type { GroupPass } from "../../identity/access";
import { canKeep } from "../../identity/access";
import { holdersOf, type Visitor } from "../../identity/visitor";
import { namesBySeat, SEAT_NAME } from "../seatNames";
import { DECIDES_NOTHING_DELETED } from "./deleteGame";

/** More than anyone deletes in a month. */
const MAX_LINES = 20;

const SAT_DOWN = {
  where: { joinedAt: 0 },
  orderBy: { position: "asc" },
  select: { key: true, ...SEAT_NAME },
} as const satisfies Prisma.Game$seatsArgs;

/** Lists what a visitor can restore at guests' tables that they keep, last deleted first. */
export const deletedByGuests = (visitor: Visitor, now = new Date()): Promise<readonly DeletedLine[]> =>
  linesAt(
    { groupId: null, grants: { some: { holder: { in: [...holdersOf(visitor)] }, role: "keeper" } } },
    now,
  );

/** The same for a group's tables; empty for those who do not keep the group. */
export const deletedInGroup = async (
  { groupId, role }: GroupPass,
  now = new Date(),
): Promise<readonly DeletedLine[]> => (canKeep(role) ? linesAt({ groupId }, now) : []);

async function linesAt(kept: Prisma.TableWhereInput, now: Date): Promise<readonly DeletedLine[]> {
  const games = await database().game.findMany({
    where: { ...restorable(now), ...DECIDES_NOTHING_DELETED, table: { ...kept, ...NOT_DELETED } },
    orderBy: { deletedAt: "desc" },
    take: MAX_LINES,
    select: { id: true, playedAt: true, deletedAt: true, seats: SAT_DOWN },
  });
  const tables = await database().table.findMany({
    where: { ...kept, ...restorable(now) },
    orderBy: { deletedAt: "desc" },
    take: MAX_LINES,
    select: { id: true, name: true, deletedAt: true },
  });
  const lines = [
    ...games.map(({ id, playedAt, deletedAt, seats }) => ({
      ...({ what: "game", id, table: null, games: 1 } as const),
      names: Object.values(namesBySeat(seats)),
      playedAt,
      deletedAt,
    })),
    ...(await Promise.all(
      tables.map(async ({ id, name, deletedAt }) => ({
        ...({ what: "table", id, table: name } as const),
        ...(await deletedWith(id, deletedAt)),
        deletedAt,
      })),
    )),
  ];
  return lines
    .map(({ deletedAt, playedAt, ...line }) => ({
      ...line,
      playedAt: playedAt?.toISOString() ?? null,
      until: restoreDeadline(deletedAt ?? now).toISOString(),
    }))
    .toSorted((one, other) => other.until.localeCompare(one.until));
}

/** Reads the scope of a table's restore: the number of games, and the latest game's players and time. */
async function deletedWith(tableId: string, deletedAt: Date | null) {
  const where = { tableId, deletedAt, playoffOf: null };
  const latest = await database().game.findFirst({
    where,
    orderBy: [{ playedAt: "desc" }, { id: "desc" }],
    select: { playedAt: true, seats: SAT_DOWN },
  });
  return {
    games: await database().game.count({ where }),
    names: Object.values(namesBySeat(latest?.seats ?? [])),
    playedAt: latest?.playedAt ?? null,
  };
}
