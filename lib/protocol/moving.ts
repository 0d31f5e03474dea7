/** Somebody who sat at the games of a table of guests, by name, however it was written. */
export interface TablePerson {
  /** As it was written last. */
  readonly name: string;
  /** At how many games they sat. */
  readonly games: number;
  /** Who of a group's roster they seem to be, by their name; null for nobody. */
  readonly player: string | null;
}

/** A table of guests that could be moved into a group, with who sat there. */
export interface MovableTable {
  readonly id: string;
  /** How many games were played there. */
  readonly games: number;
  /** Those who sat there most often first. */
  readonly people: readonly TablePerson[];
}
