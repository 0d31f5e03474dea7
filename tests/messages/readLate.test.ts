import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, expect, test } from "vitest";
import { START_WORDS, sayCrew } from "@/lib/messages/start";
import { setLocale } from "@/lib/messages/translated";

// The server uses several languages at once, and a browser learns its language after its modules load. A
// sentence read at module load would keep that language forever.

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const files = ["app", "lib"]
  .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
  // Commands run at load and speak English. A language reads its own words.
  .filter((file) => !/^lib\/(cli|messages\/[a-z]+|server\/generated)\//.test(file))
  .filter((file) => /from "(@\/lib\/messages|\.\/translated)/.test(readFileSync(join(ROOT, file), "utf8")));

beforeEach(() =>
  setLocale(() => {
    throw new Error("A sentence was read");
  }),
);

afterAll(() => setLocale(undefined));

test("detects a sentence that is read, and a function that is called", () => {
  expect(() => START_WORDS.crew.title).toThrow("A sentence was read");
  expect(() => sayCrew([])).toThrow("A sentence was read");
  expect(files.length).toBeGreaterThan(100);
});

test.each(files)("reads no sentence while %s loads", async (file) => {
  await import(/* @vite-ignore */ join(ROOT, file));
});
