/** Somebody with what is counted of them in a season or a year. */
export interface CountedPerson {
  /** The id they are read by; null for a guest, who is told apart by name. */
  readonly player: string | null;
  readonly name: string;
  /** They show no figures of theirs: what they played counts for others. */
  readonly unlisted: boolean;
  /** Games that came to an end. */
  readonly games: number;
  /** Games they lost where the one who loses washes. */
  readonly washes: number;
  readonly wins: number;
}

/** What is counted of a group's games in a season or a year. */
export interface Counted {
  /** How many of each kind, the kind played most first. */
  readonly kinds: readonly { readonly game: string; readonly games: number }[];
  readonly games: number;
  /** Rounds with a verdict. */
  readonly rounds: number;
  readonly people: readonly CountedPerson[];
  /** What was drunk in all games together. */
  readonly drinks: number;
  /** Chips that changed hands: what was gained in the end by whoever gained any. */
  readonly chips: number;
}
