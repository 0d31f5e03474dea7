import * as english from "./en/historyScreens";
import { spoken } from "./spoken";

export const {
  historyWords,
  sayEntry,
  sayOutcome,
  sayVerdictChange,
  sayScoreChange,
  sayHeldChange,
  sayStarterChange,
  sayNextChange,
  sayEndingChange,
  sayFaceKey,
  sayRound,
} = spoken("historyScreens", english);
