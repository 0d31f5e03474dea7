import type { GameId } from "@/lib/engine";

/** The chapters of the rule book, by letter. */
export type Section = "F" | "B" | "P" | "R" | "C" | "O" | "I" | "U" | "M";

/** Each game's own chapter. */
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
