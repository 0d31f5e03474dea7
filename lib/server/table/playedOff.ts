import type { GameState } from "@/lib/engine";
import type { PlayedOff } from "@/lib/protocol/group";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import type { Prisma } from "../generated/prisma/client";
import { namesBySeat, SEAT_NAME } from "./seatNames";

/** The columns that `playedOff` needs. */
export const LAST_PLAYOFF = {
  where: NOT_DELETED,
  orderBy: { createdAt: "desc" },
  take: 1,
  select: {
    id: true,
    seats: { orderBy: { position: "asc" }, select: { key: true, outcome: true, ...SEAT_NAME } },
  },
} as const satisfies Prisma.Game$playoffsArgs;

/** Reads the last playoff of each game that one decided, by that game's id. */
export async function playoffsOf(
  games: readonly { readonly id: string; readonly state: GameState }[],
): Promise<ReadonlyMap<string, Playoffs>> {
  const tied = games.flatMap(({ id, state }) => (hasPlayoff(state) ? [id] : []));
  if (tied.length === 0) return new Map();
  const playoffs = await database().game.findMany({
    where: { ...NOT_DELETED, playoffOf: { in: tied } },
    orderBy: LAST_PLAYOFF.orderBy,
    select: { ...LAST_PLAYOFF.select, playoffOf: true },
  });
  return new Map(tied.map((id) => [id, playoffs.filter(({ playoffOf }) => playoffOf === id)]));
}

type Playoffs = readonly Prisma.GameGetPayload<{ select: (typeof LAST_PLAYOFF)["select"] }>[];

/**
 * The playoff that decided a game (F12), with the losers' opponents; null if none did.
 * @param losers By name.
 */
export function playedOff(
  state: GameState,
  losers: readonly string[],
  [playoff]: Playoffs = [],
): PlayedOff | null {
  if (!hasPlayoff(state) || !playoff?.seats.some(({ outcome }) => outcome !== null)) return null;
  const lost = new Set(losers.map((name) => name.toLowerCase()));
  const others = Object.values(namesBySeat(playoff.seats)).filter((name) => !lost.has(name.toLowerCase()));
  return { id: playoff.id, against: others };
}

/** True if a playoff decided the game. */
const hasPlayoff = (state: GameState): boolean =>
  state.phase === "finished" && state.finished.reason === "F12";

const PLAYOFF = "playoff-";

/** Prefix of the ids of entries that a playoff writes into the game it decides. */
export const playoffEntryIds = (playoffId: string): string => `${PLAYOFF}${playoffId}-`;

/** True if a playoff wrote the entry, by its id. */
export const isOfPlayoff = (entryId: string): boolean => entryId.startsWith(PLAYOFF);
