import { type CupStep, type Face, faceWord, type Give } from "@/lib/engine";
import { type Names, nameOf } from "../names";
import { type Drink, drinkWord, sayDrinks } from "./drinks";
import { diceWord } from "./numbers";
import { list } from "./people";

/** What the table says of the one cup that goes round, and of the drink its winner hands out. */
export const cupWords = {
  inTheOpen: "In the open",
  underTheCup: (dice: number, looked: boolean) =>
    `${dice === 0 ? "none" : dice} under the cup${looked ? ", looked at" : ""}`,
  lockedDie: (face: Face) => `${faceWord(face, 1)}, locked`,
  touchDie: (face: Face, locked: boolean) =>
    `${faceWord(face, 1)}${locked ? ", locked" : ""}: roll it, or take it back under the cup`,

  turn: "What was done with the cup",
  looked: "Looked",
  lookedBy: (name: string) => `${name} looked under the cup`,
  shows: "Showed dice",
  showsBy: (name: string) => `${name} showed dice`,
  rolled: "Rolled cup",
  rolledBy: (name: string) => `${name} rolled the cup`,

  whatIsShown: (name: string) => `Which dice did ${name} show?`,
  showKey: (face: Face) => `Show ${faceWord(face, 1)}`,
  whatWasRolled: (face: Face) => `What does the ${faceWord(face, 1)} show, rolled in the open?`,
  rollKey: (face: Face) => `It shows ${faceWord(face, 1)}`,
  takeBack: "Under the cup",
  takeBackDie: (face: Face) => `Take the ${faceWord(face, 1)} back under the cup`,
  done: "Done",
  doneShowing: "Done showing dice",
  lyingNow: (dice: number) => (dice === 0 ? "Nothing in the open now" : "In the open now"),
  lyingElse: "Change",
  whatLies: "Which dice lie in the open now?",
  lyingKey: (face: Face) => `In the open: ${faceWord(face, 1)}`,
  notLying: (face: Face) => `Take the ${faceWord(face, 1)} away`,
  holdKey: "Hold a key, and it stands all the same.",

  messedUp: "Messed up in the pass",
  pleaded: "said to be messed up in the pass",
  messedUpHint: (name: string) => `If ${name} says so and it is short, it costs double.`,
  allIn: "All dice are in: settle",

  gives: (name: string, drink: Drink) => `${name} hands out ${sayDrinks(1, drink)}. To whom?`,
  givesNone: "Or start the round, and nobody gets it.",
} as const;

/** A step of a turn with the cup, told: "Ann showed two fours and a six". */
export function sayStep(step: CupStep, name: string): string {
  switch (step.do) {
    case "look":
      return `${name} looked under the cup`;
    case "show":
      return `${name} showed ${sayDice(step.dice)}`;
    case "hide":
      return `${name} took ${sayDice(step.dice)} back under the cup`;
    case "roll-table":
      return `${name} rolled ${sayDice(step.from)} in the open: ${sayDice(step.to)}`;
    case "roll-cup":
      return `${name} rolled the cup`;
  }
}

/** The same in a few letters, for the undo key. */
export function sayStepShort(step: CupStep): string {
  switch (step.do) {
    case "look":
      return "the look";
    case "show":
    case "hide":
      return diceWord(step.dice.length);
    case "roll-table":
    case "roll-cup":
      return "the roll";
  }
}

/** "Ann gave Bob one sip". */
export const sayGift = ({ by, to, count = 1 }: Give, names: Names, drink: Drink): string =>
  `${nameOf(names, by)} ${by === to ? "took" : `gave ${nameOf(names, to)}`} ${sayDrinks(count, drink)}`;

/** The given drink on the undo key. */
export const sayGiftShort = (drink: Drink): string => `the ${drinkWord(1, drink)}`;

/** "two fours and a six". */
function sayDice(dice: readonly Face[]): string {
  const faces = [...new Set(dice)];
  return list(
    faces.map((face) => {
      const count = dice.filter((die) => die === face).length;
      return `${count === 1 ? "a" : ["two", "three", "four", "five"][count - 2]} ${faceWord(face, count)}`;
    }),
  );
}
