import type { Face } from "@/lib/engine";
import { faceWord } from "./claims";
import { type Drink, sayDrinks } from "./drinks";

export const cupWords = {
  inTheOpen: "A la vista",
  underTheCup: (dice: number, looked: boolean) =>
    `${dice === 0 ? "ninguno" : dice} bajo el cubilete${looked ? ", mirado" : ""}`,
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
  holdKey: "Mantén pulsada una tecla y vale igualmente.",

  messedUp: "Se revolvieron al pasar",
  messedUpHint: (name: string) => `Si ${name} lo alega y no llega, cuesta el doble.`,
  allIn: "Están todos los dados: decidir",

  gives: (name: string, drink: Drink) => `${name} reparte ${sayDrinks(1, drink)}. ¿A quién?`,
  givesNone: "O empezad la ronda, y no es para nadie.",
};
