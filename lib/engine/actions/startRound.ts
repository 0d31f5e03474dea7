import { examine, refusal } from "../checks";
import type { RuleSet } from "../parts";
import type { Result } from "../result";
import type { GameState, Refusal, StartRound } from "../vocabulary";
import { atTheTable, needPhase, type Played, played, stillIn } from "./played";

/**
 * Opens a round (S9, F2). Refuses with `unknown-player`, `wrong-phase`, `not-active`, `starter-needed`,
 * `wrong-starter`, `wild-needed`, `wild-not-used`.
 */
export function startRound(state: GameState, action: StartRound, rules: RuleSet): Result<Played, Refusal> {
  const named = action.starter === undefined ? [] : [action.starter];
  const known = examine(undefined, [atTheTable(state, named)]);
  if (!known.ok) return known;
  const between = needPhase(state, "between-rounds", { claiming: "wrong-phase", revealing: "wrong-phase" });
  if (!between.ok) return between;

  const expected = between.value.starter;
  const starter = action.starter ?? expected;
  const allowed = examine(action.ruling, [
    stillIn(state, named),
    () => (starter === null ? refusal("starter-needed", "S9") : null),
    () =>
      expected !== null && starter !== null && starter !== expected
        ? refusal("wrong-starter", "S5", { player: starter, expected })
        : null,
  ]);
  if (!allowed.ok) return allowed;
  if (starter === null) throw new Error("cannot happen: starter-needed is never ruled");
  const terms = rules.terms.begin(action);
  if (!terms.ok) return terms;

  const { starter: _expected, ...table } = between.value;
  return played(
    { ...table, phase: "claiming", round: { starter, terms: terms.value, latest: null } },
    [{ fact: "round-started", starter, wild: terms.value.redDie }],
    { ruled: allowed.value },
  );
}
