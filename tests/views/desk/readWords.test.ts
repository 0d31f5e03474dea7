import { afterEach, describe, expect, test } from "vitest";
import { gameIds, rulesUnder } from "@/lib/engine";
import { German } from "@/lib/messages/de";
import { deskWords as german } from "@/lib/messages/de/desk";
import { deskWords } from "@/lib/messages/desk";
import { Spanish } from "@/lib/messages/es";
import { deskWords as spanish } from "@/lib/messages/es/desk";
import { speak } from "@/lib/messages/spoken";
import { sayClaim } from "@/lib/messages/terms";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import type { Question } from "@/lib/protocol/ask/shapes";
import { claimInEnglish, readWords } from "@/lib/views/desk/readWords";

const HANDS = { game: "pass-the-cup", house: {} };
const COUNTS = { game: "firehouse", house: {} };

describe("a question as it is typed", () => {
  test.each([
    ["does 44112 beat 33226", { ask: "compare", a: [4, 4, 1, 1, 2], b: [3, 3, 2, 2, 6] }],
    ["33226 vs 44112?", { ask: "compare", a: [3, 3, 2, 2, 6], b: [4, 4, 1, 1, 2] }],
    [
      "Does a pair of twos beat a pair of ones?",
      { ask: "compare", a: "a pair of twos", b: "a pair of ones" },
    ],
    ["schlägt 44112 gegen 33226", { ask: "compare", a: [4, 4, 1, 1, 2], b: [3, 3, 2, 2, 6] }],
    [
      "may I say three sixes over two pair, fours and ones",
      { ask: "raise", from: "two pair, fours and ones", to: "three sixes" },
    ],
    ["44112", { ask: "rank", dice: [4, 4, 1, 1, 2] }],
    ["odds of three sixes", { ask: "odds", claim: "three sixes" }],
    ["what is the lowest raise over three sixes", { ask: "lowest", from: "three sixes" }],
  ])("“%s” at a table of hands", (typed, question) => {
    expect(readWords(typed, HANDS)).toEqual({ ...HANDS, ...question });
  });

  test.each([
    ["ten ones over nine sixes", { ask: "raise", from: "nine sixes", to: "ten ones" }],
    ["May I say 10 ones on 9 sixes?", { ask: "raise", from: "9 sixes", to: "10 ones" }],
    ["is 9x6 higher than 8x6, fours are wild", { ask: "raise", from: "8x6", to: "9x6", wild: 4 }],
    [
      "odds of nine sixes with 20 dice, fours wild",
      { ask: "odds", claim: "nine sixes", dice_in_play: 20, wild: 4 },
    ],
    ["lowest", { ask: "lowest", from: null }],
  ])("“%s” at a table of counts", (typed, question) => {
    expect(readWords(typed, COUNTS)).toEqual({ ...COUNTS, ...question });
  });

  test("claims of another kind are about the first game that has them, under its own house rules", () => {
    expect(readWords("does 44112 beat 33226", { game: "firehouse", house: { ones: "high" } })).toMatchObject({
      ask: "compare",
      game: "pass-the-cup",
      house: {},
    });
    expect(readWords("ten ones over nine sixes", HANDS)).toMatchObject({ ask: "raise", game: "firehouse" });
  });

  test.each([
    "",
    "who washes the dishes",
    "over",
    "99999 beats 12345",
    "does it",
    "a".repeat(5000),
    "🎲 over 🎲",
  ])("“%s” asks nothing that can be read", (typed) => {
    expect(readWords(typed, HANDS)).toBeNull();
  });
});

