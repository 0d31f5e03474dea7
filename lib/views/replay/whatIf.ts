import {
  type Action,
  type Claim,
  type ClaimKind,
  claimLadder,
  type Finished,
  type GameState,
  kickersOf,
  type LegalChallenge,
  legal,
  type MakeClaim,
  type Move,
  type PlayerId,
  play,
  rulesUnder,
  type Settled,
  type Shown,
  sayClaim,
  toAct,
} from "@/lib/engine";
import { canChangeDice, claimOdds } from "../claimTruths";
import { type ClaimPoint, type RoundSteps, roundIn } from "./roundSteps";

// Alternatives to a round. A what-if only exists as states and is never recorded.

/** The alternative claims and challenge, from a step of the round. */
export interface WhatIf {
  /** The step it replaces, with everything after it. */
  readonly at: number;
  readonly actions: readonly Action[];
}

/** A possible challenge, with its name in this game. */
export interface WhatIfChallenge extends Pick<LegalChallenge, "kind" | "called"> {
  readonly by: PlayerId;
}

/** The result of a what-if's challenge. */
export interface WhatIfVerdict {
  readonly settled: Settled;
  /** The hypothetical moves. */
  readonly moves: readonly Move[];
  readonly finished: Finished | null;
}

/** A what-if after replay. */
export interface WhatIfView {
  readonly claims: readonly ClaimPoint[];
  /** The game's kind of claims. */
  readonly kind: ClaimKind;
  /** The state after it. */
  readonly state: GameState;
  /** The next speaker; null after a challenge. */
  readonly speaker: PlayerId | null;
  /** True if claims before theirs were unheard (S11). */
  readonly unheard: boolean;
  /**
   * Their possible claims, lowest first. Only the lowest hand has kickers. Counts have no upper limit.
   */
  readonly next: readonly Claim[];
  readonly challenges: readonly WhatIfChallenge[];
  /** The hypothetical verdict; null without a challenge, or if unknown. */
  readonly verdict: WhatIfVerdict | null;
}

/** An alternative claim, or the what-if's next one, in recorded form. */
export function whatIfClaim(round: RoundSteps, whatIf: WhatIf, claim: unknown): MakeClaim {
  const instead = whatIf.actions.length === 0 ? round.steps[whatIf.at]?.action : undefined;
  // An alternative claim keeps the steps with the dice before it.
  if (instead?.do === "claim") {
    const { ruling: _ruling, note: _note, ...recorded } = instead;
    return { ...recorded, by: speakerIn(round, whatIf) ?? recorded.by, claim };
  }
  const state = stateOf(round, whatIf);
  const plain = { do: "claim", by: toAct(state) ?? "", claim } as const;
  const blind = { ...plain, accept: "blind" } as const;
  return roundIn(state)?.latest && state.diceEach === null && play(state, blind).ok ? blind : plain;
}

/** True if a what-if replaces a claim after unheard ones (S11). */
const unheardIn = ({ steps }: RoundSteps, { at, actions }: WhatIf): boolean => {
  const instead = steps[at]?.action;
  return actions.length === 0 && instead?.do === "claim" && instead.skipped === true;
};

/** A what-if's next speaker: after unheard claims the next one heard, otherwise the player in turn. */
function speakerIn(round: RoundSteps, whatIf: WhatIf): PlayerId | null {
  const state = stateOf(round, whatIf);
  const instead = round.steps[whatIf.at]?.action;
  if (unheardIn(round, whatIf) && instead?.do === "claim") return instead.by;
  return state.phase === "claiming" ? toAct(state) : null;
}

/** The state after a what-if. */
function stateOf({ steps }: RoundSteps, { at, actions }: WhatIf): GameState {
  const begins = steps[at]?.before ?? steps.at(-1)?.after;
  if (begins === undefined) throw new Error("cannot happen: a what-if of a round without steps");
  return actions.reduce<GameState>((state, action) => {
    const played = play(state, action);
    return played.ok ? played.value.state : state;
  }, begins);
}

