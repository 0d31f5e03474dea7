/** A person's totals in a season or a year. */
export interface CountedPerson {
  /** Their id; null for a guest, who is identified by name. */
  readonly player: string | null;
  readonly name: string;
  /** They opted out of statistics; their games count for others. */
  readonly unlisted: boolean;
  /** Finished games. */
  readonly games: number;
  /** Lost games in which the loser washes. */
  readonly washes: number;
  readonly wins: number;
  /** Meals that they cooked; 0 in a group that does not log it. */
  readonly cooked: number;
}

/** A group's totals in a season or a year. */
export interface Counted {
  /** Number of games by kind, most played first. */
  readonly kinds: readonly { readonly game: string; readonly games: number }[];
  readonly games: number;
  /** Rounds with a verdict. */
  readonly rounds: number;
  readonly people: readonly CountedPerson[];
  /** Drinks in all games. */
  readonly drinks: number;
  /** Chips that changed hands: the sum of all final gains. */
  readonly chips: number;
}
