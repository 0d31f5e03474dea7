import { endNames } from "@/lib/engine";

/** Whom a kind of game names at its end. */
export function namedBy(game: string): "winners" | "losers" {
  const names = endNames(game);
  return names.ok ? names.value : "winners";
}
