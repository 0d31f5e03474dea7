import { refusal } from "../checks";
import type { Game, Options, RuleSet } from "../parts";
import { resolveHouse } from "../resolveHouse";
import { cannotHappen, ok, type Result, refused } from "../result";
import { partsOf } from "../ruleSetParts";
import type { ChallengeKindName, GameState, House, Refusal, Shout } from "../vocabulary";
import { GAMES } from "./registry";

/** The ids of all games in menu order. */
export const gameIds: readonly string[] = GAMES.map(({ id }) => id);

const BY_ID: ReadonlyMap<string, Game> = new Map(GAMES.map((game) => [game.id, game]));

/** Finds a game by its id. Refuses with `unknown-game`. */
export function gameNamed(id: string): Result<Game, Refusal> {
  const found = BY_ID.get(id);
  return found ? ok(found) : refused(refusal("unknown-game", null, { name: id }));
}

/** The parts of a game under frozen house rules, cached by the `house` object. */
export function rulesOf(id: string, house: House): RuleSet {
  const found = gameNamed(id);
  return found.ok ? found.value.rules(house) : cannotHappen(`recorded, and unknown, ${id}`);
}

/** The parts by which a table plays: its own rule set, or a game under house rules. */
export const rulesAt = ({ game, house, rules }: Pick<GameState, "game" | "house" | "rules">): RuleSet =>
  rules === undefined ? rulesOf(game, house) : partsOf(rules);

/** A game's options with their values. Refuses with `unknown-game`. */
export function optionsOf(id: string): Result<Options, Refusal> {
  const found = gameNamed(id);
  return found.ok ? ok(found.value.options) : found;
}

/** Completes partial house rules. Refuses with `unknown-game`, `unknown-option`, `bad-option-value`. */
export function houseOf(id: string, named: Readonly<Record<string, unknown>>): Result<House, Refusal> {
  const options = optionsOf(id);
  return options.ok ? resolveHouse(options.value, named) : options;
}

/** Tells if a game's end names losers or winners. Refuses with `unknown-game`. */
export function endNames(id: string): Result<RuleSet["ending"]["names"], Refusal> {
  const house = houseOf(id, {});
  return house.ok ? ok(rulesOf(id, house.value).ending.names) : house;
}

/** A game's label for a kind of challenge; the kind itself if the game has none. */
export function challengeLabel(id: string, kind: ChallengeKindName): Shout {
  const house = houseOf(id, {});
  const { challenges } = house.ok ? rulesOf(id, house.value) : { challenges: [] };
  return challenges.find((candidate) => candidate.kind === kind)?.called ?? kind;
}
