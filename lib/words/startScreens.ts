import * as english from "./en/startScreens";
import { spoken } from "./spoken";

export const { START_WORDS, sayDiceEach, saySeat, seatWords, sayMoved, sayCrew, sayPhase } = spoken(
  "startScreens",
  english,
);
