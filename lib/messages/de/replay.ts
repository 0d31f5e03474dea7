import type { Shout } from "@/lib/engine";
import { list } from "../anyPage";
import type { WordsOf } from "../dictionary";
import { sayPercent } from "../figureNumbers";
import { faceWord, sayClaim } from "../terms";

type Words = WordsOf<"replay">;

const NOT_CALLED: Readonly<Record<Shout, string>> = {
  bang: "„Bang!“ gerufen",
  doubt: "gezweifelt",
  "spot-on": "„Genau!“ gerufen",
  concede: "es geglaubt",
};

export const replayWords: Words["replayWords"] = {
  title: "Nachspielen",
  back: "Runden und Berichtigungen",
  round: (round) => `Runde ${round}`,
  earlier: "Frühere Runde",
  later: "Spätere Runde",
  toldRound: "Von dieser Runde wurde nur das Ergebnis notiert:",
  resultOnly: "Von diesem Spiel wurde nur notiert, wie es ausging: Nachzuspielen gibt es nichts.",
  nothingYet: "Noch ist keine Runde vorbei.",
  nothingYetHint: "Hier lässt sich eine Runde nachspielen, sobald sie entschieden ist.",
  going: "Das Spiel läuft noch: Nachspielen lassen sich die Runden, die vorbei sind, nicht die offene.",
  leftOut: (actions) =>
    `Eine sehr lange Runde: ${actions === 1 ? "Ihr erster Zug fehlt" : `Ihre ersten ${actions} Züge fehlen`} hier.`,

  step: "Schritt",
  stepOf: (step, steps) => `${step} von ${steps}`,
  previous: "Einen Schritt zurück",
  next: "Einen Schritt weiter",

  saysBefore: "sagt",
  opensBefore: "fängt an",
  chance: (chance) => `Chance ${sayPercent(chance)}`,
  chanceHint: "wie alle sie damals kennen konnten: ohne verdeckte Würfel",
  turn: (name) => `${name} ist an der Reihe`,
  seats: "Wer am Tisch saß",

  climb: "Wie die Runde stieg",
  climbHint: "Jede Ansage und wie wahrscheinlich sie stimmte.",
  climbSaid: (claims) =>
    claims === 1
      ? "Eine Ansage und ihre Chance"
      : `${claims} Ansagen und ihre Chancen, in der Reihenfolge, in der sie fielen`,
  claim: "Ansage",
  who: "Wer",
  chanceHead: "Chance",
  truthHead: "Am Ende",
  truths: { true: "stimmte", false: "stimmte nicht", unknown: "nicht bekannt" },
  legend: { true: "stimmte", false: "stimmte nicht", unknown: "nicht bekannt", ghost: "was wäre, wenn" },
  challengedBy: (shout, names) => `${shout} ${list(names)}`,

  likely: "Wie wahrscheinlich",
  likelyCount: (claim) => `Mindestens so viele; markiert: ${sayClaim(claim)}`,
  likelyLadder: (claim) => `Das oder höher; markiert: ${sayClaim(claim)}`,
  atLeast: "Mindestens",
  noClaim: "Bei diesem Schritt ist noch nichts angesagt.",
  thisClaim: "die Ansage",

  whatIf: "Was wäre, wenn?",
  whatIfHint: "Nichts davon wird notiert oder gesendet: Wer die Seite verlässt, ist es los.",
  ifNot: (shout, names) =>
    `Was, wenn ${list(names)} nicht ${NOT_CALLED[shout]} ${names.length === 1 ? "hätte" : "hätten"}?`,
  ifOther: (name) => `Was, wenn ${name} etwas anderes gesagt hätte?`,
  ifOn: "Was, wenn es von hier an anders gekommen wäre?",
  noWhatIf: "Geh zu einer Ansage oder zum Zweifel, um zu fragen, was sonst hätte kommen können.",
  ghost: "Was wäre, wenn: nie notiert",
  ghostOf: (name, claim) => `${name} sagt ${sayClaim(claim)}`,
  wouldBe: { true: "Das hätte gestimmt.", false: "Das hätte nicht gestimmt." },
  notTold: "Ob das gestimmt hätte, weiß niemand: Die Würfel wurden nicht gezeigt oder noch einmal gewürfelt.",
  saysNext: (name) => `Was ${name} sagen könnte`,
  fewer: "Einer weniger",
  more: "Einer mehr",
  quantity: "Wie viele",
  countKey: (count, face) => `${count} ${faceWord(face, count)}`,
  another: "Eine andere Ansage",
  sayIt: "Ansagen",
  nothingHigher: "Höher geht es nicht.",
  whoCalls: "Oder jemand zweifelt",
  cannotTell: "Was der Zweifel gebracht hätte, weiß niemand: Die Würfel sagen es nicht.",
  stepBack: "Das Letzte davon zurücknehmen",
  end: "Zurück zu dem, was war",
};

export const sayClimbed: Words["sayClimbed"] = (name, claim, chance) =>
  `${name}: ${sayClaim(claim)}, ${sayPercent(chance)}`;
