import { type Action, type GameState, play } from "@/lib/engine";
import { type History, type RoundSummary, summaryOf } from "@/lib/protocol/entry";
import { fold } from "@/lib/protocol/journal";
import { playedRounds } from "../playedRounds";

/** A round to replay: all valid entries, or the end of a very long one. */
export interface RecordedRound {
  readonly kind: "settled";
  readonly round: number;
  /** The state before the first of `actions`. */
  readonly before: GameState;
  readonly actions: readonly Action[];
  /** The number of omitted actions at its start. */
  readonly leftOut: number;
}

/** A result-only round (S18). */
export interface RecordedResult extends RoundSummary {
  readonly kind: "told";
}

/** One finished round of a game, with links to the others. Its size does not depend on the game's length. */
export interface ReplayRound
  extends Pick<History, "id" | "names" | "group" | "cloth" | "washes" | "resultOnly" | "startedAt"> {
  /** The current state. */
  readonly state: GameState;
  /** Null before the first finished round. */
  readonly round: RecordedRound | RecordedResult | null;
  readonly earlier: number | null;
  readonly later: number | null;
  /** The number of the latest finished round. */
  readonly latest: number;
}

/** The query for a round: "?round=7"; empty for the default one. */
export const roundQuery = (round: number | null): "" | `?${string}` =>
  round === null ? "" : `?round=${round}`;

/** The most actions shown; longer rounds show their end. */
const MAX_ACTIONS = 240;

/**
 * A round of a game with corrections applied; never an open one.
 * @param asked Its number, from 1; a missing one returns the nearest round, null the first.
 */
export function replayRound(history: History, asked: number | null): ReplayRound {
  const { id, names, group, cloth, washes, resultOnly, startedAt, opening, entries } = history;
  const folded = fold(opening, entries);
  const settled = playedRounds(folded).map(({ settled, played }) => ({
    kind: "settled" as const,
    round: settled.round,
    ...played,
  }));
  const resultRounds = folded.steps.flatMap(({ action, refusal, round }): readonly RecordedResult[] =>
    action.do === "result" && refusal === null ? [{ kind: "told", round, moves: action.moves }] : [],
  );
  const scored = folded.outcomes.map((one): RecordedResult => ({ kind: "told", ...summaryOf(one.scored) }));
  const rounds = resultOnly ? [] : [...settled, ...resultRounds, ...scored].sort((a, b) => a.round - b.round);
  const wanted = asked ?? 1;
  const found = rounds.findIndex(({ round }) => round >= wanted);
  const at = found === -1 ? rounds.length - 1 : found;
  const round = rounds[at];
  return {
    id,
    names,
    group,
    cloth,
    ...(washes !== undefined && { washes }),
    resultOnly,
    startedAt,
    state: folded.state,
    round: round === undefined ? null : round.kind === "told" ? round : fitting(round),
    earlier: rounds[at - 1]?.round ?? null,
    later: rounds[at + 1]?.round ?? null,
    latest: rounds.at(-1)?.round ?? 0,
  };
}

interface Played {
  readonly kind: "settled";
  readonly round: number;
  readonly before: GameState;
  readonly actions: readonly Action[];
}

/** The visible part of a round. */
function fitting({ round, before, actions }: Played): RecordedRound {
  const leftOut = Math.max(0, actions.length - MAX_ACTIONS);
  const begins = actions.slice(0, leftOut).reduce<GameState>((state, action) => {
    const played = play(state, action);
    return played.ok ? played.value.state : state;
  }, before);
  return { kind: "settled", round, before: begins, actions: actions.slice(leftOut), leftOut };
}
