import {
  type Action,
  type Challenge,
  type GameState,
  type PlayerId,
  play,
  type Refusal,
  type Scored,
  type Settled,
} from "@/lib/engine";
import type { ActionEntry, Entry, NewEntry, OpenTable, RoundSummary, Undoable, Wanted } from "./entry";

/** A standing entry: it has an action and nothing has replaced it. */
export interface Standing {
  readonly seq: number;
  /** The `seq` of the first entry in its position. Positions define the playing order. */
  readonly place: number;
  readonly action: Action;
  readonly at: string;
  readonly entry: ActionEntry;
}

type Line = Pick<Entry, "seq" | "action" | "replaces">;

/**
 * Maps each entry to its position: its own `seq`, or for a correction the earliest position it replaces. In a
 * partial journal, corrections of missing entries have a position before its first entry.
 */
export function placesOf(entries: readonly Pick<Line, "seq" | "replaces">[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const { seq, replaces } of entries)
    places.set(seq, replaces ? Math.min(...replaces.map((old) => places.get(old) ?? old)) : seq);
  return places;
}

/** The unreplaced entries from a position on, including retractions, in playing order with their positions. */
function unreplaced<Some extends Line>(
  entries: readonly Some[],
  first = entries[0]?.seq ?? 0,
): { readonly place: number; readonly entry: Some }[] {
  const places = placesOf(entries);
  const replaced = new Set(entries.flatMap(({ replaces = [] }) => replaces));
  return entries
    .filter(({ seq }) => !replaced.has(seq))
    .map((entry) => ({ place: places.get(entry.seq) ?? entry.seq, entry }))
    .filter(({ place }) => place >= first)
    .sort((a, b) => a.place - b.place);
}

const says = (entry: Entry): entry is ActionEntry => entry.action !== null;

/**
 * The standing entries in playing order. A correction takes the position of the first entry it replaces, and
 * may be replaced itself. In a partial journal, those from its beginning on, or from the position `first`.
 */
export const standing = (entries: readonly Entry[], first?: number): readonly Standing[] =>
  unreplaced(entries, first).flatMap(({ place, entry }) => {
    if (!says(entry)) return [];
    const { seq, action, at } = entry;
    return [{ seq, place, action, at, entry }];
  });

/** The entries that a correction may replace: all unreplaced ones. Replacing a retraction restores. */
export const replaceable = (entries: readonly Line[]): ReadonlySet<number> =>
  new Set(unreplaced(entries).map(({ entry }) => entry.seq));

/** A standing entry as played. */
export interface Step extends Standing {
  /** The open or next round, counted from 1. */
  readonly round: number;
  /** The state before it. */
  readonly before: GameState;
  /** Why the rules refuse it; it then has no effect. */
  readonly refusal: Refusal | null;
}

/** A settled round and its entries. */
export interface FoldedRound {
  readonly settled: Settled;
  /** The position of the entry that settled it. */
  readonly place: number;
  /** Its standing entries, from its start. */
  readonly seqs: readonly number[];
}

/** A round that was recorded by its outcome, and where in the journal it is. */
export interface FoldedOutcome {
  readonly scored: Scored;
  readonly place: number;
}

/** The result of replaying a game. */
export interface Folded {
  readonly state: GameState;
  readonly rounds: readonly FoldedRound[];
  /** Those that were recorded by their outcome (S26). */
  readonly outcomes: readonly FoldedOutcome[];
  readonly steps: readonly Step[];
  /** Entries that the rules refuse, in playing order. A recorded game has none. */
  readonly refused: readonly { readonly seq: number; readonly action: Action; readonly refusal: Refusal }[];
}

/** Replays the standing entries. A refused action has no effect, and the replay continues. */
export function fold(opening: GameState, entries: readonly Entry[]): Folded {
  let state = opening;
  let seqs: number[] = [];
  const rounds: FoldedRound[] = [];
  const outcomes: FoldedOutcome[] = [];
  const steps: Step[] = [];
  for (const one of standing(entries)) {
    const { seq, place, action } = one;
    const before = state;
    const played = play(before, action);
    const refusal = played.ok ? null : played.refusal;
    steps.push({ ...one, before, refusal, round: before.settledRounds + 1 });
    if (!played.ok) continue;
    state = played.value.state;
    if (action.do === "start-round") seqs = [];
    seqs.push(seq);
    for (const fact of played.value.facts) {
      if (fact.fact === "settled") rounds.push({ settled: fact.settled, place, seqs });
      if (fact.fact === "scored") outcomes.push({ scored: fact.scored, place });
    }
  }
  const refused = steps.flatMap(({ seq, action, refusal }) => (refusal ? [{ seq, action, refusal }] : []));
  return { state, rounds, outcomes, steps, refused };
}

/**
 * The entry that undoes the last standing one: the last bang, a correction, or the whole action. Null if
 * nothing stands.
 */
