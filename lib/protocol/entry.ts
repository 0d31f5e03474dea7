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

/** An unrecorded action, or a correction of earlier entries. */
export interface Wanted {
  /** Null only with `replaces`: retracts those entries. */
  readonly action: Action | null;
  /** The `seq`s, ascending, of unreplaced entries that this one replaces. */
  readonly replaces?: readonly number[];
  /** The joiner's name, with a `join` of a new seat. Actions name seats, never people. */
  readonly name?: string;
}

/** An entry as a phone sends it: an action, and the last entry its author had seen. */
export interface NewEntry extends Wanted {
  /** Created on the phone, unique in the game. Sending it again records it once. */
  readonly id: string;
  /** `seq` of the entry it follows; 0 before the first. */
  readonly after: number;
}

/** A recorded entry of a game's journal. Entries are never changed or deleted. */
export interface Entry extends NewEntry {
  /** 1, 2, 3 … without gaps. */
  readonly seq: number;
  /** Only in a history: the author's public id at this table. */
  readonly by?: string;
  /** When the server recorded it, ISO 8601. */
  readonly at: string;
}

/** An entry of a history. */
export type AuthoredEntry = Entry & { readonly by: string };

/** An entry with an action; not a retraction. */
export type ActionEntry = Entry & { readonly action: Action };

/** The last standing entry, and the entry that undoes it. */
export interface Undoable {
  readonly entry: ActionEntry;
  readonly undo: Wanted;
}

/** A game as a phone opens it: enough to draw the table and to follow all later entries. */
export interface OpenTable {
  /** The game's id. */
  readonly id: string;
  /** The table's id. */
  readonly table: string;
  /** The table's current game; null if it is this one. */
  readonly next: string | null;
  /** The last entry in `state`. */
  readonly seq: number;
  readonly state: GameState;
  /** Seat key → the name of its current or former player. */
  readonly names: Readonly<Record<PlayerId, string>>;
  /** The standing entries of the open round in playing order; empty between rounds. */
  readonly round: readonly ActionEntry[];
  /** Null if nothing stands. */
  readonly last: Undoable | null;
  /** The latest settled rounds, newest first. */
  readonly rounds: readonly Settled[];
  /**
   * Why the last round was void; "" without a reason (S14). Omitted if it was not void, or another round has
   * started.
   */
  readonly voided?: string;
  /** The latest result-only rounds (S18), newest first. */
  readonly told: readonly RoundSummary[];
  /** The game that this playoff decides (F12); null for any other game. */
  readonly playoffOf: string | null;
  /** The game's group, for its members. Null for a guests' table and for a group's guests. */
  readonly group: TableGroup | null;
  /** The table's look, also for guests; null for the standard green felt. */
  readonly cloth: Cloth | null;
  /** False in a group in which a lost game means no dishes; omitted elsewhere. */
  readonly washes?: boolean;
  /** The visitor's permissions besides reading. */
  readonly may: Permissions;
}

/** A game that started at a table, with its starter's name if they have a seat. */
export interface NextGame {
  readonly game: string;
  readonly by: string | null;
}

/** A round without claims: its number, counted with the settled ones, and what changed hands. */
export interface RoundSummary extends Pick<Summary, "round" | "moves"> {
  /** Its outcome, if it was recorded by that (S26). */
  readonly scored?: Scored;
}

/** A round by its outcome, among those without claims. */
export const summaryOf = (scored: Scored): RoundSummary => ({
  round: scored.round,
  moves: scored.moves,
  scored,
});

/** The table's group, and the shift or season that its games count for. */
export interface TableGroup {
  readonly id: string;
  readonly name: string;
  /** The game's shift or season. */
  readonly season: string | null;
  /** A crew's shifts in order; empty in other groups. */
  readonly shifts: readonly Shift[];
}

/** A shift of a crew. */
export interface Shift {
  readonly id: string;
  readonly name: string;
}

/** A visitor's permissions at a table. Without `record` they only watch. */
export interface Permissions {
  readonly record: boolean;
  /** May show the table's links to others. */
  readonly share: boolean;
  /**
   * The visitor's public ids, as in a history's `by`: the account, the device, and devices that the account
   * claimed. The first marks what they record now.
   */
  readonly as: readonly string[];
}

/** Number of settled rounds in an open table, and of result-only rounds. Older ones are in the history. */
export const RECENT_ROUNDS = 12;

/** The answer to recorded entries. */
export interface Recorded {
  readonly ok: true;
  /** The entries as recorded, in order; stored ones if they were sent before. */
  readonly entries: readonly Entry[];
}

/** A game's whole journal, with corrections. */
export interface History {
  readonly id: string;
  /** When it was played, ISO 8601. */
  readonly startedAt: string;
  /** Only the result was recorded. */
  readonly resultOnly: boolean;
  /** The game's group, for its members. */
  readonly group: TableGroup | null;
  /** The table's current look; null for the standard green felt. */
  readonly cloth: Cloth | null;
  /** As on the open table. */
  readonly washes?: boolean;
  /** The game that this playoff decides (F12). */
  readonly playoffOf: string | null;
  /** The state before the first entry. */
  readonly opening: GameState;
  readonly names: Readonly<Record<PlayerId, string>>;
  readonly entries: readonly AuthoredEntry[];
  /** The visitor's public id, as in their entries' `by`. */
  readonly you: string;
  /** `by` → the author's name, for members of the game's group. */
  readonly authors: Readonly<Record<string, string>>;
  /** The visitor's seat. */
  readonly mine: PlayerId | null;
  /** True if they keep the table and resolve disputes. */
  readonly keeps: boolean;
  /** The seats' answers to the verdicts. */
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

/** A refusal's code: of the rules, or of the request. */
export type ApiCode = RefusalCode | RequestCode;

/** Every error answer, with a sentence to show. */
export interface ApiError {
  readonly ok: false;
  readonly code: ApiCode;
  readonly message: string;
  readonly rule?: RuleId;
  /** With `stale`: entries since the author's last, oldest first. */
  readonly unseen?: readonly Entry[];
  /** With `too-many` and `busy`: the seconds to wait. */
  readonly wait?: number;
  /** With `breaks-later`: the later actions that would become illegal, in playing order. */
  readonly broken?: readonly BrokenEntry[];
}
