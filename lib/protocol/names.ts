import { MAX_NAME_LENGTH, ok, type Refusal, type Result, readNames, refused } from "@/lib/engine";

// Names as people type them. What the engine takes from a record is wider (formats §6): these are the rules at our own door.

/** Nothing that breaks the line, or turns the text round. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(text);

/** Scripts whose letters join or stack by signs that cannot be seen themselves. */
const JOINING = [
  ...["Arabic", "Syriac", "Mongolian", "Nko", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya"],
  ...["Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala", "Myanmar", "Khmer", "Tibetan"],
]
  .map((script) => `\\p{Script=${script}}`)
  .join("");

/** One emoji, with what chooses its skin and its picture. */
const PICTURE = "\\p{Extended_Pictographic}(?:[\\uFE0E\\uFE0F]|\\p{Emoji_Modifier})*";

/** Where signs that cannot be seen change what is seen: families of emoji, flags, keycaps, joined letters, forms of Han signs. */
const SEEN = [
  "\\u{1F3F4}[\\u{E0020}-\\u{E007E}]+\\u{E007F}",
  `${PICTURE}(?:\\u200D${PICTURE})*`,
  "[0-9#*]\\uFE0F?\\u20E3",
  `(?!\\p{Default_Ignorable_Code_Point})[${JOINING}][\\u200C\\u200D]`,
  "\\p{Script=Mongolian}[\\u180B-\\u180D\\u180F]",
  "\\p{Script=Han}[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]",
].join("|");

/** Signs that show nothing, or something else on each phone: also the braille and the musical blank, private ones, halves of signs. */
const UNSEEN = "[\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB\\u{1D159}\\p{Co}\\p{Cs}]";

const SIGNS = new RegExp(`(${SEEN})|${UNSEEN}`, "gu");

/** Western letters and signs, all of them seen: most names are no more, and a page may show hundreds. */
const PLAIN = /^[!-~\u00a1-\u00ac\u00ae-\u02af]+(?: [!-~\u00a1-\u00ac\u00ae-\u02af]+)*$/;

/** More marks than this on one letter are no writing (UTS #39, 5.4). */
const STACKED = /(\p{M}{4})\p{M}+/gu;

/**
 * A name as typed → as it is seen: without signs that show nothing and marks heaped on a letter or on none, blanks as one space, in
 * NFC. "" where nothing is left.
 */
export function seenName(typed: string): string {
  if (PLAIN.test(typed)) return typed;
  const name = cleaned(typed);
  // What stood between two signs may have kept them from being read together.
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

/** Alphabets with letters that look like one another's; no name is written in two of them. */
const LIKE_LATIN = ["Latin", "Cyrillic", "Greek", "Armenian", "Cherokee", "Coptic", "Lisu"].map(
  (script) => new RegExp(`\\p{Script=${script}}`, "u"),
);

/** The first word of a name that is written in two alphabets whose letters look alike ("Аnna" with a Cyrillic А); null for none. */
export const mixedWord = (name: string): string | null =>
  name
    .split(/[^\p{L}\p{M}]+/u)
    .find((word) => LIKE_LATIN.filter((alphabet) => alphabet.test(word)).length > 1) ?? null;

/**
 * A name → the same text for all names that differ by case alone: Unicode's full case folding (ß is ss), with the dotted and the dotless
 * i of Turkish as one letter. Names that are typed are compared by it. Names in recorded games are compared by the engine, which knows
 * fewer as the same (formats §6): a game recorded with "Straße" and "STRASSE" is still played as it was.
 */
export const foldName = (name: string): string =>
  name
    .normalize("NFC")
    // Twice: "ẞ" has no capital of its own, and "ß" has two.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll("i\u0307", "i");

/**
 * Names as typed → as they are kept, beside those that are there. Refuses with `bad-player-name` (`mixed`: the word in two alphabets)
 * and `duplicate-player`. Whether two merely look alike is asked on the server (`lib/server/table/lookalikes.ts`).
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
