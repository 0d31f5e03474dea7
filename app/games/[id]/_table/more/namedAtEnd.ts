import { endNames } from "@/lib/engine";

/** Returns whether a game's end names its losers or its winners. */
export function namedAtEnd(game: string): "losers" | "winners" {
  const named = endNames(game);
  return named.ok ? named.value : "winners";
}
