import type { Action, GameState, PlayerId, RefusalCode, RuleId, Settled } from "@/lib/engine";
import type { RequestCode } from "@/lib/words";

/** What a phone sends: one action, and the last entry its author had seen when they tapped. */
export interface NewEntry {
  /** Made on the phone, unique in the game: sending the same entry again records it once. */
  readonly id: string;
  readonly action: Action;
  /** `seq` of the entry it answers; 0 before the first. */
  readonly after: number;
}

/** One line of a game's journal, as recorded. Actions name seats, not people. */
export interface Entry extends NewEntry {
  /** 1, 2, 3 … without gaps. */
  readonly seq: number;
  /** The device it came from. */
  readonly by: string;
  /** When the server recorded it, ISO 8601. */
  readonly at: string;
}

/** A game as somebody sits down to it: enough to draw the table and to follow every entry from here on. */
export interface OpenTable {
  readonly id: string;
  /** The last entry that `state` has seen. */
  readonly seq: number;
  readonly state: GameState;
  /** Seat key → the name of who sits there. */
  readonly names: Readonly<Record<PlayerId, string>>;
  /** The entries of the open round, oldest first, from its start; empty between rounds. */
  readonly round: readonly Entry[];
  /** The latest settled rounds, newest first. */
  readonly rounds: readonly Settled[];
}

/** Settled rounds an open table carries along; older ones are read from the history. */
export const ROUNDS_KEPT = 12;

/** What the server answers to recorded entries. */
export interface Recorded {
  readonly ok: true;
  /** The entries as recorded, in order; the stored ones when they had been sent before. */
  readonly entries: readonly Entry[];
}

/** Why something was not done: by the rules of the game, or by what was wrong with the request. */
export type ApiCode = RefusalCode | RequestCode;

/** Every answer that is not a success, with a sentence to show. */
export interface NotDone {
  readonly ok: false;
  readonly code: ApiCode;
  readonly message: string;
  readonly rule?: RuleId;
  /** With `stale`: what was recorded since the author looked, oldest first. */
  readonly unseen?: readonly Entry[];
}
