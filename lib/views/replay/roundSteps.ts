import {
  type Action,
  type Claim,
  type GameState,
  type OpenRound,
  type PlayerId,
  play,
  rulesUnder,
  type Settled,
} from "@/lib/engine";
import { canChangeDice, claimOdds, claimTruths } from "../claimTruths";

/** A claim of a round in hindsight. */
export interface ClaimPoint {
  readonly by: PlayerId;
  readonly claim: Claim;
  /** Its chance, from 0 to 1, with the information at the time. */
  readonly chance: number;
  /** True or false if known; null otherwise. */
  readonly truth: boolean | null;
}

/** One recorded action, with the state before and after. */
export interface RoundStep {
  readonly action: Action;
  readonly before: GameState;
  readonly after: GameState;
  /** The index of the current claim after it; null before the first. */
  readonly claim: number | null;
}

/** A round, action by action. */
export interface RoundSteps {
  readonly steps: readonly RoundStep[];
  readonly claims: readonly ClaimPoint[];
  /** The index of the challenge; null without one. */
  readonly challenge: number | null;
  readonly settled: Settled | null;
}

/**
 * Lists a valid round's actions, with the chance of each claim at the time, and its truth.
 * @param before The state before the first of them.
 * @param actions In playing order. Illegal ones are omitted.
 */
export function roundSteps(before: GameState, actions: readonly Action[]): RoundSteps {
  const steps: RoundStep[] = [];
  const spoken: Omit<ClaimPoint, "truth">[] = [];
  const rules = rulesUnder(before.game, before.house);
  if (!rules.ok) throw new Error("cannot happen: a round of a game without rules");
  let settled: Settled | null = null;
  let stirred = 0;
  let state = before;
  for (const action of actions) {
    const played = play(state, action);
    if (!played.ok) continue;
    const after = played.value.state;
    if (canChangeDice(action)) stirred = spoken.length;
    for (const fact of played.value.facts) {
      if (fact.fact === "claimed")
        spoken.push({ by: fact.by, claim: fact.claim, chance: claimOdds(after, rules.value)?.chance ?? 0 });
      if (fact.fact === "settled") settled = fact.settled;
    }
    steps.push({ action, before: state, after, claim: spoken.length === 0 ? null : spoken.length - 1 });
    state = after;
  }
  const challenge = steps.findIndex(({ action }) => action.do === "challenge");
  const end = roundIn(steps.at(-1)?.before ?? before);
  const claims = spoken.map(({ claim }) => claim);
  const truths =
    settled === null || end === null ? [] : claimTruths({ claims, stirred }, settled, end.terms, rules.value);
  return {
    steps,
    claims: spoken.map((one, at) => ({ ...one, truth: truths[at] ?? null })),
    challenge: challenge === -1 ? null : challenge,
    settled,
  };
}

/** A state's open round; null between rounds. */
export const roundIn = (state: GameState): OpenRound | null =>
  state.phase === "claiming" || state.phase === "revealing" ? state.round : null;
