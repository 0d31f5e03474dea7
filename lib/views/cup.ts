import { diceInPlay, type GameState, type Legal, type LegalSteps, legal, type TableDie } from "@/lib/engine";

/** The one cup that goes round: the dice beside it, what was done to it in this turn, and what may be. */
export interface CupView {
  /** The dice lying in the open, as they lie. */
  readonly open: readonly TableDie[];
  /** Dice under the cup. */
  readonly under: number;
  /** Whether the player in turn looked under it. */
  readonly looked: boolean;
  /** Whether they rolled it. */
  readonly rolled: boolean;
  /** What they may do to the dice; null once the claim is challenged. */
  readonly steps: LegalSteps | null;
}

/** The cup of an open round, with what `inTurn` may do to it; null between rounds, and in games where a turn does nothing to the dice of one cup. */
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
