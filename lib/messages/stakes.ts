import * as english from "./en/stakes";
import { spoken } from "./spoken";

export const { sayMove, sayAward, sayWashers, sayScore } = spoken("stakes", english);
