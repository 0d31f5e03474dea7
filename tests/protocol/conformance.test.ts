import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { differences } from "./likeExpected";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const lines = (file: string) =>
  readFileSync(`${ROOT}/tests/conformance/${file}`, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** Runs one of the two documented commands on standard input: its answers, one a line. */
function command(name: "settle" | "replay", input: readonly unknown[]) {
  const run = spawnSync("npm", ["run", "-s", name, ...(name === "replay" ? ["--", "-"] : [])], {
    cwd: ROOT,
    input: input.map((value) => `${JSON.stringify(value)}\n`).join(""),
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  const answers = run.stdout.trim().split("\n");
  return { status: run.status, answers: answers.map((line) => JSON.parse(line)) };
}

/** Texts and messages stand wherever the documents have them. */
const saysSomething = (value: unknown) => typeof value === "string" && value.trim() !== "";

describe("npm run -s settle", () => {
  const cases = lines("questions.jsonl");
  const { status, answers } = command(
    "settle",
    cases.map(({ q }) => q),
  );

  test("every line was well formed and is answered", () => {
    expect(status).toBe(0);
    expect(answers).toHaveLength(cases.length);
  });
  test.each(cases.map(({ q, expect: want }, at) => [JSON.stringify(q), want, at] as const))(
    "%s",
    (_q, want, at) => {
      const wanted = Array.isArray(want) ? want : [want];
      const got = Array.isArray(want) ? answers[at] : [answers[at]];
      expect(wanted.flatMap((each, place) => differences(got[place], each, `${place}.`))).toEqual([]);
      for (const answer of got) expect(saysSomething(answer.message)).toBe(true);
    },
  );
});

describe("npm run -s replay", () => {
  const cases = lines("records.jsonl");
  const { status, answers } = command(
    "replay",
    cases.map(({ record }) => record),
  );

  test("every line was well formed and is answered", () => {
    expect(status).toBe(0);
    expect(answers).toHaveLength(cases.length);
  });
  test.each(cases.map(({ record, expect: want }, at) => [at, record.game, want] as const))(
    "record %i: %s",
    (at, _game, want) => {
      const answer = answers[at];
      expect(differences(answer, want)).toEqual([]);
      for (const round of answer.rounds ?? []) {
        // Of a round that was told by its result nobody knows the claim (S18).
        expect(round.kind === null ? round.text === null : saysSomething(round.text)).toBe(true);
        expect(saysSomething(round.message)).toBe(true);
      }
      for (const step of answer.steps) expect(step.accepted || saysSomething(step.message)).toBe(true);
    },
  );
});
