import {
  type Finished,
  type GameState,
  type PlayerId,
  type RoundVerdict,
  standing,
  toAct,
} from "@/lib/engine";
import type { Folded } from "@/lib/protocol/journal";

/** Something before a correction and after it. */
export interface Change<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** What one player has, by the words of the standing (`score`, `goods`, `bads`, `dice`, `active` …). */
export type PlayerStanding = Readonly<Record<string, number | boolean>>;

/** What a correction in a playoff changes in a game that it decides (F12): how that one ends. */
export interface DecidedChange {
  /** Which game it is. */
  readonly game: string;
  /** Seat key → name, at that game. */
  readonly names: Readonly<Record<PlayerId, string>>;
  readonly finished: Change<Finished | null>;
}

/** What a correction changes, besides what it says itself. */
export interface Consequences {
  /** Which game it is. */
  readonly game: string;
  /** Rounds whose verdict, moves or starter differ, in playing order; null where there is no such round. */
  readonly rounds: readonly Change<RoundVerdict | null>[];
  /** Everybody who sits, or sat, at the table, in seat order; null for who then does not. */
  readonly standing: readonly (Change<PlayerStanding | null> & {
    readonly player: PlayerId;
    readonly differs: boolean;
  })[];
  readonly phase: Change<GameState["phase"]>;
  /** Who claims or starts next. */
  readonly toAct: Change<PlayerId | null>;
  readonly finished: Change<Finished | null>;
  /** What becomes of the game's end: it is over now, goes on again, ends otherwise, or nothing. */
  readonly ending: "over" | "reopened" | "otherwise" | "same";
  /** Nothing at all differs. */
  readonly none: boolean;
}

/** What differs between a game and the same game corrected. */
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

/** How a game ended; null while it goes on. */
export const finishedIn = (state: GameState): Finished | null =>
  state.phase === "finished" ? state.finished : null;

function endingOf({ before, after }: Change<Finished | null>): Consequences["ending"] {
  if (same(before, after)) return "same";
  if (before === null) return "over";
  return after === null ? "reopened" : "otherwise";
}

/** Rounds are the same round when they are settled in the same place: their numbers change when one before them goes. */
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
  const of = (held: typeof old, player: PlayerId) =>
    Object.hasOwn(held, player) ? (held[player] ?? null) : null;
  return [...new Set([...Object.keys(now), ...Object.keys(old)])].map((player) => {
    const pair = { before: of(old, player), after: of(now, player) };
    return { player, ...pair, differs: !alike(pair) };
  });
}
