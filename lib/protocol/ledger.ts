import type { Party } from "./nightResult";

// What is owed in a group and what was settled of it. Each ledger stands by itself: nothing of one is ever set off against another, and
// no entry changes a game or a statistic of lost games. Who washed how often is what games and entries say together (lib/views/ledger/duties.ts).

/** The ledgers that lines are written into; of money each unit is a ledger of its own. */
export const LEDGERS = ["dishes", "chips", "money", "drinks"] as const;
export type Ledger = (typeof LEDGERS)[number];

/** The pages that ledgers are read on: money beside chips, and the goods and bads, which nobody writes by hand. */
export const LEDGER_PAGES = ["dishes", "chips", "drinks", "marks"] as const;
export type LedgerPage = (typeof LEDGER_PAGES)[number];

/**
 * What may be said in each ledger. Dishes: `from` has the duty, and where it is `swapped`, `to` takes it; `undone` says that it was not
 * done after all, `cleared` and `doubled` what became of double or nothing. Elsewhere `from` owes, pays or has served `to`.
 */
export const MANUAL_ENTRY_KINDS = {
  dishes: ["owed", "swapped", "doubled", "cleared", "undone", "done"],
  chips: ["owed", "repaid"],
  money: ["owed", "repaid"],
  drinks: ["owed", "served"],
} as const satisfies Readonly<Record<Ledger, readonly string[]>>;
export type ManualEntryKind = (typeof MANUAL_ENTRY_KINDS)[Ledger][number];

/** What the program writes by itself: what a night or a game left open when the first of it was repaid, and that a line is taken back. */
export const AUTOMATIC_ENTRY_KINDS = ["carried", "taken-back"] as const;
export type LedgerEntryKind = ManualEntryKind | (typeof AUTOMATIC_ENTRY_KINDS)[number];

/** What nobody can see in a game, and so takes a reason. */
export const WITH_REASON: readonly LedgerEntryKind[] = ["owed", "doubled", "cleared", "undone"];

/** Longest reason, in characters. */
export const MAX_REASON_LENGTH = 200;

/** A line of a ledger, as it is told. */
export interface LedgerEntry {
  readonly id: string;
  readonly ledger: Ledger;
  /** Of money, what it is: "€". */
  readonly unit: string | null;
  readonly deed: LedgerEntryKind;
  readonly from: Party;
  readonly fromName: string;
  readonly to: Party;
  readonly toName: string;
  readonly amount: number;
  /** The day it is meant for, "2026-11-27". */
  readonly day: string | null;
  readonly note: string | null;
  /** The game it is about, and how many rounds that had. */
  readonly game: { readonly id: string; readonly rounds: number } | null;
  /** The night it was carried over from. */
  readonly night: string | null;
  /** ISO 8601. */
  readonly at: string;
  /** The day on which it was written, where the group plays. */
  readonly on: string;
  /** Who wrote it; null where their account is gone. */
  readonly byName: string | null;
  /** What was done by the line that this one takes back; null where it takes none back. */
  readonly takes: LedgerEntryKind | null;
  /** Whether it was taken back, and may be by whoever asks. */
  readonly takenBack: boolean;
  readonly mayTakeBack: boolean;
}

/** A page of a ledger's lines, the latest first, and where the next begins. */
export interface LedgerEntries {
  readonly lines: readonly LedgerEntry[];
  readonly next: string | null;
}

/** A washing that is still to be done. */
export interface Duty {
  /** The game it comes from; null where it was written by hand. */
  readonly game: string | null;
  readonly who: Party;
  /** Whose it was at first. */
  readonly of: Party;
  /** How many washings: more than one where double or nothing was lost. */
  readonly times: number;
  /** The day it is for. */
  readonly day: string;
  /** Until when it is open by itself, that day included. */
  readonly until: string;
}

/** The same with names, for whoever asks. */
export interface NamedDuty extends Duty {
  readonly name: string;
  readonly ofName: string;
  /** How many rounds its game had. */
  readonly rounds: number;
  readonly mayWrite: boolean;
}

/** So much that one owes another. */
export interface Owed {
  readonly from: Party;
  readonly fromName: string;
  readonly to: Party;
  readonly toName: string;
  readonly amount: number;
  /** Whether whoever asks may say that it is settled. */
  readonly maySettle: boolean;
}

/** What is open of chips, or of one unit of money, over all nights and games. */
export interface OpenUnit {
  /** Null for chips. */
  readonly unit: string | null;
  /** What everybody is to get, or to pay (below 0): they sum to 0, with bank and pot. */
  readonly balances: readonly { readonly party: Party; readonly name: string; readonly amount: number }[];
  /** The fewest payments that settle it. */
  readonly payments: readonly Owed[];
  /** The nights and games that it comes from, the latest first, besides what is in the ledger already. */
  readonly from: readonly {
    readonly night: string | null;
    readonly game: string | null;
    readonly rounds: number;
    readonly name: string | null;
    readonly day: string;
    readonly sum: number;
  }[];
}

/** Drinks of one game of tonight. */
export interface DrinksOfGame {
  readonly game: string;
  readonly ruleSet: string;
  readonly rounds: number;
  /** What its table calls a drink (P10); null where it is just that. */
  readonly drink: string | null;
  readonly drunk: readonly { readonly name: string; readonly times: number }[];
}

/** Drinks: what tonight's games say, and who owes whom one. */
export interface DrinksOpen {
  readonly tonight: readonly DrinksOfGame[];
  /** What is owed to the table tonight, and was not served yet, and what people owe each other. */
  readonly owed: readonly Owed[];
}

/** What only they see who are somebody of the roster themselves. */
export interface OwnDrinks {
  /** How many they want to owe in one night at most; null for no limit. */
  readonly limit: number | null;
  readonly tonight: number;
  readonly unlisted: boolean;
}

/** Goods and bads of one person in a season. */
export interface Marks {
  readonly party: Party;
  readonly name: string;
  readonly games: number;
  readonly goods: number;
  readonly bads: number;
}

/** Goods and bads of one game. */
export interface MarksOfGame {
  readonly game: string;
  readonly rounds: number;
  readonly day: string;
  readonly scores: readonly { readonly name: string; readonly score: number }[];
}

/** Most drinks that a limit may be. */
export const MAX_DRINKS = 99;
