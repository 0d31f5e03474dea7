import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { gameIds, optionsOf } from "@/lib/engine";
import { German } from "@/lib/messages/de";
import { Spanish } from "@/lib/messages/es";
import {
  sayOptionHint as englishHint,
  sayOption as englishOption,
  sayOptionValue as englishValue,
} from "@/lib/messages/house";
import * as lines from "@/lib/messages/terms";

const WORDS = fileURLToPath(new URL("../../lib/messages", import.meta.url));
const LANGUAGES = { de: German, es: Spanish };
const modules = readdirSync(join(WORDS, "en"));

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

describe.each(Object.entries(LANGUAGES))("in %s", (language, dictionary) => {
  test.each(modules)("%s leaves no sentence in English", (file) => {
    const english = new Set(
      sentences(`en/${file}`).filter((text) => !ALIKE.some((one) => text.includes(one))),
    );
    const own = readdirSync(join(WORDS, language)).includes(file) ? sentences(`${language}/${file}`) : [];
    expect(own.filter((text) => english.has(text))).toEqual([]);
  });

  test.each(modules.filter((file) => Object.hasOwn(dictionary, file.replace(".ts", ""))))(
    "%s says everything, told as much",
    async (file) => {
      const english = await import(join(WORDS, "en", file));
      const own = dictionary[file.replace(".ts", "") as keyof typeof dictionary];
      expect(shapeOf(own).toSorted()).toEqual(expect.arrayContaining(shapeOf(english).toSorted()));
    },
  );

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
    const english = modules.map((file) => file.replace(".ts", "")).filter((name) => name !== "drinks");
    expect(Object.keys(dictionary).toSorted()).toEqual(english.toSorted());
  });
});
