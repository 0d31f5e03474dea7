import type { Face } from "@/lib/engine";
import { faceWord } from "./claims";
import { diceWord } from "./numbers";

export const betweenWords = {
  whoStarts: "¿Quién empieza?",
  whoStartsHint: (redDie: boolean) =>
    redDie
      ? "Toca un nombre: quien empieza tira el gran dado rojo."
      : "Toca un nombre: quien empieza canta primero.",
  diceUnderCups: (dice: number, cups: number) => `${diceWord(dice)} bajo ${cups} cubiletes`,
  diceUnderOneCup: (dice: number) => `${diceWord(dice)} bajo un cubilete`,
  rollsAndOpens: (name: string, redDie: boolean) =>
    redDie ? `${name} tira el dado rojo y abre` : `${name} abre la ronda`,
  startRound: (round: number) => `Empezar la ronda ${round}`,
  onesAreWild: "los unos son comodín",
  palificoNext: (name: string) =>
    `A ${name} le queda un dado: ronda de palifico. Vale la primera cara y los unos no son comodín.`,
  startsAgain: (name: string) => `${name} empieza otra vez`,
  isVoid: (round: number) => `La ronda ${round} es nula`,
  redDieShows: "¿Qué muestra el dado rojo?",
  redDieKey: (face: Face) => `El dado rojo muestra ${faceWord(face, 1)}`,
  startsRound: (name: string) => `Empieza ${name}`,
};
