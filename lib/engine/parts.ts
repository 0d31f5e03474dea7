// The part types of a rule set. A factory builds a part from house rules (`countBids({raise})`), so nothing
// downstream tests an option. Parts import this file and the vocabulary, never a game or each other.
import type { Check } from "./checks";
import type { Result } from "./result";
import type {
  ChallengeKindName,
  Claim,
  ClaimKind,
  CupStep,
  Face,
  Finding,
  GameData,
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

/** The context of a claim: the round's terms and the dice in play. */
export interface ClaimContext {
  readonly terms: RoundTerms;
  readonly diceInPlay: number;
  /** Players still in; omitted if unknown (S20). */
  readonly players?: number;
}

/** How claims are read, compared and judged. Count bids, five-dice hands and Mia rolls. */
export interface ClaimLanguage {
  /**
   * Parses text or an object. Refuses with the codes of formats §1: `unreadable-claim`, `wrong-claim-kind`,
   * `bad-face` …
   */
  read(spoken: unknown): Result<Claim, Refusal>;
  /** Canonical English, readable by `read`. */
  say(claim: Claim): string;
  /** True if `claim` is strictly higher than `latest` (S3). */
  beats(claim: Claim, latest: Claim, context: ClaimContext): boolean;
  /**
   * Compares two claims or hands: positive if the first is higher, negative if the second is, 0 if neither.
   */
  compare(a: Claim, b: Claim, context: ClaimContext): number;
  /** Refuses a claim too low to open a round (S20 `first_claim`); null otherwise. */
  opening(claim: Claim, context: ClaimContext): Refusal | null;
  /** Refuses a claim the ladder caps (S6 `cap_bids`); null otherwise. */
  cap(claim: Claim, context: ClaimContext): Refusal | null;
  /**
   * The lowest legal claim over `latest` (null: an opening), or null at the top (S7). `fits` filters claims
   * about one cup's dice.
   */
  lowest(latest: Claim | null, context: ClaimContext, fits?: (claim: Claim) => boolean): Claim | null;
  /** The same for each possible face, fewest dice first; empty unless claims are counts. */
  lowestPerFace(latest: Claim | null, context: ClaimContext): readonly Claim[];
  warnings(claim: Claim, context: ClaimContext): readonly Warning[];
  /** Judges a claim by the revealed dice (S1, S2, S12). Refuses a `count` if claims are hands. */
  judge(claim: Claim, lifted: Lifted, terms: RoundTerms): Result<Finding, Refusal>;
  /** The claim that five dice (or two) make; null unless claims are about one cup's dice. */
  ofDice(dice: readonly Face[]): Claim | null;
  /**
   * The position of five dice among the 252 hands, 1 the weakest, and the chance that fresh dice are as good
   * (H9). Null in other games.
   */
  rankOf(
    dice: readonly Face[],
  ): { readonly rank: number; readonly of: number; readonly chance: number } | null;
  /** The kind of claims. Only counts can be judged by a number without faces (S12). */
  readonly kind: ClaimKind;
  /** All claims, lowest first; of two wordings, the shorter one. Empty for counts, which never end. */
  every(): readonly Claim[];
  /** B5: true if wild dice alone do not make a claim true. */
  readonly naturalNeeded: boolean;
  /** S21: how many dice five alike under one cup count as. */
  readonly fiveAlike: FiveAlike;
  /** Checks of dice in the open before the reveal, in games with one passed cup. */
  readonly openDice: OpenDice | null;
}

/** The limits that dice in the open set for a claim. */
export interface OpenDice {
  /** The named and the open dice fit in one hand (C3); `strict`: and that hand can be exactly the claim. */
  fitsInOneHand(claim: Claim, open: readonly Face[], strict: boolean): boolean;
  /** Some filling of the cup makes the claim true (P6). */
  canStillBeTrue(claim: Claim, open: readonly Face[]): boolean;
}

/** How many dice five alike under one cup count as; the first is the default (S21). */
export type FiveAlike = "five" | "six" | "seven";

/**
 * The evidence of a reveal: the deciding dice, the number that matched, or only who was right (S12). `cups`:
 * the same dice by cup, if each player has one (S21).
 */
export type Lifted =
  | { readonly dice: readonly Face[]; readonly cups?: readonly (readonly Face[])[] }
  | { readonly count: number }
  | { readonly outcome: Outcome };

/** A cup to reveal; `player` is null for a shared cup. */
export interface LiftedCup {
  readonly player: PlayerId | null;
  readonly dice: number;
}

/** The dice of the players, the steps of a turn, and the form of a reveal (S12). */
export interface Cups {
  /** Dice dealt to each of `players`, or null for a shared cup. */
  dealt(players: number): number | null;
  /** Rerolls per turn; null if the game has none (O4). */
  readonly reRolls: number | null;
  /** The steps of a turn; none if the cup is only passed and shaken, or each player has one (P4, C4). */
  readonly steps: readonly CupStep["do"][];
  /** The number of dice that claims are about (S6). */
  diceInPlay(seats: readonly Seat[]): number;
  /**
   * The cups that a full reveal includes, each with its number of dice: players' cups, or the shared one
   * (S12, O5).
   */
  toLift(seats: readonly Seat[], round: OpenRound): readonly LiftedCup[];
  /** Extracts the evidence from a valid reveal. Refuses with `dice-mismatch`. */
  lift(shown: Shown, seats: readonly Seat[], round: OpenRound): Result<Lifted, Refusal>;
  /** The checks of a step, and the round after it; null if this game has no such step. */
  handle(step: CupStep | ReRoll): ((round: OpenRound) => Handled) | null;
  /** The checks of a claim beyond the ladder: the dice in the open, and a required roll. */
  claimChecks(action: MakeClaim, claim: Claim, round: OpenRound, language: ClaimLanguage): readonly Check[];
  /** The dice in the open after the cup is passed. */
  passed(action: MakeClaim, round: OpenRound): readonly OpenRound["table"][number][];
  /** The checks of a challenge: not after a peek. */
  challengeChecks(round: OpenRound): readonly Check[];
}

/** A step of a turn: its checks in order, and the round after it. */
export interface Handled {
  readonly checks: readonly Check[];
  after(): OpenRound;
}

/** Facts fixed by a round's start and its first claim: the red die, wild ones, a locked face. */
export interface Terms {
  /** True if a start must name a wild face. */
  readonly redDie: boolean;
  /** Refuses with `wild-needed` or `wild-not-used`. `palifico`: the starter opens the round after falling to one die. */
  begin(start: StartRound, palifico: boolean): Result<RoundTerms, Refusal>;
  /** The checks of a claim: a locked face, a face that may not open a round (U5, U1). */
  checks(claim: Claim, terms: RoundTerms, opens: boolean): readonly Check[];
  /** The terms after a claim. */
  claimed(claim: Claim, terms: RoundTerms, opens: boolean): RoundTerms;
  /** The player who first fell to one die between these seats and so starts a palifico round (U5). */
  fellToOneDie(before: readonly Seat[], after: readonly Seat[]): PlayerId | null;
}

/** One way to challenge the latest claim: doubt, spot-on, concede. */
export interface ChallengeKind {
  readonly kind: ChallengeKindName;
  /** The game's label for it. */
  readonly called: Shout;
  /** The rule by which a house rule switched it off (spot-on, calza); null if it is on. */
  readonly off: RuleId | null;
  /** The player in turn, or every player still in but the claimer (F6). */
  readonly by: "next" | "anyone";
  /** The rule that refuses others where a house rule could allow them; null in other games. */
  readonly late: RuleId | null;
  /** True if a challenge out of turn scores as one (F8); otherwise it scores as if in turn (U6). */
  readonly scoresTurn: boolean;
  /** Several may challenge at once (F13). */
  readonly together: boolean;
  /** True if this claim can be challenged this way (M4: only Mia is conceded). */
  fits(claim: Claim): boolean;
  /** Settles at once, without a reveal (M4). */
  readonly atOnce: boolean;
  /** True if the challenge is right, given the finding. */
  right(finding: Finding): boolean;
}

/** The ante of each player still in, at the start of a round (R2, C2). */
export interface Ante {
  readonly chips: number;
  readonly every: "game" | "round";
  /** The treatment of a player who cannot pay, if debts are not allowed (S17). */
  readonly short: "all-in" | "out";
}

/** The cost of a verdict: turns a finding into transfers (S13). */
export interface Stakes {
  /** Dealt to each player at the start. Stakes not named are unused. */
  readonly dealt: Holdings;
  /** A player without any of it is out. */
  readonly outWithout: Stake | null;
  /** May fall below zero: chips in games that deal none. */
  readonly mayOwe: Stake | null;
  readonly ante: Ante | null;
  /** The default number of chips in a purchase; null if there are none (S17). */
  readonly buysIn: number | null;
  /** The rule by which the winner assigns a drink, if the table plays it (P8). */
  readonly gives: RuleId | null;
  /** True if the game has that rule at all. */
  readonly canGive: boolean;
  /** True if a claimer may plead messed-up dice (P7). */
  readonly messedUp: boolean;
  /** @param diceEach The dice that each player started with; null for a shared cup. */
  settle(verdict: Judgment, seats: readonly Seat[], pot: number, diceEach: number | null): Cost;
  /** A score computed from the stakes: goods − bads (F9). Null if there is none. */
  score(holds: Holdings): number | null;
}

/** The transfers of a verdict, and their reasons. */
export interface Cost {
  readonly moves: readonly Move[];
  /** The rules that decide it. */
  readonly rules: readonly RuleId[];
  /** Further rules: who of several is affected (F13), the price (S22), drinks (S25). */
  readonly besides?: readonly RuleId[];
  /** True if the loser pays for each die that the claim was off (B2, S22). */
  readonly byDifference?: boolean;
}

/** Chooses the next starter. S5 replaces a player who is out by the next active one to the left. */
export type NextStarter = (
  verdict: Judgment,
  round: { readonly starter: PlayerId | null },
  seats: readonly Seat[],
) => PlayerId | null;

/** The end of a game: winners and losers, and which losers may have a playoff (F12). */
export interface Over {
  readonly winners: readonly PlayerId[];
  readonly losers: readonly PlayerId[];
  readonly tied: readonly PlayerId[];
  /** Who shares the pot; if omitted, a sole winner takes it (S24). */
  readonly takes?: readonly PlayerId[];
}

/** Decides when a game is over, and who lost. */
export interface Ending {
  readonly rule: RuleId;
  /** Names losers or winners at the end. */
  readonly names: "losers" | "winners";
  /** True if it goes on until the table stops it. */
  readonly isEndless: boolean;
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

/** A house rule (rules.md `option = DEFAULT | other`): the first choice is the default. */
export type Option =
  | { readonly rule: RuleId; readonly choices: readonly [string, ...string[]] }
  | {
      readonly rule: RuleId;
      readonly from: number;
      readonly to: number;
      readonly preset: OptionValue;
      readonly also?: string;
    }
  /** A free text, such as the name of a drink (P10). */
  | { readonly rule: RuleId; readonly longest: number; readonly preset: string };

export type Options = Readonly<Record<string, Option>>;

/** A game's house rules, typed by its options. */
export type HouseOf<O extends Options> = {
  readonly [K in keyof O]: O[K] extends { readonly choices: readonly (infer Choice)[] }
    ? Choice
    : O[K] extends { readonly longest: number }
      ? string
      : O[K] extends { readonly also: infer Also extends string }
        ? number | Also
        : number;
};

/** A game's definition: its options, and the parts it builds from them. */
export interface GameCard<O extends Options> {
  readonly id: string;
  readonly options: O;
  rules(house: HouseOf<O>): GameData;
}

/** A game in the registry. `house` must come from `resolveHouse` with this game's options. */
export interface Game {
  readonly id: string;
  readonly options: Options;
  /** The game as data. */
  data(house: House): GameData;
  /** Its parts. */
  rules(house: House): RuleSet;
}
