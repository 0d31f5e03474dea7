/** Consecutive finished games: how many of them up to now, and the most there ever were. */
export interface Streak {
  readonly current: number;
  readonly longest: number;
}

const NONE: Streak = { current: 0, longest: 0 };

/** A streak after one more game. @param on Whether that belongs to it. */
export function extendStreak({ current, longest }: Streak = NONE, on: boolean): Streak {
  const now = on ? current + 1 : 0;
  return { current: now, longest: Math.max(longest, now) };
}

/** The streak in a list of games, oldest first: whether each belongs to it. */
export const streakOf = (games: readonly boolean[]): Streak => games.reduce<Streak>(extendStreak, NONE);
