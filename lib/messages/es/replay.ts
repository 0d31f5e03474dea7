import type { Shout } from "@/lib/engine";
import { list } from "../anyPage";
import type { WordsOf } from "../dictionary";
import { sayPercent } from "../figureNumbers";
import { faceWord, sayClaim } from "../terms";

type Words = WordsOf<"replay">;

/** Lo que alguien no habría hecho: uno solo, o varios. */
const NOT_CALLED: Readonly<Record<Shout, readonly [one: string, several: string]>> = {
  bang: ["hubiera gritado «¡Bang!»", "hubieran gritado «¡Bang!»"],
  doubt: ["hubiera dicho «¡Mentira!»", "hubieran dicho «¡Mentira!»"],
  "spot-on": ["hubiera dicho «¡Justo!»", "hubieran dicho «¡Justo!»"],
  concede: ["se hubiera rendido", "se hubieran rendido"],
};

export const replayWords: Words["replayWords"] = {
  title: "Repetición",
  back: "Rondas y correcciones",
  round: (round) => `Ronda ${round}`,
  earlier: "Ronda anterior",
  later: "Ronda siguiente",
  toldRound: "De esta ronda solo se anotó el resultado:",
  resultOnly: "De esta partida solo se anotó cómo acabó: no hay nada que repetir.",
  nothingYet: "Todavía no ha terminado ninguna ronda.",
  nothingYetHint: "Aquí se puede repetir una ronda en cuanto esté decidida.",
  going: "La partida sigue: se pueden repetir las rondas terminadas, no la que está abierta.",
  leftOut: (actions) =>
    `Una ronda muy larga: aquí ${actions === 1 ? "falta su primera acción" : `faltan sus primeras ${actions} acciones`}.`,

  step: "Paso",
  stepOf: (step, steps) => `${step} de ${steps}`,
  previous: "Un paso atrás",
  next: "Un paso adelante",

  saysBefore: "dice",
  opensBefore: "abre",
  chance: (chance) => `Probabilidad ${sayPercent(chance)}`,
  chanceHint: "la que todos podían conocer entonces: sin los dados ocultos",
  turn: (name) => `Le toca a ${name}`,
  seats: "Quiénes estaban",

  climb: "Cómo subió la ronda",
  climbHint: "Cada canto y la probabilidad de que fuera verdad.",
  climbSaid: (claims) =>
    claims === 1
      ? "Un canto y su probabilidad"
      : `${claims} cantos y sus probabilidades, en el orden en que se dijeron`,
  claim: "Canto",
  who: "Quién",
  chanceHead: "Probabilidad",
  truthHead: "Al final",
  truths: { true: "verdad", false: "no era verdad", unknown: "no se sabe" },
  legend: { true: "verdad", false: "no era verdad", unknown: "no se sabe", ghost: "y si" },
  challengedBy: (shout, names) => `${shout} ${list(names)}`,

  likely: "Qué probable es",
  likelyCount: (claim) => `Al menos tantos; marcado: ${sayClaim(claim)}`,
  likelyLadder: (claim) => `Esto o más alto; marcado: ${sayClaim(claim)}`,
  atLeast: "Al menos",
  noClaim: "En este paso todavía no se ha dicho nada.",
  thisClaim: "el canto",

  whatIf: "¿Y si…?",
  whatIfHint: "Nada de esto se anota ni se envía: desaparece al salir de la página.",
  ifNot: (shout, names) => `¿Y si ${list(names)} no ${NOT_CALLED[shout][names.length === 1 ? 0 : 1]}?`,
  ifOther: (name) => `¿Y si ${name} hubiera dicho otra cosa?`,
  ifOn: "¿Y si desde aquí hubiera seguido de otro modo?",
  noWhatIf: "Ve a un canto o a la duda para preguntar qué más podía haber pasado.",
  ghost: "Y si: nunca anotado",
  ghostOf: (name, claim) => `${name} dice ${sayClaim(claim)}`,
  wouldBe: { true: "Habría sido verdad.", false: "No habría sido verdad." },
  notTold: "Nadie sabe si habría sido verdad: los dados no se mostraron o se volvieron a tirar.",
  saysNext: (name) => `Lo que podría decir ${name}`,
  fewer: "Uno menos",
  more: "Uno más",
  quantity: "Cuántos",
  countKey: (count, face) => `${count} ${faceWord(face, count)}`,
  another: "Otro canto",
  sayIt: "Cantarlo",
  nothingHigher: "No hay nada más alto.",
  whoCalls: "O alguien duda",
  cannotTell: "Nadie sabe en qué habría acabado la duda: los dados no lo dicen.",
  stepBack: "Quitar lo último",
  end: "Volver a lo que pasó",
};

export const sayClimbed: Words["sayClimbed"] = (name, claim, chance) =>
  `${name}: ${sayClaim(claim)}, ${sayPercent(chance)}`;
