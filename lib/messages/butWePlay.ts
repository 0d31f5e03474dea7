import * as english from "./en/butWePlay";
import { spoken } from "./spoken";

export const { butWePlayWords, sayOtherRule, sayElsewhere, sayUnchanged, sayUntold } = spoken(
  "butWePlay",
  english,
);
