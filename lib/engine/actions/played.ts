import { type Check, refusal } from "../checks";
import type { ClaimContext, RuleSet } from "../parts";
import { ok, type Result, refused } from "../result";
import { activePlayers, seatOf } from "../seats";
import type {
  Fact,
  GameState,
  Holder,
  InPhase,
  OpenRound,
  Phase,
  PlayerId,
  Refusal,
  RefusalCode,
  RuleId,
  Warning,
} from "../vocabulary";

/** An accepted action: the new state, the facts, warnings, and the codes that the table overruled (S10). */
export interface Played {
  readonly state: GameState;
  readonly facts: readonly Fact[];
  readonly warnings: readonly Warning[];
  readonly ruled: readonly RefusalCode[];
}

export const played = (
  state: GameState,
  facts: readonly Fact[],
  more: Partial<Played> = {},
): Result<Played, Refusal> => ok({ state, facts, warnings: [], ruled: [], ...more });

/**
 * Narrows the state to the phase that an action needs, in a running game. Otherwise returns that phase's
 * refusal (formats §5).
 * @param rule The rule it cites; null if none applies.
 */
export function needPhase<P extends Phase>(
  state: GameState,
  phase: P,
  otherwise: Readonly<Record<Exclude<Phase, P | "finished">, RefusalCode>>,
  rule: RuleId | null,
): Result<InPhase<P>, Refusal> {
  if (state.phase === phase) return ok(state as InPhase<P>);
  return refused(refusal(otherwise[state.phase as Exclude<Phase, P | "finished">], rule));
}

/** The refusal of any action after the end, except a playoff's. */
export const gameOver = ({ finished: { reason } }: InPhase<"finished">): Refusal =>
  refusal("game-over", reason === "end" ? null : reason);

/** Refusals in phases where a turn's actions are too early or too late. */
export const IN_ROUND = { "between-rounds": "round-not-started", revealing: "already-challenged" } as const;
export const BETWEEN_ROUNDS = { claiming: "not-between-rounds", revealing: "not-between-rounds" } as const;

/** Refuses everything after the end, before names are checked (formats §5). */
export const stillOn =
  (state: GameState): Check =>
  () =>
    state.phase === "finished" ? gameOver(state) : null;

/** Refuses names that are not at the table. */
export const atTheTable =
  (state: GameState, players: readonly Holder[]): Check =>
  () => {
    const stranger = players.find((player) => seatOf(state.seats, player) === undefined);
    return stranger === undefined ? null : refusal("unknown-player", null, { player: stranger });
  };

/** Refuses players who are out or have left. */
export const stillIn =
  (state: GameState, players: readonly PlayerId[]): Check =>
  () => {
    const out = players.find((player) => !seatOf(state.seats, player)?.active);
    return out === undefined ? null : refusal("not-active", "S5", { player: out });
  };

/** The context for claims of this round. */
export const contextOf = (state: GameState, round: OpenRound, rules: RuleSet): ClaimContext => ({
  terms: round.terms,
  diceInPlay: rules.cups.diceInPlay(state.seats),
  players: activePlayers(state.seats).length,
});
