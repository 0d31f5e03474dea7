import type { RuleSet } from "../parts";
import type { Result } from "../result";
import { activeFrom } from "../seats";
import type {
  Fact,
  Finding,
  GameState,
  InPhase,
  Move,
  Refusal,
  Reveal,
  RuleId,
  Seat,
  Settled,
  Shown,
  Verdict,
} from "../vocabulary";
import { needPhase, type Played, played } from "./played";

/**
 * Lifts the cups and settles the round (S1, S12, S13). Refuses with `round-not-started`, `wrong-phase` (before a
 * challenge), `dice-mismatch`, `unknown-player`, `bad-format`.
 */
export function reveal(state: GameState, action: Reveal, rules: RuleSet): Result<Played, Refusal> {
  const open = needPhase(state, "revealing", {
    "between-rounds": "round-not-started",
    claiming: "wrong-phase",
  });
  if (!open.ok) return open;
  const { round, challenge, ...table } = open.value;
  const { latest } = round;
  if (latest === null) throw new Error("cannot happen: a challenge without a claim");

  const shown = shownIn(action);
  const lifted = rules.cups.lift(shown, table.seats, latest.by);
  if (!lifted.ok) return lifted;
  const finding = rules.claims.judge(latest.claim, lifted.value, round.terms);
  const verdict = judge(open.value, finding, rules);
  const { moves, rules: cited } = rules.stakes.settle(verdict);

  const seats = table.seats.map((seat) => afterMoves(seat, moves));
  const settled: Settled = {
    ...verdict,
    round: table.settledRounds + 1,
    starter: round.starter,
    wild: round.terms.redDie,
    shown,
    diceInPlay: rules.cups.diceInPlay(table.seats),
    moves,
    rules: [...new Set<RuleId>([...finding.rules, ...cited])],
  };
  const facts: Fact[] = [{ fact: "settled", settled }];
  const finished = rules.ending(seats);
  const after = { ...table, seats, settledRounds: settled.round };
  if (finished === null) {
    const starter = activeFrom(seats, rules.nextStarter(verdict, round, seats));
    return played({ ...after, phase: "between-rounds", starter }, facts);
  }
  return played({ ...after, phase: "finished", finished }, [...facts, { fact: "finished", finished }]);
}

/** Who was right, from a finding. */
function judge({ round, challenge }: InPhase<"revealing">, finding: Finding, rules: RuleSet): Verdict {
  const kind = rules.challenges.find((candidate) => candidate.kind === challenge.kind);
  const [first] = challenge.by;
  if (kind === undefined || first === undefined || round.latest === null)
    throw new Error("cannot happen: a challenge nobody made");
  const right = kind.right(finding);
  const claimer = round.latest.by;
  return {
    claim: round.latest.claim,
    claimer,
    challengers: challenge.by,
    kind: challenge.kind,
    outOfTurn: challenge.outOfTurn,
    outOfTurnBy: challenge.outOfTurnBy,
    finding,
    right,
    winner: right ? first : claimer,
    loser: right ? claimer : first,
  };
}

/** Only what was shown, without the rest of the action. */
function shownIn(action: Reveal): Shown {
  if ("dice" in action) return { dice: action.dice };
  if ("counts" in action) return { counts: action.counts };
  if ("count" in action) return { count: action.count };
  return { outcome: action.outcome };
}

/** A seat's holdings after transfers to and from its player (S13). */
function afterMoves(seat: Seat, moves: readonly Move[]): Seat {
  const holds = { ...seat.holds };
  for (const { what, count, from, to } of moves) {
    if (from === seat.player) holds[what] = (holds[what] ?? 0) - count;
    if (to === seat.player) holds[what] = (holds[what] ?? 0) + count;
  }
  return { ...seat, holds };
}
