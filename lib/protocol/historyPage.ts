import type { Action, GameState } from "@/lib/engine";
import type { AuthoredEntry, History, Wanted } from "./entry";

/**
 * Which page of a history: `before` the line in this place, with that `round` first, or with the entry of this `seq`; null: the
 * newest rounds.
 */
export type HistoryAt = {
  readonly at: (typeof PAGE_KEYS)[number];
  readonly number: number;
} | null;

/** How an address names a page of a history, each with a number. */
export const PAGE_KEYS = ["before", "round", "line"] as const;

/** The page as an address asks for it: "?round=7"; nothing for the newest rounds. */
export const pageQuery = (page: HistoryAt): "" | `?${string}` =>
  page === null ? "" : `?${page.at}=${page.number}`;

/** A place of a game, and what was recorded for it. */
export interface PageLine {
  readonly place: number;
  /** Oldest first, never empty. */
  readonly versions: readonly Pick<AuthoredEntry, "seq" | "action" | "at" | "by">[];
  /** How many versions between the first and the second are not here: a page has room for so many only. */
  readonly leftOut: number;
  /** Whether the last version stands. */
  readonly stands: boolean;
  /** What brings back what was taken back by itself. */
  readonly back: (Wanted & { readonly action: Action }) | null;
}

/**
 * How a round came out; `told`: by its result alone (S18), `scored`: by its outcome (S26), `dropped`: a penalty ended the game before its verdict (S15), `before`: what
 * was recorded before the first one.
 */
export const ROUND_KINDS = [
  "settled",
  "told",
  "scored",
  "void",
  "open",
  "dropped",
  "taken-back",
  "before",
] as const;
export type RoundKind = (typeof ROUND_KINDS)[number];

/** A round, or as much of it as a page has room for. */
export interface PageRound {
  readonly kind: RoundKind;
  /** Which round it is; of one that is not settled, which it would have been. */
  readonly round: number;
  /** Whether only some of its lines are here. */
  readonly part: boolean;
  readonly lines: readonly PageLine[];
}

/** Some rounds of a game, and how it stands now. How much that is does not depend on how long the game is. */
export interface HistoryPage extends Omit<History, "entries" | "opening"> {
  /** The last entry. */
  readonly seq: number;
  /** The table as it stands now. */
  readonly state: GameState;
  /** The table before the first line of the page. */
  readonly opening: GameState;
  /** Newest first. */
  readonly rounds: readonly PageRound[];
  /** Where the rounds before these are; null when there are none. */
  readonly older: HistoryAt;
  /** Where the rounds after these are, and whether there are any. */
  readonly newer: { readonly page: HistoryAt } | null;
  /** The number of the latest round. */
  readonly latest: number;
}
