import { diceInPlay, type GameState, type Legal, type LegalSteps, legal, type TableDie } from "@/lib/engine";

/** The shared cup: the open dice, the steps of this turn, and the possible steps. */
export interface CupView {
  /** The open dice, in order. */
  readonly open: readonly TableDie[];
  /** Dice under the cup. */
  readonly under: number;
  /** True if the player in turn peeked. */
  readonly looked: boolean;
  /** True if they rolled it. */
  readonly rolled: boolean;
  /** The possible steps; null once the claim is challenged. */
  readonly steps: LegalSteps | null;
}

/**
 * The cup of an open round with the legal steps of `inTurn`; null between rounds, and in games without steps.
 */
export function viewCup(state: GameState, inTurn: Legal | null): CupView | null {
  const [seat] = state.seats;
  if (state.phase !== "claiming" && state.phase !== "revealing") return null;
  const may = inTurn ?? (seat ? legal(state, seat.player) : null);
  if (!may?.steps) return null;
  const { table, turn } = state.round;
  return {
    open: table,
    under: diceInPlay(state) - table.length,
    looked: turn.looked,
    rolled: turn.rolledCup,
    steps: inTurn?.steps ?? null,
  };
}
