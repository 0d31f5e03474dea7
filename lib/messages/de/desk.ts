import type { WordsOf } from "../dictionary";
import { faceWord } from "./claims";
import { sayOption, sayOptionValue } from "./houseRules";

type Words = WordsOf<"desk">;

export const deskWords = {
  title: "Wer hat recht?",
  about: "Klärt einen Streit beim Lügenwürfeln: welche Hand höher ist, was man sagen darf, ob es da war.",
  fromStart: "Einen Streit klären",
  home: "Startseite",
  classics: "Klassiker",
  search: "Frag in Worten",
  searchExample: "schlägt 44112 33226",
  searchGo: "Fragen",
  notRead:
    "Das lässt sich hier nicht lesen. Klären lässt sich, welche Hand höher ist, was man sagen darf und wie wahrscheinlich eine Ansage ist:",
  notIn: (game: string) => `Bei ${game}, wie es hier gespielt wird, lässt sich das nicht fragen.`,
  askIn: (game: string) => `Bei ${game} fragen`,
  examplesOf: "Was sich fragen lässt",
  examples: [
    "schlägt 44112 33226",
    "schlägt eine Straße ein Full House",
    "zehn Einsen über neun Sechsen",
    "niedrigste Ansage über drei Fünfen",
    "Wahrscheinlichkeit von Drilling Sechsen",
  ],
  asking: "Worum geht der Streit?",
  askings: {
    compare: "Was ist höher",
    raise: "Darf ich das sagen",
    judge: "War es da",
    odds: "Chancen",
  },
  game: (game) => `Gespielt wird ${game}. Anderes Spiel wählen`,
  whichGame: "Welches Spiel?",
  ours: (group) => `Wie ${group} spielt`,
  oursUsual: "Wie üblich",
  sides: {
    compare: ["Die eine", "Die andere"],
    raise: ["Zuletzt gesagt", "Darf ich sagen"],
    judge: ["Die Ansage", ""],
    odds: ["Die Ansage", ""],
  },
  opens: "noch nichts: Sie eröffnet",
  shown: "Unter den Bechern",
  seen: "Würfel, die man sieht",
  inPlay: "Würfel im Spiel",
  redDie: "Der rote Würfel zeigt",
  redDieKey: (face) => `Roter Würfel: ${faceWord(face, 1)}`,
  quantity: "Wie viele",
  fewer: "Einer weniger",
  more: "Einer mehr",
  countKey: (count, face) => `${count} ${faceWord(face, count)}`,
  typed: "oder in Worten",
  dieKey: (face) => `${faceWord(face, 1)} legen`,
  takeBack: "Letzten Würfel zurücknehmen",
  clear: "Von vorn",
  answer: "Die Antwort",
  wins: { a: "Die erste gewinnt", b: "Die zweite gewinnt", tie: "Keine gewinnt" },
  stamps: {
    legal: "Ja",
    illegal: "Nein",
    there: "Es war da",
    exact: "Genau",
    short: "Es war nicht da",
    nothing: "Nichts ist höher",
    cannot: "Das kann nicht sein",
  },
  rules: "Nach den Regeln",
  others: "Wie andere spielen",
  noOthers: "Jede andere Hausregel sagt dasselbe.",
  share: "Diese Antwort teilen",
  shareHow: "Wer diesen Link öffnet, sieht dieselbe Antwort: Die Hausregeln stecken darin.",
  link: {
    qr: "QR-Code dieser Antwort",
    copy: "Link kopieren",
    copied: "Kopiert",
    selected: "Der Link ist markiert: Kopiere ihn von hier.",
    send: "Senden",
    hidden: "Dieser Link geht nur auf diesem Computer.",
  },
} satisfies Words["deskWords"];

export const sayHouse: Words["sayHouse"] = (option, value) =>
  `${sayOption(option)}: ${sayOptionValue(option, value)}`;

export const sayPercent: Words["sayPercent"] = (chance) => {
  const percent = chance * 100;
  if (chance === 0 || chance === 1) return `${percent} %`;
  if (percent < 0.1) return "< 0,1 %";
  return percent > 99.9 ? "> 99,9 %" : `${percent.toFixed(1).replace(".", ",")} %`;
};
