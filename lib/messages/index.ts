// Every sentence a person reads.
import type { Face } from "@/lib/engine";
import { faceWord } from "./claims";

export { type RequestCode, sayApi } from "./api";
export type { Names } from "./names";
export { diceWord } from "./numbers";
export { sayFinding, sayLegalRaise, sayLowest, sayOdds } from "./questions";
export { sayRefusal } from "./refusals";
export { sayAward, sayMove, sayScore, sayWashers } from "./stakes";
export { sayEnding, sayVerdict } from "./verdicts";

/** "five": one die showing the face. */
export const faceName = (face: Face): string => faceWord(face, 1);
