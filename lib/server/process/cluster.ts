import { processSingleton } from "./processSingleton";

// Several server processes may share one PostgreSQL database. A process broadcasts small events after a
// commit, and the others read what they need. A lost connection may lose an event. The next heartbeat of each
// stream recovers it.

/** A message between server processes, sent after the commit. */
export type ClusterEvent =
  /** Entries after `after` were recorded. */
  | { readonly of: "recorded"; readonly game: string; readonly after: number }
  /** The live state of a game changed; without `game`, that of every game. */
  | { readonly of: "aside"; readonly game?: string }
  /** The shared dice entry of a game changed. */
  | { readonly of: "cups"; readonly game: string }
  /** An event was written to the outbox. */
  | { readonly of: "happened" }
  /** A game started at a table. */
  | { readonly of: "next"; readonly table: string; readonly game: string }
  /** Access was revoked: for `holders`, at `table`, or for anyone. */
  | { readonly of: "ungiven"; readonly holders?: readonly string[]; readonly table?: string }
  /** Phones must reread their table: those of `holder`, or those at `table`. */
  | { readonly of: "afresh"; readonly holder?: string; readonly table?: string }
  /** Phones of `holder` must reconnect with their new identity. */
  | { readonly of: "ask-again"; readonly holder: string }
  /** Presence: a phone joined, left, or sent a heartbeat to a process that does not serve its stream. */
  | { readonly of: "here" | "left" | "heard"; readonly game: string; readonly holder: string };

const cluster = () =>
  processSingleton("Others", (): { publish: ((word: ClusterEvent) => void) | null } => ({ publish: null }));

/** Broadcasts an event to the other processes, if there may be any. */
export const publishToCluster = (word: ClusterEvent): void => cluster().publish?.(word);

/**
 * Sets the function that broadcasts events; null disconnects.
 * @param publish Sends an event. It must not throw.
 */
export function connectCluster(publish: ((word: ClusterEvent) => void) | null): void {
  cluster().publish = publish;
}
