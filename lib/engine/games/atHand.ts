import { refusal } from "../checks";
import type { Game, RuleSet } from "../parts";
import { ok, type Result, refused } from "../result";
import type { House, Refusal } from "../vocabulary";
import { firehouse } from "./firehouse";
import { GAMES } from "./registry";

const games = new Map<string, Game>();

/** Puts games at hand: from now on they can be played here. */
export function putAtHand(brought: readonly Game[]): void {
  for (const game of brought) games.set(game.id, game);
}

// A server plays every game. A browser is sent one with a table, and fetches another when it is that table's (`bring.ts`): so
// the rules of the other games are no weight on this one.
putAtHand(typeof window === "undefined" ? GAMES : [firehouse]);

/** Finds a game at hand by its id. Refuses with `unknown-game`. */
export function gameNamed(id: string): Result<Game, Refusal> {
  const found = games.get(id);
  return found ? ok(found) : refused(refusal("unknown-game", null, { name: id }));
}

const built = new WeakMap<House, RuleSet>();

/** The parts of a game at hand under frozen house rules; built once for each `house` object. */
export function rulesOf(id: string, house: House): RuleSet {
  const known = built.get(house);
  if (known) return known;
  const found = gameNamed(id);
  if (!found.ok) throw new Error(`cannot happen: a game is played that is not at hand, ${id}`);
  const rules = found.value.rules(house);
  built.set(house, rules);
  return rules;
}
