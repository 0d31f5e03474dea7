import type { Pass } from "../../identity/access";
import { holdersOf } from "../../identity/visitor";
import { asideFor } from "./around";
import { onAside, tellAsideHere } from "./asideBus";
import { comesTo } from "./presence";

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
