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
const missed = new Set<string>();

/**
 * Brings a game to where it is to be played. Null when it is there, or did not come: then it is not at hand (`isAtHand`) until it is
 * brought `again`. Never rejects.
 */
export function bringGame(id: string, again = false): Promise<void> | null {
  const fetchGame = FETCHED[id];
  if (isAtHand(id) || !fetchGame || (missed.has(id) && !again)) return null;
  coming[id] ??= fetchGame()
    .then(
      (games) => putAtHand(Object.values(games)),
      () => void missed.add(id),
    )
    .finally(() => delete coming[id]);
  return coming[id];
}
