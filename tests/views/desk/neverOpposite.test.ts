import fc from "fast-check";
import { expect, test } from "vitest";
import { type Claim, FACES, gameIds, type RuleSet, rulesUnder, sayClaim as sayInEnglish } from "@/lib/engine";
import { fetchWords, LANGUAGES, type Language } from "@/lib/messages/language";
import { sayClaim } from "@/lib/messages/terms";
import { setLocale } from "@/lib/messages/translated";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import type { Question } from "@/lib/protocol/ask/shapes";
import { readSentence } from "@/lib/views/desk/reading/read";
import { sampled } from "../../everyCase";
import { restoresLanguage } from "../../speaking";
import { AROUND, WAYS_TO_ASK } from "./eitherOrder";

// For either order of two claims and any phrasing, the answer never contradicts the keys (S3).

restoresLanguage();

interface Asked {
  readonly way: string;
  readonly around: readonly [before: string, behind: string];
  readonly one: Claim;
  readonly other: Claim;
}

function claimsOf({ claims }: RuleSet): fc.Arbitrary<Claim> {
  return claims.kind === "count"
    ? fc.record({ count: fc.integer({ min: 1, max: 14 }), face: fc.constantFrom(...FACES) })
    : fc.constantFrom(...claims.every());
}

/** True if the claim goes over the other, by keys; null if it is no claim. */
function isRaise(game: string, claim: unknown, other: unknown): boolean | null {
  const answer = answerTo({ ask: "raise", game, from: other as string, to: claim });
  return answer.ok ? (answer.legal ?? null) : null;
}

/** A parsed question's verdict on N over O; null if it has none. */
function says(question: Question, claim: string, other: string): boolean | null {
  const answer = answerTo(question);
  if (!answer.ok) return null;
  const same = (side: unknown, text: string) =>
    typeof side === "string" ? side === text : Array.isArray(side) && side.join("") === text;
  if (question.ask === "raise") {
    if (same(question.from, other) && same(question.to, claim)) return answer.legal ?? null;
    // Reversed, it is about the other claim; attributed to this one it would be the opposite.
    return same(question.from, claim) && same(question.to, other) ? !answer.legal : null;
  }
  if (question.ask !== "compare") return null;
  const higher = answer.result === "a" ? question.a : answer.result === "b" ? question.b : null;
  if (higher === null || same(higher, other)) return false;
  return same(higher, claim) ? true : null;
}

const languages = Object.keys(LANGUAGES) as Language[];
const cases = gameIds.flatMap((game) => languages.map((language) => [game, language] as const));

test.each(cases)("S3, never contradicts the keys: %s in %s", async (game, language) => {
  const rules = rulesUnder(game, {});
  if (!rules.ok) throw new Error(`no game ${game}`);
  const claim = claimsOf(rules.value);
  // Hands side by side without a word between are one row of dice.
  const sideBySide = rules.value.claims.kind === "count";
  const ways = WAYS_TO_ASK[language].filter((way) => sideBySide || !/N O|O N/.test(way));
  const asked: fc.Arbitrary<Asked> = fc.record({
    way: fc.constantFrom(...ways),
    around: fc.constantFrom(...AROUND[language]),
    one: claim,
    other: claim,
  });
  const words = await fetchWords(language);
  const opposite: string[] = [];
  const silent: string[] = [];
  const all = fc.sample(asked, { numRuns: sampled(3_000, 40), seed: 19 });
  for (const { way, around, one, other } of all) {
    setLocale(words ? () => words : undefined);
    const sentence = way.replace("N", () => sayClaim(one)).replace(/\bO\b/, () => sayClaim(other));
    setLocale(undefined);
    const typed = `${around[0]}${sentence}${around[1]}`;
    const reading = readSentence(typed, { language, game });
    const [to, from] = [sayInEnglish(one), sayInEnglish(other)];
    const keys = isRaise(game, to, from);
    if (keys === null || to === from) continue;
    const answers = reading.ok ? reading.answers.map(({ question }) => says(question, to, from)) : [];
    if (answers.includes(!keys))
      opposite.push(`${typed}: ${reading.ok && reading.answers[0]?.answer.message}`);
    else if (!answers.includes(keys) && !(reading.ok && reading.asks_back)) silent.push(typed);
  }
  expect(opposite).toEqual([]);
  expect(silent.length / all.length, silent.slice(0, 5).join("\n")).toBeLessThan(0.05);
});
