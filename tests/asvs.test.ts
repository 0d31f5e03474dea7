import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ASVS_NUMBERS } from "./asvsNumbers";

const told = readFileSync(new URL("../docs/asvs.md", import.meta.url), "utf8");
const ANSWERS = ["held", "partly", "not met", "no need"] as const;

const rows = told
  .split("\n")
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, number = "", , answer = "", why = ""]) => ({ number, answer, why }));

const isThere = (path: string) => existsSync(new URL(`../${path}`, import.meta.url));

/** Where a file that is named may be: as it is written, a file of the server, or a test by its name. */
const places = (name: string): readonly string[] =>
  /\.\w+$/.test(name)
    ? [name, `lib/server/${name}`]
    : ["test.ts", "test.tsx", "drill.ts"].map((ending) => `tests/${name}.${ending}`);

test("every requirement is answered once, in its place", () => {
  expect(rows.map(({ number }) => number)).toEqual([...ASVS_NUMBERS]);
  for (const { number, answer, why } of rows) {
    expect(ANSWERS, number).toContain(answer);
    expect(why, number).not.toBe("");
  }
});

test("the count at the head is right", () => {
  const times = (wanted: (typeof ANSWERS)[number]) => rows.filter(({ answer }) => answer === wanted).length;
  const head = told.slice(0, told.indexOf("## ")).replace(/\s+/g, " ");
  expect(head).toContain(
    `${times("held")} held, ${times("partly")} partly, ${times("not met")} not met, ${times("no need")} with nothing`,
  );
});

test("every file and test that is named is there", () => {
  const named = [...new Set([...told.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name))];
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !places(name).some(isThere))).toEqual([]);
});
