import type { GameState } from "@/lib/engine";
import { hasBegun } from "@/lib/views/nightResult";
import { NOT_DELETED } from "../db/deleted";
import type { Reader } from "../db/reader";
import type { Prisma } from "../generated/prisma/client";

/** A game without entries for this long counts as over, even if its rules say otherwise. */
export const ACTIVE_GAME_MS = 12 * 60 * 60 * 1000;

/** Returns the current or last game at a table, or null. Result-only games do not count. */
export async function currentGame(db: Reader, tableId: string): Promise<string | null> {
  const game = await db.game.findFirst({
    where: { tableId, resultOnly: false, ...NOT_DELETED },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true },
  });
  return game?.id ?? null;
}

/** The condition for games that can be in progress: see `isInProgress`. */
export const playedLately = (now: Date) =>
  ({
    ...NOT_DELETED,
    resultOnly: false,
    updatedAt: { gt: new Date(now.getTime() - ACTIVE_GAME_MS) },
  }) satisfies Prisma.GameWhereInput;

/** The column that `isInProgress` needs beside the state. */
export const NIGHT_OVER = { night: { select: { endedAt: true } } } as const satisfies Prisma.GameSelect;

/** True for a game that is not over. A game that had not begun when its night closed is not in progress. */
export const isInProgress = ({
  state,
  night,
}: {
  readonly state: GameState;
  readonly night: { readonly endedAt: Date | null } | null;
}): boolean => state.phase !== "finished" && (!night?.endedAt || hasBegun({ state, resultOnly: false }));
