/** A game or a table that one may still put back. */
export interface DeletedLine {
  readonly what: "game" | "table";
  readonly id: string;
  /** Who sat down at the game, or at the latest one of the table, in seat order. */
  readonly names: readonly string[];
  /** What the group calls the table; null for any other, and for games. */
  readonly table: string | null;
  /** When the game was played, or the latest one of the table; null where none was. ISO 8601. */
  readonly playedAt: string | null;
  /** How many games come back with it, playoffs not counted. */
  readonly games: number;
  /** ISO 8601. */
  readonly until: string;
}

/** A table with several games that whoever keeps it may delete. */
export interface Deletable {
  readonly id: string;
  /** What its group calls it; null where it has no name. */
  readonly name: string | null;
  /** How many games would go with it, playoffs not counted. */
  readonly games: number;
}
