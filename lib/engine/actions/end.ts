import { type Check, examine, refusal } from "../checks";
import type { RuleSet } from "../parts";
import { type Result, refused } from "../result";
import type { End, Fact, Finished, GameState, InPhase, PlayerId, Refusal } from "../vocabulary";
import { atTheTable, BETWEEN_ROUNDS, gameOver, needPhase, type Played, played } from "./played";
import { afterMoves, shares, tableOf } from "./transfers";

/**
 * Stops the game between rounds, or decides a playoff among tied losers (F12). `pot` divides the pot, also in
 * a game stopped earlier (S28); without it the pot stays. Refuses with `bad-format`, `game-over`,
 * `unknown-player`, `not-between-rounds`.
 */
export function end(state: GameState, action: End, rules: RuleSet): Result<Played, Refusal> {
  const { losers = [], winners = [], pot } = action;
  const names = [...losers, ...winners, ...Object.keys(pot ?? {})];
  const formed = examine([partsFit(action)]);
  if (!formed.ok) return formed;
  if (state.phase === "finished") return afterTheEnd(state, action, rules);
  const known = examine([atTheTable(state, names)]);
  if (!known.ok) return known;
  const between = needPhase(state, "between-rounds", BETWEEN_ROUNDS, null);
  if (!between.ok) return between;
  return finish(state, { winners, losers, reason: "end", pot: 0 }, [], pot, rules);
}

/** At least one positive share, all whole numbers (S28). */
const partsFit =
  ({ pot }: End): Check =>
  () => {
    const parts = Object.values(pot ?? { any: 1 });
    const fine = parts.length > 0 && parts.every((part) => Number.isInteger(part) && part > 0);
    return fine ? null : refusal("bad-format", "S28", { name: "pot" });
  };

/** After the end: who of the tied players washes (F12), and who gets a pot that was left (S28). */
function afterTheEnd(
  state: InPhase<"finished">,
  { losers = [], winners = [], pot }: End,
  rules: RuleSet,
): Result<Played, Refusal> {
  const takers = Object.keys(pot ?? {});
  const decides = losers.length > 0 && losers.every((loser) => state.tied.includes(loser));
  const divides = pot !== undefined && state.pot > 0;
  if ((!decides && losers.length + winners.length > 0) || (!decides && !divides) || (pot && !divides))
    return refused(gameOver(state));
  const known = examine([atTheTable(state, takers)]);
  if (!known.ok) return known;
  const { finished, tied } = state;
  if (!decides) return finish(state, finished, tied, pot, rules);
  const others = finished.losers.filter((player) => !losers.includes(player));
  const ending: Finished = { ...finished, winners: [...finished.winners, ...others], losers, reason: "F12" };
  return finish(state, ending, [], pot, rules);
}

function finish(
  state: GameState,
  finished: Finished,
  tied: readonly PlayerId[],
  pot: End["pot"],
  rules: RuleSet,
): Result<Played, Refusal> {
  const table = tableOf(state);
  const inSeatOrder = table.seats.flatMap(({ player }): [PlayerId, number][] => {
    const part = pot && Object.hasOwn(pot, player) ? pot[player] : undefined;
    return part === undefined ? [] : [[player, part]];
  });
  const payout = pot === undefined ? [] : shares(table.pot, new Map(inSeatOrder));
  const over = { ...finished, pot: finished.pot + payout.reduce((sum, { count }) => sum + count, 0) };
  return played({ ...table, ...afterMoves(table, payout, rules), phase: "finished", finished: over, tied }, [
    ...payout.map((move): Fact => ({ fact: "moved", by: "payout", move })),
    { fact: "finished", finished: over },
  ]);
}
