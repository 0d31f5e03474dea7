import type { GameState, PlayerId } from "@/lib/engine";
import type { NewEntry } from "../entry";
import type { Folded } from "../journal";

// The games that an import reads from a file, before anything is written.

/** The largest text to import, in characters. It is refused before it is read. */
export const MAX_IMPORT_CHARACTERS = 2 * 1024 * 1024;
export const MAX_IMPORTED_GAMES = 500;
export const MAX_IMPORTED_ACTIONS = 20_000;
/** Problems listed at once. */
export const MAX_PROBLEMS = 100;

/** A line that cannot be imported, or is left out, and why. */
export interface LineReason {
  /** The line, from 1. */
  readonly line: number;
  readonly reason: string;
}

/** The meanings of the numbers in a table of players. */
export const COUNTED = ["each-round", "total", "left"] as const;
export type Counted = (typeof COUNTED)[number];

/** The choices that a file leaves open. */
export interface ImportOptions {
  /** The game of lines that name none. */
  readonly game: string;
  /** The meaning of its numbers; by default, the likeliest. */
  readonly counted?: Counted;
  /** The last day that a game may have, as "2026-11-20". */
  readonly today: string;
}

/** A game as a reader finds it: a record or a journal, not yet replayed. */
export interface FoundGame {
  readonly line: number;
  /** The record or journal, as parsed JSON. */
  readonly json: unknown;
  /** The line of an action, by its index; by default the game's. */
  readonly lineOf?: (index: number) => number;
  /** True where lines do not tell actions apart, so that a reason names the action's number. */
  readonly numbered?: boolean;
  /** Its day, if only that is known. */
  readonly day?: string;
  /** Add an `end` if it has none: the file shows no later round. */
  readonly closes?: boolean;
}

/** The findings of a reader. */
export interface Found {
  readonly games: readonly FoundGame[];
  readonly problems: readonly LineReason[];
  readonly notices: readonly LineReason[];
}

/** One kind of text: how it is recognized, and how it is read. Readers never throw. */
export interface ImportReader {
  readonly recognizes: (text: string) => boolean;
  readonly read: (text: string, options: ImportOptions) => Found;
}

/** An entry to import: an id and a time only where the file has them. */
export interface ImportedEntry extends Omit<NewEntry, "id"> {
  readonly id: string | null;
  readonly at: string | null;
}

/** A game that the rules accept, ready to store. */
export interface ImportedGame {
  readonly line: number;
  readonly id: string | null;
  readonly playoffOf: string | null;
  /** When it was played, if the file says so. */
  readonly at: string | null;
  readonly day: string | null;
  readonly opening: GameState;
  /** By seat: s1, s2 … in their order, then those who joined. */
  readonly names: Readonly<Record<PlayerId, string>>;
  readonly entries: readonly ImportedEntry[];
  /** The game as replayed. */
  readonly folded: Folded;
  /** Only an `end` is known. */
  readonly resultOnly: boolean;
}

/** All games of a text, or its problems. */
export interface ReadImport {
  readonly games: readonly ImportedGame[];
  readonly problems: readonly LineReason[];
  /** Lines that are left out. They prevent nothing. */
  readonly notices: readonly LineReason[];
}
