import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import { inTransaction } from "../../db/inTransaction";
import { asJson } from "../../db/json";
import type { FoldedGame } from "./foldGame";
import { writeOutcome, writeRounds } from "./projections";

/**
 * Keeps what a game's entries come to: its state, its rounds, and how it ended for each seat. That it was folded is nothing that
 * happened at the table: when something was last recorded stays.
 * @returns whether it was kept; false where something was recorded since it was folded, or the game is gone.
 */
export const keepFolded = (
  gameId: string,
  { seq, last, state, rounds, dropped }: FoldedGame,
): Promise<boolean> =>
  inTransaction(async (tx) => {
    const game = await tx.game.findUnique({ where: { id: gameId, seq }, select: { updatedAt: true } });
    if (game === null) return false;
    await tx.game.updateMany({
      where: { id: gameId },
      data: {
        seq: last,
        state: asJson(state),
        engineVersion: ENGINE_VERSION,
        updatedAt: game.updatedAt,
      },
    });
    await writeOutcome(tx, gameId, state);
    await writeRounds(tx, gameId, { rounds, dropped });
    return true;
  });
