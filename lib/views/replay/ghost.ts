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
import { claimOdds, stirs } from "../claimTruths";
import { type ClaimPoint, type RoundSteps, roundIn } from "./roundSteps";

// What could have happened instead. A ghost is played on the states alone and is nowhere recorded.

/** What is said and done instead, from a step of the round on. */
export interface Ghost {
  /** The step that it takes the place of, with all that came after. */
  readonly at: number;
  readonly actions: readonly Action[];
}

/** Somebody who could challenge now, and how the game calls that. */
export interface GhostChallenge extends Pick<LegalChallenge, "kind" | "called"> {
  readonly by: PlayerId;
}

/** What came of a ghost that ended in a challenge. */
export interface GhostVerdict {
  readonly settled: Settled;
  /** What would have changed hands by it. */
  readonly moves: readonly Move[];
  readonly finished: Finished | null;
}

/** A ghost, played. */
export interface GhostView {
  readonly claims: readonly ClaimPoint[];
  /** What claims are about in this game. */
  readonly kind: ClaimKind;
  /** The table after it. */
  readonly state: GameState;
  /** Who would speak now; null once somebody has challenged. */
  readonly speaker: PlayerId | null;
  /** Whether claims before theirs were not heard (S11). */
  readonly unheard: boolean;
  /** Hands or rolls that they could claim, lowest first, without spoken kickers but the lowest of all; counts have no end. */
  readonly next: readonly Claim[];
  readonly challenges: readonly GhostChallenge[];
  /** What the challenge would have come to; null where none was made, or nobody can tell. */
  readonly verdict: GhostVerdict | null;
}

/** Another claim than the recorded one, or the next one of a ghost: as it would be recorded. */
export function ghostClaim(round: RoundSteps, ghost: Ghost, claim: unknown): MakeClaim {
  const instead = ghost.actions.length === 0 ? round.steps[ghost.at]?.action : undefined;
  // Whoever says something else has done the same to the dice before.
  if (instead?.do === "claim") {
    const { ruling: _ruling, note: _note, ...said } = instead;
    return { ...said, by: speakerIn(round, ghost) ?? said.by, claim };
  }
  const state = stateOf(round, ghost);
  const plain = { do: "claim", by: toAct(state) ?? "", claim } as const;
  const blind = { ...plain, accept: "blind" } as const;
  return roundIn(state)?.latest && state.diceEach === null && play(state, blind).ok ? blind : plain;
}

/** Whether a ghost begins in the place of a claim before which others were not heard (S11). */
const unheardIn = ({ steps }: RoundSteps, { at, actions }: Ghost): boolean => {
  const instead = steps[at]?.action;
  return actions.length === 0 && instead?.do === "claim" && instead.skipped === true;
};

/** Who speaks next in a ghost: after claims that were not heard whoever was heard again, else the player in turn. */
function speakerIn(round: RoundSteps, ghost: Ghost): PlayerId | null {
  const state = stateOf(round, ghost);
  const instead = round.steps[ghost.at]?.action;
  if (unheardIn(round, ghost) && instead?.do === "claim") return instead.by;
  return state.phase === "claiming" ? toAct(state) : null;
}

/** The table as a ghost leaves it. */
function stateOf({ steps }: RoundSteps, { at, actions }: Ghost): GameState {
  const begins = steps[at]?.before ?? steps.at(-1)?.after;
  if (begins === undefined) throw new Error("cannot happen: a ghost of a round without a step");
  return actions.reduce<GameState>((state, action) => {
    const played = play(state, action);
    return played.ok ? played.value.state : state;
  }, begins);
}

/** Plays a ghost: its claims with their chances, who could say or do what next, and what its challenge would have come to. */
export function viewGhost(round: RoundSteps, ghost: Ghost): GhostView {
  const state = stateOf(round, ghost);
  const rules = rulesUnder(state.game, state.house);
  if (!rules.ok) throw new Error("cannot happen: a ghost of a game that has no rules");
  const claims = ghost.actions.flatMap((action, at): readonly ClaimPoint[] => {
    if (action.do !== "claim") return [];
    const so = { ...ghost, actions: ghost.actions.slice(0, at + 1) };
    const after = stateOf(round, so);
    const latest = roundIn(after)?.latest;
    if (!latest) return [];
    return [
      { ...latest, chance: claimOdds(after, rules.value)?.chance ?? 0, truth: truthOf(round, so, after) },
    ];
  });
  const speaker = speakerIn(round, ghost);
  const challenged = state.phase === "revealing" || ghost.actions.at(-1)?.do === "challenge";
  return {
    claims,
    kind: rules.value.claims.kind,
    state,
    speaker,
    unheard: unheardIn(round, ghost),
    next: speaker === null ? [] : nextClaims(round, ghost, state),
    challenges: state.phase === "claiming" ? challengesIn(state) : [],
    verdict: challenged ? verdictOf(round, ghost) : null,
  };
}

