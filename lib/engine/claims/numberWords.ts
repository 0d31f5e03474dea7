import type { Face } from "../vocabulary";

/** Number words people use for a quantity, by value. */
export const NUMBERS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
  "twenty",
] as const;

const ONE = ["one", "two", "three", "four", "five", "six"] as const;

/** The plural names of the faces. */
export const MANY = ["ones", "twos", "threes", "fours", "fives", "sixes"] as const;

/** The word for a face: `faceWord(6, 9)` is "sixes", `faceWord(6, 1)` is "six". */
export const faceWord = (face: Face, count: number): string => (count === 1 ? ONE : MANY)[face - 1] as string;

/** "9", "nine" → 9; undefined for anything else. */
export function readNumber(word: string): number | undefined {
  if (/^\d{1,6}$/.test(word)) return Number(word);
  const number = (NUMBERS as readonly string[]).indexOf(word);
  return number === -1 ? undefined : number;
}

/** "sixes" → 6; 0 for any other word. */
export const readPlural = (word: string): number => (MANY as readonly string[]).indexOf(word) + 1;

/** Normalizes typed text: lower case, straight apostrophes, single spaces. */
export const tidyText = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, " ");

/** True if two words differ by at most one letter: added, missing or wrong. */
export function oneSlip(word: string, known: string): boolean {
  if (word.length < 3) return false;
  const shorter = word.length <= known.length ? word : known;
  const longer = shorter === word ? known : word;
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at++;
  const rest = word.length === known.length ? at + 1 : at;
  return shorter.slice(rest) === longer.slice(at + 1);
}
