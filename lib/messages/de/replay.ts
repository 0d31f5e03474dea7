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
  title: "Wiederholung",
  back: "Runden",
  round: (round) => `Runde ${round}`,
  earlier: "Frühere Runde",
  later: "Spätere Runde",
  resultOnlyRound: "Nur Ergebnis:",
  resultOnly: "Nur das Ergebnis ist eingetragen. Nichts zu wiederholen.",
  nothingYet: "Noch keine Runde ist vorbei.",
  nothingYetHint: "Wiederhole eine Runde hier, sobald sie entschieden ist.",
  going: "Das Spiel läuft noch. Beendete Runden kannst du wiederholen.",
  leftOut: (actions) =>
    `Sehr lange Runde: ${actions === 1 ? "Der erste Zug fehlt" : `Die ersten ${actions} Züge fehlen`}.`,

  step: "Schritt",
  stepOf: (step, steps) => `${step} von ${steps}`,
  previous: "Voriger Schritt",
  next: "Nächster Schritt",

  saysBefore: "sagt",
  opensBefore: "beginnt mit",
  chance: (chance) => `Chance ${sayPercent(chance)}`,
  chanceHint: "damals, ohne die verdeckten Würfel",
  turn: (name) => `${name} ist dran`,
  seats: "Namen",

  climb: "Wie die Ansagen stiegen",
  climbHint: "Jede Ansage und ihre Chance.",
  climbSummary: (claims) =>
    claims === 1 ? "Eine Ansage und ihre Chance" : `${claims} Ansagen und ihre Chancen, der Reihe nach`,
  claim: "Ansage",
  who: "Wer",
  chanceHead: "Chance",
  truthHead: "Am Ende",
  truths: { true: "stimmte", false: "stimmte nicht", unknown: "unbekannt" },
  legend: { true: "stimmte", false: "stimmte nicht", unknown: "unbekannt", whatIf: "was wäre, wenn" },
  challengedBy: (shout, names) => `${shout} ${list(names)}`,

  likely: "Wie wahrscheinlich",
  likelyCount: (claim) => `Mindestens so viele; markiert: ${sayClaim(claim)}`,
  likelyLadder: (claim) => `Das oder höher; markiert: ${sayClaim(claim)}`,
  atLeast: "Mindestens",
  noClaim: "Noch nichts angesagt.",
  thisClaim: "die Ansage",

  whatIfAsk: "Was wäre, wenn?",
  whatIfHint: "Nie gespeichert. Weg, wenn du die Seite verlässt.",
  ifNot: (shout, names) =>
    `Was, wenn ${list(names)} nicht ${NOT_CALLED[shout]} ${names.length === 1 ? "hätte" : "hätten"}?`,
  ifOther: (name) => `Was, wenn ${name} etwas anderes angesagt hätte?`,
  ifOn: "Was, wenn es ab hier anders gekommen wäre?",
  noWhatIf: "Geh zu einer Ansage oder zum Zweifel, um zu fragen, was wäre, wenn.",
  whatIf: "Was wäre, wenn (nicht gespeichert)",
  whatIfClaim: (name, claim) => `${name} sagt ${sayClaim(claim)}`,
  wouldBe: { true: "Das hätte gestimmt.", false: "Das hätte nicht gestimmt." },
  unknownTruth:
    "Ob das stimmte, lässt sich nicht sagen: Die Würfel blieben verdeckt oder wurden neu gewürfelt.",
  saysNext: (name) => `Was ${name} ansagen könnte`,
  fewer: "Einer weniger",
  more: "Einer mehr",
  quantity: "Wie viele",
  countKey: (count, face) => `${count} ${faceWord(face, count)}`,
  another: "Eine andere Ansage",
  sayIt: "Ansagen",
  nothingHigher: "Nichts schlägt das.",
  whoCalls: "Oder jemand zweifelt",
  unknownWinner: "Wer recht hatte, lässt sich nicht sagen: Die Würfel zeigen es nicht.",
  stepBack: "Letztes rückgängig",
  end: "Zurück zu dem, was war",
};

export const sayClimbed: Words["sayClimbed"] = (name, claim, chance) =>
  `${name}: ${sayClaim(claim)}, ${sayPercent(chance)}`;
