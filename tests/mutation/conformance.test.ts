import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ask } from "@/lib/protocol/ask";
import { replay } from "@/lib/protocol/replay";
import { differences } from "../protocol/likeExpected";

// The cases of tests/protocol/conformance.test.ts in this process: mutants do not reach the commands it runs.

/** Every sixth case: each mutant runs all that reach it. */
const lines = (file: string) =>
  readFileSync(`tests/conformance/${file}`, "utf8")
    .trim()
    .split("\n")
    .map((line, at) => ({ at, ...JSON.parse(line) }))
    .filter(({ at }) => at % 6 === 0);

test.each(lines("questions.jsonl"))("answers question $at", ({ q, expect: want }) => {
  const answer: unknown = JSON.parse(JSON.stringify(ask(q)));
  const [got, wanted] = Array.isArray(want) ? [answer, want] : [[answer], [want]];
  expect(wanted.flatMap((each, at) => differences((got as unknown[])[at], each))).toEqual([]);
});

test.each(lines("records.jsonl"))("replays record $at", ({ record, expect: want }) => {
  expect(differences(JSON.parse(JSON.stringify(replay(record))), want)).toEqual([]);
});
