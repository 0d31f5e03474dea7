/**
 * The characters of the picture fonts: Latin letters with accents, digits, and the symbols in our sentences.
 */
const WRITTEN =
  /[ -~\u00a0-\u017f\u0218-\u021b\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026\u20ac]/u;

/**
 * Drops every character that the picture fonts lack: the renderer would request a font from the network.
 * Letters lose accents that the fonts do not have.
 */
export const drawable = (text: string): string =>
  [...text.normalize("NFC")]
    .map((sign) =>
      WRITTEN.test(sign) ? sign : [...sign.normalize("NFKD")].filter((part) => WRITTEN.test(part)).join(""),
    )
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Names limited to drawable characters; a name with none left becomes the seat number. */
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
