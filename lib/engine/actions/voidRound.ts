import { refusal } from "../checks";
import { type Result, refused } from "../result";
import { activeFrom } from "../seats";
import type { GameState, Refusal } from "../vocabulary";
import { gameOver, type Played, played } from "./played";
import { tableOf } from "./transfers";

/**
 * Ends a round without a result. Its antes stay in the pot and its starter starts again (S14). Refuses with
 * `game-over`, `round-not-started`.
 */
export function voidRound(state: GameState): Result<Played, Refusal> {
  if (state.phase === "finished") return refused(gameOver(state));
  if (state.phase === "between-rounds") return refused(refusal("round-not-started", "S14"));
  const { starter, terms } = state.round;
  const palifico = terms.locksFace ? starter : null;
  const table = tableOf(state);
  return played(
    { ...table, phase: "between-rounds", starter: activeFrom(table.seats, starter), palifico, giver: null },
    [{ fact: "voided" }],
  );
}
