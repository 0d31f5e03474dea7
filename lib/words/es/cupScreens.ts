import type { CupStep, Face, Give } from "@/lib/engine";
import { type Names, nameOf } from "../names";
import { faceWord } from "./claims";
import { drinkWord, sayDrinks } from "./drinks";
import { countWord, diceWord } from "./numbers";
import { list } from "./people";

type Drink = string | null;

export const cupWords = {
  inTheOpen: "A la vista",
  underTheCup: (dice: number, looked: boolean) =>
    `${dice === 0 ? "ninguno" : dice} bajo el cubilete${looked ? ", ya mirado" : ""}`,
  lockedDie: (face: Face) => `${faceWord(face, 1)}, fijo`,
  touchDie: (face: Face, locked: boolean) =>
    `${faceWord(face, 1)}${locked ? ", fijo" : ""}: tirarlo, o volver a meterlo bajo el cubilete`,

  turn: "Qué se hizo con el cubilete",
  looked: "Miró",
  lookedBy: (name: string) => `${name} miró bajo el cubilete`,
  shows: "Mostró",
  showsBy: (name: string) => `${name} mostró dados`,
  rolled: "Tiró",
  rolledBy: (name: string) => `${name} tiró el cubilete`,

  whatIsShown: (name: string) => `¿Qué dados mostró ${name}?`,
  showKey: (face: Face) => `Mostrar ${faceWord(face, 1)}`,
  whatWasRolled: (face: Face) => `¿Qué muestra el ${faceWord(face, 1)}, tirado a la vista?`,
  rollKey: (face: Face) => `Muestra ${faceWord(face, 1)}`,
  takeBack: "Bajo el cubilete",
  takeBackDie: (face: Face) => `Volver a meter el ${faceWord(face, 1)} bajo el cubilete`,
  done: "Listo",
  doneShowing: "No muestra más dados",
  lyingNow: (dice: number) => (dice === 0 ? "Ahora nada a la vista" : "Ahora a la vista"),
  lyingElse: "Cambiar",
  whatLies: "¿Qué dados hay ahora a la vista?",
  lyingKey: (face: Face) => `A la vista: ${faceWord(face, 1)}`,
  notLying: (face: Face) => `Quitar el ${faceWord(face, 1)}`,
  allIn: "Están todos los dados: decidir",
  holdKey: "Mantén pulsada una tecla y vale igualmente.",

  messedUp: "Se revolvieron al pasar",
  pleaded: "se alegó que se revolvieron al pasar",
  messedUpHint: (name: string) => `Si ${name} lo dice y no llega, cuesta el doble.`,

  gives: (name: string, drink: Drink) => `${name} reparte ${sayDrinks(1, drink)}. ¿A quién?`,
  givesNone: "O empezad la ronda, y no es para nadie.",
};

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
