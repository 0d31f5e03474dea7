import type { CupStep, Face, Give } from "@/lib/engine";
import { type Names, nameOf } from "../names";
import { faceWord } from "./claims";
import { type Drink, drinkWord, sayDrinks } from "./drinks";
import { countWord, diceWord } from "./numbers";
import { list } from "./people";

export function sayStep(step: CupStep, name: string): string {
  switch (step.do) {
    case "look":
      return `${name} miró bajo el cubilete`;
    case "show":
      return `${name} mostró ${sayDice(step.dice)}`;
    case "hide":
      return `${name} volvió a meter ${sayDice(step.dice)} bajo el cubilete`;
    case "roll-table":
      return `${name} tiró ${sayDice(step.from)} a la vista: ${sayDice(step.to)}`;
    case "roll-cup":
      return `${name} tiró el cubilete`;
  }
}

export function sayStepShort(step: CupStep): string {
  switch (step.do) {
    case "look":
      return "la mirada";
    case "show":
    case "hide":
      return diceWord(step.dice.length);
    case "roll-table":
    case "roll-cup":
      return "la tirada";
  }
}

export const sayGift = ({ by, to, count = 1 }: Give, names: Names, drink: Drink): string =>
  by === to
    ? `${nameOf(names, by)} se tomó ${sayDrinks(count, drink)}`
    : `${nameOf(names, by)} dio ${sayDrinks(count, drink)} a ${nameOf(names, to)}`;

export const sayGiftShort = (drink: Drink): string => drinkWord(1, drink);

/** «dos cuatros y un seis». */
function sayDice(dice: readonly Face[]): string {
  return list(
    [...new Set(dice)].map((face) => {
      const count = dice.filter((die) => die === face).length;
      return `${countWord(count, false)} ${faceWord(face, count)}`;
    }),
  );
}
