// What a rule set is composed of, and nothing else. A part is built from house rules by its factory (`countBids({raise})`),
// so nothing downstream ever tests an option. Parts import this file and the vocabulary, never a game, never each other.
import type { Check } from "./checks";
import type { Result } from "./result";
import type {
  ChallengeKindName,
  Claim,
  ClaimKind,
  CupStep,
  Face,
  Finding,
  Holdings,
  House,
  Judgment,
  MakeClaim,
  Move,
  OpenRound,
  OptionValue,
  Outcome,
  PlayerId,
  Refusal,
  ReRoll,
  RoundTerms,
  RuleId,
  Seat,
  Shout,
  Shown,
  Stake,
  StartRound,
  Warning,
} from "./vocabulary";

/** What a claim is measured against: the round's terms and the dice in play. */
export interface ClaimContext {
  readonly terms: RoundTerms;
  readonly diceInPlay: number;
  /** Players still in; left out where nobody knows how many (S20). */
  readonly players?: number;
}

/** How claims are spoken, which is higher, and what the dice say of one. Count bids, five-dice hands and Mia rolls. */
export interface ClaimLanguage {
  /** Text or object → claim. Refuses with the codes of formats §1: `unreadable-claim`, `wrong-claim-kind`, `bad-face` … */
  read(spoken: unknown): Result<Claim, Refusal>;
  /** Canonical English, readable by `read`. */
  say(claim: Claim): string;
  /** Whether `claim` is strictly higher than `latest` (S3). */
  beats(claim: Claim, latest: Claim, context: ClaimContext): boolean;
  /** Which of two claims or hands stands higher: above 0 the first, below 0 the second, 0 where neither does. */
  compare(a: Claim, b: Claim, context: ClaimContext): number;
  /** Refuses a claim that is too low to open a round (S20 `first_claim`); null otherwise. */
  opening(claim: Claim, context: ClaimContext): Refusal | null;
  /** Refuses a claim the ladder caps (S6 `cap_bids`); null otherwise. */
  cap(claim: Claim, context: ClaimContext): Refusal | null;
  /**
   * The lowest legal claim over `latest` (null: the opening), or null at the top (S7). `fits`: of claims about one cup's
   * dice, the lowest that passes it.
   */
  lowest(latest: Claim | null, context: ClaimContext, fits?: (claim: Claim) => boolean): Claim | null;
  /** The same for each face one can call, fewest dice first; empty where claims are not counts. */
  lowestPerFace(latest: Claim | null, context: ClaimContext): readonly Claim[];
  warnings(claim: Claim, context: ClaimContext): readonly Warning[];
  /** Holds a claim against what was found under the cups (S1, S2, S12). Refuses a `count` where claims are hands. */
  judge(claim: Claim, lifted: Lifted, terms: RoundTerms): Result<Finding, Refusal>;
  /** Five dice (or two) as the claim they make; null where claims are not about one cup's dice. */
  ofDice(dice: readonly Face[]): Claim | null;
  /** The place of five dice among the 252 hands, 1 the weakest, and the chance that five fresh dice do as well (H9); null elsewhere. */
  rankOf(
    dice: readonly Face[],
  ): { readonly rank: number; readonly of: number; readonly chance: number } | null;
  /** What claims are about. Only where dice are counted a count without faces decides them (S12). */
  readonly kind: ClaimKind;
  /** Everything one can claim, lowest first; of two ways to say the same, the one in fewer words. Empty for counts, which never end. */
  every(): readonly Claim[];
  /** B5: wild dice alone do not make a claim true. */
  readonly naturalNeeded: boolean;
  /** S21: as how many five alike under one cup count. */
  readonly fiveAlike: FiveAlike;
  /** What dice in the open say of a claim before the cup is lifted, in games of one passed cup. */
  readonly openDice: OpenDice | null;
}

/** What dice in the open rule out. */
export interface OpenDice {
  /** The named dice and the open ones fit in one hand (C3); `strict`: and that hand can be just what was called. */
  fitsInOneHand(claim: Claim, open: readonly Face[], strict: boolean): boolean;
  /** Some filling of the cup makes the claim true (P6). */
  canStillBeTrue(claim: Claim, open: readonly Face[]): boolean;
}

/** As how many dice five alike under one cup count, the first by default (S21). */
export type FiveAlike = "five" | "six" | "seven";

