import {
  type Action,
  assertNever,
  type Claim,
  type CountClaim,
  type Face,
  type Phase,
  type Shout,
} from "@/lib/engine";
import { type Names, nameOf } from "../names";
import type { Drink } from "../ruleRows";
import { atHour, diceWord, list, numberWord } from "./anyPage";
import { outcomeWords, sayRecordedOutcome } from "./outcomes";
import {
  faceWord,
  gameName,
  sayClaim,
  sayGift,
  sayGiftShort,
  sayGiven,
  sayScore,
  sayShout,
  sayStakeCount,
  sayStep,
  sayStepShort,
} from "./terms";

const cannotBeTrue = (dice: number): string => `solo ${diceWord(dice)} en juego`;

const CALLED: Readonly<Record<Shout, readonly [one: string, many: string]>> = {
  bang: ["gritó bang", "gritaron bang"],
  doubt: ["dudó", "dudaron"],
  "spot-on": ["dijo «¡Justo!»", "dijeron «¡Justo!»"],
  concede: ["se lo creyó", "se lo creyeron"],
};

const facesAreWild = (face: Face): string => `los ${faceWord(face, 2)} son comodín`;

const onlyCount = (face: Face): string => `solo cuentan los ${faceWord(face, 2)}`;

export const tableWords = {
  title: "Mesa",
  back: "Todas las partidas",
  backTo: (group: string) => `Volver a ${group}`,
  gameName,
  playoff: (names: readonly string[]) =>
    names.length === 2 ? `Desempate: ${names.join(" contra ")}` : `Desempate: ${list(names)}`,
  round: (round: number) => `Ronda ${round}`,
  afterRounds: (rounds: number) =>
    rounds === 0
      ? "Terminada"
      : rounds === 1
        ? "Terminada tras una ronda"
        : `Terminada tras ${rounds} rondas`,
  close: "Cerrar",
  scoreStrip: "Marcador",
  score: sayScore,
  even: "a cero",
  turnOf: "le toca",
  says: (claim: Claim) => `dice ${sayClaim(claim)}`,
  outOfPlay: "fuera",

  live: "en vivo",
  connecting: "conectando",
  offline: (pending: number) =>
    pending === 0
      ? "Sin conexión: esto es lo último"
      : `Sin conexión: ${pending === 1 ? "un toque guardado" : `${numberWord(pending)} toques guardados`} en este teléfono`,
  sending: "enviando",

  palifico: (face: Face | null) =>
    face === null ? "Palifico: vale la primera cara" : `Palifico: solo ${faceWord(face, 2)}, sin comodín`,
  pot: (chips: number) => `${chips} en el pozo`,
  anted: (chips: number) => `cada uno puso ${chips}`,
  stakeCount: sayStakeCount,
  reRoll: "Volver a tirar",
  reRollBy: (name: string, left: number) =>
    `${name} vuelve a tirar, ${left === 0 ? "no queda ninguna" : left === 1 ? "queda una" : `quedan ${left}`}`,
  reRollsLeft: (left: number) =>
    left === 0 ? "no queda ninguna" : left === 1 ? "queda una" : `quedan ${left}`,
  opensBefore: "empieza con",
  saysBefore: "dice",
  facesAreWild,
  wildShort: facesAreWild,
  onlyCount,
  onlyShort: (face: Face) => `solo ${face}`,
  toRaise: (name: string) => `Le toca a ${name}`,
  toOpen: (name: string) => `Empieza ${name}`,
  raiseTo: ({ count, face }: CountClaim, opening: boolean) =>
    `${opening ? "Cantar" : "Subir a"} ${count} ${faceWord(face, count)}`,
  lowestRaise: "la subida más baja",
  lowestNonWild: "la subida más baja que no es comodín",
  callsTheWild: "canta el comodín",
  cannotBeTrue,
  quantity: "Cuántos",
  inPlay: (dice: number) => `${diceWord(dice)} en juego`,

  shouts: sayShout,
  shoutBy: (shout: Shout, name: string, game: string) => `${sayShout(shout, game)}, ${name}`,
  someoneElse: "Alguien más",
  whoShouted: (shout: Shout, game: string) => {
    if (shout === "bang") return "¿Quién gritó bang?";
    if (shout === "spot-on") return game === "perudo" ? "¿Quién dijo «calza»?" : "¿Quién dijo «¡Justo!»?";
    return shout === "doubt" ? "¿Quién dudó?" : "¿Quién se lo creyó?";
  },
  inTurnToo: "le toca",

  log: "Cantos",
  logOf: (claims: number) => (claims === 1 ? "1 canto" : `${claims} cantos`),
  shoutTitle: (shout: Shout, by: readonly string[], claimer: string, game: string) =>
    `${sayShout(shout, game)} ${list(by)} a ${claimer}`,
  claimAndWild: (claim: Claim, wild: Face | null) =>
    wild === null
      ? sayClaim(claim)
      : `${sayClaim(claim)}, ${"face" in claim && claim.face === wild ? onlyCount(wild) : facesAreWild(wild)}`,
  rule: (id: string) => `Regla ${id}`,
  left: "se fue",
  tones: "Alarma",
  onCall: "en emergencia",
  wildDie: (face: Face) => `${faceWord(face, 1)}, comodín`,
  lockedDie: (face: Face) => `${faceWord(face, 1)}, fijo`,
  pleaded: "dice que se revolvieron los dados",
  unseen: "Pasa sin mirar",
  unseenBy: (name: string) => `${name} pasa sin mirar`,
};

