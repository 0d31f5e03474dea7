import type { GameState, PlayerId } from "@/lib/engine";
import { drinkAt } from "./drink";

/** How much somebody drank in a game. */
export interface Drank {
  readonly name: string;
  readonly times: number;
}

/** Who drank most, how much that is, who nothing, and the table's own word for it (P10). */
export interface MostDrunk {
  readonly most: readonly string[];
  readonly count: number;
  readonly dry: readonly string[];
  readonly drink: string | null;
}

/** What was drunk in a game; nobody where it is about something else. */
export const drunkIn = (state: GameState, nameOf: (player: PlayerId) => string): readonly Drank[] =>
  state.seats.flatMap(({ player, holds }) =>
    holds.drink ? [{ name: nameOf(player), times: holds.drink }] : [],
  );

/**
 * Who drank most, and who stayed dry; null where nobody drank.
 * @param all Everybody who sat there.
 * @param drink What it is called, where that is told.
 */
export function mostDrunk(
  drunk: readonly Drank[],
  all: readonly string[],
  drink: string | null = null,
): MostDrunk | null {
  if (drunk.length === 0) return null;
  const count = Math.max(...drunk.map(({ times }) => times));
  const drinkers = new Set(drunk.map(({ name }) => name));
  return {
    most: drunk.filter(({ times }) => times === count).map(({ name }) => name),
    count,
    dry: all.filter((name) => !drinkers.has(name)),
    drink,
  };
}

/** The same at a table, by seats. */
export const mostDrunkAt = (state: GameState): MostDrunk | null =>
  mostDrunk(
    drunkIn(state, (player) => player),
    state.seats.map(({ player }) => player),
    drinkAt(state),
  );
