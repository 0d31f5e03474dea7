import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { lacking, type Other, type Translation, translationAt } from "./meanings";
import { type Pieces, piecesOf } from "./pieces";

// Detects swapped or replaced sentences against the English.

const WORDS = fileURLToPath(new URL("../../lib/messages", import.meta.url));
const LANGUAGES: readonly Other[] = ["de", "es"];
const modules = readdirSync(join(WORDS, "de")).filter((file) => file !== "index.ts");
const english = new Map(modules.map((file) => [file, piecesOf(join(WORDS, file))]));

/**
 * A swap here would name the wrong winner, cost or right: the glossary separates any two of these sentences.
 */
const SEPARATED = [
  ...["api", "history", "notices", "refusals", "ruleBook", "rules", "terms", "verdict", "whatIf"],
  ...["group", "house", "ledger"],
];

const parentOf = (way: string) => way.slice(0, way.lastIndexOf("."));
const gaps = (text: string) => text.split("{}").length;

/** Both sides of a condition are forms of one sentence. */
const sameButForm = (one: { way: string }, other: { way: string }) =>
  one.way.replace(/[^.]*$/, (side) => side.replace(/^if /, "unless ")) === other.way;

/** Neighboring sentences with the same number of values, each with the text after a swap. */
function swaps(pieces: Pieces, mine: Pieces) {
  const sentences = [...mine].flatMap(([way, [text = "", ...more]]) => {
    const [own = "", ...ownMore] = pieces.get(way) ?? [];
    return more.length + ownMore.length === 0 && /\s.*[.?]$/.test(text) && own !== ""
      ? [{ way, text, own, translation: translationAt(pieces, way) }]
      : [];
  });
  const swapped = ({ translation, own }: { translation: Translation; own: string }, other: string) => {
    const instead = (texts: readonly string[]) =>
      texts.map((text) => (text === own ? other : text === other ? own : text));
    return { ...translation, texts: instead(translation.texts), otherwise: instead(translation.otherwise) };
  };
  return sentences.flatMap((one, at) =>
    sentences
      .slice(at + 1)
      .filter((other) => parentOf(one.way) === parentOf(other.way) && gaps(one.own) === gaps(other.own))
      .filter((other) => one.own !== other.own && one.text !== other.text && !sameButForm(one, other))
      .map((other) => [
        { ...one, translation: swapped(one, other.own) },
        { ...other, translation: swapped(other, one.own) },
      ]),
  );
}

describe.each(LANGUAGES)("in %s", (language) => {
  const own = new Map(modules.map((file) => [file, piecesOf(join(WORDS, language, file))]));

  test.each(modules)("has each sentence of %s in its English place", (file) => {
    const pieces = own.get(file) as Pieces;
    const missing = [...(english.get(file) as Pieces)]
      .filter(([, texts]) => texts.some((text) => /\p{L}{2}/u.test(text)))
      .map(([way, texts]) => ({ way, texts, translation: translationAt(pieces, way) }))
      .map(({ way, texts, translation }) => ({
        way,
        texts,
        translation: translation.texts,
        lacks: lacking(texts, language, translation),
      }))
      .filter(({ lacks }) => lacks.length > 0);
    expect(missing).toEqual([]);
  });

  test.each(SEPARATED)("detects every swap of two sentences of %s", (module) => {
    const file = `${module}.ts`;
    const unnoticed = swaps(own.get(file) as Pieces, english.get(file) as Pieces)
      .filter((pair) =>
        pair.every(({ text, translation }) => lacking([text], language, translation).length === 0),
      )
      .map((pair) => pair.map(({ way, text }) => `${way}: ${text}`));
    expect(unnoticed).toEqual([]);
  });
});
