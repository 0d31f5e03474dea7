import type { Pass } from "../../identity/access";
import { holdersOf } from "../../identity/visitor";
import { tellOthers } from "../../process/others";
import { type Around, asideFor, readAround } from "./around";
import { broadcast } from "./broadcast";
import { comesTo } from "./presence";

const asides = broadcast<Around>("Asides", readAround);

/** Listens to what changes beside one game's journal. Returns what stops it. */
const onAside = asides.on;

/** Tells those who follow a game through this process what stands beside its journal; of every game, where none is named. */
export const tellAsideHere = asides.tellHere;

/**
 * Has everybody who follows a game told what stands beside its journal; of every game, where none is named, as when who may do what has
 * changed, and with it whose seats are whose. Call it after every change of that, once it is committed.
 */
export function tellAside(gameId?: string): void {
  void tellAsideHere(gameId);
  tellOthers({ of: "aside", ...(gameId !== undefined && { game: gameId }) });
}

/**
 * Sends somebody who follows a table what stands beside its journal, at once and after every change of it; as long as they follow
 * it, they are there. Returns what stops it.
 */
export function followAside(pass: Pass, send: (event: string) => void): () => void {
  const { gameId, visitor } = pass;
  let last = "";
  const forget = onAside(gameId, (around) => {
    const aside = JSON.stringify(asideFor(around, pass));
    if (aside === last) return;
    last = aside;
    send(`event: aside\ndata: ${aside}\n\n`);
  });
  const leave = holdersOf(visitor).map((holder) => comesTo(gameId, holder, () => void tellAsideHere(gameId)));
  void tellAsideHere(gameId);
  return () => {
    forget();
    for (const left of leave) left();
  };
}