/** Plays a what-if: its claims with their chances, the next possible actions, and its challenge's result. */
export function viewWhatIf(round: RoundSteps, whatIf: WhatIf): WhatIfView {
  const state = stateOf(round, whatIf);
  const rules = rulesUnder(state.game, state.house);
  if (!rules.ok) throw new Error("cannot happen: a what-if of a game without rules");
  const claims = whatIf.actions.flatMap((action, at): readonly ClaimPoint[] => {
    if (action.do !== "claim") return [];
    const soFar = { ...whatIf, actions: whatIf.actions.slice(0, at + 1) };
    const after = stateOf(round, soFar);
    const latest = roundIn(after)?.latest;
    if (!latest) return [];
    return [
      { ...latest, chance: claimOdds(after, rules.value)?.chance ?? 0, truth: truthOf(round, soFar, after) },
    ];
  });
  const speaker = speakerIn(round, whatIf);
  const challenged = state.phase === "revealing" || whatIf.actions.at(-1)?.do === "challenge";
  return {
    claims,
    kind: rules.value.claims.kind,
    state,
    speaker,
    unheard: unheardIn(round, whatIf),
    next: speaker === null ? [] : nextClaims(round, whatIf, state),
    challenges: state.phase === "claiming" ? challengesIn(state) : [],
    verdict: challenged ? verdictOf(round, whatIf) : null,
  };
}

function nextClaims(round: RoundSteps, whatIf: WhatIf, state: GameState): readonly Claim[] {
  const higher = claimLadder(state).filter((rung) => rung.higher);
  const legalOnes = higher.filter(
    ({ claim }, at) =>
      (at === 0 || !("hand" in claim) || kickersOf(claim).length === 0) &&
      play(state, whatIfClaim(round, whatIf, claim)).ok,
  );
  return legalOnes.map(({ claim }) => claim);
}

const challengesIn = (state: GameState): readonly WhatIfChallenge[] =>
  state.seats
    .filter(({ active }) => active)
    .flatMap(({ player }) =>
      legal(state, player)
        .challenges.filter(({ refusal }) => refusal === null)
        .map(({ kind, called }) => ({ by: player, kind, called })),
    );

/** True if the what-if's latest claim is true: the next player challenges it, and the dice decide. */
function truthOf(round: RoundSteps, whatIf: WhatIf, state: GameState): boolean | null {
  const by = toAct(state);
  if (by === null) return null;
  const doubt = { do: "challenge", by } as const;
  const verdict = verdictOf(round, { ...whatIf, actions: [...whatIf.actions, doubt] });
  return verdict && verdict.settled.finding.finding !== "short";
}

/** The hypothetical verdict of a what-if's challenge; null if the dice cannot decide it. */
function verdictOf(round: RoundSteps, whatIf: WhatIf): WhatIfVerdict | null {
  const before = stateOf(round, { ...whatIf, actions: whatIf.actions.slice(0, -1) });
  const challenge = whatIf.actions.at(-1);
  if (challenge?.do !== "challenge") return null;
  const antes = roundIn(before)?.antes.length ?? 0;
  const challenged = play(before, challenge);
  if (!challenged.ok) return null;
  const shown = shownFor(round, whatIf, challenged.value.state);
  // A conceded claim settles at once (M4).
  const revealed =
    challenged.value.state.phase === "revealing" && shown
      ? play(challenged.value.state, { do: "reveal", ...shown })
      : challenged;
  if (!revealed.ok) return null;
  const { state, facts } = revealed.value;
  const fact = facts.find((one) => one.fact === "settled");
  return fact
    ? {
        settled: fact.settled,
        moves: fact.settled.moves.slice(antes),
        finished: state.phase === "finished" ? state.finished : null,
      }
    : null;
}

/** The part of the reveal that applies to the what-if's last claim; null if none does. */
function shownFor(round: RoundSteps, whatIf: WhatIf, state: GameState): Shown | null {
  const { settled, steps } = round;
  const latest = roundIn(state)?.latest;
  const rules = rulesUnder(state.game, state.house);
  if (!settled?.shown || !latest || !rules.ok || !sameDice(round, whatIf, state)) return null;
  const { shown, claim, claimer } = settled;
  if ("dice" in shown) return shown;
  const countsAlike =
    "count" in claim &&
    "count" in latest.claim &&
    claim.face === latest.claim.face &&
    !rules.value.claims.naturalNeeded;
  if (!("outcome" in shown)) return countsAlike ? shown : null;
  const same =
    whatIf.at < steps.length && claimer === latest.by && sayClaim(claim) === sayClaim(latest.claim);
  return same ? shown : null;
}

/** True if the revealed dice are valid for a what-if: no one rolled after its start, or in it. */
function sameDice({ steps }: RoundSteps, { at, actions }: WhatIf, { diceEach }: GameState): boolean {
  const instead = steps[at]?.action.do === "claim" && actions[0]?.do === "claim";
  const undone = steps.slice(instead ? at + 1 : at).map(({ action }) => action);
  const done = instead ? actions.slice(1) : actions;
  const rolls = (action: Action) => (diceEach === null ? canChangeDice(action) : action.do === "re-roll");
  return ![...undone, ...done].some(rolls);
}
