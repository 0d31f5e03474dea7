import { expect, test } from "vitest";
import type { Language } from "@/lib/messages/language";
import { readSentence } from "@/lib/views/desk/reading/read";
import { sampleOf } from "../../everyCase";

// A word more, a word less or two words swapped never turn a verdict around: the desk gives the same one, asks, or
// gives none. Dice and numbers stay, because without one of them the question is another.

type Verdict = { readonly legal: boolean } | { readonly claimTrue: boolean } | { readonly exact: boolean };

const QUESTIONS: readonly (readonly [Language, game: string, text: string, Verdict])[] = [
  ["en", "bar", "he said five fours and there are exactly five, who loses the die", { claimTrue: true }],
  ["en", "bar", "bid was six threes and only five were there, who loses", { claimTrue: false }],
  ["en", "bar", "last bid was seven sixes, may I say eight twos", { legal: true }],
  ["en", "bar", "may I say four threes after four fives", { legal: false }],
  ["en", "perudo", "he said four sixes, can I go to two aces", { legal: true }],
  ["en", "perudo", "five pacos were bid, is ten threes enough", { legal: false }],
  ["en", "closed-cup", "33 on the table, can I call a straight over a pair of twos", { legal: false }],
  ["en", "mia", "he announced 62 and rolled 54, who loses the life", { claimTrue: false }],
  ["en", "red-dead", "four threes was called a lie, exactly four were there, who pays", { claimTrue: true }],
  ["en", "bar", "I bid six fives, wait no, seven fives, doubted and we counted six", { claimTrue: false }],
  ["en", "bar", "ten sixes, next guy calls liar, nine sixes were there", { claimTrue: false }],
  ["en", "closed-cup", "he called five aces, I doubted and there were only four aces", { claimTrue: false }],
  ["en", "red-dead", "called spot on, the bid was 4 sixes and 3 were there", { exact: false }],
  ["en", "red-dead", "4 threes, bluff, cups 35 126 336 342", { claimTrue: true }],
  ["en", "firehouse", "wild is 4, call was 13 fives, we count 9 fives and 4 fours", { claimTrue: true }],
  [
    "de",
    "bar",
    "er hat fünf Vieren gesagt und es waren genau fünf, wer verliert den Würfel",
    { claimTrue: true },
  ],
  [
    "de",
    "bar",
    "nicht fünf Zweien sondern sieben Zweien hat sie gesagt, sechs waren da, angezweifelt",
    { claimTrue: false },
  ],
  ["de", "bar", "darf ich nach vier Fünfen vier Dreien sagen", { legal: false }],
  ["de", "mia", "62 angesagt und 54 gewürfelt, wer verliert das Leben", { claimTrue: false }],
  [
    "de",
    "closed-cup",
    "zwei Dreien liegen offen, darf ich kleine Straße über ein Paar Zweien sagen",
    { legal: false },
  ],
  [
    "de",
    "red-dead",
    "vier Sechsen geboten, Bluff gerufen, die Becher waren 364 und 166",
    { claimTrue: false },
  ],
  ["es", "bar", "dijo cinco cuatros y había justo cinco, ¿quién pierde el dado?", { claimTrue: true }],
  ["es", "bar", "dije cuatro treses, perdón, cinco treses, dudaron y había cuatro", { claimTrue: false }],
  ["es", "bar", "¿puedo decir cuatro treses después de cuatro cincos?", { legal: false }],
  ["es", "mia", "dijo 62 y tenía 54, ¿quién pierde la vida?", { claimTrue: false }],
  [
    "es",
    "closed-cup",
    "hay 33 sobre la mesa, ¿puedo cantar escalera baja sobre una pareja de doses?",
    { legal: false },
  ],
  ["es", "red-dead", "cuatro seises, dijo farol, los vasos eran 364 y 166", { claimTrue: false }],
  ["es", "perudo", "dijo cuatro cenas, ¿puedo bajar a dos ases?", { legal: true }],
];

/** Words that change nothing, and words that could. */
const MORE: Readonly<Record<Language, readonly string[]>> = {
  en: ["please", "well", "the", "again", "my friend", "not", "exactly", "doubted", "wild", "I think"],
  de: ["bitte", "also", "mein Freund", "nicht", "genau", "gezweifelt", "Joker", "auch"],
  es: ["por favor", "pues", "mi amigo", "no", "justo", "dudó", "comodín", "también"],
};

const isNumber = (word: string): boolean =>
  /\d|^(?:two|three|four|five|six|seven|eight|nine|ten|thirteen|aces|pacos|zwei|vier|fünf|dos|cuatro|cinco|ases|cenas)/i.test(
    word,
  ) || /(?:s|en)$/i.test(word.replaceAll(/\P{L}/gu, ""));

function changed(text: string, language: Language): readonly string[] {
  const words = text.split(" ");
  const before = (at: number, ...more: readonly string[]) => [...words.slice(0, at), ...more];
  return words
    .flatMap((word, at) => [
      ...(isNumber(word) ? [] : [[...before(at), ...words.slice(at + 1)]]),
      ...MORE[language].map((more) => [...before(at, more), ...words.slice(at)]),
      ...(at + 1 < words.length
        ? [[...before(at, words[at + 1] as string, word), ...words.slice(at + 2)]]
        : []),
    ])
    .map((parts) => parts.join(" "));
}

test.each(QUESTIONS)("never turns a verdict around (%s, %s): %s", (language, game, text, verdict) => {
  const [[key, right] = ["", null]] = Object.entries(verdict);
  const whole = readSentence(text, { language, game });
  expect(whole.ok && whole.answers.map(({ answer }) => answer)).toMatchObject([verdict]);
  const opposite = sampleOf(changed(text, language), 60).flatMap((typed) => {
    const reading = readSentence(typed, { language, game });
    if (!reading.ok) return [];
    return reading.answers
      .filter(({ question, answer }) => {
        const got = (answer as unknown as Readonly<Record<string, unknown>>)[key];
        const otherCall = key === "claimTrue" && question.ask === "judge" && question.kind === "spot-on";
        return otherCall || (got !== undefined && got !== right);
      })
      .map(({ answer }) => `${typed}: ${answer.message}`);
  });
  expect(opposite).toEqual([]);
});
