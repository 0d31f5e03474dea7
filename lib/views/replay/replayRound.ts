import { type Action, type GameState, play } from "@/lib/engine";
import { type History, type RoundSummary, summaryOf } from "@/lib/protocol/entry";
import { fold } from "@/lib/protocol/journal";
import { playedRounds } from "../playedRounds";

/** A round to be played again: all that stands of it, or of a very long one its end. */
export interface RecordedRound {
  readonly kind: "settled";
  readonly round: number;
  /** The table before the first of `actions`. */
  readonly before: GameState;
  readonly actions: readonly Action[];
  /** How many of its first actions are not here. */
  readonly leftOut: number;
}

/** A round of which only the result or the outcome was recorded (S18, S26). */
export interface RecordedResult extends RoundSummary {
  readonly kind: "told";
}

/** One round of a game that is over, and the ways to the others. How much it is does not depend on how long the game is. */
export interface ReplayRound
  extends Pick<History, "id" | "names" | "group" | "cloth" | "resultOnly" | "startedAt"> {
  /** The table as it stands now. */
  readonly state: GameState;
  /** Null where no round is over yet. */
  readonly round: RecordedRound | RecordedResult | null;
  readonly earlier: number | null;
  readonly later: number | null;
  /** The number of the latest round that is over. */
  readonly latest: number;
}

/** A round as an address asks for it: "?round=7"; nothing for the one it opens at. */
export const roundQuery = (round: number | null): "" | `?${string}` =>
  round === null ? "" : `?round=${round}`;

/** More actions than these are no round that anybody plays; of such a one the end is shown. */
const MAX_ACTIONS = 240;

/**
 * A round of a game as it stands, corrections applied: never one that is still open.
 * @param asked Its number, from 1; what is not there is answered by the round nearest to it, null by the first.
 */
export function replayRound(history: History, asked: number | null): ReplayRound {
  const { id, names, group, cloth, resultOnly, startedAt, opening, entries } = history;
  const folded = fold(opening, entries);
  const settled = playedRounds(folded).map(({ settled, played }) => ({
    kind: "settled" as const,
    round: settled.round,
    ...played,
  }));
  const told = folded.steps.flatMap(({ action, refusal, round }): readonly RecordedResult[] =>
    action.do === "result" && refusal === null ? [{ kind: "told", round, moves: action.moves }] : [],
  );
  const scored = folded.outcomes.map((one): RecordedResult => ({ kind: "told", ...summaryOf(one.scored) }));
  const rounds = resultOnly ? [] : [...settled, ...told, ...scored].sort((a, b) => a.round - b.round);
  const wanted = asked ?? 1;
  const found = rounds.findIndex(({ round }) => round >= wanted);
  const at = found === -1 ? rounds.length - 1 : found;
  const round = rounds[at];
  return {
    id,
    names,
    group,
    cloth,
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

/** As much of a round as is shown. */
function fitting({ round, before, actions }: Played): RecordedRound {
  const leftOut = Math.max(0, actions.length - MAX_ACTIONS);
  const begins = actions.slice(0, leftOut).reduce<GameState>((state, action) => {
    const played = play(state, action);
    return played.ok ? played.value.state : state;
  }, before);
  return { kind: "settled", round, before: begins, actions: actions.slice(leftOut), leftOut };
}
