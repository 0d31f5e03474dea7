import type { NextStarter } from "../parts";
import { rowFor } from "../ruleSet";
import { leftOf, rightOf } from "../seats";
import type { PlayerId, Seat, StarterData, StarterWord } from "../vocabulary";

/** Null where no one knows the player to count from (S26). */
const left = (seats: readonly Seat[], player: PlayerId | null | undefined): PlayerId | null =>
  player ? leftOf(seats, player) : null;

/** The player whom each word means (B4, F11, O7, R6). */
const WORDS: Readonly<Record<StarterWord, NextStarter>> = {
  loser: ({ loser }) => loser,
  winner: ({ winner }) => winner,
  challenger: ({ challengers: [first = null] }) => first,
  rotate: (_, { starter }, seats) => left(seats, starter),
  "rotate-right": (_, { starter }, seats) => (starter === null ? null : rightOf(seats, starter)),
  "left-of-loser": ({ loser }, _, seats) => left(seats, loser),
  "left-of-claimer": ({ claimer }, _, seats) => left(seats, claimer),
  "left-of-challenger": ({ challengers: [first] }, _, seats) => left(seats, first),
};

/** Chooses the next starter by the first row that holds. Several challengers who each score are not in turn (F13). */
export function starterRows(rows: StarterData, eachScores: boolean): NextStarter {
  if (typeof rows === "string") return WORDS[rows];
  return (judgment, round, seats) => {
    const { kind, challengers, outOfTurn } = judgment;
    const in_turn = !outOfTurn && !(eachScores && challengers.length > 1);
    const word = (right: boolean) =>
      rowFor(rows, { kind, right, in_turn, top: false, messed_up: false })?.who ?? "loser";
    // In the loser form no one says if the challenge was right (S26).
    if (challengers.length === 0 && word(true) !== word(false)) return null;
    return WORDS[word(judgment.right)](judgment, round, seats);
  };
}
