import type { Claim, CountClaim, PlayerId, Shout, Stake } from "@/lib/engine";

// What is told of a game: facts with their values, each of which stands in its journal or follows from it. The words are elsewhere.

interface OfSomebody {
  readonly who: PlayerId;
}

interface InARound extends OfSomebody {
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
  /** How many dice matched, or the hand that was there; null where only the answer is known, or nothing. */
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
  /** How likely such a claim is true, for whoever sees no die; null where dice are not counted. */
  readonly chance: number | null;
}

/** They claimed the face that the red die showed (F4). */
export interface CalledTheWild extends InARound {
  readonly story: "called-the-wild";
  readonly claim: CountClaim;
}

/** What they had before a round and after it. */
export interface Swung extends InARound {
  readonly story: "swung";
  /** The tally where the game keeps one, else the stake that it is played for. */
  readonly what: "score" | Stake;
  readonly from: number;
  readonly to: number;
}

/** Verdicts that went one way, one after the other. */
export interface InARow extends OfSomebody {
  readonly story: "in-a-row";
  readonly won: boolean;
  readonly first: number;
  readonly last: number;
}

/** Nobody claimed so many dice, of all claims that were written down. */
export interface HighestClaim extends InARound {
  readonly story: "highest-claim";
  readonly claim: CountClaim;
}

/** They challenged nothing in all these rounds. */
export interface NeverChallenged extends OfSomebody {
  readonly story: "never-challenged";
  readonly rounds: number;
}

/** Since when games are counted that somebody lost or won. */
export type CountedIn =
  | { readonly in: "month" /** "2026-11" */; readonly month: string }
  | { readonly in: "season" | "shift"; readonly name: string };

/** It was not the first game that they lost or won. */
export interface OnceMore extends OfSomebody {
  readonly story: "once-more";
  readonly won: boolean;
  readonly count: number;
  readonly since: CountedIn;
}

/** They lost it in a playoff (F12). */
export interface PlayedOff extends OfSomebody {
  readonly story: "played-off";
  /** By name: they sat at another game. */
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
  /** Its id: the story leads there. */
  readonly game: string;
  /** "2026-11-20" */
  readonly day: string;
}

/** A verdict that stands out among many, people by name. */
interface OfAVerdict extends OfAGame {
  readonly round: number;
  readonly by: readonly string[];
  readonly claimer: string;
  readonly called: Shout;
  readonly claim: CountClaim;
  /** Null where only the answer is known. */
  readonly found: number | null;
  /** How likely such a claim is true, for whoever sees no die. */
  readonly chance: number;
}

/** What is told of an evening, of a season or of a year: only what is known for certain. */
export type GroupStory =
  /** Of all challenges that were right, the one against the likeliest claim. */
  | ({ readonly story: "boldest-bang" } & OfAVerdict)
  /** Of all claims that were challenged and there, the unlikeliest. */
  | ({ readonly story: "against-the-odds" } & OfAVerdict)
  | ({ readonly story: "longest-round"; readonly round: number; readonly claims: number } & OfAGame)
  | ({ readonly story: "longest-game"; readonly rounds: number } & OfAGame)
  | { readonly story: "busiest-day"; readonly day: string; readonly games: number }
  /** So many days between two on which something was played. */
  | { readonly story: "dry-spell"; readonly from: string; readonly until: string; readonly days: number };
