import type { Claim, CountClaim, Face, HandClaim, MiaClaim, Shout } from "@/lib/engine";
import type { Drink } from "../ruleRows";
import { diceWord } from "./anyPage";
import { faceWord, sayClaim, sayDrinks, sayHandClaim, sayRoll } from "./terms";

export const handWords = {
  kinds: {
    "high-card": "Carta alta",
    pair: "Pareja",
    "two-pair": "Dobles",
    three: "Trío",
    straight: "Escalera",
    "full-house": "Full",
    four: "Póquer",
    five: "Repóquer",
  },
  pad: "¿Qué mano?",
  handKey: (kind: string, claim: HandClaim, opening: boolean) =>
    `${kind}: ${opening ? "cantar" : "subir a"} ${sayClaim(claim)}`,
  noSuchHand: (kind: string) => `${kind}: no con estos dados`,
  dice: "¿Qué dados?",
  dieKey: (face: Face) => `Nombrar ${faceWord(face, 1)}`,
  clear: "Quitar el último dado",
  tapDice: "Toca los dados y luego la mano",
  tapped: (faces: readonly Face[]) =>
    `${faces.map((face) => faceWord(face, 1)).join(", ")}: ahora toca la mano`,
  toBeat: (claim: Claim) => `sobre ${"count" in claim ? sayClaim(claim) : sayHandClaim(claim)}`,

  whoseDice: (name: string | null) => (name === null ? "Bajo el cubilete" : `Los dados de ${name}`),

  claimed: "Cantado:",
  shown: "Había:",
  decided: {
    kind: "Gana la mejor mano.",
    group: "Misma mano: ganan los dados más altos.",
    kicker: "Con todo lo demás igual, decide el dado suelto.",
    roll: "Lee primero el dado más alto. Las parejas ganan a todo menos a Mia.",
    nothing: "Están todos los dados nombrados.",
  },
  onesHigh: "Aquí un uno gana a un seis.",

  rolls: "¿Qué tirada?",
  rollKey: (claim: MiaClaim, opening: boolean) => `${opening ? "Cantar" : "Subir a"} ${sayRoll(claim)}`,
  mia: "Mia",
};

export const cupWords = {
  inTheOpen: "A la vista",
  underTheCup: (dice: number, looked: boolean) =>
    `${dice === 0 ? "ninguno" : dice} bajo el cubilete${looked ? ", mirado" : ""}`,
  touchDie: (face: Face, locked: boolean) =>
    `${faceWord(face, 1)}${locked ? ", fijo" : ""}: tirarlo, o taparlo bajo el cubilete`,

  turn: "Con el cubilete",
  looked: "Miró",
  lookedBy: (name: string) => `${name} miró`,
  shows: "Mostró",
  showsBy: (name: string) => `${name} mostró dados`,
  rolled: "Tiró",
  rolledBy: (name: string) => `${name} tiró el cubilete`,

  whatIsShown: (name: string) => `¿Qué dados mostró ${name}?`,
  showKey: (face: Face) => `Mostrar ${faceWord(face, 1)}`,
  whatWasRolled: (face: Face) => `¿Qué salió al tirar el ${faceWord(face, 1)}?`,
  rollKey: (face: Face) => `Muestra ${faceWord(face, 1)}`,
  hide: "Bajo el cubilete",
  hideDie: (face: Face) => `Tapar el ${faceWord(face, 1)} bajo el cubilete`,
  done: "Listo",
  doneShowing: "No muestra más dados",
  lyingNow: (dice: number) => (dice === 0 ? "Ahora nada a la vista" : "Ahora a la vista"),
  lyingElse: "Cambiar",
  whatLies: "¿Qué dados están a la vista?",
  lyingKey: (face: Face) => `A la vista: ${faceWord(face, 1)}`,
  notLying: (face: Face) => `Quitar el ${faceWord(face, 1)}`,
  holdKey: "Mantén pulsada una tecla para permitirlo igual.",

  messedUp: "Los dados se revolvieron",
  messedUpHint: (name: string) => `Si ${name} lo dice y falta, cuesta el doble.`,
  allIn: "Todos los dados: decidir",

  gives: (name: string, drink: Drink) => `${name} reparte ${sayDrinks(1, drink)}. ¿Quién lo recibe?`,
  givesNone: "Empieza la ronda para omitirlo.",
};

