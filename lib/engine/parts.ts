// What a rule set is composed of, and nothing else. A part is built from house rules by its factory (`countBids({raise})`),
// so nothing downstream ever tests an option. Parts import this file and the vocabulary, never a game, never each other.
import type { Result } from "./result";
import type {
  ChallengeKindName,
  Claim,
  Face,
  Finding,
  Finished,
  Holdings,
  House,
  Move,
  OpenRound,
  OptionValue,
  Outcome,
  PlayerId,
  Refusal,
  RoundTerms,
  RuleId,
  Seat,
  Shown,
  StartRound,
  Verdict,
  Warning,
} from "./vocabulary";

/** What a claim is measured against: the round's terms and the dice in play. */
export interface ClaimContext {
  readonly terms: RoundTerms;
  readonly diceInPlay: number;
}

/** How claims are spoken, which is higher, and what the dice say of one. Count bids, five-dice hands and Mia rolls. */
export interface ClaimLanguage {
  /** Text or object → claim. Refuses with `unreadable-claim`, `wrong-claim-kind`, `bad-face`, `quantity-out-of-range`, `bad-format`. */
  read(spoken: unknown): Result<Claim, Refusal>;
  /** Canonical English, readable by `read`. */
  say(claim: Claim): string;
  /** Whether `claim` is strictly higher than `latest` (S3). */
  beats(claim: Claim, latest: Claim, context: ClaimContext): boolean;
  /** Refuses a claim the ladder caps (S6 `cap_bids`); null otherwise. */
  cap(claim: Claim, context: ClaimContext): Refusal | null;
  /** The lowest legal claim over `latest` (null: the opening), or null at the top (S7). */
  lowest(latest: Claim | null, context: ClaimContext): Claim | null;
  /** The same for each face one can call, lowest quantity first; empty where claims are not counts. */
  lowestPerFace(latest: Claim | null, context: ClaimContext): readonly Claim[];
  warnings(claim: Claim, context: ClaimContext): readonly Warning[];
  /** Holds a claim against what was found under the cups (S1, S2, S12). */
  judge(claim: Claim, lifted: Lifted, terms: RoundTerms): Finding;
}

/** What lifting the cups tells of a claim: the dice that decide it, how many matched, or only who was right (S12). */
export type Lifted =
  | { readonly dice: readonly Face[] }
  | { readonly count: number }
  | { readonly outcome: Outcome };

/** Who holds which dice, and what a reveal must look like (S12). */
export interface Cups {
  /** Dice each of `players` is dealt as their own, or null where one cup serves all. */
  dealt(players: number): number | null;
  /** How many dice a claim can be about (S6). */
  diceInPlay(seats: readonly Seat[]): number;
  /** A reveal → what decides the claim. Refuses with `dice-mismatch`, `bad-format`. */
  lift(shown: Shown, seats: readonly Seat[], claimer: PlayerId): Result<Lifted, Refusal>;
}

/** What is settled when a round starts: the red die, wild ones, a locked face. */
export interface Terms {
  /** Whether a start names a wild face. */
  readonly redDie: boolean;
  /** Refuses with `wild-needed` or `wild-not-used`. */
  begin(start: StartRound): Result<RoundTerms, Refusal>;
}

export interface OutOfTurn {
  readonly rule: RuleId;
  readonly allowed: boolean;
  /** How a ruled one scores where it is not allowed (S10): as out of turn (Firehouse), or as if in turn (bar dice). */
  readonly ruledScores: "out-of-turn" | "in-turn";
}

/** One way to challenge the latest claim: doubt, spot-on, concede. */
export interface ChallengeKind {
  readonly kind: ChallengeKindName;
  /** `null`: only the player in turn. Otherwise the rule by which others may, and whether the house allows it (F6). */
  readonly outOfTurn: OutOfTurn | null;
  /** Several may challenge at once (F13). */
  readonly together: boolean;
  /** Whether the challenge is right, given what was found. */
  right(finding: Finding): boolean;
}

/** What a verdict costs whom: a finding in, transfers out (S13). */
export interface Stakes {
  /** Dealt to everybody at the start; what a game does not name it does not use. */
  readonly dealt: Holdings;
  settle(verdict: Verdict): { readonly moves: readonly Move[]; readonly rules: readonly RuleId[] };
  /** The tally a table reads, where it is a number of its own: goods − bads (F9). */
  score(holds: Holdings): number | null;
}

/** Who starts the next round (S5 replaces whoever is out by the next active player to the left). */
export type NextStarter = (verdict: Verdict, round: OpenRound, seats: readonly Seat[]) => PlayerId;

/** When it is over and who lost; null while it goes on. */
export type Ending = (seats: readonly Seat[]) => Finished | null;

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
    };

export type Options = Readonly<Record<string, Option>>;

/** A game's house rules with the type each option gives it. */
export type HouseOf<O extends Options> = {
  readonly [K in keyof O]: O[K] extends { readonly choices: readonly (infer Choice)[] }
    ? Choice
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
