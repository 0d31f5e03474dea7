import { examine, refusal } from "../checks";
import type { RuleSet } from "../parts";
import { cannotHappen, type Result } from "../result";
import { activeFrom, activePlayers } from "../seats";
import type { Fact, GameState, InPhase, Refusal, StartRound } from "../vocabulary";
import { isDue, seatedFor, withAntes } from "./openRound";
import { atTheTable, needPhase, type Played, played, stillIn, stillOn } from "./played";
import { ended, NEW_TURN, overWith, tableOf } from "./transfers";

/**
 * Starts a round and takes its antes (S9, F2, R2, C2, U5). A player who cannot pay may go out, which may end
 * the game (S17). Refuses with `game-over`, `unknown-player`, `wrong-phase`, `not-active`, `starter-needed`,
 * `wrong-starter`, `wild-needed`, `bad-face`, `wild-not-used`.
 */
export function startRound(state: GameState, action: StartRound, rules: RuleSet): Result<Played, Refusal> {
  const names = action.starter === undefined ? [] : [action.starter];
  const known = examine([stillOn(state), atTheTable(state, names)]);
  if (!known.ok) return known;
  const between = needPhase(
    state,
    "between-rounds",
    { claiming: "wrong-phase", revealing: "wrong-phase" },
    null,
  );
  if (!between.ok) return between;

  const { seats: here, short } = seatedFor(state, rules);
  const expected = between.value.starter;
  const named = action.starter ?? expected;
  const allowed = examine(
    [
      stillIn(state, names),
      () => (named === null ? refusal("starter-needed", "S9") : null),
      isDue(named, expected, here),
    ],
    action.ruling,
  );
  if (!allowed.ok) return allowed;
  if (named === null) cannotHappen("starter-needed is never ruled");
  const ruled = allowed.value;
  const starter = activeFrom(here, named);
  const terms = rules.terms.begin(action, isPalifico(between.value, starter));
  if (!terms.ok) return terms;

  const facts: Fact[] = short.length > 0 ? [{ fact: "ran-short", players: short }] : [];
  const table = { ...tableOf(state), seats: here };
  const over = short.length > 0 ? ended(table, rules) : null;
  if (over) return overWith(state, over, facts, { ruled });
  const paid = withAntes(table, rules);
  return played(
    {
      ...paid.table,
      phase: "claiming",
      round: { starter, terms: terms.value, latest: null, table: [], turn: NEW_TURN, antes: paid.antes },
    },
    [...facts, { fact: "round-started", starter, wild: terms.value.redDie }],
    { ruled },
  );
}

/** U5: only if the player who fell to one die starts, with more than two still in. */
const isPalifico = ({ palifico, seats }: InPhase<"between-rounds">, starter: string): boolean =>
  palifico === starter && activePlayers(seats).length > 2;
