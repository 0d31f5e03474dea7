import type { Face } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { diceWord } from "./anyPage";
import { faceWord, sayClaim, sayDrinks, sayHandClaim, sayRoll } from "./terms";

type Words = WordsOf<"dice">;

export const handWords = {
  kinds: {
    "high-card": "Höchster",
    pair: "Paar",
    "two-pair": "Zwei Paare",
    three: "Drilling",
    straight: "Straße",
    "full-house": "Full House",
    four: "Vierling",
    five: "Fünfling",
  },
  pad: "Welche Hand?",
  handKey: (kind, claim, opening) =>
    `${kind}: ${opening ? "eröffnen mit" : "erhöhen auf"} ${sayClaim(claim)}`,
  noSuchHand: (kind) => `${kind}: nicht mit diesen Würfeln`,
  dice: "Welche Würfel?",
  dieKey: (face) => `${faceWord(face, 1)} nennen`,
  clear: "Letzten Würfel zurücknehmen",
  tapDice: "Tippe Würfel an, dann, was sie ergeben",
  tapped: (faces) => `${faces.map((face) => faceWord(face, 1)).join(", ")}: jetzt, was sie ergeben`,
  toBeat: (claim) => `über ${"count" in claim ? sayClaim(claim) : sayHandClaim(claim)}`,

  whoseDice: (name) => (name === null ? "Unter dem Becher" : `Würfel von ${name}`),

  claimed: "Angesagt:",
  shown: "Da war:",
  decided: {
    kind: "Die Art der Hand entscheidet.",
    group: "Bei gleicher Art entscheiden die höheren Würfel, die größere Gruppe zuerst.",
    kicker: "Ist alles andere gleich, entscheidet der Beiwürfel.",
    roll: "Der höhere Würfel wird zuerst gelesen; Pasche stehen über allem außer Mäxchen.",
    nothing: "Alle genannten Würfel sind da.",
  },
  onesHigh: "Eine Eins schlägt hier eine Sechs.",

  rolls: "Welcher Wurf?",
  rollKey: (claim, opening) => `${opening ? "Eröffnen mit" : "Erhöhen auf"} ${sayRoll(claim)}`,
  mia: "Mäxchen",
} satisfies Words["handWords"];

export const cupWords = {
  inTheOpen: "Offen",
  underTheCup: (dice, looked) =>
    `${dice === 0 ? "keiner" : dice} unter dem Becher${looked ? ", angeschaut" : ""}`,
  touchDie: (face, locked) =>
    `${faceWord(face, 1)}${locked ? ", liegt fest" : ""}: neu werfen oder zurück unter den Becher`,

  turn: "Was geschah mit dem Becher",
  looked: "Geschaut",
  lookedBy: (name) => `${name} hat unter den Becher geschaut`,
  shows: "Gezeigt",
  showsBy: (name) => `${name} hat Würfel gezeigt`,
  rolled: "Gewürfelt",
  rolledBy: (name) => `${name} hat mit dem Becher gewürfelt`,

  whatIsShown: (name) => `Welche Würfel hat ${name} gezeigt?`,
  showKey: (face) => `${faceWord(face, 1)} zeigen`,
  whatWasRolled: (face) => `Was zeigt die ${faceWord(face, 1)} jetzt, offen geworfen?`,
  rollKey: (face) => `Sie zeigt ${faceWord(face, 1)}`,
  takeBack: "Unter den Becher",
  takeBackDie: (face) => `Die ${faceWord(face, 1)} zurück unter den Becher`,
  done: "Fertig",
  doneShowing: "Alle Würfel gezeigt",
  lyingNow: (dice) => (dice === 0 ? "Jetzt liegt nichts offen" : "Jetzt offen"),
  lyingElse: "Ändern",
  whatLies: "Welche Würfel liegen jetzt offen?",
  lyingKey: (face) => `Offen: ${faceWord(face, 1)}`,
  notLying: (face) => `Die ${faceWord(face, 1)} wegnehmen`,
  holdKey: "Halte eine Taste, und es gilt trotzdem.",

  messedUp: "Beim Weitergeben verrutscht",
  messedUpHint: (name) => `Sagt ${name} das, und es ist zu wenig, kostet es doppelt.`,
  allIn: "Alle Würfel sind drin: entscheiden",

  gives: (name, drink) => `${name} vergibt ${sayDrinks(1, drink)}. An wen?`,
  givesNone: "Oder beginne die Runde, dann bekommt ihn niemand.",
} satisfies Words["cupWords"];

