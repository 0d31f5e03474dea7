import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { gameIds, optionsOf } from "@/lib/engine";
import { German } from "@/lib/messages/de";
import { imports as germanImports } from "@/lib/messages/de/imports";
import * as germanRuleBook from "@/lib/messages/de/ruleBook";
import { Spanish } from "@/lib/messages/es";
import { imports as spanishImports } from "@/lib/messages/es/imports";
import * as spanishRuleBook from "@/lib/messages/es/ruleBook";
import {
  sayOptionHint as englishHint,
  sayOption as englishOption,
  sayOptionValue as englishValue,
} from "@/lib/messages/house";
import { isDraft, isLanguage, LANGUAGES } from "@/lib/messages/language";
import * as lines from "@/lib/messages/terms";
import { setLocale } from "@/lib/messages/translated";
import { restoresLanguage } from "../speaking";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const WORDS = join(ROOT, "lib/messages");
const FINISHED = {
  de: { ...German, ruleBook: germanRuleBook, imports: germanImports },
  es: { ...Spanish, ruleBook: spanishRuleBook, imports: spanishImports },
};
/** The translation modules: every language has all of them. */
const modules = readdirSync(join(WORDS, "de")).filter((file) => file !== "index.ts");

restoresLanguage();

/** Texts equal to English in other languages: names, and parts that are typed in English everywhere. */
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

/** House rules with the same name everywhere. */
const NAMES = ["calza", "palifico"];

/** Every string of two words or more in a file, from quotes or templates, without code between. */
function sentences(file: string): readonly string[] {
  const source = readFileSync(join(WORDS, file), "utf8").replace(/^\s*(\/\/|\*|\/\*|import ).*$/gm, "");
  return [...source.matchAll(/(?<=["`}])[^"`${}\n]+(?=["`]|\$\{)/g)]
    .map(([text]) => text.trim())
    .filter((text) => /\p{L}{2,}[ ,]+\p{L}{2,}/u.test(text) && !/[=;|&]|\) |^\)| \?$/.test(text));
}

/** The names in a tree of translations, down to its sentences and functions with their arguments. */
const shapeOf = (words: unknown, at = ""): readonly string[] =>
  typeof words === "object" && words !== null
    ? Object.entries(words).flatMap(([key, word]) => shapeOf(word, `${at}.${key}`))
    : [`${at} ${typeof words === "function" ? `takes ${words.length}` : typeof words}`];

/** Entries only English has. */
const ENGLISH_ONLY = /^\.(sayClaimFirst|stakeWord) /;

describe.each(Object.entries(FINISHED))("in %s", (language, dictionary) => {
  test.each(modules)("leaves no sentence of %s in English", (file) => {
    const english = new Set(sentences(file).filter((text) => !ALIKE.some((one) => text.includes(one))));
    expect(sentences(`${language}/${file}`).filter((text) => english.has(text))).toEqual([]);
  });

  test.each(modules)("has everything in %s, with the same arguments", async (file) => {
    const english = shapeOf(await import(join(WORDS, file))).filter((one) => !ENGLISH_ONLY.test(one));
    const own = dictionary[file.replace(".ts", "") as keyof typeof dictionary];
    expect(shapeOf(own)).toEqual(expect.arrayContaining(english));
  });

  test("names every game and house rule in its words", () => {
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

  test("has every module", () => {
    expect(Object.keys(dictionary).toSorted()).toEqual(modules.map((file) => file.replace(".ts", "")));
  });
});

test("has a folder per language except English, and no draft among the finished ones", () => {
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

/** The lookup address of a translated word: "table.sayAction"; null for one that is always English. */
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

describe("every import resolves to the current language, under its own name", () => {
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
