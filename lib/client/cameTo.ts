import type { NextGame } from "@/lib/protocol/entry";

/** The game that this phone has gone on to by itself, until it has told so. */
let came: NextGame | null = null;

/** Notes that a phone goes on to the game that has begun at its table. */
export function goTo(next: NextGame): void {
  came = next;
}

/** Who began the game that a phone has come to by itself, told once; null where it came otherwise. */
export function cameTo(game: string): NextGame | null {
  const next = came?.game === game ? came : null;
  if (next !== null) came = null;
  return next;
}
