import * as english from "./en/questions";
import { spoken } from "./spoken";

export const { sayLegalRaise, sayLowest, sayOdds, sayFinding } = spoken("questions", english);
