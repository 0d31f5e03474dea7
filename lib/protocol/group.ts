import type { Phase } from "@/lib/engine";
import type { Color } from "@/lib/messages/colors";

// What a group's pages are told.

/** Somebody of a group's roster. */
export interface RosterPlayer {
  readonly id: string;
  readonly name: string;
  readonly nickname: string | null;
  /** What they are called at the table: the nickname where there is one. */
  readonly shown: string;
  readonly colour: Color;
  /** The shift they are on. */
  readonly season: string | null;
  /** Whether they sign in with an account of their own, and whether that is whoever asks. */
  readonly account: "none" | "theirs" | "yours";
  readonly retired: boolean;
  /** Whether they want no figures of theirs to be shown. */
  readonly unlisted: boolean;
  /** Whether nothing knows them yet, so that they may be removed for good. */
  readonly mayGo: boolean;
  /** The other entries of the same person. */
  readonly merged: readonly { readonly id: string; readonly shown: string }[];
}

/** The same, with how much they played. */
export interface PlayedPlayer extends RosterPlayer {
  /** Games they sat at, also under the entries that are merged into this one. */
  readonly games: number;
}

/** A crew's shift, or a season of a bar or of friends. */
export interface SeasonLine {
  readonly id: string;
  readonly name: string;
  /** "2026-09-01"; null for a shift. */
  readonly startsOn: string | null;
  readonly retired: boolean;
}

/** A table of a group, by what the group calls it. */
export interface GroupTable {
  readonly id: string;
  readonly name: string;
}

/** A night as lists show it. */
export interface NightLine {
  readonly id: string;
  readonly name: string | null;
  /** The day it began on, "2026-11-20". */
  readonly day: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly endedAt: string | null;
  /** What one buy-in costs, in `unit`s. */
  readonly buyIn: number;
  readonly unit: string;
  /** Who has bought in, or takes something of the pot: each person once. */
  readonly buyIns: readonly NightBuyIn[];
}

/** What somebody of the roster put into a night's pot, and takes out of it. */
export interface NightBuyIn {
  /** A player's id. */
  readonly player: string;
  /** How often they bought in. */
  readonly times: number;
  /** The pot is divided by these. */
  readonly shares: number;
}

/** The playoff that decided a game (F12), and against whom it was played. */
export interface PlayedOff {
  readonly id: string;
  readonly against: readonly string[];
}

/** A game as its group lists it. */
export interface GroupGame {
  readonly id: string;
  readonly game: string;
  /** The day it counts for: that of its night, else its own. */
  readonly day: string;
  /** Only its result is known: no round was recorded. */
  readonly resultOnly: boolean;
  readonly phase: Phase;
  /** Rounds settled so far. */
  readonly rounds: number;
  /** Of all who sit or sat there, in seat order. */
  readonly names: readonly string[];
  /** How it ended, by names; nobody while it goes on. */
  readonly losers: readonly string[];
  readonly winners: readonly string[];
  /** Who washed after it, by names: others than its losers where the ledger says so. */
  readonly washed: readonly string[];
  readonly playoff: PlayedOff | null;
  /** What was drunk, by name; nobody where the game is about something else. */
  readonly drunk: readonly { readonly name: string; readonly times: number }[];
  readonly season: Pick<SeasonLine, "id" | "name" | "startsOn"> | null;
  readonly night: { readonly id: string; readonly name: string | null } | null;
}

/** One page of a group's games, and where the next begins: null at the end. */
export interface GroupGames {
  readonly games: readonly GroupGame[];
  readonly next: string | null;
}
