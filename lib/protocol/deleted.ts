/** A deleted game or table that can be restored. */
export interface DeletedLine {
  readonly what: "game" | "table";
  readonly id: string;
  /** The players at the start of the game, or of the table's latest game, in seat order. */
  readonly names: readonly string[];
  /** The table's name in its group; null for other tables, and for games. */
  readonly table: string | null;
  /** When the game, or the table's latest game, was played; null if none was. ISO 8601. */
  readonly playedAt: string | null;
  /** How many games a restore includes, without playoffs. */
  readonly games: number;
  /** ISO 8601. */
  readonly until: string;
}

/** A table with several games that its keeper may delete. */
export interface Deletable {
  readonly id: string;
  /** Its name in its group, or null. */
  readonly name: string | null;
  /** How many games a deletion includes, without playoffs. */
  readonly games: number;
}
