import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Face, gameIds } from "@/lib/engine";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import type { Question } from "@/lib/protocol/ask/shapes";
import { askOther, claimsOf, type Desk, openDesk, putDie, questionOn, say } from "@/lib/views/desk/desk";
import { type Asker, readSentence } from "@/lib/views/desk/reading/read";
import { sampled } from "../../everyCase";

const HAND_GAMES = gameIds.filter((game) => claimsOf(game, {}).kind === "hand");

/** "Does the one beat the other", in the desk's languages. */
const WAYS: readonly (readonly [string, (a: string, b: string) => string])[] = [
  ["en", (a, b) => `does ${a} beat ${b}`],
  ["de", (a, b) => `Schlägt ${a} die ${b}?`],
  ["es", (a, b) => `¿${a} gana a ${b}?`],
];

/** The question of a sentence for one game; null without one. */
function asked(typed: string, asker: Asker): Question | null {
  const reading = readSentence(typed, asker);
  return (reading.ok && reading.answers[0]?.question) || null;
}

const put = (desk: Desk, dice: string): Desk =>
  [...dice].reduce((so, die) => putDie(so, Number(die) as Face), desk);
const verdict = (question: Question | null) => {
  const answer = question && answerTo(question);
  return answer?.ok ? answer.result : null;
};

const five = fc.string({ unit: fc.constantFrom(..."123456"), minLength: 5, maxLength: 5 });
const ordering = fc.record({
  ones: fc.constantFrom("low", "high"),
  straights: fc.constantFrom("none", "below-full-house", "above-full-house"),
});

test("has three games of hands", () => {
  expect(HAND_GAMES).toEqual(["pass-the-cup", "closed-cup", "own-hand"]);
});

test.each(HAND_GAMES)("parses five typed dice like keys, under any house rules: %s", (game) => {
  const pairs = fc.sample(fc.tuple(five, five, ordering), { numRuns: sampled(20_000, 100), seed: 5 });
  const wrong = pairs.flatMap(([a, b, mixed], at) => {
    // Half of them with the default rules.
    const house = at % 2 === 0 ? {} : mixed;
    const keys = questionOn(put(openDesk(game, house, true), a + b));
    const [language, say] = WAYS[at % WAYS.length] ?? ["en", WAYS[0]?.[1]];
    const words = say?.(a, b) ?? "";
    const typed = asked(words, { language, game, house });
    const result = verdict(typed);
    const same =
      JSON.stringify(typed) === JSON.stringify(keys) && result !== null && result === verdict(keys);
    return same ? [] : [`${words}: ${JSON.stringify(typed)}, by keys ${JSON.stringify(keys)}`];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ["does 23456 beat 22134", "b"],
  ["does 23456 beat 12346", "a"],
  ["12346 against 12356", "b"],
  ["12456 vs 13456", "b"],
  ["2-3-4-5-6 or 2 2 1 3 4", "b"],
  ["may I say 23456 over 22134", "b"],
  ["may I say 23456 over a pair of ones", "b"],
  ["22134, then 23456", "a"],
])("answers in pass the cup, which has no straights: “%s”", (typed, result) => {
  const question = asked(typed, { language: "en", game: "pass-the-cup" });
  expect(question).toMatchObject({ ask: "compare", game: "pass-the-cup" });
  expect(verdict(question)).toBe(result);
});

test.each([
  "12346",
  "how good is 12356",
  "odds of 12456",
  "wie wahrscheinlich ist 13456",
  "probabilidad de 23456",
])("ranks five dice among all hands in “%s”", (typed) => {
  const question = asked(typed, { language: "en", game: "pass-the-cup" });
  expect(question).toMatchObject({ ask: "rank", game: "pass-the-cup" });
  expect(question && answerTo(question)).toMatchObject({ ok: true });
});

test("treats a raise of five dice as one of their claim", () => {
  const question = asked("lowest raise over 23456", { language: "en", game: "pass-the-cup" });
  expect(question).toMatchObject({ ask: "lowest", from: "six five four three high" });
  expect(question && answerTo(question)).toMatchObject({ ok: true, claim: { hand: "pair" } });
});

describe("by keys, five dice are their claim, if a claim is needed", () => {
  const raised = (game: string, dice: string) => questionOn(put(askOther(openDesk(game), "raise"), dice));
  test("has no straight without straights, and no extra kicker", () => {
    expect(raised("pass-the-cup", "2345644112")).toMatchObject({
      from: "six five four three high",
      to: "44112",
    });
    expect(raised("closed-cup", "2345613456")).toMatchObject({ from: "23456", to: "one six five four high" });
    expect(raised("own-hand", "1345612346")).toMatchObject({ from: "one six five four high" });
    for (const dice of ["23456", "12346", "12356", "12456", "13456"])
      for (const game of HAND_GAMES) {
        const judged = put({ ...put(askOther(openDesk(game), "judge"), dice), at: "dice" }, "66666");
        const question = questionOn(judged);
        expect(question && answerTo(question)).toMatchObject({ ok: true, claimTrue: true });
        const odds = questionOn(put(askOther(openDesk(game), "odds"), dice));
        expect(odds && answerTo(odds)).toMatchObject({ ok: true });
      }
  });
  test("accepts them typed with any separators", () => {
    const desk = say(say(openDesk("pass-the-cup"), 0, "2 3 4 5 6 "), 1, "2-2-1-3-4");
    expect(verdict(questionOn(desk))).toBe("b");
  });
});

describe("a selected game is never left", () => {
  test.each([
    ["ten ones over nine sixes", "pass-the-cup"],
    ["odds of nine sixes with 20 dice", "own-hand"],
    ["does 23456 beat 22134", "bar"],
    ["schlägt 44112 die 33226", "mia"],
    ["¿44112 gana a 33226?", "perudo"],
    ["44112", "red-dead"],
    ["is mia higher than 66", "firehouse"],
  ])(
    "declines “%s” on %s with that game's rules, and answers for others without a selection",
    (typed, game) => {
      const reading = readSentence(typed, { language: "en", game });
      expect(reading).toMatchObject({ ok: true, answers: [], declined: true });
      expect(reading.ok && reading.rules.length).toBeGreaterThan(0);
      const open = readSentence(typed, { language: "en" });
      expect(open.ok && open.answers.length).toBeGreaterThan(0);
      expect(open.ok && open.answers.map((answered) => answered.game)).not.toContain(game);
    },
  );
});
