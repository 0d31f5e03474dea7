// Every sentence a person reads. English, for now the only language.
import { type Face, faceWord } from "@/lib/engine";

export { type RequestCode, sayApi } from "./api";
export { diceWord, type Names, possessive, sayRefusal } from "./refusals";
export { list, numberWord, sayMove, sayScore, sayVerdict, sayWashers, type VerdictWords } from "./verdicts";

/** "five": one die showing the face. */
export const faceName = (face: Face): string => faceWord(face, 1);

/** "fives". */
export const facesName = (face: Face): string => faceWord(face, 2);
