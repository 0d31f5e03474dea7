import type { TypedCups } from "@/lib/protocol/typedCups";
import { database } from "../../db/db";
import { tellOthers } from "../../process/others";
import { broadcast } from "../live/broadcast";
import { readCups } from "./readCups";

const cups = broadcast<TypedCups | null>("TypedCups", (gameId) => readCups(database(), gameId));

/** Tells those who follow a game through this process what is typed of its cups. */
export const tellCupsHere = cups.tellHere;

/** Has everybody who follows a game told what is typed of its cups. Call it after every change of that, once it is committed. */
export function tellCups(gameId: string): void {
  void tellCupsHere(gameId);
  tellOthers({ of: "cups", game: gameId });
}

/** Sends somebody who follows a game what is typed of its cups, at once and after every change. Returns what stops it. */
export function followCups(gameId: string, send: (event: string) => void): () => void {
  let last = "";
  const stop = cups.on(gameId, (typed) => {
    const written = JSON.stringify(typed);
    if (written === last) return;
    last = written;
    send(`event: cups\ndata: ${written}\n\n`);
  });
  void tellCupsHere(gameId);
  return stop;
}
