import { type Check, refusal } from "../checks";
import type { RuleSet } from "../parts";
import { activeFrom, activePlayers } from "../seats";
import type { GameState, Move, PlayerId, Seat } from "../vocabulary";
import { afterMoves, type tableOf } from "./transfers";

// Opens a round, played (S9) or recorded by its outcome (S26).

/** The seats of a new round, and the players who go out first for lack of an ante (S17). */
export interface Seated {
  readonly seats: readonly Seat[];
  readonly short: readonly PlayerId[];
}

/** Puts players without an ante out, if the house rules say so (S17). */
export function seatedFor({ seats, settledRounds }: GameState, rules: RuleSet): Seated {
  const short = runShort(seats, rules);
  const outBefore = (seat: Seat): Seat => ({ ...seat, active: false, short: true, out: settledRounds + 1 });
  return { short, seats: seats.map((seat) => (short.includes(seat.player) ? outBefore(seat) : seat)) };
}

/** Refuses a starter other than the one who is due, or the one who replaces them (S5, S17). */
export const isDue =
  (named: PlayerId | null, expected: PlayerId | null, here: readonly Seat[]): Check =>
  () =>
    expected !== null && named !== null && named !== expected && named !== activeFrom(here, expected)
      ? refusal("wrong-starter", "S5", { player: named, expected })
      : null;

/** The table once every player who owes an ante has paid it, and the antes (R2, C2, S24). */
export function withAntes(table: ReturnType<typeof tableOf>, rules: RuleSet) {
  const antes = antesDue(table.seats, rules);
  const { seats, pot } = afterMoves(table, antes, rules);
  return { antes, table: { ...table, pot, seats: seats.map(paidUp) } };
}

const paidUp = (seat: Seat): Seat => (seat.active ? { ...seat, paid: true } : seat);

/** The players who have yet to pay for this round (R2, C2). */
const owing = (seats: readonly Seat[]): readonly Seat[] => seats.filter((seat) => seat.active && !seat.paid);

/** Players who go out for lack of an ante, if the house rules say so. Empty if that would leave no one in (S17). */
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
  const left = outWithout === "chip" ? 1 : 0;
  return owing(seats)
    .map(({ player, holds }): Move => {
      const count = mayOwe === "chip" ? ante.chips : Math.min(ante.chips, (holds.chip ?? 0) - left);
      return { what: "chip", count, from: player, to: "pot" };
    })
    .filter(({ count }) => count > 0);
}
