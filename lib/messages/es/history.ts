import {
  type Action,
  assertNever,
  type Face,
  isScored,
  type Move,
  type RoundVerdict,
  type Settled,
  type Shown,
} from "@/lib/engine";
import { type Names, nameOf } from "../names";
import type { Drink } from "../ruleRows";
import type { Ends } from "../verdict";
import { outcomeWords, sayScored } from "./outcomes";
import { sayAction } from "./table";
import { faceWord, sayAward, sayScore } from "./terms";
import { sayPlainEnding, sayVerdict } from "./verdict";

export const historyWords = {
  title: "Rondas",
  back: "Volver a la mesa",
  downloads: "Descargar",
  record: "Registro final",
  recordHint: "Lo que cuenta ahora",
  journal: "Registro completo",
  journalHint: "Cada toque y cada corrección",
  asText: "Como texto",
  asTextHint: "Para pegarlo en un chat",
  copyText: "Copiar texto",
  saveText: "Guardar como archivo",
  textCopied: "Copiado",
  textSelected: "Seleccionado. Cópialo con el menú de tu teléfono.",
  standing: "Tabla",
  resultOnly: "Solo el resultado",
  resultOnlyHint: "Se anotó después, sin rondas.",
  playedOn: "Jugada el",
  theResult: "Resultado",
  nothingYet: "Aún no se anotó nada.",
  nothingYetHint: "Cada ronda aparece aquí en cuanto empieza.",
  tapToCorrect: "Toca algo para corregirlo. La versión anterior se conserva.",
  onlyReading: "Estás mirando. Quienes juegan en la mesa pueden corregir rondas.",

  round: (round: number) => `Ronda ${round}`,
  openRound: (round: number) => `Ronda ${round}, en curso`,
  droppedRound: (round: number) => `Ronda ${round}, sin terminar`,
  resultOnlyRound: (round: number) => `Ronda ${round}, solo el resultado`,
  voidRound: "Ronda nula",
  undoneRound: "Ronda deshecha",
  beforeRounds: "Antes de la primera ronda",
  newer: "Rondas más nuevas",
  older: "Rondas anteriores",
  toRound: "Ir a la ronda",
  show: "Ver",
  replay: "Repetición",
  partOfRound: "Ronda larga, sigue en la próxima página.",
  leftOut: (versions: number) =>
    versions === 1
      ? "Otra versión está en el registro completo."
      : `Otras ${versions} versiones están en el registro completo.`,

  whoLost: "¿Quién perdió?",
  whoWon: "¿Quién ganó?",

  thisPhone: "este teléfono",
  anotherPhone: "otro teléfono",
  corrected: "corregido",
  undone: "deshecho",
  notTaken: "Ya no se permite",
  correctLine: (what: string) => `${what}. Corregir`,

  struck: "Antes:",
  oneOfSeveral: "luego también otra persona",
  beforeDice: "Antes:",
  nowDice: "Ahora:",
  onlyThese: "Estos cubiletes cambiaron:",
  redo: "Rehacer",
  redoEntry: (what: string) => `${what}. Rehacer`,

  undoRound: "Deshacer toda la ronda",
  correctTitle: "¿Qué pasó de verdad?",
  was: "Anotado",
  who: "¿Quién?",
  whoBanged: "¿Quién gritó bang? Toca en orden.",
  whoStarted: "¿Quién empezó?",
  redDie: "¿Qué mostró el dado rojo?",
  howMany: "¿Cuántos?",
  fewer: "Uno menos",
  more: "Uno más",
  ofWhat: "¿De qué?",
  why: "¿Por qué?",
  seeWhatChanges: "Ver qué cambia",
  sameAsBefore: "Eso ya está anotado",
  reEnter: "Anótalo otra vez.",
  tapCup: "Toca un cubilete para anotarlo de nuevo.",
  enterAgain: "Quita dados para anotarlos de nuevo, o elige falta o está.",
  onlyTakeBack: "Esto solo lo puedes deshacer.",
  shoutedAs: (at: number) => `número ${at}`,

  looking: "Mirando qué cambia…",
  previewTitle: "Qué cambia",
  nothingElse: "No cambia nada más.",
  verdictsChange: "Veredictos",
  scoresChange: "Puntos",
  standingUnchanged: "No cambia ningún punto.",
  startersChange: "Quién empieza",
  ending: "La partida",
  decidedGame: "La partida que decide este desempate",
  brokenTitle: "Lo anotado después ya no encaja",
  brokenHint: "Elige qué hacer con cada una. Todo se guarda junto.",
  fallsWith: (lines: number) =>
    lines === 1 ? "y un registro que depende de ella" : `y ${lines} registros que dependen de ella`,
  ifUndone: "Si deshaces todo eso:",
  allow: "Permitir igual",
  undo: "Deshacerlo",
  correctToo: "Corregirlo también",
  undoAll: "Deshacer todo",
  allowAll: "Permitir todo lo posible",
  ruling: "La mesa lo permitió tras una corrección",
  stillToSay: "Primero elige qué hacer con cada una.",
  correctIt: "Guardar corrección",
  correcting: "Guardando…",
  leaveIt: "Dejarlo",
  done: "Corregido. Abajo están las dos versiones.",
  noAnswer: "Sin respuesta. Revisa tu conexión e inténtalo otra vez.",
  movedOn: "Alguien acaba de anotar otra cosa. Mira otra vez y corrige.",
};