interface Telling {
  readonly phase?: Phase;
  readonly doubt?: Shout;
  readonly drink?: Drink;
}

/** «Cruz dijo 10 cincos». */
export function sayAction(action: Action, names: Names, telling: Telling = {}): string {
  const { phase, doubt = "bang", drink = null } = telling;
  const name = (player: string) => nameOf(names, player);
  switch (action.do) {
    case "start-round":
      return action.starter === undefined
        ? "se empezó otra ronda"
        : `${name(action.starter)} empezó una ronda${because(action.note)}`;
    case "claim":
      return `${name(action.by)} dijo ${sayWhatWasClaimed(action.claim)}`;
    case "challenge": {
      const by = (typeof action.by === "string" ? [action.by] : action.by).map(name);
      const shout = (action.kind ?? "doubt") === "doubt" ? doubt : (action.kind ?? doubt);
      return `${list(by)} ${CALLED[shout][by.length === 1 ? 0 : 1]}`;
    }
    case "re-roll":
      return `${name(action.by)} volvió a tirar`;
    case "reveal":
      return phase === "finished" ? "se destaparon los últimos dados" : "se destaparon los dados";
    case "skip":
      return action.players.length > 0
        ? `esta ronda se salta a ${list(action.players.map(name))}`
        : "ya no se salta a nadie";
    case "void-round":
      return `la ronda fue nula${because(action.note)}`;
    case "adjust":
      return `${sayGiven(action, names, drink)}${because(action.note)}`;
    case "give":
      return sayGift(action, names, drink);
    case "buy-in":
      return action.count === undefined
        ? `${name(action.player)} recompró`
        : `${name(action.player)} recompró ${sayStakeCount("chip", action.count, drink)}`;
    case "result":
      return list(action.moves.map((move) => sayGiven(move, names, drink)));
    case "outcome":
      return sayRecordedOutcome(action, names, doubt);
    case "look":
    case "show":
    case "hide":
    case "roll-table":
    case "roll-cup":
      return sayStep(action, name(action.by));
    case "join":
      return `${name(action.player)} se unió`;
    case "leave":
      return `${name(action.player)} se fue`;
    case "end": {
      const how =
        action.losers && action.losers.length > 0
          ? `se decidió que ${action.losers.length === 1 ? "perdió" : "perdieron"} ${list(action.losers.map(name))}`
          : action.winners && action.winners.length > 0
            ? `${list(action.winners.map(name))} ${action.winners.length === 1 ? "ganó" : "ganaron"}`
            : "la partida se detuvo";
      return action.pot ? `${how}, el pozo fue para ${list(Object.keys(action.pot).map(name))}` : how;
    }
    default:
      return assertNever(action);
  }
}

const because = (note: string | undefined): string => (note ? `: ${note}` : "");

export function sayMarks(action: Action): string {
  return [
    ...("skipped" in action && action.skipped ? ["sin oír los cantos anteriores"] : []),
    ...("accept" in action && action.accept === "blind" ? ["pasado sin mirar"] : []),
    ...("messed_up" in action && action.messed_up ? [tableWords.pleaded] : []),
    ...(action.ruling === undefined ? [] : [`permitido: ${action.ruling}`]),
  ].join("; ");
}

function sayWhatWasClaimed(claim: unknown): string {
  if (typeof claim === "string") return claim;
  return typeof claim === "object" && claim !== null && ("face" in claim || "hand" in claim || "mia" in claim)
    ? sayClaim(claim as Claim)
    : "algo";
}

