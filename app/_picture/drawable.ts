/** What the fonts of a picture can write: Latin letters with their accents, digits, and the signs our own sentences use. */
const WRITTEN =
  /[ -~\u00a0-\u017f\u0218-\u021b\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026\u20ac]/u;

/**
 * A text as a picture can show it. Whatever its fonts have no sign for is left out: the drawing would ask the network for it.
 * Letters keep their accents where the fonts have them, and lose them elsewhere.
 */
export const drawable = (text: string): string =>
  [...text.normalize("NFC")]
    .map((sign) =>
      WRITTEN.test(sign) ? sign : [...sign.normalize("NFKD")].filter((part) => WRITTEN.test(part)).join(""),
    )
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Names as a picture can show them; whoever has nothing left of theirs is called by their place. */
export const drawableNames = (
  names: Readonly<Record<string, string>>,
  byPlace: (place: number) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(names).map(([player, name], at) => {
      const left = drawable(name);
      return [player, /[\p{L}\p{N}]/u.test(left) ? left : byPlace(at + 1)];
    }),
  );
