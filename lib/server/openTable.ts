import type { Settled } from "@/lib/engine";
import { type OpenTable, ROUNDS_KEPT } from "@/lib/formats/entry";
import type { Pass } from "./access";
import { database } from "./db";
import { asEntry, asState, type Reader, seatNames } from "./journalStore";

/** The game as somebody sits down to it, all of one moment. What it costs does not depend on how long the game is. */
export function openTable({ gameId }: Pass): Promise<OpenTable> {
  return database().$transaction(async (tx) => {
    const game = await tx.game.findUniqueOrThrow({
      where: { id: gameId },
      select: { seq: true, state: true },
    });
    const rounds = await tx.roundRow.findMany({
      where: { gameId },
      orderBy: { round: "desc" },
      take: ROUNDS_KEPT,
    });
    const settledAt = rounds[0]?.seq ?? 0;
    return {
      id: gameId,
      seq: game.seq,
      state: asState(game.state),
      names: await seatNames(tx, gameId),
      round: await openRound(tx, gameId, settledAt),
      rounds: rounds.map(({ verdict }) => verdict as unknown as Settled),
    };
  });
}

/** Everything recorded since the last round was settled: the round that is open, if one is. */
async function openRound(tx: Reader, gameId: string, settledAt: number) {
  const rows = await tx.entry.findMany({
    where: { gameId, seq: { gt: settledAt } },
    orderBy: { seq: "asc" },
  });
  return rows.map(asEntry);
}
