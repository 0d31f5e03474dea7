// A night's result for its page. Its open amounts are part of everyone's balance (lib/protocol/ledger.ts).

/** Prefix of a guest among the parties; their name follows. */
export const GUEST = "guest:";

/** A payer or receiver: a roster player's id, "guest:" with a name, the bank or the pot. */
export type Party = string;

/** A person's total in and out. */
export interface InAndOut {
  readonly in: number;
  readonly out: number;
}

/** A night's result for one person. */
export interface NightPerson {
  readonly party: Party;
  readonly games: number;
  /** Wins in games that name winners. */
  readonly wins: number;
  /** Washes in games that name washers. */
  readonly washes: number;
  readonly drinks: number;
  /** The tables' common word for a drink (P10); null for the standard word, or if they differ. */
  readonly drink: string | null;
  /** Chips received (stacks and purchases) and held at the end, over all games; null without any. */
  readonly chips: InAndOut | null;
  /** Chips of stopped games' pots that count as paid back to them until those pots are assigned. */
  readonly back: number;
  /** Buy-ins and what they took from the night's pot; null without any. */
  readonly money: InAndOut | null;
  /** Their parts of shared rounds, and what they paid for some; null without any. */
  readonly rounds: InAndOut | null;
  /** The gain or loss in money: chips by their value, buy-ins, rounds. Null without money. */
  readonly total: number | null;
  /** They left a running game; their chips there count as they were then. */
  readonly left: boolean;
}

/**
 * A stopped game with chips in its pot, and the shares by which it may be divided (S28); null without shares.
 */
export interface StrandedPot {
  readonly game: string;
  /** Its rule set. */
  readonly name: string;
  /** Its number of entries; the entry that divides the pot follows them. */
  readonly seq: number;
  readonly chips: number;
  /** True if the game ended; false if it has been open since that night. */
  readonly over: boolean;
  readonly share: Readonly<Record<string, number>> | null;
  readonly back: Readonly<Record<string, number>> | null;
}

/** A game of the night that is on. Nothing of it is owed before it ends. */
export interface OpenGame extends StrandedPot {
  /** True if a round has begun and must be voided before the game can end. */
  readonly inRound: boolean;
  /** True if it is played for chips. */
  readonly forChips: boolean;
  /** Who can take its pot: the seats of those who are still in. */
  readonly takers: readonly string[];
  /** Their recorded chips by seat, if the game has stacks that can be counted; else null. */
  readonly stacks: Readonly<Record<string, number>> | null;
}

/**
 * A night's result. People's balances and what bank and pot hold sum to 0, separately for chips and money.
 */
export interface NightResult {
  /** Best first. */
  readonly people: readonly NightPerson[];
  /** The bank's balance in chips: what it took minus what was bought. */
  readonly bank: number;
  /** Chips left in the games' pots. */
  readonly pot: number;
  /** Stopped games whose pot must still be divided. */
  readonly stranded: readonly StrandedPot[];
  /** The rest of the buy-ins, in the night's unit. */
  readonly money: number;
  /** Games that are on; none after the night. */
  readonly inPlay: readonly OpenGame[];
}

/** A night's result with names. */
export interface NightSummary extends Omit<NightResult, "people" | "stranded" | "inPlay"> {
  /** Adds the names of those who would share. */
  readonly stranded: readonly (StrandedPot & { readonly sharers: readonly string[] })[];
  /** Adds the names of those who would share, and of all takers by seat. */
  readonly inPlay: readonly (OpenGame & {
    readonly sharers: readonly string[];
    readonly takerNames: readonly string[];
  })[];
  readonly people: readonly NamedPerson[];
}

/** A night's result for one person, with their name. */
export interface NamedPerson extends NightPerson {
  readonly name: string;
}
