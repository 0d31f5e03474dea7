import type { Move, PlayerId, RecordOutcome, Scored, Shout } from "@/lib/engine";

// The parts of sentences about an outcome (S26), in every language.

/** A challenge as the table recorded it; without challengers, who lost. */
export interface OutcomeParts {
  readonly challengers: readonly PlayerId[];
  readonly claimer: PlayerId | null;
  readonly called: Shout;
  /** Null after a concession. */
  readonly right: boolean | null;
  readonly outOfTurn: boolean;
  readonly loser: PlayerId | null;
  readonly winner: PlayerId | null;
  readonly off: number | null;
}

/** The parts of a recorded action. */
export function partsOfAction(action: RecordOutcome, doubt: Shout): OutcomeParts {
  const {
    challengers = [],
    claimer = null,
    kind = "doubt",
    loser = null,
    winner = null,
    off = null,
  } = action;
  return {
    challengers,
    claimer,
    called: kind === "doubt" ? doubt : kind,
    right: kind === "concede" ? null : (action.right ?? null),
    outOfTurn: action.out_of_turn === true,
    loser,
    winner,
    off,
  };
}

/** The parts of an outcome after the rules. They omit the other player of two. */
export function partsOfRound(scored: Scored): OutcomeParts {
  const { challengers, claimer, kind, called, right, outOfTurn, loser, winner, margin } = scored;
  return {
    challengers,
    claimer,
    called: called ?? "doubt",
    right: kind === "concede" ? null : right,
    outOfTurn,
    loser,
    winner,
    off: kind !== "doubt" || margin === null ? null : Math.abs(margin),
  };
}

/** Who said that the dice got messed up: the claimer, or the loser where only that is known (P7). */
export const pleader = ({ messedUp, claimer, loser }: Scored): readonly PlayerId[] =>
  messedUp ? [claimer ?? loser].filter((player) => player !== null) : [];

/** The chips of all antes, and of every other move whose it is and how many they have more or less. */
export function partsOfMoves({ moves, antes }: Pick<Scored, "moves" | "antes">) {
  return {
    antes: moves.slice(0, antes).reduce((sum, { count }) => sum + count, 0),
    moves: moves.slice(antes).map((move) => {
      const gained = move.from === "bank" || move.from === "pot";
      return { player: gained ? move.to : move.from, move, count: gained ? move.count : -move.count };
    }),
  };
}

/** True if the transfers alone tell the round: only who lost is known, and only they pay something. */
export function areMovesEnough(scored: Scored): boolean {
  const { challengers, loser, winner, off } = partsOfRound(scored);
  const { moves } = partsOfMoves(scored);
  const unknown = challengers.length === 0 && winner === null && off === null && pleader(scored).length === 0;
  return unknown && moves.length > 0 && moves.every(({ player }) => player === loser);
}

/** Goods, bads and drinks are only ever taken; of the rest it matters whether it is more or less. */
export const isBalance = ({ what }: Move): boolean => what === "die" || what === "chip" || what === "life";
