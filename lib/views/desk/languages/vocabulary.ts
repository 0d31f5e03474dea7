import type { GameId, HandFamily } from "@/lib/engine";

// The vocabulary of a language. The grammar (`../reading`) uses meanings only, so that a language is one file
// of words.

/** Kinds of hand, and straights by name. */
export type HandWord = HandFamily | "low-straight" | "high-straight" | "ace-straight";

/**
 * The functions of words in a question: compare two claims, order them, ask, or name a topic.
 * The English file shows each one's words.
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
  // "slid me", "gave her": the object is a claim.
  "passes",
  // "before", between two events; "earlier", "the last bid": the standing claim.
  "before",
  "earlier",
  "too-low",
  // "One short", "two to spare": beside a number, the difference.
  "short",
  "spare",
  // "I need eight": a guess at the answer.
  "needs",
  "and",
  "but",
  "with",
  "times",
  "of",
  "article",
  // Verbs of claiming.
  "stated",
  // Present tense: a claim said now follows the standing one.
  "says",
  "declared",
  "speak",
  "mine",
  // The speaker: "I", "my", another person; "I say" now.
  "i",
  "my",
  "they",
  "now-i",
  "want",
  // "Tom calls", without a claim: a doubt; "calls him".
  "calls",
  "whom",
  // "No wait": the claim after it replaces the one before.
  "corrects",
  // "20 years": the number before it counts no dice.
  "unit",
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
  // "62 was 61": between two rolls, what was there.
  "was",
  "exact",
  // An adverb that can also tell a number: "exactly five".
  "exactly",
  // "Hold", "keep": the asker's own dice, in questions of odds.
  "holds",
  // "just a pair": without its faces.
  "simply",
  // "pass", "skip": no claim and no challenge.
  "skip",
  // "already made": after the moment.
  "late",
  // Faces of poker dice.
  "cards",
  // "yelled": what follows is a call.
  "shouts",
  // "at our bar", "we play": a house rule follows.
  "at-ours",
  // "implies a one".
  "imply",
  // "the sum of the pips".
  "sum",
  // Words of doubt alone, without those of revealing.
  "doubted",
  // "down to one die", "on his last die".
  "one-die",
  "have",
  "open",
  "opens",
  "or-better",
  "rank",
  // Question words.
  "asks",
  "who",
  // Objects.
  "dice",
  "players",
  // "15 other dice": beside the asker's own.
  "others",
  // "Engine 4": the number after it is a name.
  "crew",
  "each",
  "double",
  "wild",
  // "Counting the wilds": the count told includes them.
  "with-wilds",
  "red-die",
  "palifico",
  "high",
  "low",
  "not",
  "counts",
  "question",
  // Topics of procedure.
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
  "anyone",
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

/** Words and phrases separated by commas, in lower case without accents. */
type Words = string;

export interface Lexicon {
  /** The `lang` code. */
  readonly language: string;
  /** From zero; alternatives are separated by "/". */
  readonly numbers: readonly Words[];
  /** The plural of each face, ones first: "ones, aces". */
  readonly faces: readonly [Words, Words, Words, Words, Words, Words];
  /** A singular name that is not a number: "ace". */
  readonly single: readonly [Words, Words, Words, Words, Words, Words];
  readonly hands: Readonly<Record<HandWord, Words>>;
  /** Named rolls: 21 "mia", 11 "einserpasch", 63 "sixty three". */
  readonly rolls: Readonly<Record<number, Words>>;
  readonly cues: Readonly<Partial<Record<Cue, Words>>>;
  /** Each game's names. */
  readonly games: Readonly<Record<GameId, Words>>;
  /** Words that only these games use. */
  readonly signs: readonly (readonly [games: readonly GameId[], words: Words])[];
  /** House rules as phrases, by "option=value"; "…" stands for a few more words: "31 … below mia". */
  readonly houses: Readonly<Record<string, Words>>;
  /** Filler words. */
  readonly idle: Words;
}

/** Two-dice numbers, tens first: `rollsOf((tens, ones) => …)` for each of the 21, in both orders. */
export function rollsOf(say: (tens: number, ones: number) => Words): Record<number, Words> {
  const rolls: Record<number, Words> = {};
  for (const tens of [3, 4, 5, 6])
    for (const ones of [1, 2, 3, 4, 5, 6]) rolls[tens * 10 + ones] = say(tens, ones);
  return rolls;
}
