import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Pieces } from "./pieces";

/** The languages compared with English. */
export type Other = "de" | "es";

const plain = (text: string) =>
  text
    // A soft hyphen for narrow keys.
    .replaceAll("\u00ad", "")
    .normalize("NFD")
    .replace(/\u0301/g, "")
    .normalize("NFC");

/** A word of English sentences, with its translations. */
const GLOSSARY = readFileSync(fileURLToPath(new URL("glossary.txt", import.meta.url)), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [english = "", de = "", es = ""] = line.split(" = ");
    return {
      english,
      en: new RegExp(`\\b(?:${english})\\b`, "i"),
      de: new RegExp(de, "iu"),
      es: new RegExp(plain(es), "iu"),
    };
  });

/** Names of games and sites, which stay unchanged. */
const NAMES = /Liar’s Table|Liar’s Dice|Call My Bluff/g;

const above = (way: string) => way.slice(0, way.lastIndexOf("."));
const BRANCH = /\.(if|unless) ([^.]*)$/;
const across = (way: string) =>
  way.replace(BRANCH, (_, word, condition) => `.${word === "if" ? "unless" : "if"} ${condition}`);
const within = (pieces: Pieces, way: string) =>
  [...pieces].flatMap(([one, texts]) => (one === way || one.startsWith(`${way}.`) ? texts : []));

/** Another language's text for an English place: there, around it, and on the other side of a condition. */
export interface Translation {
  /** True if it has that exact place. */
  readonly there: boolean;
  readonly texts: readonly string[];
  readonly around: readonly string[];
  readonly otherwise: readonly string[];
}

/** If a language lacks the place, because its grammar needs another form, the next one around it counts. */
export function translationAt(pieces: Pieces, way: string): Translation {
  const texts = within(pieces, way);
  if (!texts.some((text) => /\p{L}/u.test(text)) && way !== "")
    return { ...translationAt(pieces, above(way)), there: false };
  const around: string[] = [];
  for (let at = way; BRANCH.test(at); at = above(at)) around.push(...(pieces.get(above(at)) ?? []));
  return { there: true, texts, around, otherwise: BRANCH.test(way) ? within(pieces, across(way)) : [] };
}

/** The end of a text. */
const endOf = (text: string) => /[.:?!…]$/.exec(text.trim().replace(/[”“»"’)]+$/, ""))?.[0] ?? "";

const known = new Map<string, typeof GLOSSARY>();

/** The glossary words in an English sentence. */
function cuesOf(sentence: string): typeof GLOSSARY {
  const cues = known.get(sentence) ?? GLOSSARY.filter(({ en }) => en.test(sentence));
  known.set(sentence, cues);
  return cues;
}

/**
 * Parts of an English sentence missing in the other: glossary words, numbers, and its punctuation at the end.
 */
export function lacking(
  english: readonly string[],
  language: Other,
  translation: Translation,
): readonly string[] {
  const own = english.filter((text) => !translation.texts.includes(text));
  const sourceText = own.join(" / ").replace(NAMES, "");
  // A soft hyphen only marks a break on a narrow key.
  const join = (texts: readonly string[]) =>
    (language === "es" ? plain : String)(texts.join(" / ").replaceAll("\u00ad", ""));
  const [here, around, otherwise] = [
    join(translation.texts),
    join(translation.around),
    join(translation.otherwise),
  ];
  const [one, other] = [english, translation.texts].map((texts) =>
    texts.length === 1 ? texts[0] : undefined,
  );
  const whole = translation.there && one !== undefined && /^\p{Lu}|\s/u.test(one);
  const ends = whole && other !== undefined ? endOf(one) + endOf(other) : "";
  return [
    ...cuesOf(sourceText)
      .filter(({ [language]: theirs }) => !theirs.test(here))
      .filter(({ [language]: theirs }) => theirs.test(otherwise) || !theirs.test(around))
      .map((cue) => cue.english),
    ...(sourceText.match(/\d+/g) ?? []).filter(
      (number) => number !== "1" && !(here + around).includes(number),
    ),
    ...(whole && one.includes("?") && !here.includes("?") ? ["?"] : []),
    ...(/^$|[?!]|^(.)\1$/u.test(ends) ? [] : [ends]),
  ];
}
