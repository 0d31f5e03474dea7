import {
  type Finished,
  type GameState,
  type PlayerId,
  type RoundVerdict,
  standing,
  toAct,
} from "@/lib/engine";
import type { Folded } from "@/lib/protocol/journal";

/** A value before and after a correction. */
export interface Change<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** One player's standing, by field (`score`, `goods`, `bads`, `dice`, `active` …). */
export type PlayerStanding = Readonly<Record<string, number | boolean>>;

/** The effect of a playoff's correction on the end of the game it decides (F12). */
export interface DecidedChange {
  /** The game's id. */
  readonly game: string;
  /** Seat key → name, in that game. */
  readonly names: Readonly<Record<PlayerId, string>>;
  readonly finished: Change<Finished | null>;
}

/** The side effects of a correction. */
export interface Consequences {
  /** The game's id. */
  readonly game: string;
  /** Rounds with a changed verdict, moves or starter, in playing order; null if there is no such round. */
  readonly rounds: readonly Change<RoundVerdict | null>[];
  /** Everyone at the table before or after, in seat order; null if absent. */
  readonly standing: readonly (Change<PlayerStanding | null> & {
    readonly player: PlayerId;
    readonly differs: boolean;
  })[];
  readonly phase: Change<GameState["phase"]>;
  /** The next claimer or starter. */
  readonly toAct: Change<PlayerId | null>;
  readonly finished: Change<Finished | null>;
  /** The effect on the game's end: over now, reopened, a different end, or none. */
  readonly ending: "over" | "reopened" | "otherwise" | "same";
  /** True if nothing changes. */
  readonly none: boolean;
}

/** Compares a game with its corrected version. */
export function consequences(before: Folded, after: Folded): Consequences {
  const rounds = changedRounds(before, after);
  const stands = changedStanding(before.state, after.state);
  const phase = { before: before.state.phase, after: after.state.phase };
  const next = { before: toAct(before.state), after: toAct(after.state) };
  const finished = { before: finishedIn(before.state), after: finishedIn(after.state) };
  const ending = endingOf(finished);
  const none =
    rounds.length === 0 &&
    ending === "same" &&
    stands.every(({ differs }) => !differs) &&
    alike(phase) &&
    alike(next);
  return { game: after.state.game, rounds, standing: stands, phase, toAct: next, finished, ending, none };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const alike = ({ before, after }: Change<unknown>) => same(before, after);

/** The end of a game; null while it is running. */
export const finishedIn = (state: GameState): Finished | null =>
  state.phase === "finished" ? state.finished : null;

function endingOf({ before, after }: Change<Finished | null>): Consequences["ending"] {
  if (same(before, after)) return "same";
  if (before === null) return "over";
  return after === null ? "reopened" : "otherwise";
}

/** A round is identified by the place it was settled at: its number changes if an earlier one is removed. */
function changedRounds(before: Folded, after: Folded): readonly Change<RoundVerdict | null>[] {
  const byPlace = ({ rounds, outcomes }: Folded) =>
    new Map<number, RoundVerdict>([
      ...rounds.map(({ place, settled }) => [place, settled] as const),
      ...outcomes.map(({ place, scored }) => [place, scored] as const),
    ]);
  const [old, now] = [byPlace(before), byPlace(after)];
  const places = [...new Set([...old.keys(), ...now.keys()])].sort((a, b) => a - b);
  const unnumbered = (settled: RoundVerdict | null) => settled && { ...settled, round: 0 };
  return places
    .map((place) => ({ before: old.get(place) ?? null, after: now.get(place) ?? null }))
    .filter((pair) => !same(unnumbered(pair.before), unnumbered(pair.after)));
}

function changedStanding(before: GameState, after: GameState): Consequences["standing"] {
  const [old, now] = [standing(before), standing(after)];
  const of = (standings: typeof old, player: PlayerId) =>
    Object.hasOwn(standings, player) ? (standings[player] ?? null) : null;
  return [...new Set([...Object.keys(now), ...Object.keys(old)])].map((player) => {
    const pair = { before: of(old, player), after: of(now, player) };
    return { player, ...pair, differs: !alike(pair) };
  });
}
