/**
 * A font covers one subset of characters; the renderer looks for missing ones in the next font of the family.
 */
export const LETTERS = ["latin", "latin-ext", "vietnamese"] as const;

/** The font families of a picture, by purpose. */
export const FAMILIES = [
  { family: "stamp", file: "bricolage-grotesque", weight: 800 },
  { family: "text", file: "archivo", weight: 400 },
  { family: "text", file: "archivo", weight: 700 },
] as const;

/** The family name in styles. */
export const familyOf = (family: (typeof FAMILIES)[number]["family"]): string =>
  LETTERS.map((letters) => `${family}-${letters}`).join(", ");
