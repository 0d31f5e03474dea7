// The words of the table, each list written once. One file on purpose, though long: everything else imports it.

/** What a die shows. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

/** Whether a number is what a die can show. */
export const isFace = (value: unknown): value is Face => (FACES as readonly unknown[]).includes(value);

/** Names a player within one game; opaque to the engine. `bank` and `pot` are nobody's name. */
export type PlayerId = string;

/** A numbered rule of the rule book, as in `F8`. */
export type RuleId = `${"S" | "H" | "F" | "B" | "P" | "R" | "C" | "O" | "I" | "U" | "M"}${number}`;

/** What changes hands (S13). */
export const STAKES = ["die", "chip", "drink", "good", "bad", "life"] as const;
export type Stake = (typeof STAKES)[number];

/** Who gives or takes: a player, the bank or the pot. */
export type Holder = PlayerId | "bank" | "pot";

/** One transfer: every change of a score is one of these (S13). `count` is a whole number above 0. */
export interface Move {
  readonly what: Stake;
  readonly count: number;
  readonly from: Holder;
  readonly to: Holder;
}

/** What one player holds of each stake the game uses. */
export type Holdings = Readonly<Partial<Record<Stake, number>>>;

// Claims

/** "9 sixes": at least so many dice of a face. */
export interface CountClaim {
  readonly count: number;
  readonly face: Face;
}

/** Five dice as a poker hand (H1, H5). `faces` are the named groups, `kickers` the other dice that were spoken. */
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

/** What claims are about: dice of a face under all cups, a hand of five dice, or two dice read as a number. */
export type ClaimKind = "count" | "hand" | "mia";

/** The ladders a count claim may climb (S8, U3). */
export const LADDERS = ["quantity-major", "face-major", "no-decrease", "quantity-only", "perudo"] as const;
export type Ladder = (typeof LADDERS)[number];

export const CHALLENGE_KINDS = ["doubt", "spot-on", "concede"] as const;
export type ChallengeKindName = (typeof CHALLENGE_KINDS)[number];

/** What a table calls a challenge: by its kind, or in words of its game's own. */
export type Shout = ChallengeKindName | "bang";

