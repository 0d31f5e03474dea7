import type { Party } from "./nightResult";

// Debts in a group and their settlement. Ledgers are independent: they never offset each other, and no entry
// changes a game or its statistics. Chips with a value are money. Games and entries together determine who washed how often
// (lib/views/ledger/duties.ts).

/** The ledgers that entries belong to. Each unit of money is a ledger of its own. */
export const LEDGERS = ["dishes", "chips", "money", "drinks"] as const;
export type Ledger = (typeof LEDGERS)[number];

/** The ledger pages: money appears with chips. Goods and bads have no manual entries. */
export const LEDGER_PAGES = ["dishes", "chips", "drinks", "marks"] as const;
export type LedgerPage = (typeof LEDGER_PAGES)[number];

/**
 * The kinds of manual entries by ledger. For dishes, `from` has the duty, and `swapped` moves it to `to`.
 * `undone` revokes a done duty; `cleared` and `doubled` are results of double or nothing. `cooked` is a meal that
 * `from` cooked: no duty. In other ledgers `from` owes, pays or has served `to`.
 */
export const MANUAL_ENTRY_KINDS = {
  dishes: ["owed", "swapped", "doubled", "cleared", "undone", "done", "cooked"],
  chips: ["owed", "repaid"],
  money: ["owed", "repaid"],
  drinks: ["owed", "served"],
} as const satisfies Readonly<Record<Ledger, readonly string[]>>;
export type ManualEntryKind = (typeof MANUAL_ENTRY_KINDS)[Ledger][number];

/**
 * The kinds that have routes of their own. "round": one person paid for several. "taken-back": cancels an entry.
 */
export const OTHER_ENTRY_KINDS = ["round", "taken-back"] as const;
export type LedgerEntryKind = ManualEntryKind | (typeof OTHER_ENTRY_KINDS)[number];

/** Kinds that no game shows, which therefore need a reason. */
export const WITH_REASON: readonly LedgerEntryKind[] = ["owed", "doubled", "cleared", "undone"];

/** Maximum length of a reason, in characters. */
export const MAX_REASON_LENGTH = 200;

/** A ledger entry for display. */
export interface LedgerEntry {
  readonly id: string;
  readonly ledger: Ledger;
  /** The currency of money, an ISO 4217 code; a word such as "beers" in older entries. The name of a drink, or null. */
  readonly unit: string | null;
  readonly deed: LedgerEntryKind;
  readonly from: Party;
  readonly fromName: string;
  readonly to: Party;
  readonly toName: string;
  /** Money is in the smallest unit. */
  readonly amount: number;
  /** The parts of a shared round; null for other entries. */
  readonly shares:
    | readonly { readonly party: Party; readonly name: string; readonly amount: number }[]
    | null;
  /** The day it is meant for, "2026-11-27". */
  readonly day: string | null;
  /** The shift of a cooked meal, by id. */
  readonly season: string | null;
  readonly note: string | null;
  /** Its game, and that game's number of rounds. */
  readonly game: { readonly id: string; readonly rounds: number } | null;
  /** The night of a shared round. */
  readonly night: string | null;
  /** ISO 8601. */
  readonly at: string;
  /** The day it was added, in the group's time zone. */
  readonly on: string;
  /** Its author's name; null if the account is deleted. */
  readonly byName: string | null;
  /** The kind of the entry that this one cancels, or null. */
  readonly takes: LedgerEntryKind | null;
  /** True if it is canceled. `mayTakeBack`: the reader may cancel it. */
  readonly takenBack: boolean;
  readonly mayTakeBack: boolean;
}

/** A page of a ledger's entries, newest first, with the next page's cursor. */
export interface LedgerEntries {
  readonly lines: readonly LedgerEntry[];
  readonly next: string | null;
}

/** An open dish duty. */
export interface Duty {
  /** Its game; null for a manual one. */
  readonly game: string | null;
  readonly who: Party;
  /** Its original holder. */
  readonly of: Party;
  /** Number of washes: above one after losing double or nothing. */
  readonly times: number;
  /** The day it is for. */
  readonly day: string;
  /** The last day it stays open by itself. */
  readonly until: string;
}

