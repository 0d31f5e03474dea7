import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { gameIds, optionsOf } from "@/lib/engine";
import { German } from "@/lib/messages/de";
import * as germanRuleBook from "@/lib/messages/de/ruleBook";
import { Spanish } from "@/lib/messages/es";
import * as spanishRuleBook from "@/lib/messages/es/ruleBook";
import {
  sayOptionHint as englishHint,
  sayOption as englishOption,
  sayOptionValue as englishValue,
} from "@/lib/messages/house";
import { isDraft, isLanguage, LANGUAGES } from "@/lib/messages/language";
import * as lines from "@/lib/messages/terms";
import { setLocale } from "@/lib/messages/translated";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const WORDS = join(ROOT, "lib/messages");
const FINISHED = {
  de: { ...German, ruleBook: germanRuleBook },
  es: { ...Spanish, ruleBook: spanishRuleBook },
};
/** The modules that hold words: every language has them all. */
const modules = readdirSync(join(WORDS, "de")).filter((file) => file !== "index.ts");

afterEach(() => setLocale(undefined));

/** What is alike in English and in another language: names, and what is typed in English wherever one is. */
const ALIKE = [
  "Liar’s Table",
  "Red Dead",
  "44112 beat 33226",
  "does 44112 beat 33226",
  "full house, threes over twos",
  "pair of twos, five",
  "ten ones over nine sixes",
  "odds of 9 sixes with 20 dice",
  "9 sixes",
];

/** House rules that are called the same everywhere. */
const NAMES = ["calza", "palifico"];

/** Every piece of text of two words or more that a file holds, in quotes or in a template; code between two of them is none. */
function sentences(file: string): readonly string[] {
  const source = readFileSync(join(WORDS, file), "utf8").replace(/^\s*(\/\/|\*|\/\*|import ).*$/gm, "");
  return [...source.matchAll(/(?<=["`}])[^"`${}\n]+(?=["`]|\$\{)/g)]
    .map(([text]) => text.trim())
    .filter((text) => /\p{L}{2,}[ ,]+\p{L}{2,}/u.test(text) && !/[=;|&]|\) |^\)| \?$/.test(text));
}

/** The names in a tree of words, down to its sentences and functions; what a function is told is part of its name. */
const shapeOf = (words: unknown, at = ""): readonly string[] =>
  typeof words === "object" && words !== null
    ? Object.entries(words).flatMap(([key, word]) => shapeOf(word, `${at}.${key}`))
    : [`${at} ${typeof words === "function" ? `takes ${words.length}` : typeof words}`];

/** What English alone has a word or a comma for. */
const ENGLISH_ONLY = /^\.(drinkWord|sayClaimFirst) /;

describe.each(Object.entries(FINISHED))("in %s", (language, dictionary) => {
  test.each(modules)("%s leaves no sentence in English", (file) => {
    const english = new Set(sentences(file).filter((text) => !ALIKE.some((one) => text.includes(one))));
    expect(sentences(`${language}/${file}`).filter((text) => english.has(text))).toEqual([]);
  });

  test.each(modules)("%s says everything, told as much", async (file) => {
    const english = shapeOf(await import(join(WORDS, file))).filter((one) => !ENGLISH_ONLY.test(one));
    const own = dictionary[file.replace(".ts", "") as keyof typeof dictionary];
    expect(shapeOf(own)).toEqual(expect.arrayContaining(english));
  });

  test("every game and house rule is told in its words", () => {
    const { gameLine } = dictionary.terms;
    const { sayOption, sayOptionHint = () => "", sayOptionValue } = dictionary.house;
    const inEnglish = gameIds.flatMap((game) => {
      const options = optionsOf(game);
      const untold = Object.entries(options.ok ? options.value : {}).flatMap(([name, option]) => [
        ...(sayOption(name) === englishOption(name) ? [name] : []),
        ...(sayOptionHint(name) === englishHint(name) && sayOptionHint(name) ? [`${name}?`] : []),
        ...("choices" in option ? option.choices : [])
          .filter((choice) => sayOptionValue(name, choice) === englishValue(name, choice))
          .filter((choice) => sayOptionValue(name, choice) !== "No")
          .map((choice) => `${name}=${choice}`),
      ]);
      const [line, theirs] = [gameLine(game), lines.gameLine(game)];
      return (line === "") !== (theirs === "") || (line !== "" && line === theirs)
        ? [game, ...untold]
        : untold;
    });
    expect([...new Set(inEnglish)].toSorted()).toEqual(NAMES);
  });

  test("no module is missing", () => {
    expect(Object.keys(dictionary).toSorted()).toEqual(modules.map((file) => file.replace(".ts", "")));
  });
});

test("every language but English has a folder, and no draft is among those that are finished", () => {
  const folders = readdirSync(WORDS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(LANGUAGES)
      .filter((language) => language !== "en")
      .toSorted(),
  );
  expect(Object.keys(LANGUAGES).filter((language) => isLanguage(language) && !isDraft(language))).toEqual([
    "en",
    ...Object.keys(FINISHED),
  ]);
});

/** Where a word is looked up in the language that is spoken: "table.sayAction"; null for one that is English whatever is spoken. */
function addressOf(word: unknown): string | null {
  let address: string | null = null;
  const heard = (module: string) => ({
    get(_words: object, name: string | symbol) {
      address = `${module}.${String(name)}`;
    },
  });
  setLocale(() => new Proxy({}, { get: (_dictionary, module) => new Proxy({}, heard(String(module))) }));
  if (typeof word === "function" || (typeof word === "object" && word !== null))
    Reflect.get(word, "anything");
  return address;
}

describe("whatever others import is spoken in the language of the moment, by its own name", () => {
  const importers = ["app", "lib"]
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => readFileSync(file, "utf8"));

  test.each(modules)("%s", async (file) => {
    const module = file.replace(".ts", "");
    const imports = new RegExp(`^import \\{([^}]*)\\} from "@/lib/messages/${module}"`, "gm");
    const asked = importers
      .flatMap((source) => [...source.matchAll(imports)].flatMap(([, names = ""]) => names.split(",")))
      .map((name) => name.trim().split(" as ")[0] ?? "")
      .filter((name) => name !== "" && !name.startsWith("type "));
    const words: Record<string, unknown> = await import(join(WORDS, file));
    expect(asked.filter((name) => addressOf(words[name]) !== `${module}.${name}`)).toEqual([]);
    for (const [name, word] of Object.entries(words))
      expect([null, `${module}.${name}`]).toContain(addressOf(word));
  });
});
