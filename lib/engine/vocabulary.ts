// The domain types, each list defined once. One long file on purpose, because everything else imports it.

/** The faces of a die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

/** True for a face of a die. */
export const isFace = (value: unknown): value is Face => (FACES as readonly unknown[]).includes(value);

/** Identifies a player within one game; opaque to the engine. `bank` and `pot` are reserved. */
export type PlayerId = string;

/** A numbered rule of the rule book, as in `F8`, or of a table's own rule set, as in `X2`. */
export type RuleId = `${"S" | "H" | "F" | "B" | "P" | "R" | "C" | "O" | "I" | "U" | "M" | "X"}${number}`;

/** The stakes that change hands (S13). */
export const STAKES = ["die", "chip", "drink", "good", "bad", "life"] as const;
export type Stake = (typeof STAKES)[number];

/**
 * A table's own words for stakes, one of each: a text for a drink, "sip", "shot of water" (P10), or words by stake.
 * `called`: those for its challenges. Null for the usual words.
 */
export type StakeWords =
  | string
  | (Readonly<Partial<Record<Stake, string>>> & {
      readonly called?: Readonly<Partial<Record<Shout, string>>>;
    })
  | null;

/** A giver or taker: a player, the bank or the pot. */
export type Holder = PlayerId | "bank" | "pot";

/** One transfer; every change of a score is one (S13). `count` is a whole number above 0. */
export interface Move {
  readonly what: Stake;
  readonly count: number;
  readonly from: Holder;
  readonly to: Holder;
}

/** A player's amount of each stake that the game uses. */
export type Holdings = Readonly<Partial<Record<Stake, number>>>;

// Claims

/** "9 sixes": at least this many dice of a face. */
export interface CountClaim {
  readonly count: number;
  readonly face: Face;
}

/** Five dice as a poker hand (H1, H5). `faces` are the named groups, `kickers` the other named dice. */
export type HandClaim =
  | { readonly hand: "high-card"; readonly kickers: readonly Face[] }
  | {
      readonly hand: "pair" | "three" | "four";
      readonly faces: readonly [Face];
      readonly kickers: readonly Face[];
    }
  | { readonly hand: "two-pair"; readonly faces: readonly [Face, Face]; readonly kickers: readonly Face[] }
  | { readonly hand: "full-house"; readonly faces: readonly [Face, Face] }
  | { readonly hand: "five"; readonly faces: readonly [Face] }
  | { readonly hand: "low-straight" | "high-straight" | "ace-straight" };

/** Two dice, higher one first: 64, 55, 21 (M1). */
export interface MiaClaim {
  readonly mia: number;
}

/** The claim that nothing beats (M1). */
export const MIA: MiaClaim = { mia: 21 };

export type Claim = CountClaim | HandClaim | MiaClaim;

/** The kinds of claims: dice of a face under all cups, a hand of five dice, or two dice read as a number. */
export type ClaimKind = "count" | "hand" | "mia";

/** The ladders a count claim may climb (S8, U3). */
export const LADDERS = ["quantity-major", "face-major", "no-decrease", "quantity-only", "perudo"] as const;
export type Ladder = (typeof LADDERS)[number];

export const CHALLENGE_KINDS = ["doubt", "spot-on", "concede"] as const;
export type ChallengeKindName = (typeof CHALLENGE_KINDS)[number];

/** A challenge's label: its kind, or the game's own word. */
export type Shout = ChallengeKindName | "bang";