/** An open dish duty with names, for a reader. */
export interface NamedDuty extends Duty {
  readonly name: string;
  readonly ofName: string;
  /** Its game's number of rounds. */
  readonly rounds: number;
  readonly mayWrite: boolean;
}

/** A number of drinks of one kind. */
export interface DrinkCount {
  readonly count: number;
  /** The drink by name; null for a drink without one. */
  readonly unit: string | null;
}

/** A debt of drinks. */
export interface OwedDrinks extends Owed {
  /** The drink by name; null for a drink without one. */
  readonly unit: string | null;
  /** The amount that takes their place in the money plan; null without a price, or for drinks at the table. */
  readonly inMoney: number | null;
}

/** A debt. */
export interface Owed {
  readonly from: Party;
  readonly fromName: string;
  readonly to: Party;
  readonly toName: string;
  readonly amount: number;
  /** True if the reader may mark it as settled. */
  readonly maySettle: boolean;
}

/** One payment of a plan. */
export interface PlannedOwed extends Owed {
  /** The days that the payer's balance is from, newest first, with the part of each. */
  readonly since: readonly { readonly day: string; readonly amount: number }[];
  /** The entry that recorded it; null while it is owed. */
  readonly paid: { readonly line: string; readonly day: string; readonly byName: string | null } | null;
  /** A link to pay it, if they are the payer and the receiver has a link. */
  readonly link: string | null;
}

/** Why a night owes something else than when it was closed: a game was corrected, added or deleted, … */
export const CLOSING_CAUSES = ["corrected", "added", "deleted", "buy-ins", "round"] as const;
export type ClosingCause = (typeof CLOSING_CAUSES)[number];

/** A change in a night after it was closed. Its amounts sum to 0. */
export interface ChangedAfter {
  readonly night: string;
  readonly name: string | null;
  readonly day: string;
  readonly why: ClosingCause;
  /** The changed game, or null. */
  readonly game: string | null;
  /** Who has more or less than at closing time, most first. Bank and pot are named too. */
  readonly people: readonly { readonly party: Party; readonly name: string; readonly amount: number }[];
}

/** Open balances in chips or one currency, over all nights and games. */
export interface OpenUnit {
  /** Null for chips. */
  readonly unit: string | null;
  /** Each person's balance, negative if they pay. With bank and pot they sum to 0. */
  readonly balances: readonly { readonly party: Party; readonly name: string; readonly amount: number }[];
  /** The fewest payments that settle it, and the latest paid ones. */
  readonly payments: readonly PlannedOwed[];
  /** Changes of nights after they were closed, newest first. The balances include it. */
  readonly changes: readonly ChangedAfter[];
  /** Its nights, games outside nights and rounds, newest first. */
  readonly from: readonly {
    readonly night: string | null;
    readonly game: string | null;
    readonly rounds: number;
    readonly name: string | null;
    readonly day: string;
    readonly sum: number;
  }[];
}

/** Drinks of one of tonight's games. */
export interface DrinksOfGame {
  readonly game: string;
  readonly ruleSet: string;
  readonly rounds: number;
  /** The table's word for a drink (P10); null for the standard word. */
  readonly drink: string | null;
  readonly drunk: readonly { readonly name: string; readonly times: number }[];
}

/** Drinks from tonight's games, and debts of drinks. */
export interface DrinksOpen {
  readonly tonight: readonly DrinksOfGame[];
  /** Unserved drinks of tonight, and debts between people. */
  readonly owed: readonly OwedDrinks[];
}

/** The reader's own drinks, if they are on the roster. */
export interface OwnDrinks {
  /** Their limit per night; null for none. */
  readonly limit: number | null;
  readonly tonight: number;
  readonly unlisted: boolean;
}

/** A person's goods and bads in a season. */
export interface Marks {
  readonly party: Party;
  readonly name: string;
  readonly games: number;
  readonly goods: number;
  readonly bads: number;
}

/** The goods and bads of one game. */
export interface MarksOfGame {
  readonly game: string;
  readonly rounds: number;
  readonly day: string;
  readonly scores: readonly { readonly name: string; readonly score: number }[];
}

/** The longest name of a drink, in characters, and the most drinks of a group. */
export const MAX_DRINK_LENGTH = 20;
export const MAX_DRINK_NAMES = 8;

/** The highest drink limit. */
export const MAX_DRINKS = 99;
