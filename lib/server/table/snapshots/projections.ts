import type { Finished, GameState, PlayerId } from "@/lib/engine";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import { insertInto, type Statement, sendable, slices } from "../../db/write";
import { Prisma } from "../../generated/prisma/client";
import type { JournalRound } from "../record/journalStore";

// Data stored for a game that derives from its entries.

/** The derived data of a game. */
export interface DerivedData {
  readonly state: GameState;
  /** Rounds that are new or changed. */
  readonly rounds: readonly JournalRound[];
  /** Stored rounds that changed or disappeared, as they were. */
  readonly dropped: readonly DroppedRound[];
}

/** A round as it was stored. An older engine may have computed its verdict, which is undefined if unreadable. */
export interface DroppedRound {
  readonly round: number;
  readonly verdict: unknown;
}

/** The assignments of a game's row for a state after an entry. */
export const snapshotAt = (last: number, state: GameState): Prisma.Sql =>
  Prisma.sql`"seq" = ${last}, "state" = ${JSON.stringify(state)}, "engineVersion" = ${ENGINE_VERSION}`;

/** The statements that store the changed rounds of a game. */
export const writeRounds = (
  gameId: string,
  { rounds, dropped }: Pick<DerivedData, "rounds" | "dropped">,
): readonly Statement[] => [
  ...slices(dropped).map((some) =>
    sendable(
      Prisma.sql`DELETE FROM "RoundRow" WHERE "gameId" = ${gameId} AND "round" IN (${Prisma.join(some.map(({ round }) => round))})`,
    ),
  ),
  ...insertInto(
    "RoundRow",
    rounds.map(({ place, settled, since }) => ({
      gameId,
      round: settled.round,
      seq: place,
      verdict: settled,
      since,
    })),
  ),
];

/** The statement that stores each seat's result, or clears it if a correction reopened the game. */
export function writeSeatResults(gameId: string, state: GameState): Statement {
  const results = state.seats.flatMap(({ player }) => {
    const result = seatResult(state, player);
    return result === null ? [] : [Prisma.sql`WHEN ${player} THEN ${result}`];
  });
  const result =
    results.length === 0 ? Prisma.sql`NULL` : Prisma.sql`CASE "key" ${Prisma.join(results, " ")} END`;
  return sendable(Prisma.sql`UPDATE "Seat" SET "outcome" = ${result} WHERE "gameId" = ${gameId}`);
}

/** A seat's result as stored. */
export function seatResult(state: GameState, seat: PlayerId): string | null {
  const { losers, winners } = endOf(state);
  if (losers.includes(seat)) return "lost";
  return winners.includes(seat) ? "won" : null;
}

const NO_RESULT: Pick<Finished, "winners" | "losers"> = { winners: [], losers: [] };

const endOf = (state: GameState) => (state.phase === "finished" ? state.finished : NO_RESULT);
