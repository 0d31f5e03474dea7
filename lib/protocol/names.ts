import { MAX_NAME_LENGTH, ok, type Refusal, type Result, readNames, refused } from "@/lib/engine";

// Rules for typed names. The engine accepts a wider range from records (formats §6).

/** True if the text has no line break and no direction mark. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(text);

/** Scripts whose letters join or stack through invisible characters. */
const JOINING = [
  ...["Arabic", "Syriac", "Mongolian", "Nko", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya"],
  ...["Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala", "Myanmar", "Khmer", "Tibetan"],
]
  .map((script) => `\\p{Script=${script}}`)
  .join("");

/** One emoji with its skin tone and presentation. */
const PICTURE = "\\p{Extended_Pictographic}(?:[\\uFE0E\\uFE0F]|\\p{Emoji_Modifier})*";

/**
 * Sequences in which an invisible character is visible in effect: emoji families, flags, keycaps, joined
 * letters, variants of Han characters.
 */
const SEEN = [
  "\\u{1F3F4}[\\u{E0020}-\\u{E007E}]+\\u{E007F}",
  `${PICTURE}(?:\\u200D${PICTURE})*`,
  "[0-9#*]\\uFE0F?\\u20E3",
  `(?!\\p{Default_Ignorable_Code_Point})[${JOINING}][\\u200C\\u200D]`,
  "\\p{Script=Mongolian}[\\u180B-\\u180D\\u180F]",
  "\\p{Script=Han}[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]",
].join("|");

/**
 * Characters that are invisible or differ by phone, including the braille and musical blanks, private use,
 * and lone surrogates.
 */
const UNSEEN = "[\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB\\u{1D159}\\p{Co}\\p{Cs}]";

const SIGNS = new RegExp(`(${SEEN})|${UNSEEN}`, "gu");

/** Fast path: visible Western characters. Most names have no others, and a page may show hundreds. */
const PLAIN = /^[!-~\u00a1-\u00ac\u00ae-\u02af]+(?: [!-~\u00a1-\u00ac\u00ae-\u02af]+)*$/;

/** More combining marks on one letter are not writing (UTS #39, 5.4). */
const STACKED = /(\p{M}{4})\p{M}+/gu;

/**
 * Normalizes a typed name to what is visible: no invisible characters, no stacked or lone marks, single
 * spaces, NFC. "" if nothing remains.
 */
export function seenName(typed: string): string {
  if (PLAIN.test(typed)) return typed;
  const name = cleaned(typed);
  // Removing a character may create a new sequence, so repeat until stable.
  return name === typed ? name : seenName(name);
}

const cleaned = (typed: string): string =>
  typed
    .normalize("NFC")
    .replaceAll(SIGNS, "$1")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .replaceAll(/(?<=^| )[\p{M}\u200C\u200D]+/gu, "")
    .replaceAll(STACKED, "$1")
    .trim()
    .normalize("NFC");

/** Alphabets with lookalike letters. A word must not mix them. */
const LIKE_LATIN = ["Latin", "Cyrillic", "Greek", "Armenian", "Cherokee", "Coptic", "Lisu"].map(
  (script) => new RegExp(`\\p{Script=${script}}`, "u"),
);

/** The first word that mixes alphabets with lookalike letters ("Аnna" with a Cyrillic А), or null. */
export const mixedWord = (name: string): string | null =>
  name
    .split(/[^\p{L}\p{M}]+/u)
    .find((word) => LIKE_LATIN.filter((alphabet) => alphabet.test(word)).length > 1) ?? null;

/**
 * Folds a name for comparison: Unicode full case folding (ß is ss), with Turkish dotted and dotless i as one
 * letter. It applies to typed names. The engine compares recorded names less strictly (formats §6): a game
 * with "Straße" and "STRASSE" still replays.
 */
export const foldName = (name: string): string =>
  name
    .normalize("NFC")
    // Twice: "ẞ" has no uppercase, and "ß" has two letters.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll("i\u0307", "i");

/**
 * Normalizes typed names and checks them against existing ones. Refuses with `bad-player-name` (`mixed`: the
 * word with two alphabets) and `duplicate-player`. The server also checks lookalikes
 * (`lib/server/table/lookalikes.ts`).
 */
export function readTypedNames(
  typed: readonly string[],
  there: readonly string[] = [],
): Result<readonly string[], Refusal> {
  const names = typed.map(seenName);
  const mixed = names.find((name) => mixedWord(name) !== null);
  if (mixed !== undefined)
    return refused({
      code: "bad-player-name",
      rule: null,
      values: { name: mixed, limit: MAX_NAME_LENGTH, mixed: mixedWord(mixed) ?? mixed },
    });
  const taken = new Set(there.map(foldName));
  for (const name of names) {
    const folded = foldName(name);
    if (taken.has(folded)) return refused({ code: "duplicate-player", rule: null, values: { name } });
    taken.add(folded);
  }
  const read = readNames([...there, ...names]);
  return read.ok ? ok(read.value.slice(there.length)) : read;
}