function nextClaims(round: RoundSteps, ghost: Ghost, state: GameState): readonly Claim[] {
  const higher = claimLadder(state).filter((rung) => rung.higher);
  const legalOnes = higher.filter(
    ({ claim }, at) =>
      (at === 0 || !("hand" in claim) || kickersOf(claim).length === 0) &&
      play(state, ghostClaim(round, ghost, claim)).ok,
  );
  return legalOnes.map(({ claim }) => claim);
}

const challengesIn = (state: GameState): readonly GhostChallenge[] =>
  state.seats
    .filter(({ active }) => active)
    .flatMap(({ player }) =>
      legal(state, player)
        .challenges.filter(({ refusal }) => refusal === null)
        .map(({ kind, called }) => ({ by: player, kind, called })),
    );

/** Whether the latest claim of a ghost would have been true: what a doubt of whoever is next would have found. */
function truthOf(round: RoundSteps, ghost: Ghost, state: GameState): boolean | null {
  const by = toAct(state);
  if (by === null) return null;
  const doubt = { do: "challenge", by } as const;
  const came = verdictOf(round, { ...ghost, actions: [...ghost.actions, doubt] });
  return came && came.settled.finding.finding !== "short";
}

/** What the challenge that a ghost ends with would have come to; null where the dice do not tell. */
function verdictOf(round: RoundSteps, ghost: Ghost): GhostVerdict | null {
  const before = stateOf(round, { ...ghost, actions: ghost.actions.slice(0, -1) });
  const challenge = ghost.actions.at(-1);
  if (challenge?.do !== "challenge") return null;
  const antes = roundIn(before)?.antes.length ?? 0;
  const challenged = play(before, challenge);
  if (!challenged.ok) return null;
  const shown = shownFor(round, ghost, challenged.value.state);
  // A claim that is conceded is settled at once (M4).
  const lifted =
    challenged.value.state.phase === "revealing" && shown
      ? play(challenged.value.state, { do: "reveal", ...shown })
      : challenged;
  if (!lifted.ok) return null;
  const { state, facts } = lifted.value;
  const fact = facts.find((one) => one.fact === "settled");
  return fact
    ? {
        settled: fact.settled,
        moves: fact.settled.moves.slice(antes),
        finished: state.phase === "finished" ? state.finished : null,
      }
    : null;
}

/** What was shown at the end, as far as it tells of the claim that a ghost ends with; null where it does not. */
function shownFor(round: RoundSteps, ghost: Ghost, state: GameState): Shown | null {
  const { settled, steps } = round;
  const latest = roundIn(state)?.latest;
  const rules = rulesUnder(state.game, state.house);
  if (!settled?.shown || !latest || !rules.ok || !sameDice(round, ghost, state)) return null;
  const { shown, claim, claimer } = settled;
  if ("dice" in shown) return shown;
  const countsAlike =
    "count" in claim &&
    "count" in latest.claim &&
    claim.face === latest.claim.face &&
    !rules.value.claims.naturalNeeded;
  if (!("outcome" in shown)) return countsAlike ? shown : null;
  const same = ghost.at < steps.length && claimer === latest.by && sayClaim(claim) === sayClaim(latest.claim);
  return same ? shown : null;
}

/** Whether the dice that were shown at the end are those that lay there in a ghost: nobody rolled after it began, or in it. */
function sameDice({ steps }: RoundSteps, { at, actions }: Ghost, { diceEach }: GameState): boolean {
  const instead = steps[at]?.action.do === "claim" && actions[0]?.do === "claim";
  const undone = steps.slice(instead ? at + 1 : at).map(({ action }) => action);
  const done = instead ? actions.slice(1) : actions;
  const rolls = (action: Action) => (diceEach === null ? stirs(action) : action.do === "re-roll");
  return ![...undone, ...done].some(rolls);
}
