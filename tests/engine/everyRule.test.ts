import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { gameIds } from "@/lib/engine";
import { gameNamed } from "@/lib/engine/games";
import type { Option } from "@/lib/engine/parts";

// The book, the engine and the tests name the same rules and the same house rules.

const BOOK = readFileSync("docs/rules.md", "utf8");
const IN_BOOK = new Set(
  [...BOOK.matchAll(/^- \*\*([SHFBPRCOIUM]\d{1,2})\b/gm)].map(([, id]) => id as string),
);
const ANY_ID = /\b[SHFBPRCOIUM]\d{1,2}\b/g;

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(folder, name));
/** This file lists ids and values without tests for them. */
const TESTS = filesUnder("tests/engine").filter((file) => !file.endsWith("everyRule.test.ts"));
const TEST_TEXT = TESTS.map((file) => readFileSync(file, "utf8")).join("\n");
/** Ids in the strings of the tests that say more than an id: their names, and the rows of tables they are named by. */
const PROVED = new Set(
  [...TEST_TEXT.matchAll(/"([^"\n]*)"|`([^`]*)`/g)]
    .map(([, quoted, template]) => quoted ?? template ?? "")
    .filter((text) => !/^[A-Z]\d+$/.test(text))
    .flatMap((text) => text.match(ANY_ID) ?? []),
);

describe("rules", () => {
  test("the book numbers its rules without gaps", () => {
    for (const letter of "SHFBPRCOIUM") {
      const numbers = [...IN_BOOK].filter((id) => id.startsWith(letter)).map((id) => Number(id.slice(1)));
      expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    }
    expect(IN_BOOK.size).toBe(28 + 11 + 13 + 5 + 10 + 6 + 7 + 7 + 4 + 6 + 8);
  });
  test.each([...IN_BOOK])("%s is named by a test that proves it", (id) => expect(PROVED).toContain(id));
  test("the engine and its tests cite only rules of the book", () => {
    const cited = [...TESTS, ...filesUnder("lib/engine")].flatMap((file) =>
      (readFileSync(file, "utf8").match(ANY_ID) ?? []).map((id) => `${file}: ${id}`),
    );
    expect(cited.filter((where) => !IN_BOOK.has(where.split(": ")[1] ?? ""))).toEqual([]);
  });
});

const SECTION_OF: Readonly<Record<string, string>> = {
  firehouse: "F",
  bar: "B",
  "pass-the-cup": "P",
  "red-dead": "R",
  "closed-cup": "C",
  "own-hand": "O",
  pirate: "I",
  perudo: "U",
  mia: "M",
};
const optionsOf = (id: string) => {
  const game = gameNamed(id);
  if (!game.ok) throw new Error(id);
  return game.value.options;
};
const valuesOf = (option: Option): readonly (string | number)[] =>
  "choices" in option ? option.choices : [option.preset];

/** `option = DEFAULT | other` as a section of the book has them; lower case, the default first. */
function optionsInBook(letter: string): readonly (readonly [name: string, values: readonly string[]])[] {
  const start = BOOK.indexOf(`\n## ${letter}. `);
  const section = BOOK.slice(start, BOOK.indexOf("\n## ", start + 1) + 1 || undefined);
  return [...section.matchAll(/`([a-z_]+) = ([^`]+)`/g)].map(([, name = "", values = ""]) => [
    name,
    values.split("|").map((value) => value.trim().toLowerCase()),
  ]);
}

describe("house rules", () => {
  test.each(gameIds)("%s: the defaults and choices of the book are those of the engine", (id) => {
    const options = optionsOf(id);
    for (const [name, [preset = "", ...others]] of optionsInBook(SECTION_OF[id] ?? "")) {
      // F4 only refers to the red die of bar dice.
      if (id === "firehouse" && name === "wild") continue;
      const option = options[name];
      expect(option, `${id} ${name}`).toBeDefined();
      const values = option ? valuesOf(option).map(String) : [];
      expect([id, name, values[0]]).toEqual([id, name, preset.replace(/^(\d+)\.\.$/, "$1")]);
      const words = others.filter((value) => /^[a-z-]+$/.test(value));
      expect(values).toEqual(expect.arrayContaining(words));
    }
  });
  test.each(["S", "H"])(
    "every option of section %s belongs to some game, with the book's choices",
    (letter) => {
      for (const [name, values] of optionsInBook(letter)) {
        const takers = gameIds.map((id) => optionsOf(id)[name]).filter((option) => option !== undefined);
        expect(takers.length, name).toBeGreaterThan(0);
        // For a range of numbers the book has the ends.
        const expected = values.map((value) => (/^\d+\.\./.test(value) ? Number.parseInt(value, 10) : value));
        for (const option of takers) expect(valuesOf(option)).toEqual(expect.arrayContaining(expected));
      }
    },
  );

  // P10: free words; the rest of the numbers have one value that a test changes.
  const choices = gameIds.flatMap((id) =>
    Object.entries(optionsOf(id)).flatMap(([name, option]) =>
      "choices" in option ? option.choices.slice(1).map((value) => [id, name, value] as const) : [],
    ),
  );
  const numbers = gameIds.flatMap((id) =>
    Object.entries(optionsOf(id)).flatMap(([name, option]) =>
      "choices" in option ? [] : [[id, name] as const],
    ),
  );
  const files = (id: string) => {
    const own = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    // Options of several games can be tested in a shared file.
    return TESTS.filter(
      (file) => file.endsWith(`/${own}.test.ts`) || SHARED.some((name) => file.endsWith(name)),
    );
  };
  const SHARED = [
    "houses.test.ts",
    "shared.test.ts",
    "hands.test.ts",
    "comeAndGo.test.ts",
    "claims.test.ts",
    "stacks.test.ts",
  ];
  const textFor = (id: string) =>
    files(id)
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");

  test.each(choices)("%s: a test plays with %s = %s", (id, name, value) => {
    // Given outright, or as a row of a table of choices for that option.
    const given = new RegExp(`\\b${name}: "${value}"`).test(textFor(id));
    const listed = new RegExp(`\\b${name}\\b`).test(textFor(id)) && textFor(id).includes(`"${value}"`);
    expect(given || listed).toBe(true);
  });
  test.each(numbers)("%s: a test changes %s", (id, name) =>
    expect(textFor(id)).toMatch(new RegExp(`\\b${name}(: |\\b)`)),
  );
});
