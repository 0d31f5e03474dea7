import { refusal } from "../checks";
import type { Game, Options, RuleSet } from "../parts";
import { resolveHouse } from "../resolveHouse";
import { cannotHappen, ok, type Result, refused } from "../result";
import type { ChallengeKindName, House, Refusal, Shout } from "../vocabulary";
import { GAMES } from "./registry";

/** The ids of all games, in the order they are offered. */
export const gameIds: readonly string[] = GAMES.map(({ id }) => id);

const BY_ID: ReadonlyMap<string, Game> = new Map(GAMES.map((game) => [game.id, game]));

/** Finds a game by its id. Refuses with `unknown-game`. */
export function gameNamed(id: string): Result<Game, Refusal> {
  const found = BY_ID.get(id);
  return found ? ok(found) : refused(refusal("unknown-game", null, { name: id }));
}

/** The parts of a game under frozen house rules; the same for the same `house` object. */
export function rulesOf(id: string, house: House): RuleSet {
  const found = gameNamed(id);
  return found.ok ? found.value.rules(house) : cannotHappen(`recorded, and unknown, ${id}`);
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

/** Whom the table names when a game is over: who lost, or who won. Refuses with `unknown-game`. */
export function endNames(id: string): Result<RuleSet["ending"]["names"], Refusal> {
  const house = houseOf(id, {});
  return house.ok ? ok(rulesOf(id, house.value).ending.names) : house;
}

/** What a game calls a kind of challenge; by its kind where the game has none such. */
export function challengeLabel(id: string, kind: ChallengeKindName): Shout {
  const house = houseOf(id, {});
  const { challenges } = house.ok ? rulesOf(id, house.value) : { challenges: [] };
  return challenges.find((candidate) => candidate.kind === kind)?.called ?? kind;
}
