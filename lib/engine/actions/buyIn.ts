import { examine, refusal } from "../checks";
import type { RuleSet } from "../parts";
import type { Result } from "../result";
import { seatOf } from "../seats";
import type { BuyIn, GameState, Move, Refusal, Seat } from "../vocabulary";
import { atTheTable, BETWEEN_ROUNDS, needPhase, type Played, played, stillOn } from "./played";
import { afterMoves } from "./transfers";

/** The most chips per purchase (formats §9). */
const MAX_CHIPS = 1000;

/**
 * Buys chips from the bank, by default a starting stack. A player who was out for lack of chips plays again
 * (S17). Refuses with `bad-format`, `game-over`, `unknown-player`, `not-in-this-game`, `not-between-rounds`.
 * Also `not-active` (left, or out for lack of something that chips do not buy).
 */
export function buyIn(state: GameState, { player, count }: BuyIn, rules: RuleSet): Result<Played, Refusal> {
  const { buysIn } = rules.stakes;
  const known = examine([
    () => (count === undefined || isAmount(count) ? null : refusal("bad-format", "S17", { name: "count" })),
    stillOn(state),
    atTheTable(state, [player]),
    () => (buysIn === null ? refusal("not-in-this-game", "S17") : null),
  ]);
  if (!known.ok) return known;
  const between = needPhase(state, "between-rounds", BETWEEN_ROUNDS, "S17");
  if (!between.ok) return between;
  const seat = seatOf(state.seats, player);
  const allowed = examine([
    () => (seat && canPlayOn(seat, rules) ? null : refusal("not-active", "S17", { player })),
  ]);
  if (!allowed.ok) return allowed;

  const move: Move = { what: "chip", count: count ?? buysIn ?? 0, from: "bank", to: player };
  const { seats, pot } = afterMoves(state, [move], rules);
  return played(
    { ...between.value, seats: seats.map((one) => (one.player === player ? backIn(one) : one)), pot },
    [{ fact: "moved", by: "buy-in", move }],
  );
}

const isAmount = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= MAX_CHIPS;

/** Still in, or out only for lack of chips. */
function canPlayOn(
  { active, gone: hasLeft, short, holds }: Seat,
  { stakes: { outWithout } }: RuleSet,
): boolean {
  if (active || hasLeft) return active;
  if (outWithout === "chip") return true;
  return short === true && (outWithout === null || (holds[outWithout] ?? 0) > 0);
}

const backIn = ({ short: _short, out: _out, ...seat }: Seat): Seat => ({ ...seat, active: true });
