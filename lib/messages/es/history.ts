import {
  type Action,
  assertNever,
  type Face,
  type Finished,
  isScored,
  type Move,
  type RoundVerdict,
  type Settled,
  type Shown,
} from "@/lib/engine";
import { type Names, nameOf } from "../names";
import { outcomeWords, sayScored } from "./outcomes";
import { sayAction } from "./table";
import { type Drink, faceWord, sayAward, sayScore } from "./terms";
import { sayEnding, sayVerdict } from "./verdict";

export const historyWords = {
  title: "Rondas y correcciones",
  back: "Volver a la mesa",
  downloads: "Llévatelo",
  record: "El registro",
  recordHint: "Lo que vale, para repetirlo o importarlo",
  journal: "El diario",
  journalHint: "Todo lo anotado alguna vez, con sus correcciones",
  standing: "Cómo va",
  resultOnly: "Solo se conoce el resultado.",
  resultOnlyHint: "Esta partida se anotó después por cómo acabó: no se anotó ninguna ronda.",
  playedOn: "Se jugó el",
  theResult: "El resultado",
  nothingYet: "Aún no se ha anotado nada.",
  nothingYetHint: "Cada ronda aparece aquí en cuanto empieza.",
  tapToCorrect: "Toca una línea para corregirla. Lo que había antes sigue legible.",
  onlyReading: "Estás mirando: puedes leer las rondas. Quien se sienta a la mesa puede corregirlas.",

  round: (round: number) => `Ronda ${round}`,
  openRound: (round: number) => `Ronda ${round}, en curso`,
  droppedRound: (round: number) => `Ronda ${round}, sin terminar`,
  toldRound: (round: number) => `Ronda ${round}, solo el resultado`,
  voidRound: "Una ronda nula",
  takenBackRound: "Una ronda retirada",
  beforeRounds: "Antes de la primera ronda",
  newer: "Rondas más nuevas",
  older: "Rondas anteriores",
  toRound: "Ir a la ronda",
  show: "Ver",
  replay: "Repetirla",
  partOfRound: "Una ronda larga: el resto está en la otra página.",
  leftOut: (versions: number) =>
    versions === 1 ? "Otra versión está en el diario." : `Otras ${versions} versiones están en el diario.`,

  whoLost: "¿Quién perdió?",
  whoWon: "¿Quién ganó?",

  thisPhone: "este teléfono",
  anotherPhone: "otro teléfono",
  corrected: "corregido",
  takenBack: "retirado",
  notTaken: "Las reglas ya no lo admiten",
  correctLine: (what: string) => `${what}. Corregirlo`,

  struck: "Antes:",
  oneOfSeveral: "luego también otra persona",
  beforeDice: "Como se anotó:",
  nowDice: "Como está ahora:",
  onlyThese: "Estos cubiletes se anotaron de otro modo:",
  bringBack: "Recuperarlo",
  bringBackLine: (what: string) => `${what}. Recuperarlo`,

  takeRoundBack: "Retirar toda la ronda",
  takeLineBack: "Retirarlo",
  correctTitle: "¿Qué pasó de verdad?",
  was: "Anotado",
  who: "¿Quién?",
  whoBanged: "¿Quién gritó bang? El primer grito primero.",
  whoStarted: "¿Quién empezó?",
  redDie: "¿Qué mostró el dado rojo?",
  howMany: "¿Cuántos?",
  fewer: "Uno menos",
  more: "Uno más",
  ofWhat: "¿De qué?",
  why: "¿Por qué?",
  seeWhatChanges: "Ver qué cambia",
  sameAsBefore: "Eso es lo que ya está anotado",
  reEnter: "Anótalo otra vez, o de otra manera.",
  tapCup: "Toca un cubilete para anotarlo de nuevo, o anótalo de otra manera.",
  enterAnew: "Quita dados para anotarlos de nuevo, o di solo la respuesta.",
  onlyTakeBack: "Esta línea solo se puede retirar.",
  shoutedAs: (at: number) => `grito ${at}`,

  looking: "Mirando qué cambiaría…",
  previewTitle: "Qué cambiaría",
  nothingElse: "No cambia nada más: todos los veredictos y puntos quedan como están.",
  verdictsChange: "Veredictos",
  scoresChange: "Puntos",
  standingUnchanged: "No cambia ningún punto.",
  startersChange: "Quién empieza",
  ending: "La partida",
  decidedGame: "La partida que decide este desempate",
  brokenTitle: "Lo anotado después ya no encaja",
  brokenHint: "Di de cada cosa qué será de ella. Se anota todo junto con la corrección, o nada.",
  fallsWith: (lines: number) =>
    lines === 1 ? "y una línea que depende de ella" : `y ${lines} líneas que dependen de ella`,
  ifTakenBack: "Si se retira todo eso:",
  letStand: "Permitir igual",
  takeBack: "Retirarlo",
  correctToo: "Corregirlo también",
  takeAllBack: "Retirarlo todo",
  letAllStand: "Que valga todo lo que pueda",
  ruling: "La mesa lo permitió tras una corrección",
  stillToSay: "Di antes qué será de lo que ya no encaja.",
  correctIt: "Corregir",
  correcting: "Corrigiendo…",
  leaveIt: "Dejarlo",
  done: "Corregido. Abajo se conservan las dos versiones.",
  noAnswer: "No llegó respuesta. Revisa la conexión e inténtalo otra vez: nada se anota dos veces.",
  movedOn: "Entretanto se anotó otra cosa. La página la muestra ya: mira otra vez y corrige.",
};