export const OUTCOMES = ["short", "there", "exact"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Warnings about a legal claim (S6, F4). */
export type Warning = "cannot-be-true" | "calls-the-wild";

/** The house rule for a die that fell off, leans, or was shown too early (S16); the first is the default. */
export const ASTRAY = ["void", "re-roll", "stands"] as const;
export type Astray = (typeof ASTRAY)[number];

// Actions: what the scorekeeper records, in the imperative

/** The record of a reveal (S12). */
export type Shown =
  | { readonly dice: Readonly<Record<PlayerId, readonly Face[]>> | readonly Face[] }
  | { readonly counts: Readonly<Record<PlayerId, number>> }
  | { readonly count: number }
  | { readonly outcome: Outcome };

interface Recorded {
  /** S10: why the table allows what the rules refuse. */
  readonly ruling?: string;
  readonly note?: string;
}

export interface StartRound extends Recorded {
  readonly do: "start-round";
  /** If omitted, the player whom the rules name. */
  readonly starter?: PlayerId;
  /** The face of the red die, in games that roll one (F2). It is validated here, after the starter. */
  readonly wild?: Face;
}
export interface MakeClaim extends Recorded {
  readonly do: "claim";
  readonly by: PlayerId;
  /** Text or a claim object; the game's claim language reads either. */
  readonly claim: unknown;
  /** S11: the claims before this one were not recorded. */
  readonly skipped?: boolean;
  /** Dice in the open after the pass, in games with one passed cup; if omitted, as before. */
  readonly table?: readonly Face[];
  /** How the previous claim was accepted: with a peek, or passed on unseen (P3, M2). */
  readonly accept?: "looked" | "blind";
}
export interface Challenge extends Recorded {
  readonly do: "challenge";
  /** One name, or all who challenged at once (F13). */
  readonly by: PlayerId | readonly PlayerId[];
  readonly kind?: ChallengeKindName;
}
export type Reveal = Recorded & { readonly do: "reveal"; readonly messed_up?: boolean } & Shown;

/** One step of a turn with a passed cup (P4, C4). */
export type CupStep = Recorded & { readonly by: PlayerId } & (
    | { readonly do: "look" | "roll-cup" }
    | { readonly do: "show" | "hide"; readonly dice: readonly Face[] }
    | { readonly do: "roll-table"; readonly from: readonly Face[]; readonly to: readonly Face[] }
  );
/** Rerolls some of the player's hidden dice (O3). */
export interface ReRoll extends Recorded {
  readonly do: "re-roll";
  readonly by: PlayerId;
  readonly dice?: number;
}
/** The winner of a challenge assigns a drink (P8). */
export interface Give extends Recorded {
  readonly do: "give";
  readonly by: PlayerId;
  readonly to: PlayerId;
  readonly what?: Stake;
  readonly count?: number;
}
export interface Join extends Recorded {
  readonly do: "join";
  readonly player: PlayerId;
  /** Index into all seats, including those out; last by default. */
  readonly seat?: number;
}
export interface Leave extends Recorded {
  readonly do: "leave";
  readonly player: PlayerId;
}
/** S27: players whose turns are skipped until the round ends; replaces the previous list. */
export interface Skip extends Recorded {
  readonly do: "skip";
  readonly players: readonly PlayerId[];
}
/** S14. */
export interface VoidRound extends Recorded {
  readonly do: "void-round";
}
/** S15: a house penalty, with its reason in `note`. */
export interface Adjust extends Recorded {
  readonly do: "adjust";
  readonly what: Stake;
  readonly count: number;
  readonly from: Holder;
  readonly to: Holder;
}
/** S17: chips from the bank, by default a starting stack. */
export interface BuyIn extends Recorded {
  readonly do: "buy-in";
  readonly player: PlayerId;
  readonly count?: number;
}
/** S18: a result-only round. */
export interface RecordResult extends Recorded {
  readonly do: "result";
  readonly moves: readonly Move[];
  /** The next starter, if the table names one. */
  readonly next?: PlayerId;
}
/** S26: a round of which the table keeps who challenged whom and who was right, or only who lost. Either `challengers` or `loser` stands. */
export interface RecordOutcome extends Recorded {
  readonly do: "outcome";
  readonly challengers?: readonly PlayerId[];
  /** Left out: the challenger was in turn, so the player to their right. */
  readonly claimer?: PlayerId;
  readonly kind?: ChallengeKindName;
  /** The challenge was right; left out with `concede`. */
  readonly right?: boolean;
  /** Left out: the seats say it. `true`: no challenger was in turn. `false`: the first named was. */
  readonly out_of_turn?: boolean;
  readonly loser?: PlayerId;
  readonly winner?: PlayerId;
  /** How far the count was from the claim. */
  readonly off?: number;
  /** The claim was Mia. */
  readonly mia?: boolean;
  readonly messed_up?: boolean;
  /** Who opened this round; left out: the player who is due. */
  readonly starter?: PlayerId;
}
/** Stops the game, or decides a playoff (F12), or divides the pot of a stopped game (S28). */
export interface End extends Recorded {
  readonly do: "end";
  readonly losers?: readonly PlayerId[];
  readonly winners?: readonly PlayerId[];
  /** S28: who gets the pot, with their shares. */
  readonly pot?: Readonly<Record<PlayerId, number>>;
}

export type Action =
  | StartRound
  | MakeClaim
  | CupStep
  | ReRoll
  | Challenge
  | Reveal
  | Give
  | Join
  | Leave
  | Skip
  | VoidRound
  | Adjust
  | BuyIn
  | RecordResult
  | RecordOutcome
  | End;

// A game as data (rule-set/1). The first word of each list is the default.

const OFF_ON = ["off", "on"] as const;
const ON_OFF = ["on", "off"] as const;
const NO_YES = ["no", "yes"] as const;
const ONES = ["low", "high"] as const;

/** The keys of `claims`, by kind. */
export const CLAIM_WORDS = {
  counts: {
    raise: LADDERS,
    ones: ONES,
    cap_bids: OFF_ON,
    natural_needed: OFF_ON,
    first_claim: ["any", "players"],
    five_alike: ["five", "six", "seven"],
  },
  hands: {
    ones: ONES,
    straights: ["none", "below-full-house", "above-full-house"],
    ace_straight: OFF_ON,
    implied_kicker: ON_OFF,
    raise_strictness: ["literal", "must-shrink"],
    wild_ones: OFF_ON,
  },
  "two-dice": { equal_ok: NO_YES, next_to_mia: ["double-six", "three-one", "double-one"] },
} as const;

/** The keys of `cups` that are words: own cups, and a passed cup by the kind of claims. */
export const CUP_WORDS = {
  own: { opener_rerolls: OFF_ON },
  hands: {
    roll_table: NO_YES,
    table_lock: ["round", "turn"],
    must_roll: ["nothing", "something", "cup"],
    blind_may_roll: ["yes", "no"],
    exposed: ["free", "must-allow", "must-fit", "must-fit-strictly"],
  },
  "two-dice": { pass_unseen: ON_OFF, second_roll: ["off", "blind"] },
} as const;

export const WILD_WORDS = {
  kind: ["none", "ones", "red-die"],
  named_wild: ["stays", "opening", "any"],
  opening_ones: ["wild", "refused", "plain"],
  palifico: OFF_ON,
} as const;

export const CHALLENGE_WORDS = { by: ["next", "anyone"], together: ["no", "first", "each"] } as const;
export const ANTE_WORDS = { every: ["game", "round"], short: ["all-in", "out"] } as const;
export const TABLE_WORDS = { winner_gives: OFF_ON, astray: ASTRAY } as const;
export const PAIR_WORDS = ["at-least", "exactly"] as const;

/** Who takes part in a price. The other side of a move is the bank or the pot. */
export const ROLES = ["claimer", "challenger", "others"] as const;
export type Role = (typeof ROLES)[number];

/** The ways to choose the next starter. */
export const STARTERS = [
  "loser",
  "winner",
  "challenger",
  "rotate",
  "rotate-right",
  "left-of-loser",
  "left-of-claimer",
  "left-of-challenger",
] as const;
export type StarterWord = (typeof STARTERS)[number];

/** The stakes that a player can be out without. */
export const LOSABLE = ["die", "life", "chip"] as const satisfies readonly Stake[];

/** The default numbers. */
export const DISHES = { alone: 5, together: 3, together_count: 2 } as const;
export const DICE_EACH = 5;

export type Words = Readonly<Record<string, readonly string[]>>;
/** Some of these keys, each with one of its words. */
export type Chosen<Keys extends Words> = { readonly [K in keyof Keys]?: Keys[K][number] | undefined };
/** All of these keys. */
export type Complete<Keys extends Words> = { readonly [K in keyof Keys]: Keys[K][number] };

type ClaimWords = typeof CLAIM_WORDS;
export type ClaimsData = {
  [Kind in keyof ClaimWords]: { readonly kind: Kind } & Chosen<ClaimWords[Kind]>;
}[keyof ClaimWords];

/** Dice by the number of players at the start: the first row that fits. The last row has no `up_to`. */
export type DiceRows = readonly { readonly up_to?: number; readonly dice: number }[];

export type CupsData =
  | ({ readonly kind: "own"; readonly dice?: number | DiceRows; readonly rerolls?: number } & Chosen<
      typeof CUP_WORDS.own
    >)
  | ({ readonly kind: "passed" } & Chosen<(typeof CUP_WORDS)["hands"] & (typeof CUP_WORDS)["two-dice"]>);

export type WildData = Chosen<typeof WILD_WORDS>;

export interface ChallengeData extends Chosen<typeof CHALLENGE_WORDS> {
  readonly kind: ChallengeKindName;
  /** The word on the button; by default the kind. */
  readonly called?: string;
  /** Built-in games: the rule by which a house rule switched it off. */
  readonly off?: RuleId;
  /** Built-in games: the rule that refuses it out of turn, where a house rule could allow that. */
  readonly late?: RuleId;
}

/** A condition: true if all its keys hold. */
export interface When {
  readonly kind?: ChallengeKindName;
  /** The challenge was right. */
  readonly right?: boolean;
  /** The challenger was in turn. */
  readonly in_turn?: boolean;
  /** The claim was 21. */
  readonly top?: boolean;
  /** The reveal says `messed_up` (P7). */
  readonly messed_up?: boolean;
}

export interface MoveData {
  readonly what: Stake;
  readonly count?: number | "difference" | "all";
  readonly from: Role | "bank" | "pot";
  readonly to: Role | "bank" | "pot";
}

/** A row of the price list: the first whose `when` holds is the cost of a challenge. */
export interface CostRow {
  readonly when?: When;
  readonly moves: readonly MoveData[];
  /** Built-in games: the rules that it cites. Otherwise its place in the list, as in `X2`. */
  readonly rules?: readonly RuleId[];
  /** Built-in games: rules that it cites after them. */
  readonly besides?: readonly RuleId[];
}

export type StarterData =
  | StarterWord
  | readonly { readonly when?: Omit<When, "top" | "messed_up">; readonly who: StarterWord }[];

export type EndingData = { /** Built-in games: the rule it cites. */ readonly rule?: RuleId } & (
  | { readonly kind: "last-in" | "first-out"; readonly without: (typeof LOSABLE)[number] }
  | ({
      readonly kind: "dishes";
      readonly pair?: (typeof PAIR_WORDS)[number];
    } & { readonly [K in keyof typeof DISHES]?: number })
  | { readonly kind: "never" }
);

/** A game as data. Keys that are left out have their defaults. */
export interface GameData extends Chosen<typeof TABLE_WORDS> {
  readonly claims: ClaimsData;
  readonly cups: CupsData;
  readonly wild?: WildData;
  readonly challenges: readonly ChallengeData[];
  readonly deal?: { readonly lives?: number; readonly chips?: number };
  readonly ante?: { readonly chips: number } & Chosen<typeof ANTE_WORDS>;
  readonly cost: readonly CostRow[];
  readonly starter: StarterData;
  readonly ending: EndingData;
}

/** A game as a table writes and shares it. */
export interface RuleSetData extends GameData {
  readonly format: "rule-set/1";
  readonly name: string;
  readonly description?: string;
  readonly drink_name?: string;
}

// Findings and consequences

/** A claim judged by the dice (S1, S2). `there`: at least the claim, by an unknown margin. */
export interface Finding {
  readonly finding: "short" | "exact" | "over" | "there";
  /** Count games: dice found − dice claimed. Hands: −1, 0, 1. Null if only the outcome is known. */
  readonly margin: number | null;
  /** The number of matching dice, or the hand; null if only the outcome is known. */
  readonly found: number | Claim | null;
  readonly rules: readonly RuleId[];
}

/** The finding of a conceded claim: nothing is known. */
export const NOT_SHOWN: Finding = { finding: "there", margin: null, found: null, rules: [] };

/** Who was right about a claim, as far as the table says (S26): all that stakes and turns need to know. */
export interface Judgment {
  /** Null where only its outcome is known. */
  readonly claim: Claim | null;
  readonly claimer: PlayerId | null;
  /** The player in turn first, then as they were named (F13); none where only the loser is known. */
  readonly challengers: readonly PlayerId[];
  readonly kind: ChallengeKindName;
  readonly outOfTurn: boolean;
  readonly outOfTurnBy: readonly PlayerId[];
  readonly finding: Pick<Finding, "margin">;
  readonly right: boolean;
  readonly winner: PlayerId | null;
  readonly loser: PlayerId | null;
  readonly messedUp: boolean;
}

/** The judgment of a played round. */
export interface Verdict extends Judgment {
  readonly claim: Claim;
  readonly claimer: PlayerId;
  /** The player in turn first, then as named (F13). */
  readonly challengers: readonly PlayerId[];
  readonly kind: ChallengeKindName;
  /** The game's label for the challenge. */
  readonly called: Shout;
  /** The first challenger was out of turn, and the game (or a ruling) scores it that way (F6). */
  readonly outOfTurn: boolean;
  /** The challengers who were out of turn. */
  readonly outOfTurnBy: readonly PlayerId[];
  readonly finding: Finding;
  /** True if the challenge was right. */
  readonly right: boolean;
  readonly winner: PlayerId;
  readonly loser: PlayerId;
  /** The claimer pleaded that the dice got messed up in the pass (P7). */
  readonly messedUp: boolean;
}

/** One settled round, as shown and stored. */
export interface Settled extends Verdict {
  /** 1, 2, 3 … */
  readonly round: number;
  readonly starter: PlayerId;
  /** The red die, if one is rolled. */
  readonly wild: Face | null;
  /** The wild face, rolled or not. Omitted in rounds settled before it was stored; it then equals `wild`. */
  readonly counted?: Face | null;
  /** The revealed dice; null after a concession (M4). */
  readonly shown: Shown | null;
  /** Dice in play at the reveal (S6). */
  readonly diceInPlay: number;
  /** The transfers in order: the round's antes, the cost of the verdict, and the pot if the game ended. */
  readonly moves: readonly Move[];
  /** Number of transfers that are antes. */
  readonly antes: number;
  /**
   * True if the loser paid for each die that the claim was off (B2, S22). Omitted in rounds settled before it
   * was stored.
   */
  readonly byDifference?: boolean;
  readonly rules: readonly RuleId[];
}

/** A result-only round (S18). */
export interface Summary {
  /** Counted from 1, together with settled rounds. */
  readonly round: number;
  readonly moves: readonly Move[];
  readonly rules: readonly RuleId[];
}

/** A round recorded by its outcome (S26). Nothing was heard of its claim. */
export interface Scored extends Summary {
  /** Who opened it; null where no one says. */
  readonly starter: PlayerId | null;
  readonly claimer: PlayerId | null;
  /** As in a verdict; none where only the loser is known. */
  readonly challengers: readonly PlayerId[];
  /** Null where only the loser is known, and so are the next three. */
  readonly kind: ChallengeKindName | null;
  readonly called: Shout | null;
  /** True if the challenge was right. */
  readonly right: boolean | null;
  /** How far the count was from the claim, where that is known: below 0 it was short. */
  readonly margin: number | null;
  readonly outOfTurn: boolean;
  /** Who was in turn, by the seats or as the table says; null where no challenger was, or no one knows. */
  readonly turn: PlayerId | null;
  readonly winner: PlayerId | null;
  readonly loser: PlayerId | null;
  readonly messedUp: boolean;
  /** How many of the moves are antes. */
  readonly antes: number;
}

/** A round that is over, and of which there is a verdict. */
export type RoundVerdict = Settled | Scored;

/** True if a round was recorded by its outcome, without a look under the cups (S26). */
export const isScored = (verdict: RoundVerdict): verdict is Scored => !("finding" in verdict);

/** How a game ended. */
export interface Finished {
  readonly winners: readonly PlayerId[];
  readonly losers: readonly PlayerId[];
  /** The rule that ended it; "end" if the table stopped it. */
  readonly reason: RuleId | "end";
  /** Chips won from the pot. */
  readonly pot: number;
}

/** Events, which feed views and projections and are never stored as truth. */
export type Fact =
  | { readonly fact: "round-started"; readonly starter: PlayerId; readonly wild: Face | null }
  | { readonly fact: "claimed"; readonly by: PlayerId; readonly claim: Claim; readonly skipped: boolean }
  | {
      readonly fact: "challenged";
      readonly by: readonly PlayerId[];
      readonly kind: ChallengeKindName;
      readonly outOfTurn: boolean;
    }
  | { readonly fact: "handled"; readonly step: CupStep | ReRoll }
  | { readonly fact: "settled"; readonly settled: Settled }
  | { readonly fact: "told"; readonly summary: Summary }
  | { readonly fact: "scored"; readonly scored: Scored }
  | { readonly fact: "skipped"; readonly players: readonly PlayerId[] }
  | { readonly fact: "voided" }
  | { readonly fact: "moved"; readonly by: "adjust" | "give" | "buy-in" | "payout"; readonly move: Move }
  | { readonly fact: "ran-short"; readonly players: readonly PlayerId[] }
  | { readonly fact: "joined" | "left"; readonly player: PlayerId }
  | { readonly fact: "finished"; readonly finished: Finished };

// State

/** The most seats in a game, including those who left (formats §2). */
export const MAX_SEATS = 30;

/** A seat at the table, in seat order; left is the next one. */
export interface Seat {
  readonly player: PlayerId;
  readonly holds: Holdings;
  /** In play: claims, can be challenged, has dice on the table. */
  readonly active: boolean;
  /** Left the table with frozen stakes; may return. */
  readonly gone: boolean;
  /** Has paid for the next round (R2, C2). */
  readonly paid: boolean;
  /** Has fallen to one die before (U5). */
  readonly fell: boolean;
  /** Chips paid into the pot since it was last empty; omitted if none. */
  readonly staked?: number;
  /** Out for lack of an ante; may buy in again (S17). */
  readonly short?: true;
  /** The round in or before which they went out; omitted while they are in. */
  readonly out?: number;
}

/** A round's terms: the wild face and the ladder. */
export interface RoundTerms {
  /** The wild face, or null. */
  readonly wild: Face | null;
  /** The red die as rolled, if there is one (F2). */
  readonly redDie: Face | null;
  /** A face that the round may not open on (U1), or null. */
  readonly notOpeningOn: Face | null;
  /** Palifico: the first claimed face is locked for the round (U5). */
  readonly locksFace: boolean;
  /** The locked face, once there is a claim. */
  readonly lockedFace: Face | null;
}

/** A die in the open. Locked ones may not be rolled or hidden again (P4). */
export interface TableDie {
  readonly face: Face;
  readonly locked: boolean;
}

/** The steps that the player in turn has taken so far. */
export interface Turn {
  readonly looked: boolean;
  readonly rolledTable: boolean;
  readonly rolledCup: boolean;
  readonly rerolls: number;
}

export interface SpokenClaim {
  readonly by: PlayerId;
  readonly claim: Claim;
}

export interface OpenRound {
  readonly starter: PlayerId;
  readonly terms: RoundTerms;
  /** Only the latest claim matters to the rules (S4), so the state stays small in a long round. */
  readonly latest: SpokenClaim | null;
  /** Dice in the open, in games with one passed cup. */
  readonly table: readonly TableDie[];
  readonly turn: Turn;
  /** Antes paid at the start of the round (S13). */
  readonly antes: readonly Move[];
  /** Players whose turns are skipped (S27); omitted if none. */
  readonly skips?: readonly PlayerId[];
}

export interface OpenChallenge {
  readonly by: readonly PlayerId[];
  readonly kind: ChallengeKindName;
  readonly outOfTurn: boolean;
  readonly outOfTurnBy: readonly PlayerId[];
}

export type OptionValue = string | number;

/** A game's complete house rules. */
export type House = Readonly<Record<string, OptionValue>>;

interface Table {
  /** Its id in the rule book, or the frozen rule set of an own game (`ownRules`). */
  readonly game: string;
  readonly house: House;
  readonly seats: readonly Seat[];
  /** Dice dealt to each player at the start, also to a joiner (F1); null for a shared cup. */
  readonly diceEach: number | null;
  readonly pot: number;
  /** Number of settled and result-only rounds. */
  readonly settledRounds: number;
  /** The limit on seats if above `MAX_SEATS`, only in old games. */
  readonly room?: number;
}

/** A game at one moment, as plain JSON. Its size does not grow with the game. */
export type GameState = Table &
  (
    | {
        readonly phase: "between-rounds";
        readonly starter: PlayerId | null;
        /** The player who starts a palifico round, if they start (U5). */
        readonly palifico: PlayerId | null;
        /** The last round's winner, who has not assigned their drink yet (P8). */
        readonly giver: PlayerId | null;
      }
    | { readonly phase: "claiming"; readonly round: OpenRound }
    | { readonly phase: "revealing"; readonly round: OpenRound; readonly challenge: OpenChallenge }
    /** `tied`: losers who may still have a playoff (F12). */
    | { readonly phase: "finished"; readonly finished: Finished; readonly tied: readonly PlayerId[] }
  );

export type Phase = GameState["phase"];
export type InPhase<P extends Phase> = Extract<GameState, { readonly phase: P }>;

// Refusals

/** All refusal codes, in the terms of the rule book. */
export const REFUSAL_CODES = [
  "bad-format",
  "unknown-key",
  "unknown-game",
  "bad-rule-set",
  "unknown-option",
  "bad-option-value",
  "unknown-player",
  "duplicate-player",
  "too-few-players",
  "bad-face",
  "unreadable-claim",
  "ambiguous-full-house",
  "bad-kicker",
  "wrong-claim-kind",
  "quantity-out-of-range",
  "not-higher",
  "top-claim",
  "no-claim-yet",
  "not-your-turn",
  "own-claim",
  "out-of-turn-not-allowed",
  "challenge-not-allowed",
  "wrong-phase",
  "round-not-started",
  "already-challenged",
  "wrong-starter",
  "wild-needed",
  "wild-not-used",
  "dice-mismatch",
  "not-active",
  "must-roll",
  "looked-then-challenged",
  "locked-die",
  "roll-order",
  "not-on-table",
  "not-in-cup",
  "exposed-not-in-claim",
  "no-rerolls-left",
  "opener-cannot-reroll",
  "spot-on-off",
  "cannot-open-on-ones",
  "opens-too-low",
  "face-locked",
  "cap-exceeded",
  "not-between-rounds",
  "game-over",
  "nothing-to-give",
  "must-look",
  "table-disproves-claim",
  "not-in-this-game",
  "starter-needed",
  "bad-player-name",
  "table-full",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Refusals that a table may overrule (S10). */
export const RULABLE = [
  "not-higher",
  "top-claim",
  "not-your-turn",
  "wrong-starter",
  "out-of-turn-not-allowed",
  "must-roll",
  "must-look",
  "looked-then-challenged",
  "locked-die",
  "roll-order",
  "exposed-not-in-claim",
  "table-disproves-claim",
  "no-rerolls-left",
  "opener-cannot-reroll",
  "cannot-open-on-ones",
  "opens-too-low",
  "face-locked",
  "cap-exceeded",
  "spot-on-off",
] as const satisfies readonly RefusalCode[];

/** Why an action was refused: a code, the rule, and the values for its sentence. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: RuleId | null;
  readonly values: RefusalValues;
}

export interface RefusalValues {
  /** The acting player. */
  readonly player?: PlayerId;
  /** The player in turn, or the one who must act. */
  readonly expected?: PlayerId;
  readonly claim?: Claim;
  /** The claim to beat. */
  readonly latest?: Claim;
  /** The lowest legal claim; null at the top of the ladder. */
  readonly lowest?: Claim | null;
  /** A lookalike name (never by the engine itself). */
  readonly like?: string;
  /** A word that mixes two alphabets (never by the engine itself). */
  readonly mixed?: string;
  /** The input. */
  readonly text?: string;
  /** The kind of claims expected instead. */
  readonly claims?: ClaimKind;
  /** A suggestion in canonical words. */
  readonly suggestion?: string;
  /** A wrong key, option or other name. */
  readonly name?: string;
  /** The required or maximum number. */
  readonly limit?: number;
  /** The actual number. */
  readonly got?: number;
  /** The dice in question. */
  readonly dice?: readonly Face[];
  readonly stake?: Stake;
  readonly face?: Face;
}
