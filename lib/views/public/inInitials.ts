const MOST = 3;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The letters and digits of a text, in small letters. */
const bare = (text: string): string => (text.match(/[\p{L}\p{N}]/gu) ?? []).join("").toLowerCase();

/**
 * "R. O." of "Randy Ortega": the first letters of somebody's words, three at most; null where that would be the whole name, or nothing
 * that can be read.
 */
export function inInitials(name: string): string | null {
  const words = name.split(/[\s\p{Pd}_.,/]+/u).flatMap((word) => {
    const first = [...graphemes.segment(word)].find(({ segment }) => /[\p{L}\p{N}]/u.test(segment));
    return first ? [first.segment.toUpperCase()] : [];
  });
  const initials = words.slice(0, MOST).map((letter) => `${letter}.`);
  if (initials.length === 0 || bare(initials.join("")) === bare(name)) return null;
  return initials.join("\u00a0");
}
