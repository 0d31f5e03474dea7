import type { GameId } from "@/lib/engine";

/** The chapters of the rule book, by the letter their rules have. */
export type Section = "F" | "B" | "P" | "R" | "C" | "O" | "I" | "U" | "M";

/** Which chapter of the rule book is a game's own. */
export const SECTIONS: Readonly<Record<GameId, Section>> = {
  firehouse: "F",
  bar: "B",
  "pass-the-cup": "P",
  "red-dead": "R",
  "closed-cup": "C",
  "own-hand": "O",
  pirate: "I",
  perudo: "U",
  mia: "M",
};
