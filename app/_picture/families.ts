/** A font reads one set of letters: what one of them lacks is looked for in the next of its family. */
export const LETTERS = ["latin", "latin-ext", "vietnamese"] as const;

/** The families of a picture, by what they are for. */
export const FAMILIES = [
  { family: "stamp", file: "bricolage-grotesque", weight: 800 },
  { family: "text", file: "archivo", weight: 400 },
  { family: "text", file: "archivo", weight: 700 },
] as const;

/** A family as a style names it. */
export const familyOf = (family: (typeof FAMILIES)[number]["family"]): string =>
  LETTERS.map((letters) => `${family}-${letters}`).join(", ");
