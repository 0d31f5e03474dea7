import { endNames } from "@/lib/engine";
import { database } from "../db/db";
import type { Prisma } from "../generated/prisma/client";
import type { HousePass } from "../identity/access";
import { nameOfSeat } from "../table/seatNames";
import { inSeason } from "./inSeason";

/** How often somebody lost a group's games, or won them. */
export interface Tallied {
  /** The player's id; null for a guest, who is told apart by name. */
  readonly player: string | null;
  readonly name: string;
  readonly times: number;
}

/**
 * Who lost one kind of game how often, or won it where that is what its table names, the most often first: each person once,
 * whichever of their entries sat there.
 * @param seasonId The shift or season; null for all games.
 */
export async function tallyOf(
  { groupId }: HousePass,
  game: string,
  seasonId: string | null,
): Promise<readonly Tallied[]> {
  const names = endNames(game);
  const found = await database().seat.findMany({
    where: {
      outcome: names.ok && names.value === "winners" ? "won" : "lost",
      // What a playoff comes to counts in the game that it decides.
      game: { ...(await inSeason(database(), groupId, seasonId)), ruleSet: game, playoffOf: null },
    },
    select: {
      name: true,
      player: {
        select: {
          id: true,
          name: true,
          nickname: true,
          mergedInto: true,
          same: { select: { name: true, nickname: true } },
        },
      },
    },
  });
  const people = new Map<string, Tallied>();
  for (const { name, player } of found) {
    const id = player && (player.mergedInto ?? player.id);
    const key = id ?? `guest ${name.toLowerCase()}`;
    const times = (people.get(key)?.times ?? 0) + 1;
    people.set(key, { player: id, name: nameOfSeat({ name, player }), times });
  }
  return [...people.values()].sort((a, b) => b.times - a.times || a.name.localeCompare(b.name, "en"));
}

/**
 * How many games of one kind that came to an end each player of a group sat at, by the id they are read by: what their count is out of.
 * @param seasonId The shift or season; null for all games.
 */
export async function playedBy(
  { groupId }: HousePass,
  game: string,
  seasonId: string | null,
): Promise<Readonly<Record<string, number>>> {
  const db = database();
  const where: Prisma.SeatWhereInput = {
    player: { groupId },
    game: {
      ...(await inSeason(db, groupId, seasonId)),
      ruleSet: game,
      playoffOf: null,
      seats: { some: { outcome: { not: null } } },
    },
  };
  const counted = await db.seat.groupBy({ by: ["playerId"], where, _count: true });
  const games = new Map(counted.map(({ playerId, _count }) => [playerId, _count]));
  // Both entries of one person may stand in one result: that is one game.
  const merged = await db.player.findMany({
    where: { groupId, mergedInto: { not: null } },
    select: { id: true, mergedInto: true },
  });
  for (const into of new Set(merged.map(({ mergedInto }) => mergedInto))) {
    const ids = merged.flatMap(({ id, mergedInto }) => (mergedInto === into ? id : []));
    const sat = await db.seat.findMany({
      where: { ...where, playerId: { in: [into ?? "", ...ids] } },
      distinct: ["gameId"],
      select: { gameId: true },
    });
    for (const id of ids) games.delete(id);
    games.set(into, sat.length);
  }
  return Object.fromEntries(games);
}
