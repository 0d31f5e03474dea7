import * as english from "./en/startScreens";
import { spoken } from "./spoken";

export const { START_WORDS, sayDice, saySeat, seatWords, sayMoved, sayCrew, sayPhase } = spoken(
  "startScreens",
  english,
);