export function undoable(entries: readonly Entry[]): Undoable | null {
  const last = standing(entries).at(-1);
  if (last === undefined) return null;
  const versions = versionsOf(entries, last.entry);
  const now = JSON.stringify(last.action);
  // The version before this one first appeared, because undoing an undo must not restore what was undone.
  const first = versions.findIndex((action) => JSON.stringify(action) === now);
  return { entry: last.entry, undo: { action: versions[first - 1] ?? null, replaces: [last.seq] } };
}

/** All versions in an entry's position, oldest first, itself last, as long as each replaced one entry. */
function versionsOf(entries: readonly Entry[], entry: Entry): readonly (Action | null)[] {
  const bySeq = new Map(entries.map((one) => [one.seq, one]));
  const versions: (Action | null)[] = [];
  for (let version: Entry | undefined = entry; version; ) {
    versions.unshift(version.action);
    const [old, ...others]: readonly number[] = version.replaces ?? [];
    version = old !== undefined && others.length === 0 ? bySeq.get(old) : undefined;
  }
  return versions;
}

/** The standing entries of the open round in `state`; empty between rounds. */
export function openRound(state: GameState, stands: readonly Standing[]): readonly ActionEntry[] {
  if (state.phase !== "claiming" && state.phase !== "revealing") return [];
  return stands
    .slice(stands.findLastIndex(({ action }) => action.do === "start-round"))
    .map(({ entry }) => entry);
}

const BOUNDS: readonly Action["do"][] = ["start-round", "result", "outcome", "void-round"];

/**
 * Why the last round was void (S14); undefined if it was not, or another round has started.
 * @param before The value before these entries.
 */
export function voidedRound(
  stands: readonly Pick<Standing, "action">[],
  { voided: before }: Pick<OpenTable, "voided"> = {},
): Pick<OpenTable, "voided"> {
  const last = stands.findLast(({ action }) => BOUNDS.includes(action.do))?.action;
  const voided = last === undefined ? before : last.do === "void-round" ? (last.note ?? "") : undefined;
  return voided === undefined ? {} : { voided };
}

/**
 * The result-only rounds (S18), newest first, each numbered among the settled rounds.
 * @param entries All result and replacing entries, from some entry on.
 * @param settled The settled rounds from there on with their positions, newest first.
 * @param next The number of the next round.
 * @param first The position from which on the entries are complete.
 */
export function roundSummaries(
  entries: readonly Entry[],
  settled: readonly { readonly round: number; readonly seq: number }[],
  next: number,
  first?: number,
): readonly RoundSummary[] {
  const summaries: (RoundSummary & { readonly place: number })[] = [];
  for (const { place, action } of standing(entries, first).toReversed()) {
    if (action.do !== "result") continue;
    const after = settled.findLast(({ seq }) => seq > place);
    const between = summaries.filter((one) => after === undefined || one.place < after.seq).length;
    summaries.push({ round: (after?.round ?? next) - 1 - between, moves: action.moves, place });
  }
  return summaries.map(({ round, moves }) => ({ round, moves }));
}

/** Retracts entries one by one, so that each can be restored separately. */
export const retractions = (seqs: readonly number[]): readonly Wanted[] =>
  seqs.map((seq) => ({ action: null, replaces: [seq] }));

// Concurrent bangs at the same claim (F13)

const challengers = ({ by }: Challenge): readonly PlayerId[] => (typeof by === "string" ? [by] : by);
const challengeIn = ({ action }: Wanted): Challenge | null => (action?.do === "challenge" ? action : null);

/**
 * Merges a bang with others recorded since its author looked, as a correction that lists all in order of
 * arrival. Null if it is no bang, adds no one, or if anything else was recorded since.
 */
export function together(state: GameState, unseen: readonly Entry[], sent: NewEntry): NewEntry | null {
  const latest = unseen.at(-1);
  const theirs = latest && challengeIn(latest);
  const mine = sent.replaces ? null : challengeIn(sent);
  if (state.phase !== "revealing" || !theirs || !mine) return null;
  const sameKind = (mine.kind ?? "doubt") === (theirs.kind ?? "doubt");
  const onlyBangs = unseen.every(
    (entry) => challengeIn(entry) && (entry.replaces ?? []).every((old) => old > sent.after),
  );
  const late = challengers(mine).filter((player) => !challengers(theirs).includes(player));
  if (!sameKind || !onlyBangs || late.length === 0) return null;
  return {
    ...sent,
    action: { ...mine, ...theirs, by: [...challengers(theirs), ...late] },
    replaces: [latest.seq],
  };
}

/** True if a recorded bang is the sent one, merged with earlier ones. */
export function isTogether(stored: Wanted, sent: Wanted): boolean {
  const [all, mine] = [challengeIn(stored), challengeIn(sent)];
  if (!all || !mine || !stored.replaces || sent.replaces) return false;
  const last = challengers(all).at(-1);
  return (
    last !== undefined &&
    challengers(mine).includes(last) &&
    challengers(mine).every((player) => challengers(all).includes(player))
  );
}
