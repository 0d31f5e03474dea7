import { adjust } from "./actions/adjust";
import { buyIn } from "./actions/buyIn";
import { challenge } from "./actions/challenge";
import { join, leave } from "./actions/comeAndGo";
import { end } from "./actions/end";
import { give } from "./actions/give";
import { handleDice } from "./actions/handleDice";
import { makeClaim } from "./actions/makeClaim";
import type { Played } from "./actions/played";
import { recordOutcome } from "./actions/recordOutcome";
import { recordResult } from "./actions/recordResult";
import { reveal } from "./actions/reveal";
import { skip } from "./actions/skip";
import { startRound } from "./actions/startRound";
import { voidRound } from "./actions/voidRound";
import { rulesAt } from "./games";
import { assertNever, type Result } from "./result";
import type { Action, GameState, Refusal } from "./vocabulary";

/**
 * Applies an action to a state. Returns the next state and the facts, or a refusal that changes nothing.
 * Pure. Checks run in the order of formats §5.
 */
export function play(state: GameState, action: Action): Result<Played, Refusal> {
  const rules = rulesAt(state);
  switch (action.do) {
    case "start-round":
      return startRound(state, action, rules);
    case "claim":
      return makeClaim(state, action, rules);
    case "look":
    case "show":
    case "hide":
    case "roll-table":
    case "roll-cup":
    case "re-roll":
      return handleDice(state, action, rules);
    case "challenge":
      return challenge(state, action, rules);
    case "reveal":
      return reveal(state, action, rules);
    case "give":
      return give(state, action, rules);
    case "join":
      return join(state, action, rules);
    case "leave":
      return leave(state, action, rules);
    case "skip":
      return skip(state, action);
    case "void-round":
      return voidRound(state);
    case "adjust":
      return adjust(state, action, rules);
    case "buy-in":
      return buyIn(state, action, rules);
    case "result":
      return recordResult(state, action, rules);
    case "outcome":
      return recordOutcome(state, action, rules);
    case "end":
      return end(state, action, rules);
    default:
      return assertNever(action);
  }
}
