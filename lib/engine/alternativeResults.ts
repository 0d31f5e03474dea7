import { challengeLabel, rulesOf } from "./games";
import type { RuleSet } from "./parts";
import { play } from "./play";
import { cannotHappen } from "./result";
import {
  type Action,
  type Claim,
  FACES,
  type Face,
  type Finished,
  type GameState,
  type House,
  type InPhase,
  type Move,
  type PlayerId,
  type Refusal,
  type Seat,
  type Settled,
  type Shout,
} from "./vocabulary";

// The result of a round under other house rules, with the same claims and dice.

/** A settled round as played. */
export interface PlayedRound {
  /** The state before it. */
  readonly before: InPhase<"between-rounds">;
  /** All its actions up to its verdict, in playing order. */
  readonly actions: readonly Action[];
  /** The seats before and after the previous verdict; null in the first round. */
  readonly lastVerdict: { readonly before: readonly Seat[]; readonly after: readonly Seat[] } | null;
}

/** Why other rules give no answer for a round. */
export type UnknownReason = "dealt" | "rolled" | "unseen" | "over";

/**
 * `settled`: the verdict, its transfers without antes, the end of the game, and who assigns a drink (P8).
 * `refused`: the first illegal action; `claim` is the claim it made. `unknown` has a reason. `dealt`: the
 * starting dice or payments differ, so it is another game. `rolled`: it needs a red die that was not rolled.
 * `unseen`: it needs dice of which only the count or the answer is known. `over`: the game would have ended
 * before.
 */
export type AlternativeResult =
  | {
      readonly came: "settled";
      readonly settled: Settled;
      readonly moves: readonly Move[];
      readonly finished: Finished | null;
      readonly giver: PlayerId | null;
    }
  | {
      readonly came: "refused";
      readonly action: Action;
      readonly claim: Claim | null;
      /** The label of the challenge, if it is one. */
      readonly called: Shout | null;
      readonly refusal: Refusal;
    }
  | { readonly came: "unknown"; readonly why: UnknownReason };

const unknownResult = (why: UnknownReason): AlternativeResult => ({ came: "unknown", why });

/** Replays a round under any house rules (complete). The actual rules are replayed once, for all of them. */
export function alternativeResults(round: PlayedRound): (house: House) => AlternativeResult {
  const { before, actions } = round;
  const here = rulesOf(before.game, before.house);
  const seen = statesOf(before, actions);
  return (house) => {
    const there = rulesOf(before.game, house);
    if (!dealAlike(here, there, before.seats.length)) return unknownResult("dealt");
    if (there.ending.over(before.seats) !== null) return unknownResult("over");
    let state: GameState = {
      ...before,
      house,
      palifico: before.palifico ?? fellUnder(round, here, there),
    };
    for (const [at, recorded] of actions.entries()) {
      const action = recorded.do === "start-round" ? withItsDie(recorded, there) : recorded;
      if (action === null) return unknownResult("rolled");
      const recordedState = seen[at] ?? before;
      if (action.do === "reveal" && !("dice" in action) && !judgeAlike([here, recordedState], [there, state]))
        return unknownResult("unseen");
      const played = play(state, action);
      if (!played.ok && played.refusal.code === "game-over") return unknownResult("over");
      if (!played.ok)
        return {
          came: "refused",
          action,
          claim: latestIn(seen[at + 1] ?? recordedState),
          called: action.do === "challenge" ? challengeLabel(before.game, action.kind ?? "doubt") : null,
          refusal: played.refusal,
        };
      const antes = "round" in state ? state.round.antes.length : 0;
      state = played.value.state;
      const fact = played.value.facts.find((one) => one.fact === "settled");
      if (fact)
        return {
          came: "settled",
          settled: fact.settled,
          moves: fact.settled.moves.slice(antes),
          finished: state.phase === "finished" ? state.finished : null,
          giver: state.phase === "between-rounds" ? state.giver : null,
        };
    }
    cannotHappen("a settled round without a verdict");
  };
}

/** The states before each action, and after the last. */
function statesOf(before: GameState, actions: readonly Action[]): readonly GameState[] {
  const states = [before];
  for (const action of actions) {
    const state = states.at(-1) ?? before;
    const played = play(state, action);
    states.push(played.ok ? played.value.state : state);
  }
  return states;
}

/** True if both rule sets start games and rounds with the same dice, lives and chips. */
const dealAlike = (here: RuleSet, there: RuleSet, players: number): boolean =>
  here.cups.dealt(players) === there.cups.dealt(players) &&
  JSON.stringify(paidBefore(here)) === JSON.stringify(paidBefore(there));

/** The starting stakes and antes, ignoring what happens to a player who cannot pay. */
const paidBefore = ({ stakes: { dealt, ante } }: RuleSet) => [dealt, ante?.chips, ante?.every];

/** U5: the starter of this round as a palifico, if the other rules have that and these do not. */
function fellUnder({ lastVerdict }: PlayedRound, here: RuleSet, there: RuleSet): PlayerId | null {
  if (lastVerdict === null) return null;
  const { before, after } = lastVerdict;
  return here.terms.fellToOneDie(before, after) === null ? there.terms.fellToOneDie(before, after) : null;
}

/** The start of the round with its red die, if needed (F2). Null if the die is unknown. */
function withItsDie(start: Extract<Action, { do: "start-round" }>, { terms }: RuleSet): Action | null {
  if (terms.redDie) return start.wild === undefined ? null : start;
  const { wild: _unrolled, ...rest } = start;
  return rest;
}

type AtTable = readonly [rules: RuleSet, state: GameState];

/** True if all possible dice judge the latest claim alike under both rules (S1, S2, B5). */
function judgeAlike(here: AtTable, there: AtTable): boolean {
  // S21: a bare number does not reveal five alike.
  if (here[0].claims.fiveAlike !== there[0].claims.fiveAlike) return false;
  return probes(here[0]).every((dice) => verdictOn(dice, here) === verdictOn(dice, there));
}

/** Test dice: one of each face if each die counts by itself, else all rolls of one cup. */
function probes({ claims, cups }: RuleSet): readonly (readonly Face[])[] {
  return combinations(claims.kind === "count" ? 1 : (cups.dealt(1) ?? cups.diceInPlay([])));
}

function combinations(dice: number, from: Face = 1): readonly (readonly Face[])[] {
  if (dice === 0) return [[]];
  return FACES.filter((face) => face >= from).flatMap((face) =>
    combinations(dice - 1, face).map((rest) => [face, ...rest]),
  );
}

function verdictOn(dice: readonly Face[], [{ claims }, state]: AtTable): boolean | null {
  const latest = latestIn(state);
  if (latest === null || state.phase !== "revealing") return null;
  const asked = "count" in latest ? { ...latest, count: dice.length } : latest;
  const finding = claims.judge(asked, { dice }, state.round.terms);
  return finding.ok ? finding.value.finding !== "short" : null;
}

const latestIn = (state: GameState): Claim | null =>
  state.phase === "claiming" || state.phase === "revealing" ? (state.round.latest?.claim ?? null) : null;
