// Names, texts, dice and remarks of the notation (docs/notation.md).

/** Any JSON value; an action or a record as it was parsed. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** True for equal JSON values; the order of keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((one, at) => same(one, b[at]));
  if (!isObject(a) || !isObject(b)) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
  );
}

/** A JSON string in quotes. */
export const QUOTED = String.raw`"(?:[^"\\]|\\.)*"`;
const WORD = String.raw`[^\s",;:(){}+!]+`;
/** A name as a pattern: words, or a JSON string. */
export const NAME = `(?:${QUOTED}|${WORD}(?: ${WORD})*?)`;

/** Words of the grammar: a name with one of them stands in quotes. */
const GRAMMAR = new Set(
  (
    "start starts wild bang bangs challenge challenges doubt doubts call calls give gives join joins leave leaves " +
    "look looks roll rolls show shows hide hides reroll rerolls buy buys skip void adjust result round end dice " +
    "counts count short there exact on and lost won none at to from as next players game house rules record head id"
  ).split(" "),
);

const isPlain = (name: string): boolean =>
  /^[\p{L}\p{N}'’._-]+(?: [\p{L}\p{N}'’._-]+)*$/u.test(name) &&
  !name.split(" ").some((word) => GRAMMAR.has(word.toLowerCase()));

/** Writes a name: plain if it can be, else in quotes. */
export const writeName = (name: string): string => (isPlain(name) ? name : JSON.stringify(name));

/** Reads names; `known` are those of the game so far, to which plain names fit in any case. */
export const nameReader =
  (known: Iterable<string>) =>
  (text: string): string => {
    if (text.startsWith('"')) return JSON.parse(text);
    let like: string | undefined;
    for (const name of known) {
      if (name === text) return name;
      if (name.toLowerCase() === text.toLowerCase()) like = name;
    }
    return like ?? text;
  };

/** Writes free text: plain if nothing in it is part of the grammar, else in quotes. */
export const writeText = (text: string): string =>
  /^[^"();{}/\p{C}]+$/u.test(text) && text === text.trim() ? text : JSON.stringify(text);

/** Reads free text. Throws for a bad JSON string. */
export const readText = (text: string): string => (text.startsWith('"') ? JSON.parse(text) : text);

/** Writes dice as digits; "-" for none. Undefined for anything else than faces of one digit. */
export function writeDice(dice: Json | undefined): string | undefined {
  if (!Array.isArray(dice)) return undefined;
  if (dice.length === 0) return "-";
  const text = dice.join("");
  return /^\d+$/.test(text) && text.length === dice.length ? text : undefined;
}

/** Dice as a pattern. */
export const DICE = "(?:-|[0-9]+)";
export const readDice = (text: string): number[] => (text === "-" ? [] : [...text].map(Number));

const PIECE = new RegExp(`${QUOTED}|[^"]`, "gsu");

/** Splits at a separator outside quotes, and trims the parts. Throws for an open quote. */
export function split(text: string, separator: ";" | "," | "+"): string[] {
  const parts: string[] = [];
  let part = "";
  let read = 0;
  for (const [piece] of text.matchAll(PIECE)) {
    read += piece.length;
    if (piece === separator) {
      parts.push(part.trim());
      part = "";
    } else part += piece;
  }
  if (read !== text.length) throw new Error("a quote is not closed");
  return [...parts, part.trim()];
}
