import type { Phase } from "@/lib/engine";
import type { Color } from "@/lib/messages/colors";
import type { KellyDays } from "./rotation";

// Data of a group's pages.

/** A roster player. */
export interface RosterPlayer {
  readonly id: string;
  readonly name: string;
  readonly nickname: string | null;
  /** The name at the table: the nickname, if there is one. */
  readonly shown: string;
  readonly colour: Color;
  /** Their shift. */
  readonly season: string | null;
  /** Their days off duty. */
  readonly kelly: KellyDays | null;
  /** "theirs" if they have a linked account, "yours" if it is the reader's. */
  readonly account: "none" | "theirs" | "yours";
  readonly retired: boolean;
  /** True if they opted out of statistics. */
  readonly unlisted: boolean;
  /** Merged entries of the same person. */
  readonly merged: readonly { readonly id: string; readonly shown: string }[];
  /** Names under which they played as a guest. */
  readonly guests: readonly string[];
}

/** A roster player for those who edit the roster. */
export interface EditedPlayer extends RosterPlayer {
  /** True if nothing refers to them, so they can be removed. */
  readonly mayGo: boolean;
}

/** A roster player with their number of finished games. */
export interface PlayedPlayer extends EditedPlayer {
  /** Finished games, including those under merged entries. */
  readonly games: number;
}

/** A crew's shift, or another group's season. */
export interface SeasonLine {
  readonly id: string;
  readonly name: string;
  /** "2026-09-01"; null for a shift. */
  readonly startsOn: string | null;
  readonly retired: boolean;
}

/** A group's table with its name. */
export interface GroupTable {
  readonly id: string;
  readonly name: string;
}

/** A drink of a group. */
export interface DrinkPrice {
  /** Null for a drink without a name of its own. */
  readonly name: string | null;
  /** In the smallest unit; null without a price. */
  readonly price: number | null;
}

/** How a group counts money; amounts are in the smallest unit. */
export interface GroupMoney {
  /** An ISO 4217 code. */
  readonly currency: string;
  /** The value of one chip; null while chips stay chips. */
  readonly chipValue: number | null;
  /** The usual price of one buy-in; 0 for none. */
  readonly buyIn: number;
  /** Its drinks by name, and their prices. */
  readonly drinks: readonly DrinkPrice[];
}

/** A night in a list. */
export interface NightLine {
  readonly id: string;
  readonly name: string | null;
  /** The day it started, "2026-11-20". */
  readonly day: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly endedAt: string | null;
  /** The price of one buy-in, in the smallest unit. */
  readonly buyIn: number;
  /** The currency, an ISO 4217 code; a word such as "beers" in older nights. */
  readonly unit: string;
  /** The value of one chip, in the smallest unit; null if chips stay chips. */
  readonly chipValue: number | null;
  /** Buy-ins and shares, each person once. */
  readonly buyIns: readonly NightBuyIn[];
}

/** A person's buy-ins and their shares of the pot. */
export interface NightBuyIn {
  /** A player's id, or "guest:" with a name. */
  readonly player: string;
  readonly name: string;
  /** Number of buy-ins. */
  readonly times: number;
  /** Shares by which the pot is divided. */
  readonly shares: number;
}

/** The playoff that decided a game (F12), and the opponents. */
export interface PlayedOff {
  readonly id: string;
  readonly against: readonly string[];
}

/** A game in its group's list. */
export interface GroupGame {
  readonly id: string;
  readonly game: string;
  /** The day it counts for: its night's, else its own. */
  readonly day: string;
  /** Only the result was recorded. */
  readonly resultOnly: boolean;
  readonly phase: Phase;
  /** Rounds settled so far. */
  readonly rounds: number;
  /** All current and former players, in seat order. */
  readonly names: readonly string[];
  /** The result by names; empty while the game is unfinished. */
  readonly losers: readonly string[];
  readonly winners: readonly string[];
  /** Who washed after it, by names; no one in a bar. The ledger may name others than the losers. */
  readonly washed: readonly string[];
  /** Who logged it afterwards, if only the result is known; null if their account is gone. */
  readonly loggedBy: string | null;
  readonly playoff: PlayedOff | null;
  /** Drinks by name; empty in games for something else. */
  readonly drunk: readonly { readonly name: string; readonly times: number }[];
  readonly season: Pick<SeasonLine, "id" | "name" | "startsOn"> | null;
  readonly night: { readonly id: string; readonly name: string | null } | null;
}

/** One page of a group's games, with the next page's cursor: null at the end. */
export interface GroupGames {
  readonly games: readonly GroupGame[];
  readonly next: string | null;
}
