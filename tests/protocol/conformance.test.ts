import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { FiguresOfRecords } from "@/lib/views/figures/recordFigures";
import { isExpected, plainlyWrong, type SentenceCase } from "../views/desk/likeSentence";
import { differences } from "./likeExpected";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const lines = (file: string) =>
  readFileSync(`${ROOT}/tests/conformance/${file}`, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** Runs one of the two commands on standard input: its answers, one a line. */
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

describe("npm run -s ask", () => {
  const cases: readonly SentenceCase[] = lines("sentences.jsonl");
  // Where no game is picked; those with one are read by the same function in tests/views/desk.
  test.each(["en", "de", "es"] as const)("sentences in %s, a line each", (language) => {
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
    // As many as there were lines, the empty one too.
    expect(read).toHaveLength(asked.length + 1);
    expect(read.at(-1)).toMatchObject({ ok: false, code: "unreadable-question" });
    expect(read.at(-1).suggestions.length).toBeGreaterThan(2);
    for (const [at, { text, expect: want, never }] of asked.entries()) {
      expect([text, plainlyWrong(read[at], never)]).toEqual([text, []]);
      expect([text, isExpected(read[at], want)]).toEqual([text, true]);
    }
  });
  test("a picked game, a file, and what nobody speaks or plays", () => {
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
    for (const args of [
      ["--game", "chess"],
      ["--language", "fr"],
    ]) {
      const refused = ask(...args);
      expect(refused.status).toBe(2);
      expect(refused.stderr).toMatch(/^No (game|language) is called/);
    }
    expect(ask("/no/such/file").status).toBe(2);
  });
});

describe("npm run -s figures", () => {
  const cases = lines("figures.jsonl");
  test.each(cases.map(({ records, expect: want }, at) => [at, records, want] as const))(
    "case %i",
    (_at, records, want) => {
      const counted = new FiguresOfRecords();
      for (const record of records)
        counted.take(typeof record === "string" ? record : JSON.stringify(record));
      const got = JSON.parse(JSON.stringify(counted.figures()));
      expect(Object.keys(got.players)).toEqual(Object.keys(want.players));
      expect(nearly(got)).toEqual(nearly(want));
    },
  );
  test("by the command, all lines of a case at once", () => {
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

/** The same, every number to nine digits. */
const nearly = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, part) => (typeof part === "number" ? Number(part.toPrecision(9)) : part)),
  );
