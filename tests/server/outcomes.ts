import type { GameState } from "@/lib/engine";
import { database } from "@/lib/server/db/db";

/** How a game ended for each seat, as it is kept beside the seats. */
export async function outcomes(gameId: string): Promise<Readonly<Record<string, string>>> {
  const seats = await database().seat.findMany({ where: { gameId, outcome: { not: null } } });
  return Object.fromEntries(seats.map(({ key, outcome }) => [key, outcome ?? ""]));
}

/** The same, as a state says it. */
export const outcomesIn = (state: GameState): Readonly<Record<string, string>> =>
  state.phase === "finished"
    ? Object.fromEntries([
        ...state.finished.winners.map((key) => [key, "won"]),
        ...state.finished.losers.map((key) => [key, "lost"]),
      ])
    : {};
