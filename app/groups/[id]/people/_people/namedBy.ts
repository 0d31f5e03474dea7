import { endNames } from "@/lib/engine";

/** Whether a kind of game names winners or losers. */
export function namedBy(game: string): "winners" | "losers" {
  const names = endNames(game);
  return names.ok ? names.value : "winners";
}
