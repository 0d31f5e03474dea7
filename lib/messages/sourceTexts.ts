/** The texts behind the rule book: the game of each, and its author if known. */
export const SOURCE_TEXTS = {
  A: { game: "pass-the-cup", author: "Scott Gasch" },
  B: { game: "firehouse", author: "Randall Olson" },
  C: { game: "bar", author: "Randall Olson" },
  D: { game: "red-dead", author: "Stephen Venters" },
  E: { game: "closed-cup", author: null },
  F: { game: "own-hand", author: "Game Rules Guru" },
  G: { game: "pirate", author: "Game Rules Guru" },
} as const;
export type SourceText = keyof typeof SOURCE_TEXTS;
