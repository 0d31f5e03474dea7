import type { GameState, PlayerId } from "@/lib/engine";
import { drinkAt } from "./drink";

/** A player's drinks in a game. */
export interface Drank {
  readonly name: string;
  readonly times: number;
}

/** Who drank most and how much, who stayed dry, and the table's own word for a drink (P10). */
export interface MostDrunk {
  readonly most: readonly string[];
  readonly count: number;
  readonly dry: readonly string[];
  readonly drink: string | null;
}

/** The drinks of a game; empty in games without drinks. */
export const drunkIn = (state: GameState, nameOf: (player: PlayerId) => string): readonly Drank[] =>
  state.seats.flatMap(({ player, holds }) =>
    holds.drink ? [{ name: nameOf(player), times: holds.drink }] : [],
  );

/**
 * Who drank most, and who stayed dry; null if no one drank.
 * @param all Every player.
 * @param drink The table's word, if it has one.
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

/** The same for a table, by seat. */
export const mostDrunkAt = (state: GameState): MostDrunk | null =>
  mostDrunk(
    drunkIn(state, (player) => player),
    state.seats.map(({ player }) => player),
    drinkAt(state),
  );
