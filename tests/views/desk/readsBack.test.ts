import fc from "fast-check";
import { expect, test } from "vitest";
import { type Claim, FACES, type Face, gameIds, rulesUnder, sayClaim as sayInEnglish } from "@/lib/engine";
import { deskWords } from "@/lib/messages/desk";
import type { Dictionary, Draft } from "@/lib/messages/dictionary";
import { fetchWords, LANGUAGES, type Language } from "@/lib/messages/language";
import { faceWord, sayClaim } from "@/lib/messages/terms";
import { setLocale } from "@/lib/messages/translated";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import type { Question } from "@/lib/protocol/ask/shapes";
import { readSentence } from "@/lib/views/desk/reading/read";
import { sampled } from "../../everyCase";
import { restoresLanguage } from "../../speaking";

// Every question of the keys has a sentence that parses back to it, in each screen language.

restoresLanguage();

/** A question's parts, before words or keys. */
interface Asked {
  readonly ask: "compare" | "raise" | "opens" | "lowest" | "judge" | "odds";
  readonly claim: Claim;
  readonly other: Claim;
  readonly dice: readonly Face[];
  readonly inPlay: number;
  readonly wild: Face;
}

interface Wording {
  readonly compare: (a: string, b: string) => string;
  readonly raise: (to: string, from: string) => string;
  readonly opens: (to: string) => string;
  readonly lowest: (from: string) => string;
  readonly judge: (claim: string, dice: string) => string;
  readonly odds: (claim: string, dice: number) => string;
  readonly oddsOfHand: (claim: string) => string;
  readonly wild: (faces: string) => string;
}

const WORDINGS: Readonly<Record<Language, Wording>> = {
  en: {
    compare: (a, b) => `does ${a} beat ${b}`,
    raise: (to, from) => `may I say ${to} after ${from}`,
    opens: (to) => `may I open with ${to}`,
    lowest: (from) => `what is the lowest raise over ${from}`,
    judge: (claim, dice) => `he said ${claim} and the dice are ${dice}`,
    odds: (claim, dice) => `how likely are ${claim} with ${dice} dice`,
    oddsOfHand: (claim) => `how likely is ${claim}`,
    wild: (faces) => `${faces} are wild`,
  },
  de: {
    compare: (a, b) => `Was ist höher: ${a} oder ${b}?`,
    raise: (to, from) => `Darf ich nach ${from} dann ${to} sagen?`,
    opens: (to) => `Darf ich mit ${to} eröffnen?`,
    lowest: (from) => `Was ist die niedrigste Ansage über ${from}?`,
    judge: (claim, dice) => `Gesagt wurde ${claim}, die Würfel waren ${dice}`,
    odds: (claim, dice) => `Wie wahrscheinlich sind ${claim} mit ${dice} Würfeln?`,
    oddsOfHand: (claim) => `Wie wahrscheinlich ist ${claim}?`,
    wild: (faces) => `${faces} sind Joker`,
  },
  es: {
    compare: (a, b) => `¿${a} gana a ${b}?`,
    raise: (to, from) => `¿Puedo decir ${to} después de ${from}?`,
    opens: (to) => `¿Puedo abrir con ${to}?`,
    lowest: (from) => `¿Cuál es la subida más baja sobre ${from}?`,
    judge: (claim, dice) => `Dijo ${claim} y los dados eran ${dice}`,
    odds: (claim, dice) => `¿Qué probabilidad hay de ${claim} con ${dice} dados?`,
    oddsOfHand: (claim) => `¿Qué probabilidad hay de ${claim}?`,
    wild: (faces) => `los ${faces} son comodines`,
  },
};

const face = fc.constantFrom(...FACES);

