import { type Action, type GameState, ok, play, type Refusal, type Result, type Settled } from "@/lib/engine";
import {
  type ActionEntry,
  type OpenTable,
  RECENT_ROUNDS,
  type RoundSummary,
  summaryOf,
} from "@/lib/protocol/entry";
import { voidedRound } from "@/lib/protocol/journal";
import type { Correction } from "@/lib/protocol/liveState";

/**
 * Applies one more entry that is no correction: the same fold on every phone and the server. `entry.seq` must
 * follow `table.seq`. Refuses like the engine, with the table unchanged.
 */
export function advance(table: OpenTable, entry: ActionEntry): Result<OpenTable, Refusal> {
  const played = play(table.state, entry.action);
  if (!played.ok) return played;
  const { state, facts } = played.value;
  const settled = facts.flatMap((fact) => (fact.fact === "settled" ? [fact.settled] : []));
  const summaries = facts.flatMap((fact): readonly RoundSummary[] => {
    if (fact.fact === "scored") return [summaryOf(fact.scored)];
    return entry.action.do === "result" && fact.fact === "told"
      ? [{ round: state.settledRounds, moves: entry.action.moves }]
      : [];
  });
  const { voided: _, ...before } = table;
  const open = state.phase === "claiming" || state.phase === "revealing";
  return ok({
    ...before,
    ...voidedRound([entry], table),
    seq: entry.seq,
    state,
    names: namesAfter(table, entry),
    last: { entry, undo: { action: null, replaces: [entry.seq] } },
    round: open ? [...table.round, entry] : [],
    rounds: [...settled, ...table.rounds].slice(0, RECENT_ROUNDS),
    told: [...summaries, ...table.told].slice(0, RECENT_ROUNDS),
  });
}

/** The latest rounds, newest first: settled and result-only ones. */
export const roundsBefore = ({
  rounds,
  told: summaries,
}: Pick<OpenTable, "rounds" | "told">): readonly (Settled | RoundSummary)[] =>
  [...rounds, ...summaries].toSorted((one, other) => other.round - one.round).slice(0, RECENT_ROUNDS);

const namesAfter = ({ names }: OpenTable, { action, name }: ActionEntry): OpenTable["names"] =>
  action.do === "join" && name !== undefined ? { ...names, [action.player]: name } : names;

const BEGINNINGS: readonly Action["do"][] = ["start-round", "result", "outcome"];

/** True once another round has started since a correction, or other entries have ended the game. */
export const isOutdated = ({ seq }: Correction, { round, last, state }: OpenTable): boolean =>
  [round[0], last?.entry].some(
    (entry) =>
      entry !== undefined &&
      entry.seq > seq &&
      entry.replaces === undefined &&
      (state.phase === "finished" || BEGINNINGS.includes(entry.action.do)),
  );

/** True before a game's first result: no round is settled, and no one is named at its end. */
export const isUnplayed = (state: GameState): boolean =>
  state.settledRounds === 0 &&
  (state.phase !== "finished" || state.finished.losers.length + state.finished.winners.length === 0);
