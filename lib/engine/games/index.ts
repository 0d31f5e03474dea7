import { refusal } from "../checks";
import { resolveHouse } from "../options";
import type { Game, Options, RuleSet } from "../parts";
import { ok, type Result, refused } from "../result";
import type { House, Refusal } from "../vocabulary";
import { GAMES } from "./registry";

/** The ids of all games, in the order they are offered. */
export const gameIds: readonly string[] = GAMES.map(({ id }) => id);

/** Finds a game by its id. Refuses with `unknown-game`. */
export function gameNamed(id: string): Result<Game, Refusal> {
  const found = GAMES.find((candidate) => candidate.id === id);
  return found ? ok(found) : refused(refusal("unknown-game", null, { name: id }));
}

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

const built = new WeakMap<House, RuleSet>();

/** The parts of a game under frozen house rules; built once for each `house` object. */
export function rulesOf(id: string, house: House): RuleSet {
  const known = built.get(house);
  if (known) return known;
  const found = gameNamed(id);
  if (!found.ok) throw new Error(`cannot happen: a recorded game of an unknown kind, ${id}`);
  const rules = found.value.rules(house);
  built.set(house, rules);
  return rules;
}

/** Whom the table names when a game is over: who lost, or who won. Refuses with `unknown-game`. */
export function endNames(id: string): Result<RuleSet["ending"]["names"], Refusal> {
  const house = houseOf(id, {});
  return house.ok ? ok(rulesOf(id, house.value).ending.names) : house;
}
