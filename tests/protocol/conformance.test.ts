import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { FiguresOfRecords } from "@/lib/views/figures/recordFigures";
import { DRAWN, sampleOf } from "../everyCase";
import { isExpected, plainlyWrong, type SentenceCase } from "../views/desk/likeSentence";
import { differences } from "./likeExpected";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const lines = (file: string) =>
  readFileSync(`${ROOT}/tests/conformance/${file}`, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** Runs a command on standard input: its answers, one per line. */
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

type AnswerPart = Readonly<Record<"claim" | "text" | "message" | "accepted", unknown>>;

/** Texts and messages exist wherever the documents have them. */
const saysSomething = (value: unknown) => typeof value === "string" && value.trim() !== "";

describe("npm run -s settle", () => {
  const cases = sampleOf(lines("questions.jsonl"), 200);
  const { status, answers } = command(
    "settle",
    cases.map(({ q }) => q),
  );

  test("answers every line, each well formed", () => {
    expect(status).toBe(0);
    expect(answers).toHaveLength(cases.length);
  });
  test("gives the expected answer for each, with words", () => {
    const wrong = cases.flatMap(({ q, expect: want }, at) => {
      const wanted = Array.isArray(want) ? want : [want];
      const got = Array.isArray(want) ? answers[at] : [answers[at]];
      const reasons = [
        ...wanted.flatMap((each, place) => differences(got[place], each, `${place}.`)),
        ...got.flatMap(({ message }: { message: unknown }) => (saysSomething(message) ? [] : ["no message"])),
      ];
      return reasons.map((why) => `${JSON.stringify(q)}: ${why}`);
    });
    expect(wrong, DRAWN).toEqual([]);
  });
});

/** A rule set's cases without rule ids: each program numbers its own. */
function withoutRuleIds<Case extends { readonly set?: string; readonly expect: Expected }>(one: Case): Case {
  if (one.set === undefined) return one;
  const { rounds = [], finished } = one.expect;
  const { reason: _, ...ending } = finished ?? {};
  return {
    ...one,
    expect: {
      ...one.expect,
      ...(rounds.length > 0 && { rounds: rounds.map(({ rules: _rules, ...round }) => round) }),
      ...(finished && { finished: ending }),
    },
  };
}

interface Expected {
  readonly rounds?: readonly { readonly rules?: readonly string[] }[];
  readonly finished?: { readonly reason?: string } | null;
}

describe.each([
  ["records.jsonl", 60],
  ["outcomes.jsonl", 40],
  ["rule_sets.jsonl", 60],
] as const)("npm run -s replay, %s", (file, sample) => {
  const all = lines(file).map((one, at) => ({ ...withoutRuleIds(one), line: at + 1 }));
  const cases = sampleOf(all, sample);
  const { status, answers } = command(
    "replay",
    cases.map(({ record }) => record),
  );

  test("answers every line, each well formed", () => {
    expect(status).toBe(0);
    expect(answers).toHaveLength(cases.length);
  });
  test("has the expected result of every record, with words for every round and refusal", () => {
    const wrong = cases.flatMap(({ line, record, expect: want }, at) => {
      const { rounds = [], steps } = answers[at];
      const problems = [
        ...differences(answers[at], want),
        // The claim of a result-only round is unknown (S18).
        ...rounds
          .filter(({ claim, text }: AnswerPart) => (claim === null ? text !== null : !saysSomething(text)))
          .map(() => "a round without its claim, or with one"),
        ...[...rounds, ...steps.filter(({ accepted }: AnswerPart) => !accepted)]
          .filter(({ message }: AnswerPart) => !saysSomething(message))
          .map(() => "no message"),
      ];
      return problems.map((why) => `record ${line}, ${record.game}: ${why}`);
    });
    expect(wrong, DRAWN).toEqual([]);
  });
});

describe("npm run -s ask", () => {
  const cases: readonly SentenceCase[] = lines("sentences.jsonl");
  // Without a selected game; tests/views/desk covers those with one and all languages with the same function.
  test.each(sampleOf(["en", "de", "es"] as const, 1))("answers sentences in %s, one per line", (language) => {
    const asked = cases.filter((one) => one.language === language && one.game === null);
    const run = spawnSync("npm", ["run", "-s", "ask", "--", "--language", language], {
      cwd: ROOT,
      input: `${asked.map(({ text }) => text).join("\n")}\n\n`,
      encoding: "utf8",
    });
    expect(run.status).toBe(0);
    const read = run.stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    // As many as there were lines, including the empty one.
    expect(read).toHaveLength(asked.length + 1);
    expect(read.at(-1)).toMatchObject({ ok: false, code: "unreadable-question" });
    expect(read.at(-1).suggestions.length).toBeGreaterThan(2);
    for (const [at, { text, expect: want, never }] of asked.entries()) {
      expect([text, plainlyWrong(read[at], never)]).toEqual([text, []]);
      expect([text, isExpected(read[at], want)]).toEqual([text, true]);
    }
  });
  test("handles a selected game, a file, and unknown languages and games", () => {
    const ask = (...args: readonly string[]) =>
      spawnSync("npm", ["run", "-s", "ask", "--", ...args], {
        cwd: ROOT,
        input: "44112 vs 33226\n",
        encoding: "utf8",
      });
    const picked = ask("--game", "pass-the-cup", "--language", "de");
    expect(JSON.parse(picked.stdout)).toMatchObject({
      answers: [{ game: "pass-the-cup", answer: { result: "a" } }],
    });
    const refusals = [
      [/^Unknown game/, "--game", "chess"],
      [/^Unknown language/, "--language", "fr"],
      [/\/no\/such\/file/, "/no/such/file"],
    ] as const;
    for (const [why, ...args] of sampleOf(refusals, 1)) {
      const refused = ask(...args);
      expect([args, refused.status]).toEqual([args, 2]);
      expect(refused.stderr).toMatch(why);
    }
  });
});

describe("npm run -s figures", () => {
  const cases = lines("figures.jsonl");
  test("has the expected result of every case", () => {
    for (const [at, { records, expect: want }] of cases.entries()) {
      const counted = new FiguresOfRecords();
      for (const record of records)
        counted.take(typeof record === "string" ? record : JSON.stringify(record));
      const got = JSON.parse(JSON.stringify(counted.figures()));
      expect([at, Object.keys(got.players)]).toEqual([at, Object.keys(want.players)]);
      expect(nearly(got), `case ${at}`).toEqual(nearly(want));
    }
  });
  test("has it from the command too, all lines of a case at once", () => {
    const { records, expect: want } = cases.at(-1);
    const run = spawnSync("npm", ["run", "-s", "figures", "--", "-"], {
      cwd: ROOT,
      input: records.map((record: unknown) => `${JSON.stringify(record)}\n`).join(""),
      encoding: "utf8",
    });
    expect(run.status).toBe(want.ok ? 0 : 2);
    expect(nearly(JSON.parse(run.stdout))).toEqual(nearly(want));
  });
});

/** The same, with numbers to nine digits. */
const nearly = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, part) => (typeof part === "number" ? Number(part.toPrecision(9)) : part)),
  );
