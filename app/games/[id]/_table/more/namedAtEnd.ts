import { endNames } from "@/lib/engine";

/** Whom a game names at its end: who lost, or who won. */
export function namedAtEnd(game: string): "losers" | "winners" {
  const named = endNames(game);
  return named.ok ? named.value : "winners";
}
