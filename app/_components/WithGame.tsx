"use client";

import { type ReactNode, useCallback, useEffect, useReducer } from "react";
import { bringGame, isAtHand } from "@/lib/engine";
import { NotCome } from "./NotCome";

interface WithGameProps {
  readonly game: string;
  /** What plays it. */
  readonly children: ReactNode;
}

/**
 * Stands where the rules of a game are needed, which whoever draws it has waited for (`useNeeded`). Rules that did not come are asked for
 * again when the line is back, and by a key in their place.
 */
export function WithGame({ game, children }: WithGameProps) {
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  const again = useCallback(() => void bringGame(game, true)?.then(drawAnew), [game]);
  const missing = !isAtHand(game);
  useEffect(() => {
    if (missing) addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [missing, again]);
  return missing ? <NotCome onAgain={again} /> : children;
}
