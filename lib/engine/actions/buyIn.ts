import { examine, refusal } from "../checks";
import type { RuleSet } from "../parts";
import type { Result } from "../result";
import { seatOf } from "../seats";
import type { BuyIn, GameState, Move, Refusal, Seat } from "../vocabulary";
import { atTheTable, BETWEEN_ROUNDS, needPhase, type Played, played, stillOn } from "./played";
import { afterMoves } from "./transfers";

/** As many chips as anybody may buy at once (formats §9). */
const MAX_CHIPS = 1000;

/**
 * Buys chips from the bank, as many as one begins with unless named; whoever is out for want of chips plays again (S17). Refuses
 * with `bad-format`, `game-over`, `unknown-player`, `not-in-this-game`, `not-between-rounds`, `not-active` (left, or out for want
 * of something that chips do not buy).
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

/** Still in, or out for nothing but chips. */
function canPlayOn({ active, gone, short, holds }: Seat, { stakes: { outWithout } }: RuleSet): boolean {
  if (active || gone) return active;
  if (outWithout === "chip") return true;
  return short === true && (outWithout === null || (holds[outWithout] ?? 0) > 0);
}

const backIn = ({ short: _short, out: _out, ...seat }: Seat): Seat => ({ ...seat, active: true });
