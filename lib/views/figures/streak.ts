/** Consecutive finished games: the current streak, and the longest. */
export interface Streak {
  readonly current: number;
  readonly longest: number;
}

const NONE: Streak = { current: 0, longest: 0 };

/** Extends a streak by one game. @param on True if the game continues it. */
export function extendStreak({ current, longest }: Streak = NONE, on: boolean): Streak {
  const now = on ? current + 1 : 0;
  return { current: now, longest: Math.max(longest, now) };
}

/** The streak of a list of games, oldest first. */
export const streakOf = (games: readonly boolean[]): Streak => games.reduce<Streak>(extendStreak, NONE);
