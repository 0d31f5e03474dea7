import type { Action, Phase, PlayerId } from "@/lib/engine";

/** Whether the phone that sits on a seat is at the table now: it follows the game, and was heard of lately. */
export type Presence = "here" | "away";

/** What a seat may say to a verdict. */
export const CONSENTS = ["agreed", "disputed"] as const;
export type ConsentWord = (typeof CONSENTS)[number];

/** What the seats say to the verdict of one settled round, as it stands now. */
export interface RoundConsent extends Readonly<Record<ConsentWord, readonly PlayerId[]>> {
  readonly round: number;
  /** The note by which a keeper settled the dispute; null while none has. */
  readonly settled: string | null;
}

/** Whether a round is disputed, and nobody has settled that. */
export const isDisputed = ({ disputed, settled }: RoundConsent): boolean =>
  disputed.length > 0 && settled === null;

/** A correction of what was recorded before, as it is told on the phones that did not make it. */
export interface Correction {
  /** The id and the `seq` of its entry. */
  readonly id: string;
  readonly seq: number;
  /** The entry whose place it took, the first of them where they are several. */
  readonly replaced: number;
  /** The round it belongs to, as the history numbers it. */
  readonly round: number;
  /** What stood there; null: it had been taken back. */
  readonly was: Action | null;
  /** What stands there now; null: it was taken back. */
  readonly now: Action | null;
  /** How many further entries were corrected with it. */
  readonly more: number;
  /** What whoever made it is called at the table; null where nobody knows. */
  readonly by: string | null;
  /** It was made in the playoff that decides the game, and changed how this one ends (F12). */
  readonly playoff: boolean;
}

/** How the tones stand at a table that has a key for them. */
export interface Tones {
  /** Since when the game is frozen, ISO 8601; null while it is not. */
  readonly since: string | null;
  /** Who is out on the call, also while the others go on. */
  readonly away: readonly PlayerId[];
}

/** Since when a game is frozen; null while it goes on, and when it is over. */
export const frozenSince = (tones: Tones | null, phase: Phase): string | null =>
  phase === "finished" ? null : (tones?.since ?? null);

/** What stands beside a game's journal: who sits where with a phone, and what they say to the verdicts. */
export interface LiveState {
  /** The seats that a phone has taken. */
  readonly phones: Readonly<Record<PlayerId, Presence>>;
  /** Where whoever asks sits. */
  readonly mine: PlayerId | null;
  /** The seat that is theirs by the group's roster, wherever they sit. */
  readonly own: PlayerId | null;
  /** They started the game: theirs is the phone that lies on the table. */
  readonly started: boolean;
  /** The table's link let them in. */
  readonly joined: boolean;
  /** They keep the table: settle disputes, show guests out. */
  readonly keeps: boolean;
  /**
   * The rounds that somebody said something to, in their order: at a table the latest ones, and all that are disputed and not
   * settled; in a history all.
   */
  readonly consents: readonly RoundConsent[];
  /** The latest correction, where it is among the latest entries. */
  readonly corrected: Correction | null;
  /** Null at a table without a key for the tones. */
  readonly tones: Tones | null;
}

/** How often the server asks those who follow a table whether they are still there. */
export const BEAT_MS = 15_000;

/** The longest note by which a dispute is settled. */
export const MAX_NOTE_LENGTH = 200;
