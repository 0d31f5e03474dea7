import { type Check, examine, refusal } from "../checks";
import type { ChallengeKind, RuleSet } from "../parts";
import { type Result, refused } from "../result";
import { inTurn } from "../seats";
import type { Challenge, GameState, PlayerId, Refusal, SpokenClaim } from "../vocabulary";
import { atTheTable, needPhase, type Played, played, stillIn } from "./played";

/**
 * Records a challenge of the latest claim (S4, F5, F6, F13). Refuses with `unknown-player`, `bad-format`,
 * `round-not-started`, `already-challenged`, `not-active`, `no-claim-yet`, `own-claim`, `challenge-not-allowed`,
 * `out-of-turn-not-allowed`, `not-your-turn`.
 */
export function challenge(state: GameState, action: Challenge, rules: RuleSet): Result<Played, Refusal> {
  const by: readonly PlayerId[] = typeof action.by === "string" ? [action.by] : action.by;
  const name = action.kind ?? "doubt";
  const kind = rules.challenges.find((candidate) => candidate.kind === name);
  const known = examine(undefined, [listFits(action, kind), atTheTable(state, by)]);
  if (!known.ok) return known;
  const open = needPhase(state, "claiming", {
    "between-rounds": "round-not-started",
    revealing: "already-challenged",
  });
  if (!open.ok) return open;

  const { round, seats } = open.value;
  const turn = inTurn(seats, round);
  const others = by.filter((player) => player !== turn);
  const allowed = examine(action.ruling, [
    stillIn(state, by),
    () => (round.latest === null ? refusal("no-claim-yet", "S4") : null),
    ownClaim(round.latest, by),
    () => (kind === undefined ? refusal("challenge-not-allowed", "S4", { name }) : null),
    () => (kind === undefined ? null : outOfTurn(kind, others, turn)),
  ]);
  if (!allowed.ok) return allowed;
  if (kind === undefined) return refused(refusal("challenge-not-allowed", "S4", { name }));

  const outOfTurnBy = scoresOutOfTurn(kind) ? others : [];
  const inOrder = [...by].sort((a, b) => Number(b === turn) - Number(a === turn));
  const made = { by: inOrder, kind: name, outOfTurn: outOfTurnBy.length === by.length, outOfTurnBy };
  return played(
    { ...open.value, phase: "revealing", challenge: made },
    [{ fact: "challenged", by: made.by, kind: made.kind, outOfTurn: made.outOfTurn }],
    { ruled: allowed.value },
  );
}

/** A list of names only where several may challenge at once, nobody twice (F13). */
const listFits =
  ({ by }: Challenge, kind: ChallengeKind | undefined): Check =>
  () => {
    if (typeof by === "string") return null;
    const fine = kind?.together === true && by.length > 0 && new Set(by).size === by.length;
    return fine ? null : refusal("bad-format", "F13");
  };

/** Nobody challenges their own claim (S4). */
const ownClaim =
  (latest: SpokenClaim | null, by: readonly PlayerId[]): Check =>
  () =>
    latest !== null && by.includes(latest.by) ? refusal("own-claim", "S4", { player: latest.by }) : null;

/** Whether those not in turn may challenge here (F6). */
function outOfTurn(kind: ChallengeKind, others: readonly PlayerId[], expected: PlayerId): Refusal | null {
  const [player] = others;
  if (player === undefined || kind.outOfTurn?.allowed) return null;
  return kind.outOfTurn
    ? refusal("out-of-turn-not-allowed", kind.outOfTurn.rule, { player, expected })
    : refusal("not-your-turn", "S5", { player, expected });
}

/** Whether a challenge by somebody not in turn is scored as one; where it was ruled, as the game says (S10). */
const scoresOutOfTurn = ({ outOfTurn }: { outOfTurn: ChallengeKind["outOfTurn"] }): boolean =>
  outOfTurn !== null && (outOfTurn.allowed || outOfTurn.ruledScores === "out-of-turn");