/** One question, in all the ways people ask it. */
const WAYS: readonly (readonly [Partial<Question> & Record<string, unknown>, readonly string[]])[] = [
  [
    { ask: "compare", game: "pass-the-cup", a: [4, 4, 1, 1, 2], b: [3, 3, 2, 2, 6] },
    [
      "  DOES   44112 beat 33226 ??",
      "44112 v 33226",
      "44112 v. 33226",
      "44112 VS. 33226!!",
      "44112, 33226",
      "4-4-1-1-2 beats 3-3-2-2-6",
      "4 4 1 1 2 or 3 3 2 2 6",
      "Which is higher, 44112 or 33226?",
      "who wins: 44112 or 33226",
      "is 44112 better than 33226",
      "Schlägt 44112 33226?",
      "schlagt 44112 die 33226",
      "schlaegt 44112 33226",
      "44112 schlägt 33226",
      "Gewinnt 44112 gegen 33226?",
      "ist 44112 höher als 33226",
      "Was ist höher, 44112 oder 33226?",
      "¿44112 gana a 33226?",
      "¿gana 44112 a 33226?",
      "¿Le gana 44112 a 33226?",
      "44112 contra 33226",
      "¿44112 es mejor que 33226?",
      "¿qué es mejor, 44112 o 33226?",
    ],
  ],
  [
    { ask: "compare", game: "closed-cup", a: "high straight", b: "full house, threes over twos" },
    [
      "does a straight beat a full house",
      "straight vs full house",
      "schlägt eine Straße ein Full House?",
      "Strasse gegen Full House",
      "¿una escalera gana a un full?",
      "¿gana una escalera a un full?",
    ],
  ],
  [
    { ask: "raise", game: "firehouse", from: "nine sixes", to: "ten ones" },
    [
      "ten ones over nine sixes",
      "Ten ones on top of nine sixes!",
      "is ten ones legal over nine sixes",
      "is ten ones a raise over nine sixes",
      "can I bid ten ones after nine sixes",
      "nine sixes then ten ones",
      "someone said nine sixes, may I say ten ones?",
      "zehn Einsen über neun Sechsen",
      "Zehn Einser nach neun Sechsern",
      "Darf ich zehn Einsen über neun Sechsen sagen?",
      "neun Sechsen, darf ich zehn Einsen sagen?",
      "diez unos sobre nueve seises",
      "¿Puedo decir diez unos después de nueve seises?",
      "¿vale diez unos sobre nueve seises?",
    ],
  ],
  [
    { ask: "raise", game: "firehouse", from: "two fives", to: "one six" },
    ["one six over two fives", "may one say one six over two fives"],
  ],
  [
    { ask: "raise", game: "pass-the-cup", from: "three sixes", to: "full house, threes over twos" },
    ["may I say full house, threes over twos over three sixes"],
  ],
  [
    { ask: "odds", game: "firehouse", claim: "nine sixes", dice_in_play: 20, wild: 4 },
    [
      "odds of nine sixes with 20 dice, fours wild",
      "how likely is nine sixes among 20 dice, 4s wild",
      "Wahrscheinlichkeit von neun Sechsen mit 20 Würfeln, Vieren sind Joker",
      "probabilidad de nueve seises con 20 dados, los cuatros son comodines",
    ],
  ],
  [
    { ask: "odds", game: "firehouse", claim: "nine sixes", dice_in_play: 12 },
    ["odds of nine sixes", "Wie wahrscheinlich sind neun Sechsen?", "¿qué probables son nueve seises?"],
  ],
  [
    { ask: "lowest", game: "firehouse", from: "nine sixes" },
    [
      "what is the lowest raise over nine sixes",
      "niedrigste Ansage über neun Sechsen",
      "¿cuál es la subida más baja sobre nueve seises?",
    ],
  ],
  [
    { ask: "rank", game: "pass-the-cup", dice: [4, 4, 1, 1, 2] },
    ["44112", "how good is 44112?", "wie gut ist 44112", "4 4 1 1 2"],
  ],
];

test.each(WAYS.flatMap(([question, ways]) => ways.map((typed) => [typed, question] as const)))(
  "“%s” is read in any of the languages",
  (typed, question) => {
    expect(readWords(typed, { ...HANDS, inPlay: 12 })).toEqual({ house: {}, ...question });
  },
);

test.each([
  ...deskWords.examples,
  ...german.examples,
  ...spanish.examples,
  german.searchExample,
  spanish.searchExample,
])("the example “%s” is answered", (example) => {
  const question = readWords(example, { game: "pass-the-cup", house: {}, inPlay: 10 });
  expect(question && answerTo(question)).toMatchObject({ ok: true });
});

test.each([
  ["zehn Einsen", "firehouse", "ten ones"],
  ["diez unos", "firehouse", "ten ones"],
  ["eine Sechs", "bar", "1 six"],
  ["Paar Zweien, Fünf", "closed-cup", "pair twos, five"],
  ["Full House, Dreien über Zweien", "closed-cup", "full house, threes over twos"],
  ["große Straße", "closed-cup", "high straight"],
  ["zwei Paare, Vieren und Einsen", "own-hand", "two pair, fours and ones"],
  ["dobles parejas, cuatros y unos", "own-hand", "two pair, fours and ones"],
  ["escalera baja", "closed-cup", "low straight"],
  ["ten ones", "bar", "ten ones"],
  ["pear of twos", "own-hand", "pear of twos"],
])("a claim typed as “%s” is one at any table", (typed, game, english) => {
  expect(claimInEnglish(typed, { game, house: {} })).toBe(english);
});

describe("whatever the screens call a claim can be typed", () => {
  afterEach(() => speak(undefined));
  test.each([
    ["English", undefined],
    ["German", German],
    ["Spanish", Spanish],
  ])("in %s, kickers and all", (_language, words) => {
    speak(() => words);
    for (const game of gameIds) {
      const rules = rulesUnder(game, {});
      const claims = rules.ok ? rules.value.claims.every() : [];
      for (const claim of claims.filter((one) => "hand" in one)) {
        const said = sayClaim(claim);
        const read = rules.ok && rules.value.claims.read(claimInEnglish(said, { game, house: {} }));
        expect([said, read]).toEqual([said, { ok: true, value: claim }]);
      }
    }
  });
});
