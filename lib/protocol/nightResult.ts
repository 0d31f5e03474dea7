// What a night comes to, as its page is told. Chips and money are never added to each other.

/** What is settled after a night: chips won and lost at its games, and the pot that its buy-ins come to. */
export const DEBT_KINDS = ["chips", "money"] as const;
export type DebtKind = (typeof DEBT_KINDS)[number];

/** How a guest is written as one of those: by their name after it. */
export const GUEST = "guest:";

/** Who pays or receives: the id of a player of the roster, "guest:" with a name, the bank or the pot. */
export type Party = string;

/** Somebody who pays more than they get back, or gets more. */
export interface InAndOut {
  readonly in: number;
  readonly out: number;
}

/** What a night came to for one person. */
export interface NightPerson {
  readonly party: Party;
  readonly games: number;
  /** Of games that name who won. */
  readonly wins: number;
  /** Of games that name who washes. */
  readonly washes: number;
  readonly drinks: number;
  /** What the tables call one of them (P10), where all say the same; null where it is just a drink. */
  readonly drink: string | null;
  /** Stacks and chips bought, and what they held at the end, of all games; null where they had none. */
  readonly chips: InAndOut | null;
  /** Bought in with, and taken out of the night's pot; null where neither. */
  readonly money: InAndOut | null;
  /** Has left a game, and holds there what they held then. */
  readonly left: boolean;
}

/** One payment of those that settle a night. */
export interface Debt {
  readonly kind: DebtKind;
  readonly from: Party;
  readonly to: Party;
  readonly amount: number;
  /** By which payment it was settled; null while it is owed. */
  readonly payment: string | null;
}

/** A game that was stopped with chips in its pot, and who may get them (S28), by parts; null where nobody would. */
export interface StrandedPot {
  readonly game: string;
  /** How many entries it has: the one that says it comes after them. */
  readonly seq: number;
  readonly chips: number;
  /** The game has ended; else it lies open since that night. */
  readonly over: boolean;
  readonly share: Readonly<Record<string, number>> | null;
  readonly back: Readonly<Record<string, number>> | null;
}

/** What a night comes to. People and what bank and pot hold sum up to 0, chips and money each for themselves. */
export interface NightResult {
  /** Best first. */
  readonly people: readonly NightPerson[];
  /** Chips that the bank is up by: what it took besides what was bought. */
  readonly bank: number;
  /** Chips left in the pots of the games. */
  readonly pot: number;
  /** Games that were stopped with chips in their pot: of those it is still to be said who gets them. */
  readonly stranded: readonly StrandedPot[];
  /** What is left of the buy-ins, in the night's unit. */
  readonly money: number;
  /** The fewest payments that settle it, those made ticked; only those made while chips are on a table. */
  readonly debts: readonly Debt[];
  /** A game for chips is going on, so that nobody owes any yet. */
  readonly chipsInPlay: boolean;
}

/** The same with everybody’s names, as it is told. */
export interface NightSummary extends Omit<NightResult, "people" | "debts" | "stranded"> {
  /** With the names of those who would share. */
  readonly stranded: readonly (StrandedPot & { readonly sharers: readonly string[] })[];
  readonly people: readonly NamedPerson[];
  readonly debts: readonly NamedDebt[];
}

/** What a night came to for somebody who is called so. */
export interface NamedPerson extends NightPerson {
  readonly name: string;
}

/** A payment, by the names of who pays and who receives. */
export interface NamedDebt extends Debt {
  readonly fromName: string;
  readonly toName: string;
  /** Whether whoever asks may tick it: its receiver, or a keeper of the group. */
  readonly mayTick: boolean;
}
