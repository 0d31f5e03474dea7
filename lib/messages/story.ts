import type { Claim, CountClaim, PlayerId, Shout, Stake, StakeWords } from "@/lib/engine";

// Facts of a game, with their values, derived from its journal. The sentences are in stories.ts.

interface OfPlayer {
  readonly who: PlayerId;
}

interface InARound extends OfPlayer {
  readonly round: number;
}

/** They challenged a claim, and were wrong or right. */
export interface Challenged extends InARound {
  readonly story: "challenged";
  readonly right: boolean;
  readonly claimer: PlayerId;
  readonly called: Shout;
  readonly outOfTurn: boolean;
  readonly claim: Claim;
  /** How many dice matched, or the hand that was there. Null: only the answer is known, or nothing. */
  readonly found: number | Claim | null;
}

/** Their claim was challenged, and it was there or not. */
export interface Claimed extends InARound {
  readonly story: "claimed";
  readonly stood: boolean;
  readonly by: readonly PlayerId[];
  readonly called: Shout;
  readonly claim: Claim;
  readonly found: number | Claim | null;
  /** The chance of the claim for a player who sees no die; null where no dice are counted. */
  readonly chance: number | null;
}

/** They claimed the face of the red die (F4). */
export interface CalledTheWild extends InARound {
  readonly story: "called-the-wild";
  readonly claim: CountClaim;
}

/** Their holding before and after a round. */
export interface Swung extends InARound {
  readonly story: "swung";
  /** The score where the game keeps one, else its stake. */
  readonly what: "score" | Stake;
  readonly from: number;
  readonly to: number;
}

/** Consecutive verdicts with the same result for them. */
export interface InARow extends OfPlayer {
  readonly story: "in-a-row";
  readonly won: boolean;
  readonly first: number;
  readonly last: number;
}

/** The highest count among all recorded claims. */
export interface HighestClaim extends InARound {
  readonly story: "highest-claim";
  readonly claim: CountClaim;
}

/** They never challenged in these rounds. */
export interface NeverChallenged extends OfPlayer {
  readonly story: "never-challenged";
  readonly rounds: number;
}

/** The period in which a player's losses or wins are counted. */
export type CountedIn =
  | { readonly in: "month" /** "2026-11" */; readonly month: string }
  | { readonly in: "season" | "shift"; readonly name: string };

/** A repeated loss or win. */
export interface OnceMore extends OfPlayer {
  readonly story: "once-more";
  readonly won: boolean;
  readonly count: number;
  readonly since: CountedIn;
}

/** They lost it in a playoff (F12). */
export interface PlayedOff extends OfPlayer {
  readonly story: "played-off";
  /** By name, because they played in another game. */
  readonly against: readonly string[];
}

export type Story =
  | Challenged
  | Claimed
  | CalledTheWild
  | Swung
  | InARow
  | HighestClaim
  | NeverChallenged
  | OnceMore
  | PlayedOff;

interface OfAGame {
  /** The id of the game, for the link. */
  readonly game: string;
  /** "2026-11-20" */
  readonly day: string;
}

/** A verdict that stands out, with people by name. */
interface OfAVerdict extends OfAGame {
  readonly round: number;
  readonly by: readonly string[];
  readonly claimer: string;
  readonly called: Shout;
  readonly claim: CountClaim;
  /** Null: only the answer is known. */
  readonly found: number | null;
  /** The chance of the claim for a player who sees no die. */
  readonly chance: number;
  /** The game's own words, if it has some. */
  readonly drink?: StakeWords;
}

/** Highlights of a night, a season or a year, from certain facts only. */
export type GroupStory =
  /** The right challenge of the likeliest claim. */
  | ({ readonly story: "boldest-bang" } & OfAVerdict)
  /** The unlikeliest claim that was challenged and there. */
  | ({ readonly story: "against-the-odds" } & OfAVerdict)
  | ({ readonly story: "longest-round"; readonly round: number; readonly claims: number } & OfAGame)
  | ({ readonly story: "longest-game"; readonly rounds: number } & OfAGame)
  | { readonly story: "busiest-day"; readonly day: string; readonly games: number }
  /** The longest gap between two days with games. */
  | { readonly story: "dry-spell"; readonly from: string; readonly until: string; readonly days: number };
