import type { Action, Phase, PlayerId } from "@/lib/engine";

/** Presence of a seat's phone at the table: "here" if it has a stream and sent a recent heartbeat. */
export type Presence = "here" | "away";

/** A seat's answers to a verdict. */
export const CONSENTS = ["agreed", "disputed"] as const;
export type ConsentWord = (typeof CONSENTS)[number];

/** The seats' answers to the current verdict of one settled round. */
export interface RoundConsent extends Readonly<Record<ConsentWord, readonly PlayerId[]>> {
  readonly round: number;
  /** The keeper's note that resolved the dispute, or null. */
  readonly settled: string | null;
}

/** True if a round is disputed and not resolved. */
export const isDisputed = ({ disputed, settled }: RoundConsent): boolean =>
  disputed.length > 0 && settled === null;

/** A correction, as shown on the phones that did not make it. */
export interface Correction {
  /** The id and `seq` of its entry. */
  readonly id: string;
  readonly seq: number;
  /** The first entry that it replaced. */
  readonly replaced: number;
  /** Its round, as the history numbers it. */
  readonly round: number;
  /** The previous action; null if it was undone. */
  readonly was: Action | null;
  /** The new action; null if it undoes. */
  readonly now: Action | null;
  /** Number of further entries corrected with it. */
  readonly more: number;
  /** Its author's name at the table; null if unknown. */
  readonly by: string | null;
  /** It was made in the playoff that decides the game, and changed this game's result (F12). */
  readonly playoff: boolean;
}

/** The tones state of a table with a tones key. */
export interface Tones {
  /** Since when the game is paused, ISO 8601; null if it is not. */
  readonly since: string | null;
  /** Players on the call, also after the others resume. */
  readonly away: readonly PlayerId[];
}

/** Since when the game is paused; null if it is running or over. */
export const frozenSince = (tones: Tones | null, phase: Phase): string | null =>
  phase === "finished" ? null : (tones?.since ?? null);

/**
 * The live state of a game: everything outside its journal, such as seats' phones and answers to verdicts.
 */
export interface LiveState {
  /** Seats taken by a phone. */
  readonly phones: Readonly<Record<PlayerId, Presence>>;
  /** The visitor's seat. */
  readonly mine: PlayerId | null;
  /** The visitor's seat by the group's roster, regardless of which one they took. */
  readonly own: PlayerId | null;
  /** They started the game, so theirs is the phone on the table. */
  readonly started: boolean;
  /** They joined by the table's link. */
  readonly joined: boolean;
  /** They keep the table: they resolve disputes and remove guests. */
  readonly keeps: boolean;
  /**
   * Rounds with answers, in order. A table has the latest ones and all unresolved disputes; a history has
   * all.
   */
  readonly consents: readonly RoundConsent[];
  /** The latest correction, if it is among the latest entries. */
  readonly corrected: Correction | null;
  /** Null at a table without a tones key. */
  readonly tones: Tones | null;
  /** True if the phones record rounds by their outcome (S26). */
  readonly scoreOnly: boolean;
}

/** Interval of the server's heartbeat events. */
export const BEAT_MS = 15_000;

/** Maximum length of a note that resolves a dispute. */
export const MAX_NOTE_LENGTH = 200;
