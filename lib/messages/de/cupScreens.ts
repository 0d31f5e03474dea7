import type { WordsOf } from "../dictionary";
import { faceWord } from "./claims";
import { sayDrinks } from "./drinks";

type Words = WordsOf<"cupScreens">;

export const cupWords = {
  inTheOpen: "Offen",
  underTheCup: (dice, looked) =>
    `${dice === 0 ? "keiner" : dice} unter dem Becher${looked ? ", angeschaut" : ""}`,
  touchDie: (face, locked) =>
    `${faceWord(face, 1)}${locked ? ", liegt fest" : ""}: neu werfen oder zurück unter den Becher`,

  turn: "Was geschah mit dem Becher",
  looked: "Geschaut",
  lookedBy: (name) => `${name} hat unter den Becher geschaut`,
  shows: "Gezeigt",
  showsBy: (name) => `${name} hat Würfel gezeigt`,
  rolled: "Gewürfelt",
  rolledBy: (name) => `${name} hat mit dem Becher gewürfelt`,

  whatIsShown: (name) => `Welche Würfel hat ${name} gezeigt?`,
  showKey: (face) => `${faceWord(face, 1)} zeigen`,
  whatWasRolled: (face) => `Was zeigt die ${faceWord(face, 1)} jetzt, offen geworfen?`,
  rollKey: (face) => `Sie zeigt ${faceWord(face, 1)}`,
  takeBack: "Unter den Becher",
  takeBackDie: (face) => `Die ${faceWord(face, 1)} zurück unter den Becher`,
  done: "Fertig",
  doneShowing: "Alle Würfel gezeigt",
  lyingNow: (dice) => (dice === 0 ? "Jetzt liegt nichts offen" : "Jetzt offen"),
  lyingElse: "Ändern",
  whatLies: "Welche Würfel liegen jetzt offen?",
  lyingKey: (face) => `Offen: ${faceWord(face, 1)}`,
  notLying: (face) => `Die ${faceWord(face, 1)} wegnehmen`,
  holdKey: "Halte eine Taste, und es gilt trotzdem.",

  messedUp: "Beim Weitergeben verrutscht",
  messedUpHint: (name) => `Sagt ${name} das, und es ist zu wenig, kostet es doppelt.`,
  allIn: "Alle Würfel sind drin: entscheiden",

  gives: (name, drink) => `${name} vergibt ${sayDrinks(1, drink)}. An wen?`,
  givesNone: "Oder beginne die Runde, dann bekommt ihn niemand.",
} satisfies Words["cupWords"];