/**
 * What lifting the cups tells of a claim: the dice that decide it, how many matched, or only who was right (S12). `cups`: the same
 * dice, cup by cup, where each has one of their own (S21).
 */
export type Lifted =
  | { readonly dice: readonly Face[]; readonly cups?: readonly (readonly Face[])[] }
  | { readonly count: number }
  | { readonly outcome: Outcome };

/** A cup to be lifted; `player` null where one cup serves all. */
export interface LiftedCup {
  readonly player: PlayerId | null;
  readonly dice: number;
}

/** Who holds which dice, what may be done to them in a turn, and what a reveal must look like (S12). */
export interface Cups {
  /** Dice each of `players` is dealt as their own, or null where one cup serves all. */
  dealt(players: number): number | null;
  /** How often one may roll again in a turn; null where the game has no re-rolls (O4). */
  readonly reRolls: number | null;
  /** The steps of a turn this cup knows; none where it is only passed and shaken, or everybody has one (P4, C4). */
  readonly steps: readonly CupStep["do"][];
  /** How many dice a claim can be about (S6). */
  diceInPlay(seats: readonly Seat[]): number;
  /** Which cups a reveal of all dice lifts, each with its dice: those of players, or the one that is nobody's (S12, O5). */
  toLift(seats: readonly Seat[], round: OpenRound): readonly LiftedCup[];
  /** A reveal of the right form → what decides the claim. Refuses with `dice-mismatch`. */
  lift(shown: Shown, seats: readonly Seat[], round: OpenRound): Result<Lifted, Refusal>;
  /** What the rules ask of a step in a round, and the round after it; null where this game has no such step. */
  handle(step: CupStep | ReRoll): ((round: OpenRound) => Handled) | null;
  /** What they ask of a claim beyond the ladder: the dice in the open, whether one had to roll. */
  claimChecks(action: MakeClaim, claim: Claim, round: OpenRound, language: ClaimLanguage): readonly Check[];
  /** The dice in the open once the cup was passed. */
  passed(action: MakeClaim, round: OpenRound): readonly OpenRound["table"][number][];
  /** What they ask of a challenge: not after a look. */
  challengeChecks(round: OpenRound): readonly Check[];
}

/** A step of a turn: the checks in their order, and the round once they pass. */
export interface Handled {
  readonly checks: readonly Check[];
  after(): OpenRound;
}

/** What is settled when a round starts and what its first claim settles: the red die, wild ones, a locked face. */
export interface Terms {
  /** Whether a start names a wild face. */
  readonly redDie: boolean;
  /** Refuses with `wild-needed` or `wild-not-used`. `palifico`: the starter opens the round after falling to one die. */
  begin(start: StartRound, palifico: boolean): Result<RoundTerms, Refusal>;
  /** What a claim must keep to: a locked face, a face a round may not open on (U5, U1). */
  checks(claim: Claim, terms: RoundTerms, opens: boolean): readonly Check[];
  /** The terms once a claim is made. */
  claimed(claim: Claim, terms: RoundTerms, opens: boolean): RoundTerms;
  /** Who fell to one die in the round between these, for the first time, and so opens a palifico round next (U5). */
  fellToOneDie(before: readonly Seat[], after: readonly Seat[]): PlayerId | null;
}

export interface OutOfTurn {
  readonly rule: RuleId;
  readonly allowed: boolean;
  /** How one scores that is not in turn: as out of turn (bang), as if in turn (calza), or so only where allowed (bar dice). */
  readonly scores: "out-of-turn" | "in-turn" | "out-of-turn-if-allowed";
}

/** One way to challenge the latest claim: doubt, spot-on, concede. */
export interface ChallengeKind {
  readonly kind: ChallengeKindName;
  /** What the game calls it. */
  readonly called: Shout;
  /** The rule that lets a table switch it off, where this table has (spot-on, calza). */
  readonly off: RuleId | null;
  /** `null`: only the player in turn. Otherwise the rule by which others may, and whether the house allows it (F6). */
  readonly outOfTurn: OutOfTurn | null;
  /** Several may challenge at once (F13). */
  readonly together: boolean;
  /** Whether this claim can be challenged so (M4: only Mia is conceded). */
  fits(claim: Claim): boolean;
  /** Settles at once, without a reveal (M4). */
  readonly atOnce: boolean;
  /** Whether the challenge is right, given what was found. */
  right(finding: Finding): boolean;
}

