import * as english from "./en/rulesCard";
import { spoken } from "./spoken";

export const {
  cardWords,
  sayDealt,
  sayOneCup,
  sayWild,
  sayBegins,
  sayAnte,
  sayTurn,
  sayReRolls,
  saySteps,
  sayClass,
  sayRaises,
  sayWay,
  sayWayOut,
  sayCosts,
  sayStarts,
  sayEndings,
  sayRule,
} = spoken("rulesCard", english);
