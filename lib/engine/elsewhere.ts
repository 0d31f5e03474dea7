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

// What a round would have come to at a table with other house rules: the same words said and the same dice shown.

/** A settled round as it was played. */
export interface PlayedRound {
  /** The table before it. */
  readonly before: InPhase<"between-rounds">;
  /** Everything recorded from its start to its verdict, in playing order; the rules took it all. */
  readonly actions: readonly Action[];
  /** The seats before and after the verdict before it; null in the first round. */
  readonly lastVerdict: { readonly before: readonly Seat[]; readonly after: readonly Seat[] } | null;
}

/** Why nobody can tell what another table would have made of a round. */
export type Untold = "dealt" | "rolled" | "unseen" | "over";

/**
 * `settled`: the verdict, what changes hands by it (antes aside), how the game ends, and who hands out a drink for it (P8). `refused`: the first thing that could not
 * have been done; `claim` is what was claimed there. `untold`: `dealt` is what everybody gets and pays before they roll, so that it
 * would be another game; `rolled` takes a red die that nobody rolled; `unseen` takes dice of which only the count or the answer was
 * told; `over`: it would have been over before.
 */
export type Elsewhere =
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
      /** What a challenge is called, where it is one. */
      readonly called: Shout | null;
      readonly refusal: Refusal;
    }
  | { readonly came: "untold"; readonly why: Untold };

const untold = (why: Untold): Elsewhere => ({ came: "untold", why });

/** Plays a round again under any house rules, every option with its value. What was done here is played once, for all of them. */
export function elsewhere(round: PlayedRound): (house: House) => Elsewhere {
  const { before, actions } = round;
  const here = rulesOf(before.game, before.house);
  const seen = statesOf(before, actions);
  return (house) => {
    const there = rulesOf(before.game, house);
    if (!dealAlike(here, there, before.seats.length)) return untold("dealt");
    if (there.ending.over(before.seats) !== null) return untold("over");
    let state: GameState = {
      ...before,
      house,
      palifico: before.palifico ?? fellElsewhere(round, here, there),
    };
    for (const [at, recorded] of actions.entries()) {
      const action = recorded.do === "start-round" ? withItsDie(recorded, there) : recorded;
      if (action === null) return untold("rolled");
      const told = seen[at] ?? before;
      if (action.do === "reveal" && !("dice" in action) && !judgeAlike([here, told], [there, state]))
        return untold("unseen");
      const played = play(state, action);
      if (!played.ok && played.refusal.code === "game-over") return untold("over");
      if (!played.ok)
        return {
          came: "refused",
          action,
          claim: latestIn(seen[at + 1] ?? told),
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

/** The table before each action, and after the last. */
function statesOf(before: GameState, actions: readonly Action[]): readonly GameState[] {
  const states = [before];
  for (const action of actions) {
    const state = states.at(-1) ?? before;
    const played = play(state, action);
    states.push(played.ok ? played.value.state : state);
  }
  return states;
}

/** Whether both tables begin a game and its rounds with the same dice, lives and chips. */
const dealAlike = (here: RuleSet, there: RuleSet, players: number): boolean =>
  here.cups.dealt(players) === there.cups.dealt(players) &&
  JSON.stringify(paidBefore(here)) === JSON.stringify(paidBefore(there));

/** What everybody begins with and pays, whatever becomes of whoever is short of it. */
const paidBefore = ({ stakes: { dealt, ante } }: RuleSet) => [dealt, ante?.chips, ante?.every];

/** U5: who opens this round with a palifico where that is played, though here it is not. */
function fellElsewhere({ lastVerdict }: PlayedRound, here: RuleSet, there: RuleSet): PlayerId | null {
  if (lastVerdict === null) return null;
  const { before, after } = lastVerdict;
  return here.terms.fellToOneDie(before, after) === null ? there.terms.fellToOneDie(before, after) : null;
}

/** The start of a round with the red die where one is rolled (F2); null where nobody knows what it would have shown. */
function withItsDie(start: Extract<Action, { do: "start-round" }>, { terms }: RuleSet): Action | null {
  if (terms.redDie) return start.wild === undefined ? null : start;
  const { wild: _unrolled, ...rest } = start;
  return rest;
}

type AtTable = readonly [rules: RuleSet, state: GameState];

/** Whether any dice would be found to make the latest claim true at both tables, or at neither (S1, S2, B5). */
function judgeAlike(here: AtTable, there: AtTable): boolean {
  // S21: a number without dice may or may not have five alike in it.
  if (here[0].claims.fiveAlike !== there[0].claims.fiveAlike) return false;
  return probes(here[0]).every((dice) => verdictOn(dice, here) === verdictOn(dice, there));
}

/** One die of each face where each die counts by itself, else all dice that one cup can hold. */
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
