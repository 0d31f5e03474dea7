import {
  type Action,
  type ChallengeKindName,
  type Claim,
  type GameState,
  type House,
  legalNow,
  type Move,
  newGame,
  type Outcome,
  play,
  type RuleId,
} from "@/lib/engine";

// A trial round, played by the engine itself: what the rules card tells of challenges is what happened in one.

/** Who sits at the trial table, in seat order: the last three only so that who starts next can be told apart. */
export const TRIAL_SEATS = ["opener", "second", "claimer", "next", "bystander", "right-of-opener"] as const;
export type TrialSeat = (typeof TRIAL_SEATS)[number];

interface Trial {
  readonly kind: ChallengeKindName;
  /** In turn, or out of turn. */
  readonly by: "next" | "bystander";
  readonly outcome: Outcome;
  /** What the last of the three claims is; the lowest there is unless told. */
  readonly claim?: Claim;
}

export interface TrialOver {
  /** What the verdict moved, without what everybody paid when the round opened. */
  readonly moves: readonly Move[];
  readonly rules: readonly RuleId[];
  /** Who starts the next round, null where nobody in particular does. */
  readonly starter: TrialSeat | null;
}

/**
 * Plays three claims, a challenge and its outcome; null where the rules do not have such a challenge. Whoever challenges sits down
 * with up to three dice less, where there are dice to lose: those that are won back then show (U6, S23).
 */
export function trial(game: string, house: House, { kind, by, outcome, claim }: Trial): TrialOver | null {
  const seated = newGame({ game, house, players: TRIAL_SEATS });
  if (!seated.ok) return null;
  const opened = start(fewerDice(seated.value, by) ?? seated.value);
  const claimed = opened && claims(opened, claim);
  const challenged = claimed && after(claimed, { do: "challenge", by, kind });
  if (!challenged) return null;
  const over =
    challenged.phase === "revealing"
      ? played(challenged, { do: "reveal", outcome })
      : played(claimed, { do: "challenge", by, kind });
  const settled = over?.facts.flatMap((fact) => (fact.fact === "settled" ? [fact.settled] : []))[0];
  if (!over || !settled) return null;
  const { state } = over;
  const next = state.phase === "between-rounds" ? state.starter : null;
  const antes = claimed?.phase === "claiming" ? claimed.round.antes.length : 0;
  return {
    moves: settled.moves.slice(antes),
    rules: settled.rules,
    starter: TRIAL_SEATS.find((seat) => seat === next) ?? null,
  };
}

/** The table with as many of three dice taken from a seat as leave it in play; null where no dice can be. */
function fewerDice(state: GameState, from: TrialSeat): GameState | null {
  for (const count of [3, 2, 1]) {
    const fewer = after(state, { do: "adjust", what: "die", count, from, to: "bank", note: "trial" });
    if (fewer?.seats.every(({ active }) => active)) return fewer;
  }
  return null;
}

const played = (state: GameState, action: Action) => {
  const answer = play(state, action);
  return answer.ok ? answer.value : null;
};

const after = (state: GameState, action: Action): GameState | null => played(state, action)?.state ?? null;

/** The first round, begun by the opener; a red die shows the one where there is one. */
export const start = (state: GameState): GameState | null =>
  after(state, { do: "start-round", starter: "opener" }) ??
  after(state, { do: "start-round", starter: "opener", wild: 1 });

/** Three claims in turn, each the lowest, or the last one as told. */
function claims(opened: GameState, last?: Claim): GameState | null {
  let state = opened;
  for (const seat of ["opener", "second", "claimer"] as const) {
    const lowest = legalNow(state)?.claim.lowest;
    const claim = (seat === "claimer" && last) || lowest;
    const next = claim ? after(state, { do: "claim", by: seat, claim }) : null;
    if (next === null) return null;
    state = next;
  }
  return state;
}
