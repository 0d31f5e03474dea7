import { examine, refusal } from "../checks";
import type { RuleSet } from "../parts";
import { cannotHappen, type Result } from "../result";
import { activeFrom, activePlayers } from "../seats";
import type { Fact, GameState, InPhase, Move, PlayerId, Refusal, Seat, StartRound } from "../vocabulary";
import { atTheTable, needPhase, type Played, played, stillIn, stillOn } from "./played";
import { afterMoves, ended, NEW_TURN, overWith, tableOf } from "./transfers";

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

  const short = runShort(state.seats, rules);
  const here = state.seats.map(
    (seat): Seat =>
      short.includes(seat.player)
        ? { ...seat, active: false, short: true, out: state.settledRounds + 1 }
        : seat,
  );
  const expected = between.value.starter;
  const named = action.starter ?? expected;
  const allowed = examine(
    [
      stillIn(state, names),
      () => (named === null ? refusal("starter-needed", "S9") : null),
      () =>
        expected !== null && named !== null && named !== expected && named !== activeFrom(here, expected)
          ? refusal("wrong-starter", "S5", { player: named, expected })
          : null,
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
  const antes = antesDue(here, rules);
  const stacks = afterMoves(table, antes, rules);
  const seats = stacks.seats.map((seat): Seat => (seat.active ? { ...seat, paid: true } : seat));
  return played(
    {
      ...table,
      seats,
      pot: stacks.pot,
      phase: "claiming",
      round: { starter, terms: terms.value, latest: null, table: [], turn: NEW_TURN, antes },
    },
    [...facts, { fact: "round-started", starter, wild: terms.value.redDie }],
    { ruled },
  );
}

/** U5: only if the player who fell to one die starts, with more than two still in. */
const isPalifico = ({ palifico, seats }: InPhase<"between-rounds">, starter: string): boolean =>
  palifico === starter && activePlayers(seats).length > 2;

/** Players who have yet to pay for this round (R2, C2). */
const owing = (seats: readonly Seat[]): readonly Seat[] => seats.filter((seat) => seat.active && !seat.paid);

/**
 * Players who go out for lack of an ante, if the house rules say so. Empty if that would leave no one in
 * (S17).
 */
function runShort(seats: readonly Seat[], { stakes: { ante, mayOwe } }: RuleSet): readonly PlayerId[] {
  if (ante === null || ante.short !== "out" || mayOwe === "chip") return [];
  const short = owing(seats).filter(({ holds }) => (holds.chip ?? 0) < ante.chips);
  return short.length === activePlayers(seats).length ? [] : short.map(({ player }) => player);
}

/**
 * Antes of everyone who owes one. Without debts, limited to what they have. If an empty stack means out, the
 * last chip stays (R2, C2, S17, S24).
 */
function antesDue(
  seats: readonly Seat[],
  { stakes: { ante, mayOwe, outWithout } }: RuleSet,
): readonly Move[] {
  if (ante === null) return [];
  const kept = outWithout === "chip" ? 1 : 0;
  return owing(seats)
    .map(({ player, holds }): Move => {
      const count = mayOwe === "chip" ? ante.chips : Math.min(ante.chips, (holds.chip ?? 0) - kept);
      return { what: "chip", count, from: player, to: "pot" };
    })
    .filter(({ count }) => count > 0);
}
