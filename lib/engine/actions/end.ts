import { examine } from "../checks";
import { type Result, refused } from "../result";
import type { End, Finished, GameState, InPhase, Refusal } from "../vocabulary";
import { atTheTable, BETWEEN_ROUNDS, gameOver, needPhase, type Played, played } from "./played";
import { tableOf } from "./transfers";

/**
 * Stops the game between rounds, the pot left lying; or decides a playoff among tied losers (F12). Refuses with
 * `game-over`, `unknown-player`, `not-between-rounds`.
 */
export function end(state: GameState, { losers = [], winners = [] }: End): Result<Played, Refusal> {
  if (state.phase === "finished") return playedOff(state, losers);
  const known = examine([atTheTable(state, [...losers, ...winners])]);
  if (!known.ok) return known;
  const between = needPhase(state, "between-rounds", BETWEEN_ROUNDS, null);
  if (!between.ok) return between;
  return finish(tableOf(state), { winners, losers, reason: "end", pot: 0 });
}

/** F12: some or all of the tied wash, the others win. */
function playedOff(state: InPhase<"finished">, losers: readonly string[]): Result<Played, Refusal> {
  if (losers.length === 0 || !losers.every((loser) => state.tied.includes(loser)))
    return refused(gameOver(state));
  const winners = [
    ...state.finished.winners,
    ...state.finished.losers.filter((player) => !losers.includes(player)),
  ];
  return finish(tableOf(state), { ...state.finished, winners, losers, reason: "F12" });
}

const finish = (table: ReturnType<typeof tableOf>, finished: Finished): Result<Played, Refusal> =>
  played({ ...table, phase: "finished", finished, tied: [] }, [{ fact: "finished", finished }]);
