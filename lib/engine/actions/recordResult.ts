import { type Check, examine, refusal } from "../checks";
import type { RuleSet } from "../parts";
import type { Result } from "../result";
import { activeFrom, seatOf } from "../seats";
import {
  type Fact,
  type GameState,
  type Holder,
  type Move,
  type PlayerId,
  type RecordResult,
  type Refusal,
  STAKES,
} from "../vocabulary";
import { atTheTable, BETWEEN_ROUNDS, needPhase, type Played, played, stillIn, stillOn } from "./played";
import { afterMoves, afterRound, ended, isPlayedFor, type Stacks, tableOf } from "./transfers";

/**
 * Books a result-only round (S18). Refuses with `bad-format`, `game-over`, `unknown-player`,
 * `not-in-this-game` (a stake that this game lacks), `not-between-rounds`, `not-active`, `nothing-to-give`.
 */
export function recordResult(
  state: GameState,
  action: RecordResult,
  rules: RuleSet,
): Result<Played, Refusal> {
  const { moves, next } = action;
  const people = [
    ...moves.flatMap(({ from, to }) => [from, to]).filter((holder) => holder !== "bank" && holder !== "pot"),
    ...(next === undefined ? [] : [next]),
  ];
  const strange = moves.find(({ what }) => !isPlayedFor(rules, what));
  const known = examine([
    () =>
      moves.length > 0 && moves.every(wellFormed) ? null : refusal("bad-format", "S18", { name: "moves" }),
    stillOn(state),
    atTheTable(state, people),
    () => (strange ? refusal("not-in-this-game", "S18", { stake: strange.what }) : null),
  ]);
  if (!known.ok) return known;
  const between = needPhase(state, "between-rounds", BETWEEN_ROUNDS, "S18");
  if (!between.ok) return between;
  const allowed = examine([stillIn(state, people), covered(state, moves, rules)]);
  if (!allowed.ok) return allowed;

  const table = tableOf(state);
  const after = afterMoves(table, moves, rules);
  const over = ended(after, rules);
  const round = table.settledRounds + 1;
  const facts: Fact[] = [
    { fact: "told", summary: { round, moves: [...moves, ...(over?.payout ?? [])], rules: ["S18"] } },
  ];
  if (over) {
    const { finished, tied, stacks } = over;
    return played({ ...table, ...stacks, settledRounds: round, phase: "finished", finished, tied }, [
      ...facts,
      { fact: "finished", finished },
    ]);
  }
  const { seats, palifico } = afterRound(table.seats, after.seats, rules);
  const starter = next ?? firstHit(moves) ?? between.value.starter;
  return played(
    {
      ...table,
      seats,
      pot: after.pot,
      settledRounds: round,
      phase: "between-rounds",
      starter: starter === null ? null : activeFrom(seats, starter),
      palifico,
      giver: null,
    },
    facts,
  );
}

/** A positive number from one holder to another; the pot contains only chips. */
const wellFormed = ({ what, count, from, to }: Move): boolean =>
  STAKES.includes(what) &&
  Number.isInteger(count) &&
  count > 0 &&
  from !== to &&
  (what === "chip" || (from !== "pot" && to !== "pot"));

/** The default next starter: the first to take a bad or a drink, or to lose a die, a chip or a life (S18). */
function firstHit(moves: readonly Move[]): PlayerId | null {
  for (const { what, from, to } of moves) {
    const hit: Holder = what === "bad" || what === "drink" ? to : what === "good" ? "bank" : from;
    if (hit !== "bank" && hit !== "pot") return hit;
  }
  return null;
}

/** True if each giver has enough at that point. */
const covered =
  (state: GameState, moves: readonly Move[], rules: RuleSet): Check =>
  () => {
    let stacks: Stacks = state;
    for (const move of moves) {
      const { what, count, from } = move;
      const has = from === "pot" ? stacks.pot : (seatOf(stacks.seats, from)?.holds[what] ?? 0);
      const owes = from === "bank" || (rules.stakes.mayOwe === what && from !== "pot");
      if (has < count && !owes)
        return refusal("nothing-to-give", "S18", { player: from, stake: what, got: has, limit: count });
      stacks = afterMoves(stacks, [move], rules);
    }
    return null;
  };
