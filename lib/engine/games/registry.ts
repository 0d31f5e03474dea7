import { bar } from "./bar";
import { closedCup } from "./closedCup";
import { firehouse } from "./firehouse";
import { mia } from "./mia";
import { ownHand } from "./ownHand";
import { passTheCup } from "./passTheCup";
import { perudo } from "./perudo";
import { pirate } from "./pirate";
import { redDead } from "./redDead";

/** All games. To add one: its file, its line here, its words (`docs/adding-a-game.md`). */
export const GAMES = [firehouse, bar, passTheCup, redDead, closedCup, ownHand, pirate, perudo, mia] as const;

/** The games' ids in records and addresses. */
export type GameId = (typeof GAMES)[number]["id"];
