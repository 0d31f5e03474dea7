import type { Options } from "../parts";
import { resolveHouse } from "../resolveHouse";
import { ok, type Result } from "../result";
import type { House, Refusal } from "../vocabulary";
import { gameNamed, putAtHand } from "./atHand";
import { GAMES } from "./registry";

// Whoever asks about any game there is, can play it.
putAtHand(GAMES, true);

/** The ids of all games, in the order they are offered. */
export const gameIds: readonly string[] = GAMES.map(({ id }) => id);

/** The house rules of a game that a table can change, with what each takes. Refuses with `unknown-game`. */
export function optionsOf(id: string): Result<Options, Refusal> {
  const found = gameNamed(id);
  return found.ok ? ok(found.value.options) : found;
}

/**
 * House rules of a game as somebody named them → every option with its value. Refuses with `unknown-game`, `unknown-option`,
 * `bad-option-value`.
 */
export function houseOf(id: string, named: Readonly<Record<string, unknown>>): Result<House, Refusal> {
  const options = optionsOf(id);
  return options.ok ? resolveHouse(options.value, named) : options;
}
