import type { NextStarter } from "../parts";
import { rowFor } from "../ruleSet";
import { leftOf, rightOf } from "../seats";
import type { PlayerId, StarterData, StarterWord } from "../vocabulary";

/** Null where no one knows the player to count from (S26). */
const from =
  (side: typeof leftOf, find: (...known: Parameters<NextStarter>) => PlayerId | null): NextStarter =>
  (judgment, round, seats) => {
    const player = find(judgment, round, seats);
    return player === null ? null : side(seats, player);
  };

const loser: NextStarter = (judgment) => judgment.loser;
const claimer: NextStarter = (judgment) => judgment.claimer;
const challenger: NextStarter = ({ challengers: [first = null] }) => first;
const opener: NextStarter = (_judgment, { starter }) => starter;

/** Who each word means (B4, F11, O7, R6). */
const WORDS: Readonly<Record<StarterWord, NextStarter>> = {
  loser,
  winner: (judgment) => judgment.winner,
  challenger,
  rotate: from(leftOf, opener),
  "rotate-right": from(rightOf, opener),
  "left-of-loser": from(leftOf, loser),
  "left-of-claimer": from(leftOf, claimer),
  "left-of-challenger": from(leftOf, challenger),
};

/** Chooses the next starter by the first row that holds. Several challengers who each score are not in turn (F13). */
export function starterRows(rows: StarterData, eachScores: boolean): NextStarter {
  if (typeof rows === "string") return WORDS[rows];
  return (judgment, round, seats) => {
    const { kind, challengers, outOfTurn } = judgment;
    const in_turn = !outOfTurn && !(eachScores && challengers.length > 1);
    const words = [true, false].map(
      (right) => rowFor(rows, { kind, right, in_turn, top: false, messed_up: false })?.who,
    );
    const [ifRight, ifWrong] = words;
    // In the loser form no one says if the challenge was right (S26).
    const unknown = challengers.length === 0 && ifRight !== ifWrong;
    const who = judgment.right ? ifRight : ifWrong;
    return who === undefined || unknown ? null : WORDS[who](judgment, round, seats);
  };
}
