import type {
  Action,
  GameState,
  PlayerId,
  RefusalCode,
  RuleId,
  Scored,
  Settled,
  Summary,
} from "@/lib/engine";
import type { RequestCode } from "@/lib/messages/api";
import type { Cloth } from "./cloth";
import type { RoundConsent } from "./liveState";

/** What a phone wants recorded: an action, or a correction of what was recorded before. */
export interface Wanted {
  /** Null with `replaces` only: what stood there is retracted. */
  readonly action: Action | null;
  /** `seq`s, ascending, of entries that nothing has replaced yet, whose place this one takes. */
  readonly replaces?: readonly number[];
  /** With a `join` of a seat this game has not had before: the joiner's name. Actions name seats, never people. */
  readonly name?: string;
}

/** What a phone sends: one action, and the last entry its author had seen when they tapped. */
export interface NewEntry extends Wanted {
  /** Made on the phone, unique in the game: sending the same entry again records it once. */
  readonly id: string;
  /** `seq` of the entry it answers; 0 before the first. */
  readonly after: number;
}

/** One line of a game's journal, as recorded. Nothing recorded is ever changed or deleted. */
export interface Entry extends NewEntry {
  /** 1, 2, 3 … without gaps. */
  readonly seq: number;
  /** Only in a history: a mark of whoever recorded it, the same for all that is theirs at this table, and no id of theirs. */
  readonly by?: string;
  /** When the server recorded it, ISO 8601. */
  readonly at: string;
}

/** An entry of a history. */
export type AuthoredEntry = Entry & { readonly by: string };

/** An entry that says something, rather than taking something back. */
export type ActionEntry = Entry & { readonly action: Action };

/** The last thing that stands, and what takes it back when it is recorded. */
export interface Undoable {
  readonly entry: ActionEntry;
  readonly undo: Wanted;
}

/** A game as somebody sits down to it: enough to draw the table and to follow every entry from here on. */
export interface OpenTable {
  /** The game's. */
  readonly id: string;
  /** Of the table where it is played. */
  readonly table: string;
  /** The game that is played there by now; null where it is this one. */
  readonly next: string | null;
  /** The last entry that `state` has seen. */
  readonly seq: number;
  readonly state: GameState;
  /** Seat key → the name of who sits there, or once sat there. */
  readonly names: Readonly<Record<PlayerId, string>>;
  /** The entries of the open round that stand, in playing order, from its start; empty between rounds. */
  readonly round: readonly ActionEntry[];
  /** Null when nothing stands. */
  readonly last: Undoable | null;
  /** The latest settled rounds, newest first. */
  readonly rounds: readonly Settled[];
  /** Why the last round was void, "" where nobody said (S14); left out where it was not, or another one began since. */
  readonly voided?: string;
  /** The latest rounds that were recorded by their result or their outcome (S18, S26), newest first. */
  readonly told: readonly RoundSummary[];
  /** The game whose tied losers play this one off (F12); null for any other. */
  readonly playoffOf: string | null;
  /** The group it is played in, for those who belong to it; null for a table of guests, and for a group's guests. */
  readonly group: TableGroup | null;
  /** What lies on the table, for the group's guests as well; null for the house's own green felt. */
  readonly cloth: Cloth | null;
  /** What whoever opened it may do, besides reading. */
  readonly may: Permissions;
}

/** The game that has begun at a table, and the name of whoever began it, where they sit there. */
export interface NextGame {
  readonly game: string;
  readonly by: string | null;
}

/** A round without claims: its number, counted with the settled ones, and what changed hands. */
export interface RoundSummary extends Pick<Summary, "round" | "moves"> {
  /** What was recorded of it, where that was its outcome (S26). */
  readonly scored?: Scored;
}

/** A round by its outcome, among those without claims. */
export const summaryOf = (scored: Scored): RoundSummary => ({
  round: scored.round,
  moves: scored.moves,
  scored,
});

/** Whose table it is, and the shift or season its games count for. */
export interface TableGroup {
  readonly id: string;
  readonly name: string;
  readonly season: string | null;
}

/** What somebody may do at a table that they may read; without `record` they only watch. */
export interface Permissions {
  readonly record: boolean;
  /** Show others its links. */
  readonly share: boolean;
  /**
   * As whom they record: marks as `by` of a history has them, of the account, of the device, and of devices the account has claimed. The
   * first is that of what they record now.
   */
  readonly as: readonly string[];
}

/** Settled rounds an open table carries along, and as many that were told; older ones are read from the history. */
export const RECENT_ROUNDS = 12;

/** What the server answers to recorded entries. */
export interface Recorded {
  readonly ok: true;
  /** The entries as recorded, in order; the stored ones when they had been sent before. */
  readonly entries: readonly Entry[];
}

/** A game from its beginning: the whole journal, with what was corrected. */
export interface History {
  readonly id: string;
  /** When it was played, ISO 8601. */
  readonly startedAt: string;
  /** Only its result is known: no round was recorded. */
  readonly resultOnly: boolean;
  /** The group it is played in, for those who belong to it. */
  readonly group: TableGroup | null;
  /** What lies on its table now; null for the house's own green felt. */
  readonly cloth: Cloth | null;
  /** The game whose tied losers play this one off (F12). */
  readonly playoffOf: string | null;
  /** The table as it sat down. */
  readonly opening: GameState;
  readonly names: Readonly<Record<PlayerId, string>>;
  readonly entries: readonly AuthoredEntry[];
  /** The mark of whoever asks, as `by` of their entries. */
  readonly you: string;
  /** `by` → what the others call them, for those who belong to the game's group. */
  readonly authors: Readonly<Record<string, string>>;
  /** Where whoever asks sits with a phone. */
  readonly mine: PlayerId | null;
  /** Whether they keep the table, and settle what is disputed. */
  readonly keeps: boolean;
  /** What the seats say to the verdicts. */
  readonly consents: readonly RoundConsent[];
}

/** A later action that a correction would make illegal, and why. */
export interface BrokenEntry {
  readonly seq: number;
  readonly action: Action;
  readonly code: RefusalCode;
  readonly rule: RuleId | null;
  readonly message: string;
}

/** Why something was not done: by the rules of the game, or by what was wrong with the request. */
export type ApiCode = RefusalCode | RequestCode;

/** Every answer that is not a success, with a sentence to show. */
export interface ApiError {
  readonly ok: false;
  readonly code: ApiCode;
  readonly message: string;
  readonly rule?: RuleId;
  /** With `stale`: what was recorded since the author looked, oldest first. */
  readonly unseen?: readonly Entry[];
  /** With `too-many` and `busy`: the seconds after which to come back. */
  readonly wait?: number;
  /** With `breaks-later`: the later actions that would be illegal, in playing order. */
  readonly broken?: readonly BrokenEntry[];
}
