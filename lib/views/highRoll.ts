import type { Face, PlayerId } from "@/lib/engine";

/** One player's die. */
export interface RolledDie {
  readonly player: PlayerId;
  readonly face: Face;
}

/** A roll for high, as far as it went. */
export interface HighRoll {
  /** All dice, by turn: the first turn has everyone's, each later one those of the tied players. */
  readonly turns: readonly (readonly RolledDie[])[];
  /** Who rolls next; null once someone is highest. */
  readonly next: PlayerId | null;
  /** Who rolled highest; null until then. */
  readonly highest: PlayerId | null;
  /** True if those who tied roll again. */
  readonly tied: boolean;
}

/**
 * The roll for the first start: each player rolls one die, and ties roll again (S9).
 * @param players at least one, in the order in which they roll
 * @param faces the dice rolled so far, in that order; more than needed are ignored
 */
export function highRoll(players: readonly PlayerId[], faces: readonly Face[]): HighRoll {
  const turns: (readonly RolledDie[])[] = [];
  let rolling = players;
  let left = faces;
  for (;;) {
    const rolled = rolling.flatMap((player, at): RolledDie[] => {
      const face = left[at];
      return face === undefined ? [] : [{ player, face }];
    });
    if (rolled.length > 0) turns.push(rolled);
    const next = rolling[rolled.length];
    if (next !== undefined) return { turns, next, highest: null, tied: rolling.length < players.length };
    const top = Math.max(...rolled.map(({ face }) => face));
    const tied = rolled.filter(({ face }) => face === top).map(({ player }) => player);
    if (tied.length === 1) return { turns, next: null, highest: tied[0] ?? null, tied: false };
    left = left.slice(rolling.length);
    rolling = tied;
  }
}
