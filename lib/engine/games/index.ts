import { refusal } from "../checks";
import type { Game, Options, RuleSet } from "../parts";
import { resolveHouse } from "../resolveHouse";
import { cannotHappen, ok, type Result, refused } from "../result";
import { partsOf } from "../ruleSetParts";
import type { ChallengeKindName, GameState, House, Refusal, Shout } from "../vocabulary";
import { ownRules } from "./own";
import { GAMES } from "./registry";

/** The ids of all games in menu order. */
export const gameIds: readonly string[] = GAMES.map(({ id }) => id);

const BY_ID: ReadonlyMap<string, Game> = new Map(GAMES.map((game) => [game.id, game]));

/** Finds a game of the rule book by its id. Refuses with `unknown-game`. */
export function gameNamed(id: string): Result<Game, Refusal> {
  const found = BY_ID.get(id);
  return found ? ok(found) : refused(refusal("unknown-game", null, { name: id }));
}

/** The parts of a game under frozen house rules, cached by the `house` object, or by an own game's id. */
export function rulesOf(id: string, house: House): RuleSet {
  const own = ownRules(id);
  if (own !== null) return partsOf(own);
  const found = gameNamed(id);
  return found.ok ? found.value.rules(house) : cannotHappen(`recorded, and unknown, ${id}`);
}

/** The parts by which a table plays. */
export const rulesAt = ({ game, house }: Pick<GameState, "game" | "house">): RuleSet => rulesOf(game, house);

/** The parts of a game under partial house rules. Refuses with `unknown-game`, `unknown-option`, `bad-option-value`. */
export function rulesUnder(id: string, named: Readonly<Record<string, unknown>>): Result<RuleSet, Refusal> {
  const own = ownRules(id);
  if (own !== null) return ok(partsOf(own));
  const house = houseOf(id, named);
  return house.ok ? ok(rulesOf(id, house.value)) : house;
}

/** A game's options with their values; none for an own game. Refuses with `unknown-game`. */
export function optionsOf(id: string): Result<Options, Refusal> {
  if (ownRules(id) !== null) return ok({});
  const found = gameNamed(id);
  return found.ok ? ok(found.value.options) : found;
}

/** Completes partial house rules of a game of the rule book. Refuses with `unknown-game`, `unknown-option`, `bad-option-value`. */
export function houseOf(id: string, named: Readonly<Record<string, unknown>>): Result<House, Refusal> {
  const game = gameNamed(id);
  return game.ok ? resolveHouse(game.value.options, named) : game;
}

/** Tells if a game's end names losers or winners. Refuses with `unknown-game`. */
export function endNames(id: string): Result<RuleSet["ending"]["names"], Refusal> {
  const rules = rulesUnder(id, {});
  return rules.ok ? ok(rules.value.ending.names) : rules;
}

/** The same for a game that a page shows; an unknown one, as from a later version, names winners. */
export function namedAtEnd(id: string): RuleSet["ending"]["names"] {
  const names = endNames(id);
  return names.ok ? names.value : "winners";
}

/** True if the end of a game names its winners. */
export const namesWinners = (id: string): boolean => namedAtEnd(id) === "winners";

/** True if the end of a game names its losers, who wash where a lost game means dishes. */
export const namesLosers = (id: string): boolean => namedAtEnd(id) === "losers";

/** A game's label for a kind of challenge; the kind itself if the game has none. */
export function challengeLabel(id: string, kind: ChallengeKindName): Shout {
  const rules = rulesUnder(id, {});
  const { challenges } = rules.ok ? rules.value : { challenges: [] };
  return challenges.find((candidate) => candidate.kind === kind)?.called ?? kind;
}