export const bangersWords = {
  whoShoutedHint: (shout: Shout, name: string) =>
    shout === "bang"
      ? `Le toca a ${name}. Cualquiera menos quien cantó puede gritar bang.`
      : `Le toca a ${name}. Cualquiera menos quien cantó puede decirlo.`,
  severalAtOnce: "Varios a la vez",
  severalHint: "Toca a todos los que gritaron bang, en orden.",
};

export const bangWords = {
  title: "Bangs, en orden",
  scores: "puntúa",
  byTurn: (name: string) => `Le tocaba a ${name}, así que solo puntúa ${name}.`,
  first: (name: string) => `${name} fue antes, así que solo puntúa ${name}.`,
  all: "Puntúan todos.",
  too: "¿Quién más gritó?",
  whoToo: "¿Quién más gritó?",
  tooHint: "Primero a quien le tocaba, luego el más rápido.",
} as const;

export const revealWords = {
  photo: "Leer de una foto",
  howMuch: "Anotar por",
  ways: { dice: "Dados", counts: "Por jugador", total: "Total", outcome: "Falta o está" },
  cupEmpty: "aún sin dados",
  standing: { counts: "cuenta", wild: "comodín" },
  notCounted: "aún sin contar",
  ofDice: (dice: number) => `de ${diceWord(dice)}`,
  dieKey: (face: Face) => `Agregar ${faceWord(face, 1)}`,
  countKey: (count: number, face: Face) => `${count} ${faceWord(face, count)}`,
  undo: "Deshacer",
  soFar: "hasta ahora",
  needed: "hacen falta",
  toCome: (dice: number) =>
    dice === 0 ? "no queda ningún dado" : dice === 1 ? "queda 1 dado" : `quedan ${diceWord(dice)}`,
  cupsToCome: (cups: number) => (cups === 1 ? "queda 1 cubilete" : `quedan ${cups} cubiletes`),
  countHint: (face: Face, wild: Face | null) =>
    wild === null || wild === face
      ? `¿Cuántos ${faceWord(face, 2)} bajo cada cubilete?`
      : `¿Cuántos ${faceWord(face, 2)} y ${faceWord(wild, 2)} bajo cada cubilete?`,
  totalHint: (face: Face, wild: Face | null) =>
    wild === null || wild === face
      ? `¿Cuántos ${faceWord(face, 2)} en total?`
      : `¿Cuántos ${faceWord(face, 2)} y ${faceWord(wild, 2)} en total?`,
  yourCup: (dice: number) => `Tu cubilete: ${diceWord(dice)}`,
  allCups: "Todos",
  yoursAreIn: "El tuyo ya está. Toca un cubilete para anotarlo por alguien.",
  whichDice: (name: string) => `El cubilete de ${name} se anotó de dos maneras. ¿Cuál es la buena?`,
  chooseFirst: (name: string) => `Elige primero los dados de ${name}`,
  onThisPhone: "en este teléfono",
  onAnotherPhone: "en otro teléfono",
  onPhoneOf: (name: string) => `en el teléfono de ${name}`,
  dropsTitle: "¿Decidir sin los otros teléfonos?",
  drops: (names: readonly string[]) => `Todavía anotan: ${names.join(", ")}. Sus dados no contarán.`,
  dropsYes: "Decidir sin ellos",
  dropsNo: "Volver a los cubiletes",
  decides: "este decide",
  typedHere: (name: string) => `En este teléfono el cubilete de ${name} era`,
  settledAs: "pero se decidió con",
  settleWith: (found: number, needed: number) => `${found} de ${needed}: decidir`,
  exactly: {
    short: (claim: CountClaim) => ({ name: "Menos", meaning: `de ${sayClaim(claim)}` }),
    exact: ({ count, face }: CountClaim) => ({ name: `Justo ${count}`, meaning: faceWord(face, count) }),
    there: ({ count, face }: CountClaim) => ({ name: `Más de ${count}`, meaning: faceWord(face, 2) }),
  },
  wildCounts: (face: Face) => `los ${faceWord(face, 2)} cuentan`,
  outcomes: {
    short: (claim: Claim) =>
      "count" in claim
        ? { name: "Falta", meaning: `menos de ${sayClaim(claim)}` }
        : { name: "Demasiado", meaning: `menos que ${sayClaim(claim)}` },
    there: (claim: Claim) => ({
      name: "Estaba",
      meaning: "count" in claim ? `${sayClaim(claim)} o más` : `${sayClaim(claim)} o mejor`,
    }),
  },
};
