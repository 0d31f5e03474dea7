import type { Face } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { nameOf } from "../names";
import { faceWord } from "./claims";
import { sayDrinks } from "./drinks";
import { diceWord, numberWord } from "./numbers";
import { list } from "./people";

type Words = WordsOf<"cupSteps">;

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
