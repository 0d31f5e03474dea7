import { EVENT_KINDS, type GroupEventLine } from "@/lib/protocol/groupEvents";
import { database } from "../db/db";
import type { GroupEvent } from "../generated/prisma/client";
import { seatNames } from "../table/record/journalStore";

/** The stored data of any kind of event. */
interface EventData {
  readonly seats?: readonly string[];
  readonly night?: string;
  readonly round?: number;
  readonly claimer?: string | null;
  readonly right?: boolean | null;
  readonly margin?: number | null;
}

/** Reads a group's events after a number, in order. */
export const eventsAfter = async (
  groupId: string,
  seq: number,
  most: number,
): Promise<readonly GroupEventLine[]> =>
  linesOf(
    await database().groupEvent.findMany({
      where: { groupId, seq: { gt: seq } },
      orderBy: { seq: "asc" },
      take: most,
    }),
  );

/** The number of a group's latest event; 0 before the first. */
export async function latestEvent(groupId: string): Promise<number> {
  const { _max } = await database().groupEvent.aggregate({ where: { groupId }, _max: { seq: true } });
  return _max.seq ?? 0;
}

/** Writes stored events as programs read them, with the people's current names. */
export async function linesOf(events: readonly GroupEvent[]): Promise<readonly GroupEventLine[]> {
  const ids = [...new Set(events.flatMap(({ gameId }) => gameId ?? []))];
  const games = await database().game.findMany({
    where: { id: { in: ids } },
    select: { id: true, tableId: true },
  });
  const names = new Map(
    await Promise.all(ids.map(async (id) => [id, await seatNames(database(), id)] as const)),
  );
  return events.flatMap(({ id, seq, kind, at, groupId, gameId, data }) => {
    const event = EVENT_KINDS.find((known) => known === kind);
    if (event === undefined) return [];
    const { seats = [], night, round, claimer, right, margin } = JSON.parse(data) as EventData;
    const nameOf = (seat: string): string => (gameId && names.get(gameId)?.[seat]) || "?";
    return {
      id,
      seq,
      event,
      at: at.toISOString(),
      group: groupId,
      game: gameId,
      table: games.find((game) => game.id === gameId)?.tableId ?? null,
      night: night ?? null,
      round: round ?? null,
      people: seats.map(nameOf),
      claimer: claimer ? nameOf(claimer) : null,
      right: right ?? null,
      margin: margin ?? null,
    };
  });
}
