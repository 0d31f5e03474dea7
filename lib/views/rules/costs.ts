import {
  type ChallengeKindName,
  type Claim,
  type Finding,
  type House,
  type Move,
  type OpenRound,
  type RuleId,
  type RuleSet,
  rulesUnder,
  type Seat,
  STAKES,
  type Stake,
  type Verdict,
} from "@/lib/engine";
import { TRIAL_SEATS, type TrialSeat } from "./trial";

/** A party of a verdict's moves. */
export type Party = "claimer" | "challenger" | "everybody-else";

export interface Cost {
  readonly who: Party;
  readonly what: Stake;
  /** Negative: lost or paid; positive: gained. At most what there is (S13). */
  readonly count: number;
  readonly intoPot: boolean;
  /**
   * `off`: per die that the claim was off, at least one (B2, S22). `all`: everything that can be won back
   * (S23).
   */
  readonly each: "off" | "all" | null;
}

/** The next starter. */
export type NextStarter =
  | "opener"
  | "left-of-opener"
  | "right-of-opener"
  | "claimer"
  | "left-of-claimer"
  | "challenger"
  | "left-of-challenger";

/** The costs of one kind of challenge, right and wrong. */
export interface ChallengeCosts {
  readonly kind: ChallengeKindName;
  readonly outOfTurn: boolean;
  /** The claim it applies to, if that matters; null: any. */
  readonly of: Claim | null;
  /** Null if impossible: believing cannot be right. */
  readonly right: CostSummary | null;
  readonly wrong: CostSummary | null;
}

interface CostSummary {
  readonly costs: readonly Cost[];
  readonly rules: readonly RuleId[];
  readonly starter: NextStarter;
}

type Challenge = RuleSet["challenges"][number];
type Challenger = "next" | "bystander";

const MIA = { mia: 21 } as const satisfies Claim;
const NOT_MIA = { mia: 31 } as const satisfies Claim;

/** All kinds of challenge under these rules, in turn first. The rules must be valid. */
export function challengeCosts(game: string, house: House): readonly ChallengeCosts[] {
  const read = rulesUnder(game, house);
  if (!read.ok) return [];
  const rules = read.value;
  const challenges = rules.challenges.filter(({ off }) => off === null);
  // If a claim can be believed, doubting it costs more (M4).
  const special = challenges.some(({ fits }) => !fits(NOT_MIA));
  return (special ? [null, MIA] : [null]).flatMap((of) =>
    challenges
      .filter(({ fits }) => fits(of ?? NOT_MIA))
      .flatMap((challenge) =>
        (challenge.by === "anyone" ? (["next", "bystander"] as const) : (["next"] as const)).map((by) => ({
          kind: challenge.kind,
          outOfTurn: by === "bystander",
          of,
          right: challenge.atOnce ? null : costSummary(rules, challenge, by, of, true),
          wrong: costSummary(rules, challenge, by, of, false),
        })),
      ),
  );
}

/**
 * Two scales for how far a claim is off, for losses to win back, and for the pot: they reveal which costs
 * scale.
 */
const SCALES = [7, 9] as const;

function costSummary(
  rules: RuleSet,
  challenge: Challenge,
  by: Challenger,
  of: Claim | null,
  right: boolean,
): CostSummary {
  const [settled, further] = SCALES.map((scale) => {
    const verdict = verdictOf(challenge, by, of, right, scale);
    const seats = seatsOf(rules, verdict, scale);
    return { verdict, cost: rules.stakes.settle(verdict, seats, scale, rules.cups.dealt(seats.length)) };
  }) as [CostQuery, CostQuery];
  const { verdict, cost } = settled;
  return {
    costs: costsOf(cost.moves, further.cost.moves, by, challenge.kind === "spot-on" ? "all" : "off"),
    rules: [...cost.rules, ...(cost.besides ?? [])],
    starter: starterOf(rules.nextStarter(verdict, ROUND, seatsOf(rules, verdict, SCALES[0])), by),
  };
}

