import type { Shout } from "@/lib/engine";
import { list } from "../anyPage";
import type { WordsOf } from "../dictionary";
import { sayPercent } from "../figureNumbers";
import { faceWord, sayClaim } from "../terms";

type Words = WordsOf<"replay">;

/** Lo que alguien no habría hecho: uno solo, o varios. */
const NOT_CALLED: Readonly<Record<Shout, readonly [one: string, several: string]>> = {
  bang: ["hubiera gritado bang", "hubieran gritado bang"],
  doubt: ["hubiera dudado", "hubieran dudado"],
  "spot-on": ["hubiera dicho «¡Justo!»", "hubieran dicho «¡Justo!»"],
  concede: ["se lo hubiera creído", "se lo hubieran creído"],
};

export const replayWords: Words["replayWords"] = {
  title: "Repetición",
  back: "Rondas",
  round: (round) => `Ronda ${round}`,
  earlier: "Ronda anterior",
  later: "Ronda siguiente",
  resultOnlyRound: "Solo el resultado:",
  resultOnly: "Solo se anotó el resultado. No hay nada que repetir.",
  nothingYet: "Todavía no terminó ninguna ronda.",
  nothingYetHint: "Repite una ronda aquí en cuanto esté decidida.",
  going: "La partida sigue. Puedes repetir las rondas terminadas.",
  leftOut: (actions) =>
    `Ronda muy larga: ${actions === 1 ? "falta la primera acción" : `faltan las primeras ${actions} acciones`}.`,

  step: "Paso",
  stepOf: (step, steps) => `${step} de ${steps}`,
  previous: "Paso anterior",
  next: "Paso siguiente",

  saysBefore: "dice",
  opensBefore: "empieza con",
  chance: (chance) => `Probabilidad ${sayPercent(chance)}`,
  chanceHint: "en ese momento, sin los dados ocultos",
  turn: (name) => `Le toca a ${name}`,
  seats: "Jugadores",

  climb: "Cómo subieron los cantos",
  climbHint: "Cada canto y su probabilidad.",
  climbSummary: (claims) =>
    claims === 1 ? "Un canto y su probabilidad" : `${claims} cantos y sus probabilidades, en orden`,
  claim: "Canto",
  who: "Quién",
  chanceHead: "Probabilidad",
  truthHead: "Al final",
  truths: { true: "verdad", false: "no era verdad", unknown: "no se sabe" },
  legend: { true: "verdad", false: "no era verdad", unknown: "no se sabe", whatIf: "y si" },
  challengedBy: (shout, names) => `${shout} ${list(names)}`,

  likely: "Qué probable es",
  likelyCount: (claim) => `Al menos tantos; marcado: ${sayClaim(claim)}`,
  likelyLadder: (claim) => `Esto o más alto; marcado: ${sayClaim(claim)}`,
  atLeast: "Al menos",
  noClaim: "Todavía no se cantó nada.",
  thisClaim: "el canto",

  whatIfAsk: "¿Y si…?",
  whatIfHint: "Nunca se guarda. Desaparece al salir de la página.",
  ifNot: (shout, names) => `¿Y si ${list(names)} no ${NOT_CALLED[shout][names.length === 1 ? 0 : 1]}?`,
  ifOther: (name) => `¿Y si ${name} hubiera cantado otra cosa?`,
  ifOn: "¿Y si desde aquí hubiera sido distinto?",
  noWhatIf: "Ve a un canto o a la duda para preguntar «¿y si…?».",
  whatIf: "Y si (no anotado)",
  whatIfClaim: (name, claim) => `${name} dice ${sayClaim(claim)}`,
  wouldBe: { true: "Habría sido verdad.", false: "No habría sido verdad." },
  unknownTruth: "No se sabe si era verdad: los dados no se destaparon o se volvieron a tirar.",
  saysNext: (name) => `Lo que podría cantar ${name}`,
  fewer: "Uno menos",
  more: "Uno más",
  quantity: "Cuántos",
  countKey: (count, face) => `${count} ${faceWord(face, count)}`,
  another: "Otro canto",
  sayIt: "Cantarlo",
  nothingHigher: "Nada lo supera.",
  whoCalls: "O alguien duda",
  unknownWinner: "No se sabe quién tenía razón: los dados no lo dicen.",
  stepBack: "Deshacer lo último",
  end: "Volver a lo que pasó",
};

export const sayClimbed: Words["sayClimbed"] = (name, claim, chance) =>
  `${name}: ${sayClaim(claim)}, ${sayPercent(chance)}`;
