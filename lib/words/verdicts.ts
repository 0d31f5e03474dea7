import * as english from "./en/verdicts";
import { spoken } from "./spoken";

export const { sayVerdict, sayMove, sayAward, sayWashers, sayEnding, sayScore } = spoken("verdicts", english);
