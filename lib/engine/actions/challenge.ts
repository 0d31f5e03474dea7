import { type Check, examine, refusal } from "../checks";
import type { ChallengeKind, RuleSet } from "../parts";
import { ok, type Result, refused } from "../result";
import { inTurn } from "../seats";
import {
  type Challenge,
  type GameState,
  type InPhase,
  NOT_SHOWN,
  type OpenChallenge,
  type PlayerId,
  type Refusal,
} from "../vocabulary";
import { atTheTable, IN_ROUND, needPhase, type Played, played, stillIn, stillOn } from "./played";
import { settle } from "./settle";
import { tableOf } from "./transfers";

/**
 * Records a challenge of the latest claim (S4, F5, F6, F13). One that needs no dice settles at once (M4).
 * Refuses with `bad-format`, `game-over`, `unknown-player`, `round-not-started`, `already-challenged`,
 * `not-active`, `no-claim-yet`, `own-claim`, `challenge-not-allowed`, `spot-on-off`,
 * `out-of-turn-not-allowed`, `not-your-turn`, `looked-then-challenged`.
 */
export function challenge(state: GameState, action: Challenge, rules: RuleSet): Result<Played, Refusal> {
  const by: readonly PlayerId[] = typeof action.by === "string" ? [action.by] : action.by;
  const name = action.kind ?? "doubt";
  const kind = rules.challenges.find((candidate) => candidate.kind === name);
  const known = examine([listFits(action, kind), stillOn(state), atTheTable(state, by)]);
  if (!known.ok) return known;
  const open = needPhase(state, "claiming", IN_ROUND, "S4");
  if (!open.ok) return open;

  const { round, seats } = open.value;
  const { latest } = round;
  const entitled = examine([stillIn(state, by)]);
  if (!entitled.ok) return entitled;
  if (latest === null) return refused(refusal("no-claim-yet", "S4"));
  if (by.includes(latest.by)) return refused(refusal("own-claim", "S4", { player: latest.by }));
  if (kind === undefined || !kind.fits(latest.claim))
    return refused(refusal("challenge-not-allowed", "S4", { name }));
  const turn = inTurn(seats, round);
  const others = by.filter((player) => player !== turn);
  const allowed = examine(
    [
      () => (kind.off === null ? null : refusal("spot-on-off", kind.off)),
      () => outOfTurn(kind, others, turn),
      ...rules.cups.challengeChecks(round),
    ],
    action.ruling,
  );
  if (!allowed.ok) return allowed;

  const made = inOrder(kind, by, turn, others);
  const revealing: InPhase<"revealing"> = {
    ...tableOf(state),
    phase: "revealing",
    round,
    challenge: made,
  };
  const fact = { fact: "challenged", by: made.by, kind: made.kind, outOfTurn: made.outOfTurn } as const;
  if (!kind.atOnce) return played(revealing, [fact], { ruled: allowed.value });
  const settled = settle(revealing, { shown: null, finding: NOT_SHOWN, messedUp: false }, rules);
  return ok({ ...settled, facts: [fact, ...settled.facts], ruled: allowed.value });
}

/** A list of names is allowed only if several may challenge at once, each named once (F13). */
const listFits =
  ({ by }: Challenge, kind: ChallengeKind | undefined): Check =>
  () => {
    if (typeof by === "string") return null;
    const fine = kind?.together === true && by.length > 0 && new Set(by).size === by.length;
    return fine ? null : refusal("bad-format", "F13");
  };

/** Checks challenges out of turn (F6). */
export function outOfTurn(
  kind: ChallengeKind,
  others: readonly PlayerId[],
  expected: PlayerId,
): Refusal | null {
  const [player] = others;
  if (player === undefined || kind.by === "anyone") return null;
  return kind.late
    ? refusal("out-of-turn-not-allowed", kind.late, { player, expected })
    : refusal("not-your-turn", "S5", { player, expected });
}

/**
 * The player in turn first, then as named (F13). Others score as out of turn if the game does so (F6, S10).
 */
export function inOrder(
  kind: ChallengeKind,
  by: readonly PlayerId[],
  turn: PlayerId | null,
  others: readonly PlayerId[],
): OpenChallenge {
  const outOfTurnBy = kind.scoresTurn ? others : [];
  return {
    by: turn !== null && by.includes(turn) ? [turn, ...others] : by,
    kind: kind.kind,
    outOfTurn: outOfTurnBy.length === by.length,
    outOfTurnBy,
  };
}
