// Every sentence a person reads. English, for now the only language.
import { type Face, faceWord } from "@/lib/engine";

export { type RequestCode, sayApi } from "./api";
export { diceWord } from "./numbers";
export type { Names } from "./people";
export { sayComparison, sayFinding, sayLegalRaise, sayLowest, sayOdds, sayRank } from "./questions";
export { sayRefusal } from "./refusals";
export { sayAward, sayEnding, sayMove, sayScore, sayVerdict, sayWashers } from "./verdicts";

/** "five": one die showing the face. */
export const faceName = (face: Face): string => faceWord(face, 1);
