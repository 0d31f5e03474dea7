import type { ChallengeKindName, Claim, Finding, House, RuleId } from "@/lib/engine";

// The case book of a group: the disputes at its tables that a keeper settled with a note, and claims that were let stand there (S10).

/** A group's case book holds its latest ones. */
export const MAX_CASES = 200;

/** Longest reason for striking one out or putting it back, in characters. */
export const MAX_CASE_REASON_LENGTH = 200;

/** By whom a case was struck out of the book, when, and why. */
export interface Struck {
  /** What they are called in the group; null where nobody knows any more. */
  readonly by: string | null;
  /** ISO 8601. */
  readonly at: string;
  readonly reason: string;
}

/** A dispute that was settled at a group's table, or a claim that stood there although the rules refuse it (S10). */
export interface Case {
  /** The game's id, and its round. */
  readonly game: string;
  readonly round: number;
  /** What tells this settlement from one that a correction made void: the last entry its keeper had seen. Of a ruling its entry. */
  readonly after: number;
  readonly ruleSet: string;
  /** The house rules it was played by, as far as they are other than the game's own. */
  readonly house: House;
  /** When it was settled or let stand, ISO 8601; when the game was played, where that was not kept. */
  readonly at: string;
  /** The day of that where the group plays, e.g. "2026-03-03". */
  readonly day: string;
  /** What the keeper who settled it, or who recorded it, is called in the group; null where nobody knows, and at the desk. */
  readonly by: string | null;
  readonly note: string;
  /** The claim before the challenged one; null where there was none, or a correction changed the round. */
  readonly from: Claim | null;
  readonly claim: Claim;
  /** How it was challenged, and what was found; null of a claim that was let stand. */
  readonly kind: ChallengeKindName | null;
  readonly finding: Finding | null;
  /** All that the verdict cites, or that refuses what was let stand. */
  readonly rules: readonly RuleId[];
  /** Null while it stands. */
  readonly struck: Struck | null;
}

/** A group, and what was settled at its tables and stands. */
export interface CaseBook {
  readonly id: string;
  readonly name: string;
  readonly cases: readonly Case[];
}