export const moreWords = {
  more: "Más",
  titles: {
    menu: "Más",
    void: "¿Por qué es nula la ronda?",
    penalty: "Castigo de la casa",
    join: "¿Quién se une?",
    leave: "¿Quién se va?",
    starter: "¿Quién empieza la ronda?",
    "high-roll": "Tirar para empezar",
    shift: "¿Qué turno?",
    "buy-in": "¿Quién recompra?",
    result: "¿Cómo terminó la ronda?",
    astray: "Dado inclinado o caído",
    pause: "Pausa",
    stop: "¿Terminar la partida?",
    decided: "¿Quién fue?",
    delete: "¿Borrar esta partida?",
  },
  resumed: (time: string, ago: string) =>
    `No se anotó nada desde ${atHour(time)}, ${ago}. Sigan donde quedaron.`,

  undo: "Deshacer",
  undoWhat: (what: string) => `Deshacer: ${what}`,
  undone: (what: string) => `Deshecho: ${what}.`,
  undoneByOther: (what: string) => `Deshecho en otro teléfono: ${what}.`,
  redo: "Rehacer",
  cannotUndo: "Estás sin conexión. Inténtalo cuando te conectes.",
  cannotCorrect: "Estás sin conexión y no se guardó nada. Inténtalo cuando te conectes.",
  afterRound: {
    join: (name: string) => `${name} entra cuando acabe la ronda`,
    leave: (name: string) => `${name} se va cuando acabe la ronda`,
    cancel: "Cancelar",
    cancelWhat: (what: string) => `Cancelar: ${what}`,
  },
  correct: "Corregir ronda",
  correctName: (round: number) => `Corregir ronda ${round}`,
  allow: "Permitir igual",
  ruling: "La mesa lo permitió",
  ruled: "permitido",

  skip: "Ir al último canto",
  whoClaimed: "¿Quién hizo el último canto?",
  whoClaimedHint: "Los cantos anteriores quedan sin oír. Luego toca el canto.",
  claimed: (name: string) => `${name} dijo`,
  unheard: "sin oír los cantos anteriores",
  unseen: "pasado sin mirar",
  notSkipped: (name: string) => `Volver a ${name}`,

  movedOn: (what: string) => `Demasiado tarde: ${what}. Tu toque no se guardó.`,
} as const;

interface TellingShort {
  readonly doubt?: "bang" | "doubt" | "spot-on" | "concede";
  readonly drink?: Drink;
}

export function sayShort(
  action: Action,
  names: Names,
  { doubt = "bang", drink = null }: TellingShort = {},
): string {
  switch (action.do) {
    case "claim":
      return sayAction(action, names).replace(/^.* dijo /, "");
    case "start-round":
      return action.wild === undefined ? "el comienzo" : "el dado rojo";
    case "challenge":
      return doubt === "bang" ? "el bang" : "la duda";
    case "re-roll":
      return "la tirada";
    case "reveal":
      return "los cubiletes";
    case "skip":
      return "el salto";
    case "void-round":
      return "la nula";
    case "adjust":
      return "el castigo";
    case "join":
    case "leave":
      return sayAction(action, names);
    case "buy-in":
      return sayAction({ do: "buy-in", player: action.player }, names);
    case "result":
      return "el resultado";
    case "outcome":
      return outcomeWords.short;
    case "end":
      return "el final";
    case "give":
      return sayGiftShort(drink);
    default:
      return sayStepShort(action);
  }
}

export const phoneWords = {
  next: (by: string | null, you: string | null, playoff: boolean) => {
    const what = playoff ? "el desempate" : "la siguiente partida";
    return `${by === null ? `Empezó ${what}` : `${by} empezó ${what}`}${you === null ? "." : `: tú eres ${you}.`}`;
  },
  other: (by: string | null) =>
    by === null ? "Empezó otra partida en esta mesa." : `${by} empezó otra partida en esta mesa.`,
  toOther: "Ir allí",
  you: "tú",
  presence: { here: "teléfono en la mesa", away: "teléfono fuera de la mesa" },

  ownKeys: "Solo mi lugar",
  ownSeat: "Tu lugar",
  who: "¿Quién eres?",
  choose: "Elegir lugar",
  lost: (name: string) => `Otro teléfono tomó el lugar de ${name}.`,
  keepsNow: "Ahora anotas tú.",
  keepsNoMore: "Ahora anota otra persona.",

  alsoMe: "¡Bang! Yo también",
  noAnswer: "Sin respuesta. Revisa la conexión e inténtalo otra vez.",
};
