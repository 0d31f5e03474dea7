import { describe, expect, test } from "vitest";
import type { Face, HandClaim, Stake } from "@/lib/engine";
import { diceWord } from "@/lib/messages/anyPage";
import { German } from "@/lib/messages/de";
import { revealWords } from "@/lib/messages/dice";
import { Spanish } from "@/lib/messages/es";
import { sayClaim, sayMove, sayScore } from "@/lib/messages/terms";
import { setLocale } from "@/lib/messages/translated";
import { answerWords, cookWords, standingWords } from "@/lib/messages/wall";
import { restoresLanguage } from "../speaking";

const LANGUAGES = { English: undefined, German, Spanish };

restoresLanguage();

const FIVE: Face = 5;
const HANDS: readonly HandClaim[] = [
  { hand: "pair", faces: [2], kickers: [5] },
  { hand: "two-pair", faces: [4, 1], kickers: [] },
  { hand: "full-house", faces: [3, 2] },
  { hand: "low-straight" },
];
const COUNTS = [0, 1, 2, 5, 21] as const;
const moves = (what: Stake) =>
  COUNTS.slice(1).map((count) => sayMove({ what, count, from: "bank", to: "s1" }));

/** Phrases for 0, 1, 2, 5 and 21; for moves, without 0. */
const CLAIMS = {
  English: {
    dice: ["0 dice", "1 die", "2 dice", "5 dice", "21 dice"],
    claims: ["0 fives", "1 five", "2 fives", "5 fives", "21 fives"],
    bads: ["even", "1 bad", "2 bads", "5 bads", "21 bads"],
    good: ["one good", "two goods", "five goods", "21 goods"],
    bad: ["one bad", "two bads", "five bads", "21 bads"],
    die: ["one die", "two dice", "five dice", "21 dice"],
    life: ["one life", "two lives", "five lives", "21 lives"],
    hands: [
      "pair of twos, with a five",
      "two pair, fours and ones",
      "full house, threes over twos",
      "low straight",
    ],
    cups: ["0 cups left", "1 cup left", "2 cups left", "5 cups left", "21 cups left"],
  },
  German: {
    dice: ["0 Würfel", "1 Würfel", "2 Würfel", "5 Würfel", "21 Würfel"],
    claims: ["0 Fünfen", "1 Fünf", "2 Fünfen", "5 Fünfen", "21 Fünfen"],
    bads: ["±0", "1 Mieser", "2 Miese", "5 Miese", "21 Miese"],
    good: ["einen Guten", "zwei Gute", "fünf Gute", "21 Gute"],
    bad: ["einen Miesen", "zwei Miese", "fünf Miese", "21 Miese"],
    die: ["einen Würfel", "zwei Würfel", "fünf Würfel", "21 Würfel"],
    life: ["ein Leben", "zwei Leben", "fünf Leben", "21 Leben"],
    hands: [
      "Paar Zweien mit einer Fünf",
      "zwei Paare, Vieren und Einsen",
      "Full House, Dreien über Zweien",
      "kleine Straße",
    ],
    cups: ["noch 0 Becher", "noch 1 Becher", "noch 2 Becher", "noch 5 Becher", "noch 21 Becher"],
  },
  Spanish: {
    dice: ["0 dados", "1 dado", "2 dados", "5 dados", "21 dados"],
    claims: ["0 cincos", "1 cinco", "2 cincos", "5 cincos", "21 cincos"],
    bads: ["0", "1 mala", "2 malas", "5 malas", "21 malas"],
    good: ["una buena", "dos buenas", "cinco buenas", "21 buenas"],
    bad: ["una mala", "dos malas", "cinco malas", "21 malas"],
    die: ["un dado", "dos dados", "cinco dados", "21 dados"],
    life: ["una vida", "dos vidas", "cinco vidas", "21 vidas"],
    cups: [
      "quedan 0 cubiletes",
      "queda 1 cubilete",
      "quedan 2 cubiletes",
      "quedan 5 cubiletes",
      "quedan 21 cubiletes",
    ],
    hands: [
      "pareja de doses con un cinco",
      "dobles parejas, cuatros y unos",
      "full, treses sobre doses",
      "escalera baja",
    ],
  },
} as const;

/** Who owes one wash or three, washed at one meal of two, and cooked at two of five. */
const DUTIES = {
  English: ["Ann owes a wash", "Ann owes 3 washes", "washed 1 of 2 meals", "cooked 2 of 5 meals"],
  German: [
    "Ann muss spülen",
    "Ann muss 3-mal spülen",
    "bei 1 von 2 Essen gespült",
    "bei 2 von 5 Essen gekocht",
  ],
  Spanish: ["Ann debe lavar", "Ann debe lavar 3 veces", "lavó en 1 de 2 comidas", "cocinó en 2 de 5 comidas"],
} as const;

describe.each(["English", "German", "Spanish"] as const)("in %s", (language) => {
  test("counts washes and meals as a native does", () => {
    setLocale(() => LANGUAGES[language]);
    expect([
      answerWords.owesWash("Ann", 1),
      answerWords.owesWash("Ann", 3),
      standingWords.washes(1, 2),
      cookWords.why(2, 5),
    ]).toEqual(DUTIES[language]);
  });

  test("distinguishes none, one and many", () => {
    setLocale(() => LANGUAGES[language]);
    expect({
      dice: COUNTS.map(diceWord),
      claims: COUNTS.map((count) => sayClaim({ count, face: FIVE })),
      hands: HANDS.map(sayClaim),
      bads: COUNTS.map((count) => sayScore(-count)),
      good: moves("good"),
      bad: moves("bad"),
      die: moves("die"),
      life: moves("life"),
      cups: COUNTS.map((cups) => revealWords.cupsToCome(cups)),
    }).toEqual(CLAIMS[language]);
  });
});
