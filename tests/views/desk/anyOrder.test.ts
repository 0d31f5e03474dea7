import { expect, test } from "vitest";
import type { Language } from "@/lib/messages/language";
import { readSentence } from "@/lib/views/desk/reading/read";

// The claim, what was there and the doubt, told in any order: the desk gives the same verdict, or asks.

type Clauses = readonly (readonly string[])[];

/** One list of wordings for each clause: C is the count claimed, T the count there. */
const CLAUSES: Readonly<Record<Language, Clauses>> = {
  en: [
    ["he bid C fours", "the bid was C fours", "my bid had been C fours"],
    ["there were T fours", "we counted T fours", "T fours lay on the table"],
    ["I doubted", "she called liar", "somebody challenged"],
  ],
  de: [
    ["er hat C Vieren gesagt", "angesagt waren C Vieren"],
    ["es waren T Vieren", "T Vieren lagen da"],
    ["ich habe gezweifelt", "angezweifelt"],
  ],
  es: [
    ["dijo C cuatros", "él había dicho C cuatros"],
    ["había T cuatros", "encontramos T cuatros"],
    ["yo dudé", "ella dudó"],
  ],
};

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

const JOINS: readonly string[] = [", ", ". "];

function inEveryOrder(language: Language, claimed: number, there: number): readonly string[] {
  const [claims = [], found = [], doubts = []] = CLAUSES[language];
  return claims.flatMap((claim) =>
    found.flatMap((count) =>
      doubts.flatMap((doubt) =>
        ORDERS.flatMap((order) =>
          JOINS.map((join) =>
            order
              .map((at) => [claim, count, doubt][at])
              .join(join)
              .replace("C", `${claimed}`)
              .replace("T", `${there}`),
          ),
        ),
      ),
    ),
  );
}

test.each(
  (Object.keys(CLAUSES) as Language[]).flatMap((language) =>
    [
      [5, 6],
      [6, 5],
    ].map(([claimed = 0, there = 0]) => [language, claimed, there] as const),
  ),
)("never turns a verdict around in another order (%s): %i claimed, %i there", (language, claimed, there) => {
  const sentences = inEveryOrder(language, claimed, there);
  const read = sentences.map((text) => ({ text, reading: readSentence(text, { language, game: "bar" }) }));
  const verdicts = read.flatMap(({ text, reading }) =>
    reading.ok ? reading.answers.map(({ answer }) => ({ text, answer })) : [],
  );
  const isRight = ({ answer }: (typeof verdicts)[number]) =>
    answer.ok && "claimTrue" in answer && answer.claimTrue === there >= claimed;
  expect(verdicts.filter((one) => !isRight(one)).map(({ text }) => text)).toEqual([]);
  expect(verdicts.length / sentences.length).toBeGreaterThan(0.9);
});

test.each([
  ["Ann 3 fives, Bob 4 fives, Cy doubted, we counted 5 fives", { claim: "4 fives", count: 5 }],
  ["Ann said 3 fives, Bob 4 fives, Cy 5 fives, doubted, there were 4 fives", { claim: "5 fives", count: 4 }],
  ["Tom bids 7 twos, Al 7 fives, Tom calls, there were 7 fives", { claim: "7 fives", count: 7 }],
])("the doubt of a chain is of the last claim before it: %s", (text, question) => {
  const answers = [{ question: { ask: "judge", ...question } }];
  expect(readSentence(text, { language: "en", game: "bar" })).toMatchObject({ ok: true, answers });
});
