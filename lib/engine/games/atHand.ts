import { refusal } from "../checks";
import type { Game, RuleSet } from "../parts";
import { cannotHappen, ok, type Result, refused } from "../result";
import type { House, Refusal } from "../vocabulary";
import { firehouse } from "./firehouse";
import { GAMES } from "./registry";

const games = new Map<string, Game>();
let every = false;

/** Puts games at hand: from now on they can be played here. `all`: there are no others. */
export function putAtHand(brought: readonly Game[], all = false): void {
  for (const game of brought) games.set(game.id, game);
  every ||= all;
}

// A server plays every game. A browser is sent one with a table, and fetches another when it is that table's (`bring.ts`): so
// the rules of the other games are no weight on this one.
if (typeof window === "undefined") putAtHand(GAMES, true);
else putAtHand([firehouse]);

/** Whether a game can be played here and now. */
export const isAtHand = (id: string): boolean => games.has(id);

/**
 * Finds a game by its id. Refuses with `unknown-game`.
 * @throws Error when it is not at hand, and others may be: to take it for an unknown one might be a wrong answer.
 */
export function gameNamed(id: string): Result<Game, Refusal> {
  const found = games.get(id);
  if (!found && !every) cannotHappen(`not at hand, ${id}`);
  return found ? ok(found) : refused(refusal("unknown-game", null, { name: id }));
}

const built = new WeakMap<House, RuleSet>();

/** The parts of a game at hand under frozen house rules; built once for each `house` object. */
export function rulesOf(id: string, house: House): RuleSet {
  const known = built.get(house);
  if (known) return known;
  const found = gameNamed(id);
  if (!found.ok) cannotHappen(`recorded, and unknown, ${id}`);
  const rules = found.value.rules(house);
  built.set(house, rules);
  return rules;
}
