import type { Action, GameState } from "@/lib/engine";
import type { AuthoredEntry, History, Wanted } from "./entry";

/**
 * A page of a history: the lines `before` a position, or the page with that `round` first, or with the entry
 * of that `seq`. Null: the newest rounds.
 */
export type HistoryAt = {
  readonly at: (typeof PAGE_KEYS)[number];
  readonly number: number;
} | null;

/** The query keys of a history page, each with a number. */
export const PAGE_KEYS = ["before", "round", "line"] as const;

/** The query of a page: "?round=7"; empty for the newest rounds. */
export const pageQuery = (page: HistoryAt): "" | `?${string}` =>
  page === null ? "" : `?${page.at}=${page.number}`;

/** A position in a game with everything recorded for it. */
export interface PageLine {
  readonly place: number;
  /** Oldest first, never empty. */
  readonly versions: readonly Pick<AuthoredEntry, "seq" | "action" | "at" | "by">[];
  /** Number of versions omitted between the first and the second, because a page has limited room. */
  readonly leftOut: number;
  /** True if the last version stands. */
  readonly stands: boolean;
  /** The entry that restores an entry undone by itself. */
  readonly back: (Wanted & { readonly action: Action }) | null;
}

/**
 * The outcome of a round. `told`: result only (S18). `dropped`: a penalty ended the game before its verdict
 * (S15). `before`: entries before the first round.
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

/** A round, or the part that fits on a page. */
export interface PageRound {
  readonly kind: RoundKind;
  /** Its number; for an unsettled round, the number it would have had. */
  readonly round: number;
  /** True if only some of its lines are included. */
  readonly part: boolean;
  readonly lines: readonly PageLine[];
}

/** Some rounds of a game, with its current state. Its size does not depend on the game's length. */
export interface HistoryPage extends Omit<History, "entries" | "opening"> {
  /** The last entry. */
  readonly seq: number;
  /** The current state. */
  readonly state: GameState;
  /** The state before the page's first line. */
  readonly opening: GameState;
  /** Newest first. */
  readonly rounds: readonly PageRound[];
  /** The page of older rounds; null if there are none. */
  readonly older: HistoryAt;
  /** The page of newer rounds; null if there are none. */
  readonly newer: { readonly page: HistoryAt } | null;
  /** The number of the latest round. */
  readonly latest: number;
}
