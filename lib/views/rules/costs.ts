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

/** Who pays or gets something by a verdict. */
export type Party = "claimer" | "challenger" | "everybody-else";

export interface Cost {
  readonly who: Party;
  readonly what: Stake;
  /** Below zero: lost or paid; above: gained. Never more than there is to lose or to win (S13). */
  readonly count: number;
  readonly intoPot: boolean;
  /** `off`: so many for each that the claim was off, for one at least (B2, S22). `all`: all there is to win back (S23). */
  readonly each: "off" | "all" | null;
}

/** Who starts the next round. */
export type NextStarter =
  | "opener"
  | "left-of-opener"
  | "right-of-opener"
  | "claimer"
  | "left-of-claimer"
  | "challenger"
  | "left-of-challenger";

/** What one way to challenge costs whom, right and wrong, by the stakes of the house. */
export interface ChallengeCosts {
  readonly kind: ChallengeKindName;
  readonly outOfTurn: boolean;
  /** The claim it is about, where that makes a difference; null: any. */
  readonly of: Claim | null;
  /** Null where it cannot be: nobody is right by giving in. */
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

/** All ways to challenge that these rules have, in turn first. The house must be one the game knows. */
export function challengeCosts(game: string, house: House): readonly ChallengeCosts[] {
  const read = rulesUnder(game, house);
  if (!read.ok) return [];
  const rules = read.value;
  const challenges = rules.challenges.filter(({ off }) => off === null);
  // Where there is a claim to give in to, it costs more to doubt it (M4).
  const special = challenges.some(({ fits }) => !fits(NOT_MIA));
  return (special ? [null, MIA] : [null]).flatMap((of) =>
    challenges
      .filter(({ fits }) => fits(of ?? NOT_MIA))
      .flatMap((challenge) =>
        (challenge.outOfTurn?.allowed ? (["next", "bystander"] as const) : (["next"] as const)).map((by) => ({
          kind: challenge.kind,
          outOfTurn: by === "bystander",
          of,
          right: challenge.atOnce ? null : costSummary(rules, challenge, by, of, true),
          wrong: costSummary(rules, challenge, by, of, false),
        })),
      ),
  );
}

/** How far the claim is off, how many are to be won back, and how many lie in the pot: twice, to see what follows them. */
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
    return { verdict, cost: rules.stakes.settle(verdict, seatsOf(rules, verdict, scale), scale) };
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
  { kind, called, outOfTurn, right: isRight }: Challenge,
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
  const late = by === "bystander" && outOfTurn?.scores !== "in-turn";
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

/** Everyone has plenty to lose; whoever calls it right has lost so many dice, or has so many bads. */
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

/** Moves of a verdict by whom they concern; the same for all others is told once. `further`: the same verdict, off by more. */
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

  /** Of several besides the challenger, all pay alike. */
  function costOf({ what, count, from, to }: Move, more: Move, by: TrialSeat, follows: typeof each): Cost {
    const seat = [from, to].find((party) => party !== "bank" && party !== "pot");
    const others = moves.filter((move) => move.what === what && move.from !== by && move.to !== by);
    // What follows the scale is told as one of each: seven for seven off is one for one.
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

/** Who a seat of the trial table is to the round that was played there. */
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
