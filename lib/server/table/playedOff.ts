import type { GameState } from "@/lib/engine";
import type { PlayedOff } from "@/lib/protocol/group";
import { NOT_DELETED } from "../db/deleted";
import type { Prisma } from "../generated/prisma/client";
import { namesBySeat, SEAT_NAME } from "./seatNames";

/** What a query of games selects of the last playoff of each, so that it can be told. */
export const LAST_PLAYOFF = {
  where: NOT_DELETED,
  orderBy: { createdAt: "desc" },
  take: 1,
  select: {
    id: true,
    seats: { orderBy: { position: "asc" }, select: { key: true, outcome: true, ...SEAT_NAME } },
  },
} as const satisfies Prisma.Game$playoffsArgs;

type Playoffs = readonly Prisma.GameGetPayload<{ select: (typeof LAST_PLAYOFF)["select"] }>[];

/**
 * The playoff that decided a game (F12), and against whom those who lost it played; null for a game that none decided.
 * @param losers By name.
 */
export function playedOff(
  state: GameState,
  losers: readonly string[],
  [playoff]: Playoffs,
): PlayedOff | null {
  const decided = state.phase === "finished" && state.finished.reason === "F12";
  if (!decided || !playoff?.seats.some(({ outcome }) => outcome !== null)) return null;
  const lost = new Set(losers.map((name) => name.toLowerCase()));
  const others = Object.values(namesBySeat(playoff.seats)).filter((name) => !lost.has(name.toLowerCase()));
  return { id: playoff.id, against: others };
}

const PLAYOFF = "playoff-";

/** The ids of the entries that a playoff writes into the game it decides begin so. */
export const playoffEntryIds = (playoffId: string): string => `${PLAYOFF}${playoffId}-`;

/** Whether an entry was written by a playoff, by its id. */
export const isOfPlayoff = (entryId: string): boolean => entryId.startsWith(PLAYOFF);
