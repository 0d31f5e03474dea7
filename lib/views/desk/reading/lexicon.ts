import { FACES, type Face, type GameId } from "@/lib/engine";
import type { Cue, HandWord, Lexicon } from "../languages/vocabulary";

// A language's words by meaning, built once from its file.

/** The meanings of one word or phrase: a word can have several. */
export interface Meaning {
  number?: number;
  /** A named face: "aces", "sixes"; `many`: plural. */
  face?: Face;
  many?: boolean;
  hand?: HandWord;
  roll?: number;
  cues: Set<Cue>;
  /** The game it names. */
  game?: GameId;
  /** The only games with this term. */
  sign?: readonly GameId[];
  /** A house rule, as "option=value". */
  house?: string;
}

/** A house rule with a gap between its parts: "31 … below Mia". */
export interface Gapped {
  readonly parts: readonly (readonly string[])[];
  readonly house: string;
}

export interface LexiconIndex {
  /** By phrase, with single spaces. */
  readonly phrases: ReadonlyMap<string, Meaning>;
  /** By first word. */
  readonly gapped: ReadonlyMap<string, readonly Gapped[]>;
  /** The most words in a phrase. */
  readonly longest: number;
  /** Words that occur in phrases. */
  readonly parts: ReadonlySet<string>;
  /** Single words by first letter, for misspellings. */
  readonly words: ReadonlyMap<string, readonly string[]>;
}

/** Typed text → lower case, no accents, no apostrophes. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’‘`´]/gu, "")
    .replaceAll("ß", "ss");

const made = new WeakMap<Lexicon, LexiconIndex>();

/** Builds a language's lexicon. */
export function lexiconOf(tongue: Lexicon): LexiconIndex {
  const known = made.get(tongue) ?? makeLexicon(tongue);
  made.set(tongue, known);
  return known;
}

function makeLexicon(tongue: Lexicon): LexiconIndex {
  const phrases = new Map<string, Meaning>();
  const each = (words: string, mean: (meaning: Meaning) => void, between = ",") => {
    for (const term of words.split(between)) {
      const phrase = plain(term).replaceAll("-", " ").trim();
      if (phrase === "") continue;
      const meaning = phrases.get(phrase) ?? { cues: new Set() };
      mean(meaning);
      phrases.set(phrase, meaning);
    }
  };
  each(tongue.idle, () => {});
  for (const [number, words] of tongue.numbers.entries())
    each(words, (meaning) => Object.assign(meaning, { number }), "/");
  for (const face of FACES) {
    each(tongue.faces[face - 1] ?? "", (meaning) => Object.assign(meaning, { face, many: true }));
    each(tongue.single[face - 1] ?? "", (meaning) => Object.assign(meaning, { face, many: false }));
  }
  for (const [hand, words] of Object.entries(tongue.hands))
    each(words, (meaning) => Object.assign(meaning, { hand }));
  for (const [roll, words] of Object.entries(tongue.rolls))
    each(words, (meaning) => Object.assign(meaning, { roll: Number(roll) }));
  for (const [cue, words] of Object.entries(tongue.cues)) each(words, ({ cues }) => cues.add(cue as Cue));
  for (const [game, words] of Object.entries(tongue.games))
    each(words, (meaning) => Object.assign(meaning, { game }));
  for (const [sign, words] of tongue.signs) each(words, (meaning) => Object.assign(meaning, { sign }));
  // "washes the dishes" also has the meanings of its words.
  for (const [phrase, meaning] of phrases)
    if (meaning.sign && phrase.includes(" "))
      for (const word of phrase.split(" "))
        for (const cue of phrases.get(word)?.cues ?? []) meaning.cues.add(cue);
  const gapped = new Map<string, Gapped[]>();
  for (const [house, words] of Object.entries(tongue.houses)) {
    const [open, closed] = [
      words.split(",").filter(hasGap),
      words.split(",").filter((term) => !hasGap(term)),
    ];
    each(closed.join(","), (meaning) => Object.assign(meaning, { house }));
    for (const term of open) {
      const rule = { parts: term.split("…").map((part) => part.trim().split(" ")), house };
      const first = rule.parts[0]?.[0] ?? "";
      gapped.set(first, [...(gapped.get(first) ?? []), rule]);
    }
  }
  const words = new Map<string, string[]>();
  const parts = new Set<string>();
  let longest = 1;
  for (const rules of gapped.values())
    for (const rule of rules) for (const part of rule.parts.flat()) parts.add(part);
  for (const phrase of phrases.keys()) {
    longest = Math.max(longest, phrase.split(" ").length);
    if (phrase.includes(" ")) {
      for (const part of phrase.split(" ")) parts.add(part);
      continue;
    }
    const initial = phrase.charAt(0);
    words.set(initial, [...(words.get(initial) ?? []), phrase]);
  }
  return { phrases, gapped, longest, words, parts };
}

const hasGap = (term: string): boolean => term.includes("…");
