/**
 * How questions are asked in one language. All patterns meet a text in lower case and without accents, with single spaces and no
 * sign at its end.
 */
export interface Tongue {
  /** Said in front of a question and nothing of it, again and again: "does", "may I say". */
  readonly inFront: RegExp;
  /** Words that may stand anywhere in it and change nothing: "legal", "please". */
  readonly idle: RegExp;
  /** Between a hand and the one it may be higher than. */
  readonly against: RegExp;
  /** A verb in front of both, nothing between them: "schlägt 44112 33226". Null where none can stand there. */
  readonly verb: RegExp | null;
  /** Between a claim and the one before it. */
  readonly over: RegExp;
  /** Between a claim and the one after it. */
  readonly next: RegExp;
  /** In front of the claim that comes first: "after", "somebody said". */
  readonly first: RegExp;
  /** How likely a `claim` is, and among how many `dice`. */
  readonly odds: RegExp;
  /** What the lowest raise over a `claim` is. */
  readonly lowest: RegExp;
  /** At the end: which `face` is wild. */
  readonly wild: RegExp;
  /** Kinds of hand named alone, each by a claim of its kind: any will do against another kind. */
  readonly kinds: Readonly<Record<string, string>>;
  /** A claim in the words that the rules read. */
  readonly inEnglish: (claim: string) => string;
}

/** What the words of a language are in English, one for one; phrases before words. */
export function dictionary(
  phrases: readonly (readonly [RegExp, string])[],
  words: Readonly<Record<string, string>>,
): (text: string) => string {
  return (text) =>
    phrases
      .reduce((so, [said, english]) => so.replaceAll(said, english), text)
      .replaceAll(/[a-z]+/g, (word) => (Object.hasOwn(words, word) ? (words[word] ?? "") : word))
      .replaceAll(/\s+/g, " ")
      .trim();
}
