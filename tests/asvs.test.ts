import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ASVS_NUMBERS } from "./asvsNumbers";

const checklist = readFileSync(new URL("../docs/asvs.md", import.meta.url), "utf8");
const ANSWERS = ["met", "partly", "not met", "not applicable"] as const;

const rows = checklist
  .split("\n")
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, number = "", , answer = "", why = ""]) => ({ number, answer, why }));

const isThere = (path: string) => existsSync(new URL(`../${path}`, import.meta.url));

/** The possible paths of a named file: as written, in the server's folder, or a test by its name. */
const places = (name: string): readonly string[] =>
  /\.\w+$/.test(name)
    ? [name, `lib/server/${name}`]
    : ["test.ts", "test.tsx", "drill.ts"].map((ending) => `tests/${name}.${ending}`);

test("answers every requirement once, in order", () => {
  expect(rows.map(({ number }) => number)).toEqual([...ASVS_NUMBERS]);
  for (const { number, answer, why } of rows) {
    expect(ANSWERS, number).toContain(answer);
    expect(why, number).not.toBe("");
  }
});

test("has the right count at the head", () => {
  const times = (wanted: (typeof ANSWERS)[number]) => rows.filter(({ answer }) => answer === wanted).length;
  const head = checklist.slice(0, checklist.indexOf("## ")).replace(/\s+/g, " ");
  expect(head).toContain(
    `${times("met")} met, ${times("partly")} partly, ${times("not met")} not met, ${times("not applicable")} not applicable`,
  );
});

test("names only existing files and tests", () => {
  const named = [...new Set([...checklist.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name))];
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !places(name).some(isThere))).toEqual([]);
});
