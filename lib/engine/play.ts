import { challenge } from "./actions/challenge";
import { makeClaim } from "./actions/makeClaim";
import type { Played } from "./actions/played";
import { reveal } from "./actions/reveal";
import { startRound } from "./actions/startRound";
import { rulesOf } from "./games";
import { assertNever, type Result } from "./result";
import type { Action, GameState, Refusal } from "./vocabulary";

/**
 * The one door to the rules: a state and an action in, the next state and what happened out, or a refusal that
 * changes nothing. Pure; checks are asked in the order of formats §5.
 */
export function play(state: GameState, action: Action): Result<Played, Refusal> {
  const rules = rulesOf(state.game, state.house);
  switch (action.do) {
    case "start-round":
      return startRound(state, action, rules);
    case "claim":
      return makeClaim(state, action, rules);
    case "challenge":
      return challenge(state, action, rules);
    case "reveal":
      return reveal(state, action, rules);
    default:
      return assertNever(action);
  }
}