interface Telling {
  readonly doubt?: "bang" | "doubt" | "spot-on" | "concede";
  readonly drink?: Drink;
}

export function sayEntry(action: Action, names: Names, telling: Telling = {}): string {
  if (action.do === "reveal") return sayShown(action, names);
  const sentence = sayAction(action, names, telling);
  const wild =
    action.do === "start-round" && action.wild ? `, los ${faceWord(action.wild, 2)} son comodín` : "";
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${wild}`;
}

function sayShown(shown: Shown, names: Names): string {
  if ("dice" in shown) return sayDiceEntered(shown.dice, names);
  if ("counts" in shown) {
    const counts = Object.entries(shown.counts);
    const total = counts.reduce((sum, [, count]) => sum + count, 0);
    const each = counts.map(([player, count]) => `${nameOf(names, player)} ${count}`).join(", ");
    return `Contado por jugador, ${total} en total: ${each}`;
  }
  if ("count" in shown) return `Se contaron ${shown.count} en total`;
  return {
    short: "Anotado: falta",
    exact: "Anotado: justo",
    there: "Anotado: estaba",
  }[shown.outcome];
}

function sayDiceEntered(dice: Extract<Shown, { readonly dice: unknown }>["dice"], names: Names): string {
  const players = Object.keys(dice);
  const [only] = players;
  if (Array.isArray(dice)) return "Se anotaron los dados";
  return players.length === 1 && only
    ? `Se anotaron los dados de ${nameOf(names, only)}`
    : "Se anotaron todos los dados";
}

export const sayOutcome = (settled: Settled, names: Names, drink: Drink = null): string =>
  `${sayVerdict(settled, names).finding} ${sayMoves(settled.moves, names, drink)}.`;

export function sayVerdictChange(
  before: RoundVerdict | null,
  after: RoundVerdict | null,
  names: Names,
  drink: Drink = null,
): string {
  const round = (after ?? before)?.round ?? 0;
  const verdict = (settled: RoundVerdict | null) =>
    settled === null
      ? "sin veredicto"
      : isScored(settled)
        ? sayScored(settled, names, drink)
        : `${sayVerdict(settled, names).stamp} (${sayMoves(settled.moves, names, drink)})`;
  return `${historyWords.round(round)}: ${verdict(before)} → ${verdict(after)}`;
}

export const sayMoves = (moves: readonly Move[], names: Names, drink: Drink = null): string =>
  moves
    .map(
      (move) =>
        `${nameOf(names, move.to === "bank" || move.to === "pot" ? move.from : move.to)} ${sayAward(move, drink)}`,
    )
    .join(", ") || "nada cambia";

export const sayScoreChange = (player: string, before: number, after: number, names: Names): string =>
  `${nameOf(names, player)}: ${sayScore(before)} → ${sayScore(after)}`;

export const sayStakeChange = (
  player: string,
  what: string,
  before: number,
  after: number,
  names: Names,
): string => `${nameOf(names, player)}, ${what}: ${before} → ${after}`;

export const sayStarterChange = (round: number, before: string, after: string, names: Names): string =>
  `${historyWords.round(round)}: empieza ${nameOf(names, after)}, no ${nameOf(names, before)}.`;

export function sayNextChange(before: string | null, after: string | null, names: Names): string | null {
  if (before === after) return null;
  if (after === null) return "No le toca a nadie.";
  return before === null
    ? `Le toca a ${nameOf(names, after)}.`
    : `Le toca a ${nameOf(names, after)}, no a ${nameOf(names, before)}.`;
}

export function sayEndingChange(
  before: Ends | null,
  after: Ends | null,
  game: string,
  names: Names,
  was: "game" | "washed" | "result" = "game",
): string | null {
  if (before === null && after === null) return null;
  if (after === null) {
    if (was === "result") return "Este resultado se quita.";
    return was === "washed" ? "La partida sigue. El lavado ya no cuenta." : "La partida sigue.";
  }
  const now = sayPlainEnding(game, after, names);
  if (before === null) return was === "result" ? now : `La partida terminó: ${now}`;
  const then = sayPlainEnding(game, before, names);
  return then === now ? null : `${now} Antes: ${then}`;
}

export const sayFaceKey = (face: Face): string => faceWord(face, 2);

export function sayRound(
  kind: "settled" | "told" | "scored" | "void" | "open" | "dropped" | "taken-back" | "before",
  round: number,
): string {
  switch (kind) {
    case "settled":
      return historyWords.round(round);
    case "open":
      return historyWords.openRound(round);
    case "dropped":
      return historyWords.droppedRound(round);
    case "void":
      return historyWords.voidRound;
    case "taken-back":
      return historyWords.undoneRound;
    case "told":
      return historyWords.resultOnlyRound(round);
    case "scored":
      return outcomeWords.round(round);
    case "before":
      return historyWords.beforeRounds;
    default:
      return assertNever(kind);
  }
}
