import type { GameId, HandKind } from "@/lib/engine";

// What words of a language mean. The grammar (`../reading`) knows meanings alone, so that a language is one file of words.

/** Kinds of hand, and straights by name. */
export type HandWord = HandKind | "low-straight" | "high-straight" | "ace-straight";

/**
 * What words do in a question: set two claims against each other, say which came first, ask, or tell what is argued about.
 * The English file shows by its words what each stands for.
 */
export const CUES = [
  // Between two claims or hands.
  "over",
  // "auf": over a claim, and with a verb that raises, up to one.
  "onto",
  "raises-to",
  "after",
  "than",
  "beats",
  "versus",
  // "beaten by", "loses to": the other way round.
  "beaten",
  "goes-on",
  // "a" in "de 43 a 51".
  "to",
  // "answered", "came with": says the new claim.
  "replies",
  // "slid me", "gave her": what is passed on is said.
  "passes",
  // "before", of two things told; "earlier", "the last bid": what stands.
  "before",
  "earlier",
  "too-low",
  "and",
  "but",
  "with",
  "times",
  "of",
  "article",
  // What is asked.
  "said",
  // "says", not "said": what somebody says now comes after what stands before it.
  "says",
  "told",
  "speak",
  "mine",
  // Who says it: "I", "my", somebody else; and "I say" now.
  "i",
  "my",
  "they",
  "now-i",
  "want",
  // "had said", before something else.
  "had",
  "if",
  "from",
  "may",
  "higher",
  "lower",
  "lowest",
  "how-many",
  "odds",
  "found",
  "exact",
  "have",
  "open",
  "opens",
  "or-better",
  "rank",
  // Words that a question begins with.
  "asks",
  "who",
  // Things.
  "dice",
  "players",
  "each",
  "double",
  "wild",
  "red-die",
  "palifico",
  "high",
  "low",
  "not",
  "counts",
  "question",
  // What procedure is about.
  "start",
  "round",
  "next",
  "first",
  "lose",
  "drink",
  "win",
  "look",
  "peek",
  "challenge",
  "roll",
  "re-roll",
  "must",
  "out-of-turn",
  "anybody",
  "together",
  "two",
  "fall",
  "early",
  "messed",
  "out",
  "end",
  "tie",
  "ante",
  "chips",
  "bad",
  "good",
  "dishes",
  "life",
  "join",
  "leave",
  "buy-in",
  "top",
  "same",
  "unseen",
  "show",
  "hide",
  "locked",
  "own-claim",
  "penalty",
  "void",
  "give",
  "too-many",
  "left",
  "kicker",
  "which",
  "concede",
  "false",
  "true",
  "score",
  "turn",
  "correct",
  "claim",
  "every",
  "cup",
  "regain",
] as const;
export type Cue = (typeof CUES)[number];

/** Words and phrases, set apart by commas; in lower case and without accents. */
type Words = string;

export interface Lexicon {
  /** As `lang` names it. */
  readonly language: string;
  /** From zero on; of several words for one the ways are set apart by "/". */
  readonly numbers: readonly Words[];
  /** More than one die of each face, ones first: "ones, aces". */
  readonly faces: readonly [Words, Words, Words, Words, Words, Words];
  /** One die of a face that is no number: "ace". */
  readonly single: readonly [Words, Words, Words, Words, Words, Words];
  readonly hands: Readonly<Record<HandWord, Words>>;
  /** Two dice by name: 21 "mia", 11 "einserpasch", 63 "sixty three". */
  readonly rolls: Readonly<Record<number, Words>>;
  readonly cues: Readonly<Partial<Record<Cue, Words>>>;
  /** What a game is called. */
  readonly games: Readonly<Record<GameId, Words>>;
  /** Words that only these games have. */
  readonly signs: readonly (readonly [games: readonly GameId[], words: Words])[];
  /** House rules that are said in one phrase, by "option=value"; "…" stands for a few words more: "31 … below mia". */
  readonly houses: Readonly<Record<string, Words>>;
  /** Words that say nothing. */
  readonly idle: Words;
}

/** Two dice as a number, said tens first: `rollsOf((tens, ones) => …)` for each of the 21 there are, and each the other way round. */
export function rollsOf(say: (tens: number, ones: number) => Words): Record<number, Words> {
  const rolls: Record<number, Words> = {};
  for (const tens of [3, 4, 5, 6])
    for (const ones of [1, 2, 3, 4, 5, 6]) rolls[tens * 10 + ones] = say(tens, ones);
  return rolls;
}
