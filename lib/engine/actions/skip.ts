import { examine, refusal } from "../checks";
import type { Result } from "../result";
import type { GameState, Refusal, Skip } from "../vocabulary";
import { atTheTable, IN_ROUND, needPhase, type Played, played, stillIn, stillOn } from "./played";
import { newTurn } from "./transfers";

/**
 * Skips some players' turns until the round ends (S27). The list replaces the previous one; an empty one ends
 * it. Refuses with `bad-format` (a repeated name), `game-over`, `unknown-player`, `round-not-started`,
 * `already-challenged`, `not-active`.
 */
export function skip(state: GameState, { players }: Skip): Result<Played, Refusal> {
  const fits = examine([
    () =>
      new Set(players).size === players.length ? null : refusal("bad-format", "S27", { name: "players" }),
    stillOn(state),
    atTheTable(state, players),
  ]);
  if (!fits.ok) return fits;
  const open = needPhase(state, "claiming", IN_ROUND, "S27");
  if (!open.ok) return open;
  const entitled = examine([stillIn(state, players)]);
  if (!entitled.ok) return entitled;
  const { skips: _, ...round } = open.value.round;
  const after = { ...open.value, round: players.length === 0 ? round : { ...round, skips: players } };
  return played(newTurn(open.value, after), [{ fact: "skipped", players }]);
}
