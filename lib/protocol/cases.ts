import type { ChallengeKindName, Claim, Finding, House, RuleId } from "@/lib/engine";

// A group's past rulings: disputes that a keeper resolved with a note, and claims that the table allowed
// (S10).

/** A group lists only its latest rulings. */
export const MAX_CASES = 200;

/** Maximum length of a reason to remove or restore a ruling, in characters. */
export const MAX_CASE_REASON_LENGTH = 200;

/** The author, time and reason of a ruling's removal. */
export interface Struck {
  /** Their name in the group; null if unknown. */
  readonly by: string | null;
  /** ISO 8601. */
  readonly at: string;
  readonly reason: string;
}

/** A resolved dispute at a group's table, or an allowed claim that the rules refuse (S10). */
export interface Case {
  /** The game's id, and its round. */
  readonly game: string;
  readonly round: number;
  /**
   * Distinguishes this resolution from one that a correction made void: the last entry its keeper had seen.
   * For an allowed claim, its entry.
   */
  readonly after: number;
  readonly ruleSet: string;
  /** The house rules that differ from the game's defaults. */
  readonly house: House;
  /** When it was resolved or allowed, ISO 8601. If that is unknown, when the game was played. */
  readonly at: string;
  /** That day in the group's time zone, e.g. "2026-03-03". */
  readonly day: string;
  /** The name in the group of the keeper or recorder. Null if unknown, and at the desk. */
  readonly by: string | null;
  readonly note: string;
  /** The claim before the challenged one; null if there was none, or a correction changed the round. */
  readonly from: Claim | null;
  readonly claim: Claim;
  /** The challenge and its finding; null for an allowed claim. */
  readonly kind: ChallengeKindName | null;
  readonly finding: Finding | null;
  /** The rules that the verdict cites, or that refuse the allowed claim. */
  readonly rules: readonly RuleId[];
  /** Null unless removed. */
  readonly struck: Struck | null;
}

/** A group with its past rulings that are not removed. */
export interface CaseBook {
  readonly id: string;
  readonly name: string;
  readonly cases: readonly Case[];
}
