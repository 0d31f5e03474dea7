import { endNames } from "@/lib/engine";

/** Returns whether a kind of game names winners or losers. */
export function namedBy(game: string): "winners" | "losers" {
  const names = endNames(game);
  return names.ok ? names.value : "winners";
}
