import type { Face } from "@/lib/engine";
import type { Cue } from "../languages/vocabulary";
import { type LexiconIndex, type Meaning, plain } from "./lexicon";
import { respelled } from "./misspelled";

/** One word, number or phrase of a sentence, with its possible meanings. */
export interface Sign {
  /** As typed. */
  readonly raw: string;
  readonly from: number;
  readonly to: number;
  /** Digits as typed, "" for words: "55211", "9". */
  readonly digits: string;
  readonly number: number | null;
  readonly face: Face | null;
  readonly many: boolean;
  readonly hand: Meaning["hand"] | null;
  readonly roll: number | null;
  readonly cues: ReadonlySet<Cue>;
  readonly game: Meaning["game"] | null;
  readonly sign: Meaning["sign"] | null;
  readonly house: string | null;
  /** A comma or other punctuation that ends a clause. */
  readonly pause: boolean;
  /** True for an unknown word. */
  readonly unknown: boolean;
}

/** True for a sign with one of these meanings. */
export const has = (sign: Sign | undefined, ...cues: readonly Cue[]): boolean =>
  sign !== undefined && cues.some((cue) => sign.cues.has(cue));
export const any = (signs: readonly Sign[], ...cues: readonly Cue[]): boolean =>
  signs.some((sign) => has(sign, ...cues));

/** Meanings in a row: "if after before". */
export const cuesIn = (text: string): readonly Cue[] => text.split(" ") as Cue[];

interface Token {
  readonly raw: string;
  readonly from: number;
  readonly key: string;
  readonly kind: "word" | "digits" | "dice" | "pause";
  /** "6s", "6's", "6er": a plural of that face. */
  readonly many: boolean;
}

