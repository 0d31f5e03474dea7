/** The texts that the rule book rests on: the game each of them tells, and who wrote it where that is known. */
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
