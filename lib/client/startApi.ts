import { ask } from "./ask";

/** What starting a game takes; ids and seat keys are made on the phone. */
export interface StartGame {
  readonly id: string;
  readonly game: string;
  readonly house: Readonly<Record<string, string | number>>;
  /** F12: the game whose tied losers play this one off. */
  readonly playoff_of?: string;
  /** The group it is played in. */
  readonly group?: string;
  /** The shift or season it counts for. */
  readonly season?: string;
  readonly players: readonly { readonly seat: string; readonly name: string }[];
}

/** Starts a game; sending the same one again answers the same. Rejects when no answer came. */
export const sendStart = (game: StartGame) => ask<{ readonly id: string }>("POST", "games", game);