interface Telling {
  readonly doubt?: "bang" | "doubt" | "spot-on" | "concede";
  readonly drink?: Drink;
}

export function sayEntry(action: Action, names: Names, telling: Telling = {}): string {
  if (action.do === "reveal") return sayShown(action, names);
  const said = sayAction(action, names, telling);
  const wild = action.do === "start-round" && action.wild ? `, comodín los ${faceWord(action.wild, 2)}` : "";
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${wild}`;
}

function sayShown(shown: Shown, names: Names): string {
  if ("dice" in shown) return sayDiceEntered(shown.dice, names);
  if ("counts" in shown) {
    const counts = Object.entries(shown.counts);
    const total = counts.reduce((sum, [, count]) => sum + count, 0);
    const each = counts.map(([player, count]) => `${nameOf(names, player)} ${count}`).join(", ");
    return `Contado por cubiletes, ${total} en total: ${each}`;
  }
  if ("count" in shown) return `Se contaron ${shown.count} en total`;
  return {
    short: "Solo la respuesta: no llega",
    exact: "Solo la respuesta: justo",
    there: "Solo la respuesta: estaba",
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
    .join(", ") || "nadie recibe nada";

export const sayScoreChange = (player: string, before: number, after: number, names: Names): string =>
  `${nameOf(names, player)}: ${sayScore(before)} → ${sayScore(after)}`;

export const sayHeldChange = (
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
  if (after === null) return "No le toca a nadie en particular.";
  return before === null
    ? `Le toca a ${nameOf(names, after)}.`
    : `Le toca a ${nameOf(names, after)}, no a ${nameOf(names, before)}.`;
}

export function sayEndingChange(
  before: Finished | null,
  after: Finished | null,
  game: string,
  names: Names,
): string | null {
  if (before === null && after === null) return null;
  if (after === null) return "La partida vuelve a estar abierta: aún no hay nada decidido.";
  const now = sayEnding(game, after, names);
  if (before === null) return `La partida ha terminado: ${now}`;
  const then = sayEnding(game, before, names);
  return then === now ? null : `${now} Ya no: ${then}`;
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
      return historyWords.takenBackRound;
    case "told":
      return historyWords.toldRound(round);
    case "scored":
      return outcomeWords.round(round);
    case "before":
      return historyWords.beforeRounds;
    default:
      return assertNever(kind);
  }
}
