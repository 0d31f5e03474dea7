import { tellOthers } from "../../process/others";
import { type Around, readAround } from "./around";
import { broadcast } from "./broadcast";

const asides = broadcast<Around>("Asides", readAround);

/** Listens to what changes beside one game's journal. Returns what stops it. */
export const onAside = asides.on;

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
