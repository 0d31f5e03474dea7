import type { Game } from "../parts";
import { isAtHand, putAtHand } from "./atHand";

/** The games that a table in a browser is sent without, each in a file of its own. */
const FETCHED: Readonly<Record<string, () => Promise<Readonly<Record<string, Game>>>>> = {
  bar: () => import("./bar"),
  "pass-the-cup": () => import("./passTheCup"),
  "red-dead": () => import("./redDead"),
  "closed-cup": () => import("./closedCup"),
  "own-hand": () => import("./ownHand"),
  pirate: () => import("./pirate"),
  perudo: () => import("./perudo"),
  mia: () => import("./mia"),
};

const coming: Record<string, Promise<void>> = {};

/** Brings a game to where it is to be played. Null when it is there; rejects when it could not be fetched, and may be asked again. */
export function bringGame(id: string): Promise<void> | null {
  const fetchGame = FETCHED[id];
  if (isAtHand(id) || !fetchGame) return null;
  coming[id] ??= fetchGame()
    .then((games) => putAtHand(Object.values(games)))
    .finally(() => delete coming[id]);
  return coming[id];
}
