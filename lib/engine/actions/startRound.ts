import { examine, refusal } from "../checks";
import type { RuleSet } from "../parts";
import { cannotHappen, type Result } from "../result";
import { activePlayers } from "../seats";
import type { GameState, InPhase, Move, Refusal, Seat, StartRound } from "../vocabulary";
import { atTheTable, needPhase, type Played, played, stillIn, stillOn } from "./played";
import { afterMoves, FRESH_TURN, tableOf } from "./transfers";

/**
 * Opens a round and takes its antes (S9, F2, R2, C2, U5). Refuses with `game-over`, `unknown-player`, `wrong-phase`,
 * `not-active`, `starter-needed`, `wrong-starter`, `wild-needed`, `bad-face`, `wild-not-used`.
 */
export function startRound(state: GameState, action: StartRound, rules: RuleSet): Result<Played, Refusal> {
  const named = action.starter === undefined ? [] : [action.starter];
  const known = examine([stillOn(state), atTheTable(state, named)]);
  if (!known.ok) return known;
  const between = needPhase(state, "between-rounds", { claiming: "wrong-phase", revealing: "wrong-phase" });
  if (!between.ok) return between;

  const expected = between.value.starter;
  const starter = action.starter ?? expected;
  const allowed = examine(
    [
      stillIn(state, named),
      () => (starter === null ? refusal("starter-needed", "S9") : null),
      () =>
        expected !== null && starter !== null && starter !== expected
          ? refusal("wrong-starter", "S5", { player: starter, expected })
          : null,
    ],
    action.ruling,
  );
  if (!allowed.ok) return allowed;
  if (starter === null) cannotHappen("starter-needed is never ruled");
  const terms = rules.terms.begin(action, isPalifico(between.value, starter));
  if (!terms.ok) return terms;

  const antes = antesDue(state.seats, rules);
  const table = tableOf(state);
  const stacks = afterMoves(table, antes, rules);
  const seats = stacks.seats.map((seat): Seat => (seat.active ? { ...seat, paid: true } : seat));
  return played(
    {
      ...table,
      seats,
      pot: stacks.pot,
      phase: "claiming",
      round: { starter, terms: terms.value, latest: null, table: [], turn: FRESH_TURN, antes },
    },
    [{ fact: "round-started", starter, wild: terms.value.redDie }],
    { ruled: allowed.value },
  );
}

/** U5: only if the one who fell to one die starts, and more than two are still in. */
const isPalifico = ({ palifico, seats }: InPhase<"between-rounds">, starter: string): boolean =>
  palifico === starter && activePlayers(seats).length > 2;

/** A chip or more from everybody still in who has not paid for this yet (R2, C2). */
function antesDue(seats: readonly Seat[], { stakes: { ante } }: RuleSet): readonly Move[] {
  if (ante === null) return [];
  return seats
    .filter((seat) => seat.active && !seat.paid)
    .map(({ player }) => ({ what: "chip", count: ante.chips, from: player, to: "pot" }));
}
