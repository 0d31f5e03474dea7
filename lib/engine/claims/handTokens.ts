import type { HandClass } from "./handOrder";
import { MANY, NUMBERS, readNumber, readPlural, tidyText } from "./numberWords";

/** A word of a hand claim: a number, a run of digits as dice lie, or a word. */
export type Token =
  | { readonly number: number; readonly plural: boolean }
  | { readonly run: readonly number[] }
  | { readonly word: string };

const FILLERS: ReadonlySet<string> = new Set([
  "a",
  "an",
  "and",
  "of",
  "the",
  "with",
  "kicker",
  "kickers",
  "plus",
  "i",
  "say",
]);
export const STRAIGHT_WORDS: Readonly<Record<string, HandClass>> = {
  low: "low-straight",
  little: "low-straight",
  small: "low-straight",
  minor: "low-straight",
  high: "high-straight",
  big: "high-straight",
  large: "high-straight",
  major: "high-straight",
  ace: "ace-straight",
};
export const KNOWN_WORDS = [
  "pair",
  "pairs",
  "kind",
  "trips",
  "quads",
  "full",
  "house",
  "high",
  "card",
  "runt",
  "straight",
  "over",
  ...Object.keys(STRAIGHT_WORDS),
  ...NUMBERS.slice(1, 7),
  ...MANY,
];

/** Splits text into words, numbers and runs of digits; undefined if anything else occurs. */
export function tokens(text: string): readonly Token[] | undefined {
  const tidy = tidyText(text)
    .replace(/'s\b/g, "s")
    .replace(/[-,.;:!/&+]/g, " ");
  const found: Token[] = [];
  for (const word of tidy.split(" ").filter((one) => one !== "" && !FILLERS.has(one))) {
    const digits = /^(\d+)(s?)$/.exec(word);
    if (digits?.[1]?.length === 1) found.push({ number: Number(digits[1]), plural: digits[2] === "s" });
    else if (digits?.[1] && digits[2] === "" && digits[1].length <= 5)
      found.push({ run: [...digits[1]].map(Number) });
    else if (readPlural(word) > 0) found.push({ number: readPlural(word), plural: true });
    else {
      const number = readNumber(word);
      if (number !== undefined && number <= 6 && !/\d/.test(word)) found.push({ number, plural: false });
      else if (/^[a-z]+$/.test(word)) found.push({ word });
      else return undefined;
    }
  }
  return found;
}

export const asNumber = (token: Token | undefined): number | undefined =>
  token && "number" in token ? token.number : undefined;
export const isWord = (token: Token | undefined, ...words: readonly string[]): boolean =>
  token !== undefined && "word" in token && words.includes(token.word);
export const isPlural = (token: Token | undefined): boolean =>
  token !== undefined && "number" in token && token.plural;
