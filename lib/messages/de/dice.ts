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
    `${kind}: ${opening ? "beginnen mit" : "erhöhen auf"} ${sayClaim(claim)}`,
  noSuchHand: (kind) => `${kind}: nicht mit diesen Würfeln`,
  dice: "Welche Würfel?",
  dieKey: (face) => `${faceWord(face, 1)} nennen`,
  clear: "Letzten Würfel entfernen",
  tapDice: "Tippe Würfel an, dann die Hand",
  tapped: (faces) => `${faces.map((face) => faceWord(face, 1)).join(", ")}: tippe jetzt die Hand an`,
  toBeat: (claim) => `über ${"count" in claim ? sayClaim(claim) : sayHandClaim(claim)}`,

  whoseDice: (name) => (name === null ? "Unter dem Becher" : `Würfel von ${name}`),

  claimed: "Angesagt:",
  shown: "Da war:",
  decided: {
    kind: "Die bessere Hand gewinnt.",
    group: "Gleiche Hand: Die höheren Würfel gewinnen.",
    kicker: "Sonst alles gleich: Der Beiwürfel entscheidet.",
    roll: "Lies den höheren Würfel zuerst. Pasche schlagen alles außer Mäxchen.",
    nothing: "Alle genannten Würfel sind da.",
  },
  onesHigh: "Eine Eins schlägt hier eine Sechs.",

  rolls: "Welcher Wurf?",
  rollKey: (claim, opening) => `${opening ? "Beginnen mit" : "Erhöhen auf"} ${sayRoll(claim)}`,
  mia: "Mäxchen",
} satisfies Words["handWords"];

export const cupWords = {
  inTheOpen: "Offen",
  underTheCup: (dice, looked) =>
    `${dice === 0 ? "keiner" : dice} unter dem Becher${looked ? ", nachgesehen" : ""}`,
  touchDie: (face, locked) =>
    `${faceWord(face, 1)}${locked ? ", liegt fest" : ""}: neu werfen oder unter dem Becher verdecken`,

  turn: "Mit dem Becher",
  looked: "Nachgesehen",
  lookedBy: (name) => `${name} hat nachgesehen`,
  shows: "Gezeigt",
  showsBy: (name) => `${name} hat Würfel gezeigt`,
  rolled: "Gewürfelt",
  rolledBy: (name) => `${name} hat mit dem Becher gewürfelt`,

  whatIsShown: (name) => `Welche Würfel hat ${name} gezeigt?`,
  showKey: (face) => `${faceWord(face, 1)} zeigen`,
  whatWasRolled: (face) => `Was zeigt die ${faceWord(face, 1)} nach dem Wurf?`,
  rollKey: (face) => `Sie zeigt ${faceWord(face, 1)}`,
  hide: "Unter den Becher",
  hideDie: (face) => `Die ${faceWord(face, 1)} unter dem Becher verdecken`,
  done: "Fertig",
  doneShowing: "Alle Würfel gezeigt",
  lyingNow: (dice) => (dice === 0 ? "Jetzt liegt nichts offen" : "Jetzt offen"),
  lyingElse: "Ändern",
  whatLies: "Welche Würfel liegen offen?",
  lyingKey: (face) => `Offen: ${faceWord(face, 1)}`,
  notLying: (face) => `Die ${faceWord(face, 1)} entfernen`,
  holdKey: "Halte eine Taste, um es trotzdem zuzulassen.",

  messedUp: "Würfel verrutscht",
  messedUpHint: (name) => `Sagt ${name} das, und es ist zu wenig, kostet es doppelt.`,
  allIn: "Alle Würfel drin: entscheiden",

  gives: (name, drink) => `${name} vergibt ${sayDrinks(1, drink)}. Wer bekommt ihn?`,
  givesNone: "Beginne die Runde, um ihn auszulassen.",
} satisfies Words["cupWords"];

export const bangersWords = {
  whoShoutedHint: (shout, name) =>
    shout === "bang"
      ? `${name} ist dran. Alle dürfen „Bang!“ rufen, nur nicht, wer angesagt hat.`
      : `${name} ist dran. Alle dürfen es rufen, nur nicht, wer angesagt hat.`,
  severalAtOnce: "Mehrere zugleich",
  severalHint: "Tippe alle an, die „Bang!“ gerufen haben, der Reihe nach.",
} satisfies Words["bangersWords"];

export const bangWords = {
  title: "Bangs, der Reihe nach",
  scores: "zählt",
  byTurn: (name) => `${name} war an der Reihe, also zählt nur dieser Bang.`,
  first: (name) => `${name} war zuerst, also zählt nur dieser Bang.`,
  all: "Alle zählen.",
  too: "Wer noch?",
  whoToo: "Wer hat auch „Bang!“ gerufen?",
  tooHint: "Zuerst, wer dran war, dann der Schnellste.",
} satisfies Words["bangWords"];

export const revealWords = {
  photo: "Vom Foto lesen",
  howMuch: "Eingeben als",
  ways: { dice: "Würfel", counts: "Pro Person", total: "Summe", outcome: "Kurz\u00adantwort" },
  cupEmpty: "noch keine Würfel",
  standing: { counts: "zählt", wild: "Joker" },
  notCounted: "noch nicht gezählt",
  ofDice: (dice) => `von ${diceWord(dice)}`,
  dieKey: (face) => `${faceWord(face, 1)} hinzufügen`,
  countKey: (count, face) => `${count} ${faceWord(face, count)}`,
  undo: "Rückgängig",
  soFar: "bisher",
  needed: "nötig",
  toCome: (dice) => (dice === 0 ? "keine Würfel übrig" : `noch ${diceWord(dice)}`),
  cupsToCome: (cups) => `noch ${cups} Becher`,
  countHint: (face, wild) => `Wie viele ${facesToCount(face, wild)} unter jedem Becher?`,
  totalHint: (face, wild) => `Wie viele ${facesToCount(face, wild)} insgesamt?`,
  yourCup: (dice: number) => `Dein Becher: ${diceWord(dice)}`,
  allCups: "Alle Becher",
  yoursAreIn: "Deiner ist drin. Tippe einen Becher an, um ihn für jemanden einzugeben.",
  whichDice: (name: string) => `Der Becher von ${name} wurde auf zwei Arten eingegeben. Welche stimmt?`,
  chooseFirst: (name: string) => `Wähle zuerst die Würfel von ${name}`,
  onThisPhone: "auf diesem Handy",
  onAnotherPhone: "auf einem anderen Handy",
  onPhoneOf: (name: string) => `auf dem Handy von ${name}`,
  dropsTitle: "Ohne die anderen Handys entscheiden?",
  drops: (names: readonly string[]) =>
    `Geben noch ein: ${names.join(", ")}. Ihre Würfel würden nicht zählen.`,
  dropsYes: "Ohne sie entscheiden",
  dropsNo: "Zurück zu den Bechern",
  decides: "dieser entscheidet",
  typedHere: (name: string) => `Auf diesem Handy war der Becher von ${name}`,
  settledAs: "aber entschieden wurde mit",
  settleWith: (found, needed) => `${found} von ${needed}: entscheiden`,
  exactly: {
    short: (claim) => ({ name: "Weniger", meaning: `als ${sayClaim(claim)}` }),
    exact: ({ count, face }) => ({ name: `Genau ${count}`, meaning: faceWord(face, count) }),
    there: ({ count, face }) => ({ name: `Mehr als ${count}`, meaning: faceWord(face, 2) }),
  },
  wildCounts: (face) => `${faceWord(face, 2)} zählen`,
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
