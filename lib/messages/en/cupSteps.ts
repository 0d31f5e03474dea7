import { type CupStep, type Face, faceWord, type Give } from "@/lib/engine";
import { type Names, nameOf } from "../names";
import { type Drink, drinkWord, sayDrinks } from "./drinks";
import { diceWord } from "./numbers";
import { list } from "./people";

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
