import type { PlayerId } from "@/lib/engine";
import type { ConsentWord } from "@/lib/protocol/aside";
import { ask } from "./ask";

/** Sits down on a seat, or on none; `over`: also where another phone sits. */
export const sendSeat = (game: string, seat: PlayerId | null, over = false) =>
  ask("PUT /api/v1/games/{game}/seat", { game }, { seat, ...(over && { over }) });

/** Says that this phone is still at the table. */
export const sendHere = (game: string) => ask("PUT /api/v1/games/{game}/here", { game }, { here: true });

/** Gives the keeping of a table to the phone that sits on a seat. */
export const sendKeeper = (game: string, seat: PlayerId) =>
  ask("PUT /api/v1/games/{game}/keeper", { game }, { seat });

/** Says something to the verdict of a round, or takes it back; `after`: the last entry that was seen. */
export const sendConsent = (game: string, round: number, says: ConsentWord | null, after: number) =>
  ask("PUT /api/v1/games/{game}/rounds/{round}/consent", { game, round: String(round) }, { says, after });

/** Settles a disputed round with a note. */
export const sendSettlement = (game: string, round: number, note: string, after: number) =>
  ask("PUT /api/v1/games/{game}/rounds/{round}/settlement", { game, round: String(round) }, { note, after });