/** Questions of a game, with its kind of claims. */
function questionsOf(game: string) {
  const rules = rulesUnder(game, {});
  if (!rules.ok) throw new Error(`no game ${game}`);
  const { kind } = rules.value.claims;
  const claim: fc.Arbitrary<Claim> =
    kind === "count"
      ? fc.record({ count: fc.integer({ min: 1, max: 30 }), face })
      : fc.constantFrom(...rules.value.claims.every());
  const diceCount = kind === "mia" ? 2 : 5;
  const asks =
    kind === "count"
      ? (["raise", "opens", "lowest", "judge", "odds"] as const)
      : (["compare", "raise", "opens", "lowest", "judge", "odds"] as const);
  const asked: fc.Arbitrary<Asked> = fc.record({
    ask: fc.constantFrom(...asks),
    claim,
    other: claim,
    dice: fc.array(face, { minLength: diceCount, maxLength: diceCount }),
    inPlay: fc.integer({ min: 5, max: 40 }),
    wild: face,
  });
  return { asked, kind, redDie: rules.value.terms.redDie };
}

/** The question of the keys. */
function byKeys(
  { ask, claim, other, dice, inPlay, wild }: Asked,
  game: string,
  kind: string,
  redDie: boolean,
): Question {
  const base = { game, house: {} };
  const [one, two] = [sayInEnglish(claim), sayInEnglish(other)];
  const round = redDie ? { wild } : {};
  switch (ask) {
    case "compare":
      return { ask, ...base, a: one, b: two };
    case "raise":
      return { ask, ...base, from: two, to: one, ...round };
    case "opens":
      return { ask: "raise", ...base, from: null, to: one, ...round };
    case "lowest":
      return { ask, ...base, from: one, ...round };
    case "judge":
      return { ask, ...base, claim: one, dice: [...dice], ...round };
    case "odds":
      return { ask, ...base, claim: one, ...round, ...(kind === "count" && { dice_in_play: inPlay }) };
  }
}

/** The same in a language's words; the locale must be set. */
function inWords(
  { ask, claim, other, dice, inPlay, wild }: Asked,
  wording: Wording,
  kind: string,
  redDie: boolean,
): string {
  const [one, two] = [sayClaim(claim), sayClaim(other)];
  const round = redDie ? `, ${wording.wild(faceWord(wild, 2))}` : "";
  switch (ask) {
    case "compare":
      return wording.compare(one, two);
    case "raise":
      return wording.raise(one, two) + round;
    case "opens":
      return wording.opens(one) + round;
    case "lowest":
      return wording.lowest(one) + round;
    case "judge":
      return wording.judge(one, kind === "mia" ? dice.join(" ") : dice.join("")) + round;
    case "odds":
      return (kind === "count" ? wording.odds(one, inPlay) : wording.oddsOfHand(one)) + round;
  }
}

const languages = Object.keys(LANGUAGES) as Language[];
const cases = gameIds.flatMap((game) => languages.map((language) => [game, language] as const));

test.each(cases)("parses back from a sentence what keys ask: %s in %s", async (game, language) => {
  const { asked, kind, redDie } = questionsOf(game);
  const words: Dictionary | Draft | null = await fetchWords(language);
  const wrong = fc.sample(asked, { numRuns: sampled(3_000, 40), seed: 19 }).flatMap((one) => {
    setLocale(words ? () => words : undefined);
    const sentence = inWords(one, WORDINGS[language], kind, redDie);
    setLocale(undefined);
    const keys = byKeys(one, game, kind, redDie);
    const reading = readSentence(sentence, { language, game });
    const typed = reading.ok ? reading.answers[0]?.question : undefined;
    const same =
      typed?.ask === keys.ask &&
      JSON.stringify(answerTo(typed)) === JSON.stringify(answerTo(keys)) &&
      reading.ok &&
      reading.unused.length === 0;
    return same
      ? []
      : [`${sentence}: ${JSON.stringify(reading).slice(0, 300)}, by keys ${JSON.stringify(keys)}`];
  });
  expect(wrong).toEqual([]);
});

test.each(languages)("answers the examples in %s", async (language) => {
  const words = await fetchWords(language);
  setLocale(words ? () => words : undefined);
  const examples = [...deskWords.examples, deskWords.searchExample];
  setLocale(undefined);
  for (const example of examples) {
    const reading = readSentence(example, { language });
    expect([
      example,
      reading.ok && (reading.answers.length > 0 || reading.rules.length > 0 || reading.asks_back),
    ]).not.toContain(false);
  }
});