export const OUTCOMES = ["short", "there", "exact"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Remarks on a claim that is legal all the same (S6, F4). */
export type Warning = "cannot-be-true" | "calls-the-wild";

/** What a table does about a die that fell off, leans, or was shown too early (S16); the first is the default. */
export const ASTRAY = ["void", "re-roll", "stands"] as const;
export type Astray = (typeof ASTRAY)[number];

// Actions: what the scorekeeper records, in the imperative

/** How much was seen when the cups were lifted (S12). */
export type Shown =
  | { readonly dice: Readonly<Record<PlayerId, readonly Face[]>> | readonly Face[] }
  | { readonly counts: Readonly<Record<PlayerId, number>> }
  | { readonly count: number }
  | { readonly outcome: Outcome };

interface Recorded {
  /** S10: why the table lets stand what the rules refuse. */
  readonly ruling?: string;
  readonly note?: string;
}

export interface StartRound extends Recorded {
  readonly do: "start-round";
  /** Left out: whoever the rules name. */
  readonly starter?: PlayerId;
  /** What the red die shows, in games that roll one (F2). Whether it is a face is checked here, after who starts. */
  readonly wild?: Face;
}
export interface MakeClaim extends Recorded {
  readonly do: "claim";
  readonly by: PlayerId;
  /** Text as people say it, or a claim object; the game's claim language reads either. */
  readonly claim: unknown;
  /** S11: the claims before this one were not recorded. */
  readonly skipped?: boolean;
  /** Dice showing after the pass, in games of one passed cup; left out: as before. */
  readonly table?: readonly Face[];
  /** How the claim before was accepted: with a look, or passed on unseen (P3, M2). */
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
/** Rolling some of one's own hidden dice again (O3). */
export interface ReRoll extends Recorded {
  readonly do: "re-roll";
  readonly by: PlayerId;
  readonly dice?: number;
}
/** The winner of a challenge hands out a drink (P8). */
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
  /** Index into all seats, those out included; last unless named. */
  readonly seat?: number;
}
export interface Leave extends Recorded {
  readonly do: "leave";
  readonly player: PlayerId;
}
/** S27: whose turns are passed over until the round ends; replaces the list before it. */
export interface Skip extends Recorded {
  readonly do: "skip";
  readonly players: readonly PlayerId[];
}
/** S14. */
export interface VoidRound extends Recorded {
  readonly do: "void-round";
}
/** S15: the table's own penalty, with its reason in `note`. */
export interface Adjust extends Recorded {
  readonly do: "adjust";
  readonly what: Stake;
  readonly count: number;
  readonly from: Holder;
  readonly to: Holder;
}
/** S17: chips from the bank, as many as one begins with unless named. */
export interface BuyIn extends Recorded {
  readonly do: "buy-in";
  readonly player: PlayerId;
  readonly count?: number;
}
/** S18: a round of which the table keeps only what changed hands. */
export interface RecordResult extends Recorded {
  readonly do: "result";
  readonly moves: readonly Move[];
  /** Who starts the next round, where the table says so. */
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
/** Stops the game here, or decides a playoff (F12), or hands out the pot of a game that was stopped (S28). */
export interface End extends Recorded {
  readonly do: "end";
  readonly losers?: readonly PlayerId[];
  readonly winners?: readonly PlayerId[];
  /** S28: who gets the pot, by the parts in which it is divided. */
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

// What was found, and what followed

/** A claim held against the dice (S1, S2). `there`: at least, nobody knows by how much. */
export interface Finding {
  readonly finding: "short" | "exact" | "over" | "there";
  /** Count games: dice found − dice claimed. Hands: −1, 0, 1. Null when only the outcome is known. */
  readonly margin: number | null;
  /** How many dice matched, or the hand that was there; null when only the outcome is known. */
  readonly found: number | Claim | null;
  readonly rules: readonly RuleId[];
}

/** What is known of a claim that was conceded: nothing. */
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
  /** The player in turn first, then as they were named (F13). */
  readonly challengers: readonly PlayerId[];
  readonly kind: ChallengeKindName;
  /** What the game calls that. */
  readonly called: Shout;
  /** The first challenger was not in turn, and the game (or a ruling) scores that so (F6). */
  readonly outOfTurn: boolean;
  /** Of the challengers, those who were not in turn. */
  readonly outOfTurnBy: readonly PlayerId[];
  readonly finding: Finding;
  /** Whether the challenge was right. */
  readonly right: boolean;
  readonly winner: PlayerId;
  readonly loser: PlayerId;
  /** The claimer pleaded that the dice got messed up in the pass (P7). */
  readonly messedUp: boolean;
}

/** One settled round, as it is shown and kept. */
export interface Settled extends Verdict {
  /** 1, 2, 3 … */
  readonly round: number;
  readonly starter: PlayerId;
  /** The red die, where one is rolled. */
  readonly wild: Face | null;
  /** The face that counted as any other, rolled or not; left out in rounds settled before it was kept, where it is `wild`. */
  readonly counted?: Face | null;
  /** What was revealed; null after a concession (M4). */
  readonly shown: Shown | null;
  /** Dice in play when the cups were lifted (S6). */
  readonly diceInPlay: number;
  /** The antes that opened the round, what the verdict costs, and the pot where it ends the game, in this order. */
  readonly moves: readonly Move[];
  /** How many of the moves are antes. */
  readonly antes: number;
  /** Whether the loser paid for each that the claim was off (B2, S22); left out in rounds settled before it was kept. */
  readonly byDifference?: boolean;
  readonly rules: readonly RuleId[];
}

/** A round of which only the result was told (S18). */
export interface Summary {
  /** 1, 2, 3 …, counted with those that were settled. */
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
  /** Whether the challenge was right. */
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

/** Whether a round was recorded by its outcome: nothing was found under the cups (S26). */
export const isScored = (verdict: RoundVerdict): verdict is Scored => !("finding" in verdict);

/** How a game ended. */
export interface Finished {
  readonly winners: readonly PlayerId[];
  readonly losers: readonly PlayerId[];
  /** The rule that ended it, or that the table stopped. */
  readonly reason: RuleId | "end";
  /** Chips won from the pot. */
  readonly pot: number;
}

/** What happened, in the past tense: feeds views and projections, is never stored as truth. */
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
  | { readonly fact: "told"; readonly told: Summary }
  | { readonly fact: "scored"; readonly scored: Scored }
  | { readonly fact: "skipped"; readonly players: readonly PlayerId[] }
  | { readonly fact: "voided" }
  | { readonly fact: "moved"; readonly by: "adjust" | "give" | "buy-in" | "payout"; readonly move: Move }
  | { readonly fact: "ran-short"; readonly players: readonly PlayerId[] }
  | { readonly fact: "joined" | "left"; readonly player: PlayerId }
  | { readonly fact: "finished"; readonly finished: Finished };

// State

/** At most so many people ever sit in one game, those who left included (formats §2). */
export const MAX_SEATS = 30;

/** A place at the table, in seat order; left is the next one. */
export interface Seat {
  readonly player: PlayerId;
  readonly holds: Holdings;
  /** In play: claims, may be challenged, has dice on the table. */
  readonly active: boolean;
  /** Left the table, stakes frozen; may come back. */
  readonly gone: boolean;
  /** Has paid what the next round's opening would ask of them (R2, C2). */
  readonly paid: boolean;
  /** Has fallen to one die before (U5). */
  readonly fell: boolean;
  /** Chips paid into the pot since it was last empty; left out where none were. */
  readonly staked?: number;
  /** Out for want of an ante, and may buy in again (S17). */
  readonly short?: true;
  /** The round in which they went out, or before which; left out while they are in. */
  readonly out?: number;
}

/** What holds this round: which face is wild, which ladder is climbed. */
export interface RoundTerms {
  /** The face that counts as any other, or null. */
  readonly wild: Face | null;
  /** The red die as rolled, where there is one (F2). */
  readonly redDie: Face | null;
  /** A face the round may not open on (U1), or null. */
  readonly notOpeningOn: Face | null;
  /** Palifico: the face claimed holds for the round (U5). */
  readonly locksFace: boolean;
  /** The face that is held, once there is a claim. */
  readonly lockedFace: Face | null;
}

/** A die lying in the open; locked ones are neither rolled nor hidden again (P4). */
export interface TableDie {
  readonly face: Face;
  readonly locked: boolean;
}

/** What the player in turn has done to the dice so far. */
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
  /** Only the latest claim matters to the rules (S4), so only it is kept: state stays small in a long round. */
  readonly latest: SpokenClaim | null;
  /** Dice in the open, in games of one passed cup. */
  readonly table: readonly TableDie[];
  readonly turn: Turn;
  /** What was paid when the round opened (S13). */
  readonly antes: readonly Move[];
  /** Whose turns are passed over (S27); left out where nobody's are. */
  readonly skips?: readonly PlayerId[];
}

export interface OpenChallenge {
  readonly by: readonly PlayerId[];
  readonly kind: ChallengeKindName;
  readonly outOfTurn: boolean;
  readonly outOfTurnBy: readonly PlayerId[];
}

export type OptionValue = string | number;

/** A game's house rules, every option with its value. */
export type House = Readonly<Record<string, OptionValue>>;

interface Table {
  readonly game: string;
  readonly house: House;
  readonly seats: readonly Seat[];
  /** Own dice dealt to each when the game began; null where one cup serves all. A joiner gets as many (F1). */
  readonly diceEach: number | null;
  readonly pot: number;
  /** Rounds settled or told so far. */
  readonly settledRounds: number;
  /** How many may ever sit here, where that is more than `MAX_SEATS`: only in games recorded before there was a limit. */
  readonly room?: number;
}

/** A game at one moment, as plain JSON. Its size does not grow with the game. */
export type GameState = Table &
  (
    | {
        readonly phase: "between-rounds";
        readonly starter: PlayerId | null;
        /** Opens a palifico round if it is they who start (U5). */
        readonly palifico: PlayerId | null;
        /** Won the last round and has not handed out their drink (P8). */
        readonly giver: PlayerId | null;
      }
    | { readonly phase: "claiming"; readonly round: OpenRound }
    | { readonly phase: "revealing"; readonly round: OpenRound; readonly challenge: OpenChallenge }
    /** `tied`: losers who may still play off between themselves (F12). */
    | { readonly phase: "finished"; readonly finished: Finished; readonly tied: readonly PlayerId[] }
  );

export type Phase = GameState["phase"];
export type InPhase<P extends Phase> = Extract<GameState, { readonly phase: P }>;

// Refusals

/** Every reason to refuse, with the table words of the rule book. */
export const REFUSAL_CODES = [
  "bad-format",
  "unknown-key",
  "unknown-game",
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

/** Why an action was refused: a code, the rule, and the values its sentence needs. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: RuleId | null;
  readonly values: RefusalValues;
}

export interface RefusalValues {
  /** Who tried. */
  readonly player?: PlayerId;
  /** Whose turn or duty it is. */
  readonly expected?: PlayerId;
  readonly claim?: Claim;
  /** The claim to beat. */
  readonly latest?: Claim;
  /** The lowest claim that would do, null at the top of the ladder. */
  readonly lowest?: Claim | null;
  /** The name that another one looks like (never by the engine itself). */
  readonly like?: string;
  /** A word that is written in two alphabets (never by the engine itself). */
  readonly mixed?: string;
  /** What was typed or sent. */
  readonly text?: string;
  /** What claims are about, where something was to be one. */
  readonly claims?: ClaimKind;
  /** What may have been meant, in canonical words. */
  readonly suggestion?: string;
  /** A key, option or other name that is wrong. */
  readonly name?: string;
  /** How many there should be, or may be at most. */
  readonly limit?: number;
  /** How many there were. */
  readonly got?: number;
  /** Dice that are meant. */
  readonly dice?: readonly Face[];
  readonly stake?: Stake;
  readonly face?: Face;
}
