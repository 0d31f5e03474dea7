import * as english from "./en/verdicts";
import { spoken } from "./spoken";

export const { sayVerdict, sayEnding } = spoken("verdicts", english);