// "9x6" is three tokens, "6's" one; dashes and plus signs only separate.
const TOKENS =
  /(?<dice>[⚀-⚅]+)|(?<digits>\d+)(?<many>['’]?s(?!\p{L})|['’]?ern?(?!\p{L}))?|(?<word>\p{L}[\p{L}\p{M}]*(?:['’‘`´]\p{L}+)*)|(?<symbol>->|→|=>|(?<![\p{L}\d])[-−–](?=\d)|[*×+&])|(?<pause>[,;:.?!¿¡()/"“”«»…])/gu;

const SYMBOLS = new Map(
  Object.entries({ "->": ">", "→": ">", "=>": ">", "*": "x", "×": "x", "+": "and", "&": "and" }),
);

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const found of text.matchAll(TOKENS)) {
    const { dice, digits, many, word, symbol, pause } = found.groups ?? {};
    const base = { raw: found[0], from: found.index, many: many !== undefined };
    if (dice !== undefined) {
      const key = [...dice].map((die) => (die.codePointAt(0) ?? 0) - 0x267f).join("");
      tokens.push({ ...base, key, kind: "dice" });
    } else if (digits !== undefined) tokens.push({ ...base, key: digits, kind: "digits" });
    else if (word !== undefined) tokens.push({ ...base, key: plain(word), kind: "word" });
    else if (symbol !== undefined)
      tokens.push({ ...base, key: SYMBOLS.get(symbol) ?? "minus", kind: "word" });
    else if (pause !== undefined) tokens.push({ ...base, key: pause, kind: "pause" });
  }
  return tokens;
}

const NOTHING: ReadonlySet<Cue> = new Set();
const AND: ReadonlySet<Cue> = new Set(["and"]);

/** Tokenizes a sentence with one language's words: the longest phrase at each position. */
export function signsOf(text: string, lexicon: LexiconIndex): readonly Sign[] {
  const tokens = tokensOf(text).map((token) => known(token, lexicon));
  const signs: Sign[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [length, meaning] = phraseAt(tokens, at, lexicon);
    const first = tokens[at] as Token;
    const last = tokens[at + length - 1] as Token;
    const to = last.from + last.raw.length;
    signs.push(signOf(first, text.slice(first.from, to), to, length === 1 ? first : null, meaning));
    at += length;
  }
  return signs;
}

function phraseAt(
  tokens: readonly Token[],
  at: number,
  lexicon: LexiconIndex,
): readonly [number, Meaning | null] {
  const first = tokens[at] as Token;
  if (first.kind === "pause" || first.kind === "dice" || first.many) return [1, null];
  const rule = gappedAt(tokens, at, lexicon);
  if (rule) return rule;
  for (let length = Math.min(lexicon.longest, tokens.length - at); length > 1; length--) {
    const part = tokens.slice(at, at + length);
    if (part.some(({ kind, many }) => kind === "pause" || kind === "dice" || many)) continue;
    const meaning = lexicon.phrases.get(part.map(({ key }) => key).join(" "));
    if (meaning) return [length, meaning];
  }
  if (first.kind === "digits") return [1, null];
  return [1, lexicon.phrases.get(first.key) ?? null];
}

/** The most words in a gap. */
const WIDEST_GAP = 3;

/**
 * A house rule with a gap from here on, its parts in order and without dice between; never inside a question
 * about it.
 */
function gappedAt(tokens: readonly Token[], at: number, { gapped, phrases }: LexiconIndex) {
  const rules = gapped.get(tokens[at]?.key ?? "");
  if (rules === undefined || isAsked(tokens, at, phrases)) return null;
  const saysDice = ({ key, kind }: Token) =>
    kind !== "word" || (phrases.has(key) && !saysNoDice(phrases.get(key)));
  for (const { parts, house } of rules) {
    let next = at;
    const found = parts.every((part, index) => {
      for (let gap = 0; gap <= (index === 0 ? 0 : WIDEST_GAP); gap++) {
        if (part.every((word, offset) => tokens[next + gap + offset]?.key === word)) {
          next += gap + part.length;
          return true;
        }
        const between = tokens[next + gap];
        if (between === undefined || saysDice(between) || phrases.get(between.key)?.cues.has("who"))
          return false;
      }
      return false;
    });
    if (found) return [next - at, { cues: NOTHING as Set<Cue>, house }] as const;
  }
  return null;
}

/** True if the clause at a position starts or ends like a question. */
function isAsked(tokens: readonly Token[], at: number, phrases: LexiconIndex["phrases"]): boolean {
  const begins = tokens.findLastIndex(({ kind }, index) => index < at && kind === "pause") + 1;
  const ends = tokens.slice(at).find(({ kind }) => kind === "pause");
  return ends?.raw === "?" || phrases.get(tokens[begins]?.key ?? "")?.cues.has("asks") === true;
}

/** A word in the language: "fuenf" is "funf" without dots, "sixs" a slip. */
function known(token: Token, lexicon: LexiconIndex): Token {
  const { phrases } = lexicon;
  const { key, kind } = token;
  if (kind !== "word" || phrases.has(key) || lexicon.parts.has(key)) return token;
  const undotted = key.replaceAll(/([aou])e/g, "$1");
  if (phrases.has(undotted)) return { ...token, key: undotted };
  const singular = key.slice(0, -1);
  if (key.endsWith("s") && saysNoDice(phrases.get(singular))) return { ...token, key: singular };
  return { ...token, key: respelled(key, lexicon) ?? key };
}

const saysNoDice = (meaning: Meaning | undefined): boolean =>
  meaning !== undefined && meaning.number === undefined && meaning.face === undefined;

function signOf(token: Token, raw: string, to: number, single: Token | null, meaning: Meaning | null): Sign {
  const digits = single && (single.kind === "digits" || single.kind === "dice") ? single.key : "";
  const small = digits.length === 1 ? (Number(digits) as Face) : null;
  const isFace = small !== null && small >= 1 && small <= 6;
  const named = single?.many || (single?.kind === "dice" && digits.length === 1);
  return {
    raw,
    from: token.from,
    to,
    digits,
    number: meaning?.number ?? (digits !== "" && digits.length <= 6 && !named ? Number(digits) : null),
    face: meaning?.face ?? (named && isFace ? small : null),
    many: meaning?.many ?? named ?? false,
    hand: meaning?.hand ?? null,
    roll: meaning?.roll ?? (single?.kind === "digits" ? rollIn(digits) : null),
    cues: meaning?.cues ?? (single?.key === "and" ? AND : NOTHING),
    game: meaning?.game ?? null,
    sign: meaning?.sign ?? null,
    house: meaning?.house ?? null,
    pause: single?.kind === "pause",
    unknown: meaning === null && digits === "" && single?.kind === "word" && single.key !== "and",
  };
}

/** Two faces in one number, the higher first (M1). */
function rollIn(digits: string): number | null {
  if (!/^[1-6]{2}$/.test(digits)) return null;
  const [a = 0, b = 0] = [...digits].map(Number);
  return Math.max(a, b) * 10 + Math.min(a, b);
}
