import type { GameState } from "@/lib/engine";
import { database } from "@/lib/server/db/db";

/** A game's stored end per seat. */
export async function outcomes(gameId: string): Promise<Readonly<Record<string, string>>> {
  const seats = await database().seat.findMany({ where: { gameId, outcome: { not: null } } });
  return Object.fromEntries(seats.map(({ key, outcome }) => [key, outcome ?? ""]));
}

/** The same from a state. */
export const outcomesIn = (state: GameState): Readonly<Record<string, string>> =>
  state.phase === "finished"
    ? Object.fromEntries([
        ...state.finished.winners.map((key) => [key, "won"]),
        ...state.finished.losers.map((key) => [key, "lost"]),
      ])
    : {};
