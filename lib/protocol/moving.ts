/** A person at a guests' table, by name in any case. */
export interface TablePerson {
  /** As last written. */
  readonly name: string;
  /** Number of games they played. */
  readonly games: number;
  /** The roster player that the name matches, or null. */
  readonly player: string | null;
}

/** A guests' table that could move into a group, with its people. */
export interface MovableTable {
  readonly id: string;
  /** Number of games played there. */
  readonly games: number;
  /** Most frequent players first. */
  readonly people: readonly TablePerson[];
}
