import { type Check, examine, refusal } from "../checks";
import type { RuleSet } from "../parts";
import { type Result, refused } from "../result";
import { inTurn } from "../seats";
import type { CupStep, GameState, InPhase, Refusal, ReRoll } from "../vocabulary";
import { atTheTable, IN_ROUND, needPhase, type Played, played, stillIn, stillOn } from "./played";

/**
 * Records a step of a turn: peeking, showing, hiding, rolling (P4, C4, O3). Refuses with `bad-format`,
 * `not-in-this-game`, `game-over`, `unknown-player`, `round-not-started`, `already-challenged`, `not-active`,
 * `not-your-turn`, and as the cups do.
 */
export function handleDice(
  state: GameState,
  action: CupStep | ReRoll,
  rules: RuleSet,
): Result<Played, Refusal> {
  const known = examine([
    atMostOwnDice(state, action, rules),
    stillOn(state),
    atTheTable(state, [action.by]),
  ]);
  if (!known.ok) return known;
  const handled = rules.cups.handle(action);
  if (handled === null) return refused(refusal("not-in-this-game", null));
  const open = needPhase(state, "claiming", IN_ROUND, null);
  if (!open.ok) return open;
  const step = handled(open.value.round);

  const allowed = examine(
    [stillIn(state, [action.by]), myTurn(open.value, action.by), ...step.checks],
    action.ruling,
  );
  if (!allowed.ok) return allowed;
  return played({ ...open.value, round: step.after() }, [{ fact: "handled", step: action }], {
    ruled: allowed.value,
  });
}

/** Rerolling more dice than the player holds is a format error (formats §7). */
const atMostOwnDice =
  ({ seats }: GameState, action: CupStep | ReRoll, { cups }: RuleSet): Check =>
  () => {
    if (action.do !== "re-roll" || cups.reRolls === null) return null;
    const seat = seats.find(({ player }) => player === action.by);
    if (!seat?.active || action.dice === undefined) return null;
    return action.dice > (seat.holds.die ?? cups.diceInPlay([]))
      ? refusal("bad-format", null, { name: "dice" })
      : null;
  };

const myTurn =
  ({ seats, round }: InPhase<"claiming">, player: string): Check =>
  () => {
    const expected = inTurn(seats, round);
    return player === expected ? null : refusal("not-your-turn", "S5", { player, expected });
  };