interface CostQuery {
  readonly verdict: Verdict;
  readonly cost: ReturnType<RuleSet["stakes"]["settle"]>;
}

const ROUND: OpenRound = {
  starter: "opener",
  terms: { wild: null, redDie: null, notOpeningOn: null, locksFace: false, lockedFace: null },
  latest: null,
  table: [],
  turn: { looked: false, rolledTable: false, rolledCup: false, rerolls: 0 },
  antes: [],
};

function verdictOf(
  { kind, called, scoresTurn, right: isRight }: Challenge,
  by: Challenger,
  of: Claim | null,
  right: boolean,
  off: number,
): Verdict {
  const finding = ([-off, 0, off] as const)
    .map((margin): Finding => {
      const finding = margin < 0 ? "short" : margin === 0 ? "exact" : "over";
      return { finding, margin, found: null, rules: [] };
    })
    .findLast((one) => isRight(one) === right) as Finding;
  const late = by === "bystander" && scoresTurn;
  return {
    claim: of ?? NOT_MIA,
    claimer: "claimer",
    challengers: [by],
    kind,
    called,
    outOfTurn: late,
    outOfTurnBy: late ? [by] : [],
    finding,
    right,
    winner: right ? by : "claimer",
    loser: right ? "claimer" : by,
    messedUp: false,
  };
}

/** More than any verdict costs. */
const PLENTY = Object.fromEntries(STAKES.map((what) => [what, 1000]));

/** Everyone has plenty to lose; the right challenger lost this many dice, or has this many bads. */
function seatsOf({ cups }: RuleSet, { right, winner }: Verdict, lost: number): readonly Seat[] {
  const dice = cups.dealt(TRIAL_SEATS.length) ?? 0;
  return TRIAL_SEATS.map((player) => ({
    player,
    holds: right && player === winner ? { ...PLENTY, die: dice - lost, good: 0, bad: lost } : PLENTY,
    active: true,
    gone: false,
    paid: true,
    fell: false,
  }));
}

/**
 * A verdict's moves by party; equal ones of the others are merged. `further`: the same verdict, off by more.
 */
function costsOf(
  moves: readonly Move[],
  further: readonly Move[],
  challenger: TrialSeat,
  each: NonNullable<Cost["each"]>,
): readonly Cost[] {
  const costs = moves.map((move, at) => costOf(move, further[at] ?? move, challenger, each));
  return costs.filter(
    (cost, at) => costs.findIndex(({ who, what }) => who === cost.who && what === cost.what) === at,
  );

  /** Several others all pay the same. */
  function costOf({ what, count, from, to }: Move, more: Move, by: TrialSeat, follows: typeof each): Cost {
    const seat = [from, to].find((party) => party !== "bank" && party !== "pot");
    const others = moves.filter((move) => move.what === what && move.from !== by && move.to !== by);
    // Scaling costs are per unit: seven for seven off is one for one.
    const perOne = (more.count - count) / (SCALES[1] - SCALES[0]);
    const many = perOne === 0 ? count : perOne;
    return {
      who: seat === by ? "challenger" : others.length > 1 ? "everybody-else" : "claimer",
      what,
      count: seat === from ? -many : many,
      intoPot: to === "pot",
      each: perOne === 0 ? null : follows,
    };
  }
}

/** A trial seat's role in its round. */
function starterOf(seat: string | null, by: Challenger): NextStarter {
  if (seat === by) return "challenger";
  if (seat === leftOf(by)) return "left-of-challenger";
  return STARTERS[seat ?? "opener"] ?? "opener";
}

const leftOf = (seat: TrialSeat): TrialSeat | undefined => TRIAL_SEATS[TRIAL_SEATS.indexOf(seat) + 1];

const STARTERS: Readonly<Record<string, NextStarter>> = {
  opener: "opener",
  second: "left-of-opener",
  claimer: "claimer",
  next: "left-of-claimer",
  "right-of-opener": "right-of-opener",
};
