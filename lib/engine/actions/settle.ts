import type { Cost, RuleSet } from "../parts";
import { cannotHappen } from "../result";
import { activeFrom } from "../seats";
import type {
  Fact,
  Finding,
  GameState,
  InPhase,
  Judgment,
  PlayerId,
  RuleId,
  Settled,
  Shown,
  Verdict,
} from "../vocabulary";
import type { Played } from "./played";
import { afterMoves, afterRound, type Ended, ended, tableOf } from "./transfers";

/** The evidence for a challenge; `shown` is null after a concession. */
export interface Evidence {
  readonly shown: Shown | null;
  readonly finding: Finding;
  readonly messedUp: boolean;
}

/**
 * Settles a challenged round: who was right, the cost, and the next starter or the winner (S13, F10, F11).
 */
export function settle(state: InPhase<"revealing">, evidence: Evidence, rules: RuleSet): Played {
  const { round } = state;
  const table = tableOf(state);
  const verdict = judge(state, evidence, rules);
  const { cost, over, after } = conclude(table, verdict, round.starter, rules);
  // A literal instead of spread: this is the hottest object of a replay, and a literal is several times
  // faster.
  const settled: Settled = {
    round: table.settledRounds + 1,
    starter: round.starter,
    wild: round.terms.redDie,
    counted: round.terms.wild,
    claim: verdict.claim,
    claimer: verdict.claimer,
    challengers: verdict.challengers,
    kind: verdict.kind,
    called: verdict.called,
    outOfTurn: verdict.outOfTurn,
    outOfTurnBy: verdict.outOfTurnBy,
    shown: evidence.shown,
    diceInPlay: rules.cups.diceInPlay(table.seats),
    finding: evidence.finding,
    right: verdict.right,
    winner: verdict.winner,
    loser: verdict.loser,
    messedUp: verdict.messedUp,
    moves: [...round.antes, ...cost.moves, ...(over?.payout ?? [])],
    antes: round.antes.length,
    byDifference: cost.byDifference === true,
    rules: distinct([...evidence.finding.rules, ...cost.rules, ...(cost.besides ?? [])]),
  };
  const facts: Fact[] = [{ fact: "settled", settled }];
  if (over) facts.push({ fact: "finished", finished: over.finished });
  return { state: after, facts, warnings: [], ruled: [] };
}

/** The cost of a judgment, and the table after it. */
interface Concluded {
  readonly cost: Cost;
  /** Null while the game goes on. */
  readonly over: Ended | null;
  readonly after: GameState;
}

/**
 * Applies the cost of a judgment, and finds the next starter or the end of the game (S13, F10, F11).
 * @param opener Who opened the round; null where no one knows (S26).
 */
export function conclude(
  table: ReturnType<typeof tableOf>,
  judgment: Judgment,
  opener: PlayerId | null,
  rules: RuleSet,
): Concluded {
  const cost = rules.stakes.settle(judgment, table.seats, table.pot, table.diceEach);
  const stacks = afterMoves(table, cost.moves, rules);
  const over = ended(stacks, rules);
  const settledRounds = table.settledRounds + 1;
  if (over) {
    const { finished, tied } = over;
    return {
      cost,
      over,
      after: { ...table, ...over.stacks, settledRounds, phase: "finished", finished, tied },
    };
  }
  const { seats, palifico } = afterRound(table.seats, stacks.seats, rules);
  const next = palifico ?? rules.nextStarter(judgment, { starter: opener }, seats);
  const after: GameState = {
    ...table,
    seats,
    pot: stacks.pot,
    settledRounds,
    phase: "between-rounds",
    starter: next === null ? null : activeFrom(seats, next),
    palifico,
    giver: rules.stakes.gives === null ? null : judgment.winner,
  };
  return { cost, over, after };
}

export const distinct = (rules: readonly RuleId[]): readonly RuleId[] =>
  rules.filter((rule, at) => rules.indexOf(rule) === at);

/** Decides who was right, from the finding. */
function judge(
  { round, challenge }: InPhase<"revealing">,
  { finding, messedUp }: Evidence,
  rules: RuleSet,
): Verdict {
  const kind = rules.challenges.find((candidate) => candidate.kind === challenge.kind);
  const [first] = challenge.by;
  if (kind === undefined || first === undefined || round.latest === null)
    cannotHappen("a challenge nobody made");
  const right = kind.right(finding);
  const claimer = round.latest.by;
  return {
    claim: round.latest.claim,
    claimer,
    challengers: challenge.by,
    kind: challenge.kind,
    called: kind.called,
    outOfTurn: challenge.outOfTurn,
    outOfTurnBy: challenge.outOfTurnBy,
    finding,
    right,
    winner: right ? first : claimer,
    loser: right ? claimer : first,
    messedUp,
  };
}