export const bangersWords = {
  whoShoutedHint: (shout, name) =>
    shout === "bang"
      ? `${name} ist an der Reihe. Alle anderen dürfen „Bang!“ rufen, nur nicht, wer ansagte.`
      : `${name} ist an der Reihe. Alle anderen dürfen es rufen, nur nicht, wer zuletzt ansagte.`,
  severalAtOnce: "Mehrere zugleich",
  severalHint: "Tippe alle an, die „Bang!“ riefen, die Ersten zuerst.",
} satisfies Words["bangersWords"];

export const bangWords = {
  title: "Bangs, wie sie kamen",
  scores: "zählt",
  byTurn: (name) => `${name} war an der Reihe, also zählt nur dieses Bang.`,
  first: (name) => `${name} war zuerst, also zählt nur dieses Bang.`,
  all: "Jedes davon zählt.",
  too: "Wer noch?",
  whoToo: "Wer rief auch „Bang!“?",
  tooHint: "Sie kommen ans Ende. Vorrang hat, wer an der Reihe war, sonst wer zuerst rief.",
} satisfies Words["bangWords"];

export const revealWords = {
  sound: "Mit Ton?",
  photo: "Vom Foto lesen",
  howMuch: "Wie viel habt ihr gesehen?",
  ways: { dice: "Würfel", counts: "Je Becher", total: "Summe", outcome: "Nur das Ergebnis" },
  cupEmpty: "noch keine Würfel",
  standing: { counts: "zählt", wild: "Joker" },
  notCounted: "noch nicht gezählt",
  ofDice: (dice) => `von ${diceWord(dice)}`,
  dieKey: (face) => `${faceWord(face, 1)} legen`,
  countKey: (count, face) => `${count} ${faceWord(face, count)}`,
  undo: "Zurück",
  soFar: "bisher",
  needed: "nötig",
  toCome: (dice) => (dice === 0 ? "keine Würfel mehr offen" : `noch ${diceWord(dice)} offen`),
  cupsToCome: (cups) => `noch ${cups} Becher offen`,
  countHint: (face, wild) => `Wie viele ${facesToCount(face, wild)} unter jedem Becher?`,
  totalHint: (face, wild) => `Wie viele ${facesToCount(face, wild)} insgesamt?`,
  yourCup: (dice: number) => `Dein Becher: ${diceWord(dice)}`,
  allCups: "Alle Becher",
  yoursAreIn: "Deiner ist drin. Tippe einen Becher an, um ihn für jemanden einzugeben.",
  whichDice: (name: string) => `Der Becher von ${name} wurde auf zwei Arten eingegeben. Welche stimmt?`,
  chooseFirst: (name: string) => `Sag erst, welche Würfel die von ${name} sind`,
  onThisPhone: "auf diesem Handy",
  onAnotherPhone: "auf einem anderen Handy",
  onPhoneOf: (name: string) => `auf dem Handy von ${name}`,
  dropsTitle: "Ohne die Würfel der anderen?",
  drops: (names: readonly string[]) =>
    `Auf anderen Handys werden diese Becher gerade eingegeben: ${names.join(", ")}. In dieser Runde würden sie nicht zählen.`,
  dropsYes: "Ohne sie entscheiden",
  dropsNo: "Zurück zu den Bechern",
  ofNeeded: (found: number, needed: number) => `${found} von ${needed}`,
  decides: "dieser entscheidet",
  typedHere: (name: string) => `Auf diesem Handy war der Becher von ${name}`,
  settledAs: "und entschieden wurde mit",
  settleWith: (found, needed) => `${found} von ${needed}: entscheiden`,
  settleFirst: "Tippe an, wie viele es waren",
  exactly: {
    short: (claim) => ({ name: "Weniger", meaning: `als ${sayClaim(claim)}` }),
    exact: ({ count, face }) => ({ name: `Genau ${count}`, meaning: faceWord(face, count) }),
    there: ({ count, face }) => ({ name: `Mehr als ${count}`, meaning: faceWord(face, 2) }),
  },
  outcomes: {
    short: (claim) =>
      "count" in claim
        ? { name: "Zu wenig", meaning: `weniger als ${sayClaim(claim)}` }
        : { name: "Zu hoch", meaning: `niedriger als ${sayClaim(claim)}` },
    there: (claim) => ({
      name: "Stimmt",
      meaning: `${sayClaim(claim)} oder ${"count" in claim ? "mehr" : "besser"}`,
    }),
  },
} satisfies Words["revealWords"];

const facesToCount = (face: Face, wild: Face | null): string =>
  wild === null || wild === face ? faceWord(face, 2) : `${faceWord(face, 2)} und ${faceWord(wild, 2)}`;
