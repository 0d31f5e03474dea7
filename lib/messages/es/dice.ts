import type { Claim, CountClaim, Face, HandClaim, MiaClaim, Shout } from "@/lib/engine";
import { diceWord } from "./anyPage";
import { type Drink, faceWord, sayClaim, sayDrinks, sayHandClaim, sayRoll } from "./terms";

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
  tapDice: "Toca los dados y luego lo que forman",
  tapped: (faces: readonly Face[]) =>
    `${faces.map((face) => faceWord(face, 1)).join(", ")}: ahora lo que forman`,
  toBeat: (claim: Claim) => `sobre ${"count" in claim ? sayClaim(claim) : sayHandClaim(claim)}`,

  whoseDice: (name: string | null) => (name === null ? "Bajo el cubilete" : `Los dados de ${name}`),

  claimed: "Cantado:",
  shown: "Había:",
  decided: {
    kind: "Decide el tipo de mano.",
    group: "Del mismo tipo deciden los dados más altos, el grupo mayor primero.",
    kicker: "Con todo lo demás igual decide el dado suelto.",
    roll: "Se lee primero el dado más alto; las parejas superan a todo menos a Mia.",
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

export const bangersWords = {
  whoShoutedHint: (shout: Shout, name: string) =>
    shout === "bang"
      ? `Es el turno de ${name}. Cualquiera menos quien cantó puede gritar bang.`
      : `Es el turno de ${name}. Cualquiera menos quien cantó puede decirlo.`,
  severalAtOnce: "Varios a la vez",
  severalHint: "Toca a todos los que gritaron, el primer grito primero.",
};

export const bangWords = {
  title: "Los bangs, como llegaron",
  scores: "puntúa",
  byTurn: (name: string) => `Era el turno de ${name}, así que solo puntúa ${name}.`,
  first: (name: string) => `${name} fue antes, así que solo puntúa ${name}.`,
  all: "Puntúan todos.",
  too: "¿Quién más gritó?",
  whoToo: "¿Quién gritó también?",
  tooHint: "Van al final del orden. Quien tenía el turno tiene preferencia; si no, el primero.",
} as const;

export const revealWords = {
  sound: "¿Con sonido?",
  photo: "Leer de una foto",
  howMuch: "¿Cuánto viste?",
  ways: { dice: "Dados", counts: "Por cubilete", total: "Total", outcome: "Solo la respuesta" },
  cupEmpty: "aún sin dados",
  standing: { counts: "cuenta", wild: "comodín" },
  notCounted: "aún sin contar",
  ofDice: (dice: number) => `de ${diceWord(dice)}`,
  dieKey: (face: Face) => `Poner ${faceWord(face, 1)}`,
  countKey: (count: number, face: Face) => `${count} ${faceWord(face, count)}`,
  undo: "Atrás",
  soFar: "hasta ahora",
  needed: "hacen falta",
  toCome: (dice: number) =>
    dice === 0 ? "no falta ninguno" : dice === 1 ? "falta 1 dado" : `faltan ${diceWord(dice)}`,
  cupsToCome: (cups: number) => (cups === 1 ? "falta 1 cubilete" : `faltan ${cups} cubiletes`),
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
  chooseFirst: (name: string) => `Di primero qué dados son los de ${name}`,
  onThisPhone: "en este móvil",
  onAnotherPhone: "en otro móvil",
  onPhoneOf: (name: string) => `en el móvil de ${name}`,
  dropsTitle: "¿Sin los dados que anotaron los demás?",
  drops: (names: readonly string[]) =>
    `En otros móviles se están anotando estos cubiletes: ${names.join(", ")}. En esta ronda no contarían.`,
  dropsYes: "Decidir sin ellos",
  dropsNo: "Volver a los cubiletes",
  ofNeeded: (found: number, needed: number) => `${found} de ${needed}`,
  decides: "este decide",
  typedHere: (name: string) => `En este móvil el cubilete de ${name} era`,
  settledAs: "y se decidió con",
  settleWith: (found: number, needed: number) => `${found} de ${needed}: decidir`,
  settleFirst: "Toca cuántos había",
  exactly: {
    short: (claim: CountClaim) => ({ name: "Menos", meaning: `de ${sayClaim(claim)}` }),
    exact: ({ count, face }: CountClaim) => ({ name: `Justo ${count}`, meaning: faceWord(face, count) }),
    there: ({ count, face }: CountClaim) => ({ name: `Más de ${count}`, meaning: faceWord(face, 2) }),
  },
  outcomes: {
    short: (claim: Claim) =>
      "count" in claim
        ? { name: "No llega", meaning: `menos de ${sayClaim(claim)}` }
        : { name: "Demasiado", meaning: `menos que ${sayClaim(claim)}` },
    there: (claim: Claim) => ({
      name: "Estaba",
      meaning: "count" in claim ? `${sayClaim(claim)} o más` : `${sayClaim(claim)} o mejor`,
    }),
  },
};
