import type { Face } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { nameOf } from "../names";
import { faceWord } from "./claims";
import { sayDrinks } from "./drinks";
import { diceWord, numberWord } from "./numbers";
import { list } from "./people";

type Words = WordsOf<"cupScreens">;

export const cupWords = {
  inTheOpen: "Offen",
  underTheCup: (dice, looked) =>
    `${dice === 0 ? "keiner" : dice} unter dem Becher${looked ? ", angeschaut" : ""}`,
  lockedDie: (face) => `${faceWord(face, 1)}, liegt fest`,
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
  allIn: "Alle Würfel sind da: entscheiden",
  holdKey: "Halte eine Taste, und es gilt trotzdem.",

  messedUp: "Beim Weitergeben verrutscht",
  pleaded: "angeblich beim Weitergeben verrutscht",
  messedUpHint: (name) => `Sagt ${name} das und es ist zu wenig, kostet es doppelt.`,

  gives: (name, drink) => `${name} vergibt ${sayDrinks(1, drink)}. An wen?`,
  givesNone: "Oder beginne die Runde, dann bekommt ihn niemand.",
} satisfies Words["cupWords"];

export const sayStep: Words["sayStep"] = (step, name) => {
  switch (step.do) {
    case "look":
      return `${name} schaute unter den Becher`;
    case "show":
      return `${name} zeigte ${sayDice(step.dice)}`;
    case "hide":
      return `${name} nahm ${sayDice(step.dice)} zurück unter den Becher`;
    case "roll-table":
      return `${name} warf ${sayDice(step.from)} offen neu: ${sayDice(step.to)}`;
    case "roll-cup":
      return `${name} würfelte mit dem Becher`;
  }
};

export const sayStepShort: Words["sayStepShort"] = (step) => {
  switch (step.do) {
    case "look":
      return "Blick";
    case "show":
    case "hide":
      return diceWord(step.dice.length);
    case "roll-table":
    case "roll-cup":
      return "Wurf";
  }
};

export const sayGift: Words["sayGift"] = ({ by, to, count = 1 }, names, drink) =>
  by === to
    ? `${nameOf(names, by)} nahm ${sayDrinks(count, drink)}`
    : `${nameOf(names, by)} gab ${nameOf(names, to)} ${sayDrinks(count, drink)}`;

export const sayGiftShort: Words["sayGiftShort"] = (drink) => drink ?? "Schluck";

/** „zwei Vieren und eine Sechs“. */
function sayDice(dice: readonly Face[]): string {
  return list(
    [...new Set(dice)].map((face) => {
      const count = dice.filter((die) => die === face).length;
      return `${count === 1 ? "eine" : numberWord(count)} ${faceWord(face, count)}`;
    }),
  );
}
