import { examine, refusal } from "../checks";
import type { RuleSet } from "../parts";
import type { Result } from "../result";
import type { GameState, Give, Move, Refusal } from "../vocabulary";
import { atTheTable, BETWEEN_ROUNDS, needPhase, type Played, played, stillIn, stillOn } from "./played";
import { afterMoves } from "./transfers";

/**
 * The last winner assigns the one drink of P8, possibly to themselves. Refuses with `not-in-this-game`,
 * `game-over`, `unknown-player`, `not-between-rounds`, `not-active`, `nothing-to-give`.
 */
export function give(state: GameState, action: Give, rules: RuleSet): Result<Played, Refusal> {
  const { by, to, what = "drink", count = 1 } = action;
  const known = examine([
    stillOn(state),
    atTheTable(state, [by, to]),
    () => (rules.stakes.canGive ? null : refusal("not-in-this-game", null)),
  ]);
  if (!known.ok) return known;
  const between = needPhase(state, "between-rounds", BETWEEN_ROUNDS, "P8");
  if (!between.ok) return between;
  const allowed = examine([
    stillIn(state, [by, to]),
    () =>
      between.value.giver === by && what === "drink" && count === 1
        ? null
        : refusal("nothing-to-give", "P8", { player: by, stake: what }),
  ]);
  if (!allowed.ok) return allowed;
  const move: Move = { what: "drink", count: 1, from: "bank", to };
  return played({ ...between.value, ...afterMoves(state, [move], rules), giver: null }, [
    { fact: "moved", by: "give", move },
  ]);
}
