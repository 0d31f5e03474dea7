import { processSingleton } from "./processSingleton";

// Several processes may serve one database (PostgreSQL). What is live in one of them, the others are told of: a word each, upon which they
// read what they need. A word may be lost with a connection: then the next beat of each stream looks for itself.

/** What one process tells the others: that it is committed. */
export type ClusterEvent =
  /** Entries after `after` were recorded. */
  | { readonly of: "recorded"; readonly game: string; readonly after: number }
  /** What stands beside the journal of a game has changed; of every game, where none is named. */
  | { readonly of: "aside"; readonly game?: string }
  /** What is typed of the cups of a game has changed. */
  | { readonly of: "cups"; readonly game: string }
  /** A game has begun at a table. */
  | { readonly of: "next"; readonly table: string; readonly game: string }
  /** Somebody may do less: those of `holders` or at `table`, or anybody. */
  | { readonly of: "ungiven"; readonly holders?: readonly string[]; readonly table?: string }
  /** Phones are to read their table afresh: those of `holder`, or those at `table`. */
  | { readonly of: "afresh"; readonly holder?: string; readonly table?: string }
  /** Phones of `holder` are to ask again as who they are by now. */
  | { readonly of: "ask-again"; readonly holder: string }
  /** A phone that follows a game is there, has left, or was heard of by a process that it does not follow it through. */
  | { readonly of: "here" | "left" | "heard"; readonly game: string; readonly holder: string };

const cluster = () =>
  processSingleton("Others", (): { tell: ((word: ClusterEvent) => void) | null } => ({ tell: null }));

/** Tells the other processes, where there may be any. */
export const publishToCluster = (word: ClusterEvent): void => cluster().tell?.(word);

/**
 * Has the other processes told from now on.
 * @param tell Sends a word; it must not throw.
 */
export function connectCluster(tell: ((word: ClusterEvent) => void) | null): void {
  cluster().tell = tell;
}
