import type { Action, Move, RefusalCode, Stake } from "@/lib/engine";
import { type Names, nameOf } from "../names";
import { sayGiftShort, sayStepShort } from "./cupScreens";
import { drinkWord } from "./drinks";
import { list } from "./people";
import { sayAction } from "./screens";
import { sayAward, sayMove } from "./verdicts";

type Drink = string | null;

export const moreWords = {
  more: "Más",
  menuTitle: "¿Qué más pasó?",

  undo: "Deshacer",
  undoWhat: (what: string) => `Deshacer: ${what}`,
  takenBack: (what: string) => `Retirado: ${what}.`,
  takenBackElsewhere: (what: string) => `Retirado desde otro teléfono: ${what}.`,
  putBack: "Volver a ponerlo",
  cannotUndo: "Sin conexión, así que no se retiró nada. Inténtalo cuando vuelva la línea.",
  cannotCorrect: "Sin conexión, así que no se anotó nada. Inténtalo cuando vuelva la línea.",
  correct: "Corregir",
  correctName: (round: number) => `Corregir la ronda ${round}`,
  history: "Todas las rondas, y correcciones",

  letStand: "Pasó así: que valga",
  ruling: "La mesa lo dejó valer",
  ruled: "se dejó valer",

  skip: "Ir al último canto",
  whoSaid: "¿Quién dijo el último canto?",
  whoSaidHint: "Los cantos anteriores quedan sin oír. Luego toca el canto.",
  said: (name: string) => `${name} dijo`,
  unheard: "sin oír los cantos anteriores",
  unseen: "pasado sin mirar",
  notSkipped: (name: string) => `Volver a ${name}`,

  void: {
    open: "Anular esta ronda",
    title: "¿Por qué es nula la ronda?",
    hint: "Sin resultado, nadie puntúa. Quien la empezó empieza otra vez.",
    reasons: ["Alarma", "Dados al suelo", "Cubilete levantado antes de tiempo"],
  },

  penalty: {
    open: "Un castigo",
    title: "El castigo de la propia mesa",
    who: "¿Quién?",
    what: "¿Qué?",
    stakes: {
      bad: "Mala",
      good: "Buena",
      die: "Pierde dados",
      chip: "Paga fichas",
      life: "Pierde vidas",
      drink: "Tragos",
    },
    howMany: "¿Cuántos?",
    why: "¿Por qué?",
    reasons: ["Espió", "Dados fuera de la mesa", "Cubilete levantado antes de tiempo", "Llegó tarde"],
    otherReason: "Otro motivo",
    save: (name: string, move: Move, drink: Drink) =>
      `${name} ${move.from === "bank" ? `recibe ${sayMove(move, drink)}` : sayAward(move, drink)}`,
    missing: { who: "Di quién", why: "Di por qué" },
  },

  join: {
    open: "Alguien se une",
    title: "¿Quién se sienta?",
    name: "Nombre",
    where: "¿Entre quiénes?",
    between: (left: string, right: string) => `${left} y ${right}`,
    save: (name: string) => `${name} se sienta`,
    nameFirst: "Escribe un nombre",
    back: "O alguien vuelve",
    backHint: "Con los puntos con que se fue.",
    comesBack: (name: string) => `${name} ha vuelto`,
  },

  leave: {
    open: "Alguien se va",
    title: "¿Quién se va?",
    hint: "Sus puntos se conservan, y puede volver.",
  },
  afterTheRound: "cuando acabe la ronda",

  starter: {
    open: "Empieza otra persona",
    title: "¿Quién empieza la ronda?",
    hint: (name: string) => `Según las reglas es ${name}.`,
  },

  pause: {
    open: "Hacer una pausa",
    title: "Una pausa",
    kept: "Todo se conserva. Guarda el teléfono, ciérralo, que se acabe la batería: la partida sigue donde se quedó, en minutos o en horas.",
    since: (time: string, ago: string) => `En pausa desde las ${time}, ${ago}.`,
    resume: "Volver a la partida",
    resumed: (time: string, ago: string) =>
      `No se anotó nada desde las ${time}, ${ago}. La partida sigue donde se quedó.`,
  },

  stop: {
    open: "Terminar la partida",
    title: "¿La partida acaba aquí?",
    hint: "Queda como está. Se puede deshacer.",
    save: "Acaba aquí",
  },

  movedOn: (what: string) => `Justo al tocar, la mesa avanzó: ${what}. Lo tuyo no se anotó.`,

  bangs: {
    title: "Los bangs, como llegaron",
    scores: "puntúa",
    byTurn: (name: string) => `Era el turno de ${name}, así que solo puntúa ${name}.`,
    first: (name: string) => `${name} fue antes, así que solo puntúa ${name}.`,
    all: "Puntúan todos.",
    too: "¿Quién más gritó?",
    whoToo: "¿Quién gritó también?",
    tooHint: "Van al final del orden. Quien tenía el turno tiene preferencia; si no, el primero.",
  },

  end: {
    again: "Jugar otra vez",
    againHint: (names: readonly string[]) => `${names.length} en la mesa, las mismas reglas`,
    starting: "Empezando…",
    tied: (names: readonly string[]) => `${list(names)} están empatados. Pueden fregar juntos, o desempatar.`,
    playoff: "Desempatar",
    playoffName: (names: readonly string[]) => `Desempatar: una partida nueva para ${list(names)}`,
    byHand: "Decidido a mano",
    whoWashes: "¿Quién friega?",
    whoWashesHint: "Se decide con el juego que quiera la mesa. Toca a quien lo perdió.",
    newCrew: "Otra cuadrilla",
  },
} as const;

export const sayPenaltyStake = (what: Stake, drink: Drink): string =>
  what === "drink" && drink !== null ? drinkWord(2, drink) : moreWords.penalty.stakes[what];

interface Telling {
  readonly doubt?: "bang" | "doubt" | "spot-on" | "concede";
  readonly drink?: Drink;
}

export function sayShort(
  action: Action,
  names: Names,
  { doubt = "bang", drink = null }: Telling = {},
): string {
  switch (action.do) {
    case "claim":
      return sayAction(action, names).replace(/^.* dijo /, "");
    case "start-round":
      return action.wild === undefined ? "el comienzo" : "el dado rojo";
    case "challenge":
      return doubt === "bang" ? "el bang" : "el reto";
    case "re-roll":
      return "la tirada";
    case "reveal":
      return "los cubiletes";
    case "void-round":
      return "la nula";
    case "adjust":
      return "el castigo";
    case "join":
    case "leave":
      return nameOf(names, action.player);
    case "end":
      return "el final";
    case "give":
      return sayGiftShort(drink);
    default:
      return sayStepShort(action);
  }
}

export const sayWayOn = (code: RefusalCode): string => WAYS_ON[code] ?? "";

const WAYS_ON: Partial<Record<RefusalCode, string>> = {
  "no-claim-yet": "Haz el primer canto, o ve al último.",
  "wrong-phase": "Termina la ronda, o anúlala en Más.",
  "round-not-started": "Empieza antes la ronda.",
  "already-challenged": "Anota los dados, o retira el reto con Deshacer.",
  "not-between-rounds": "Termina la ronda, o anúlala en Más.",
  "game-over": "Jugad otra vez, o retira lo último con Deshacer.",
  "not-active": "Elige a alguien que esté en juego, o que vuelva con Más.",
  "nothing-to-give": "Revisa quién y cuánto.",
  "duplicate-player": "Los nombres se distinguen sin mirar mayúsculas.",
} as const;