/** What everybody still in pays into the pot when a round opens (R2, C2). */
export interface Ante {
  readonly chips: number;
  readonly every: "game" | "round";
  /** What becomes of whoever has not that much, where nobody may owe (S17). */
  readonly short: "all-in" | "out";
}

/** What a verdict costs whom: a finding in, transfers out (S13). */
export interface Stakes {
  /** Dealt to everybody at the start; what a game does not name it does not use. */
  readonly dealt: Holdings;
  /** Whoever holds none of it is out. */
  readonly outWithout: Stake | null;
  /** May fall below zero: chips in games that deal none. */
  readonly mayOwe: Stake | null;
  readonly ante: Ante | null;
  /** Chips one buys in for where no number is named; null where nobody buys in (S17). */
  readonly buysIn: number | null;
  /** The rule by which the winner hands out a drink, where the table plays it (P8). */
  readonly gives: RuleId | null;
  /** Whether the game has that rule at all. */
  readonly canGive: boolean;
  /** Whether a claimer may plead messed-up dice (P7). */
  readonly messedUp: boolean;
  settle(verdict: Judgment, seats: readonly Seat[], pot: number): Cost;
  /** The tally a table reads, where it is a number of its own: goods − bads (F9). */
  score(holds: Holdings): number | null;
}

/** What changes hands by a verdict, and why. */
export interface Cost {
  readonly moves: readonly Move[];
  /** The rules it rests on. */
  readonly rules: readonly RuleId[];
  /** Rules beside them: whom of several it concerns (F13), the house's price (S22), what is drunk (S25). */
  readonly besides?: readonly RuleId[];
  /** The loser pays for each that the claim was off (B2, S22). */
  readonly byDifference?: boolean;
}

/**
 * Who starts the next round (S5 replaces a player who is out by the next active player to the left). Null where that takes a fact
 * that the table did not record (S26).
 */
export type NextStarter = (
  verdict: Judgment,
  round: { readonly starter: PlayerId | null },
  seats: readonly Seat[],
) => PlayerId | null;

/** How a game is over: who won and lost, and who of the losers may play off (F12). */
export interface Over {
  readonly winners: readonly PlayerId[];
  readonly losers: readonly PlayerId[];
  readonly tied: readonly PlayerId[];
  /** Who takes the pot, alike; left out: a sole winner (S24). */
  readonly takes?: readonly PlayerId[];
}

/** When it is over and who lost. */
export interface Ending {
  readonly rule: RuleId;
  /** Whom the table names afterwards: who lost, or who won. */
  readonly names: "losers" | "winners";
  /** Null while it goes on. */
  over(seats: readonly Seat[]): Over | null;
}

/** The parts of one game under one set of house rules. */
export interface RuleSet {
  readonly claims: ClaimLanguage;
  readonly cups: Cups;
  readonly terms: Terms;
  readonly challenges: readonly ChallengeKind[];
  readonly stakes: Stakes;
  readonly nextStarter: NextStarter;
  readonly ending: Ending;
}

/** A house rule a table can change (rules.md `option = DEFAULT | other`): the first choice is the default. */
export type Option =
  | { readonly rule: RuleId; readonly choices: readonly [string, ...string[]] }
  | {
      readonly rule: RuleId;
      readonly from: number;
      readonly to: number;
      readonly preset: OptionValue;
      readonly also?: string;
    }
  /** Free words, as in the name of a drink (P10). */
  | { readonly rule: RuleId; readonly longest: number; readonly preset: string };

export type Options = Readonly<Record<string, Option>>;

/** A game's house rules with the type each option gives it. */
export type HouseOf<O extends Options> = {
  readonly [K in keyof O]: O[K] extends { readonly choices: readonly (infer Choice)[] }
    ? Choice
    : O[K] extends { readonly longest: number }
      ? string
      : O[K] extends { readonly also: infer Also extends string }
        ? number | Also
        : number;
};

/** One game's card: its house rules, and the parts it is made of under them. */
export interface GameCard<O extends Options> {
  readonly id: string;
  readonly options: O;
  rules(house: HouseOf<O>): RuleSet;
}

/** A game as the registry holds it: `house` must come from `resolveHouse` with this game's options. */
export interface Game {
  readonly id: string;
  readonly options: Options;
  rules(house: House): RuleSet;
}
