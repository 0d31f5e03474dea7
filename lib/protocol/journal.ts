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

/** An entry that stands: nothing has replaced it, and it says something. */
export interface Standing {
  readonly seq: number;
  /** The `seq` of the first entry that ever stood where it stands: places are the playing order. */
  readonly place: number;
  readonly action: Action;
  readonly at: string;
  readonly entry: ActionEntry;
}

type Line = Pick<Entry, "seq" | "action" | "replaces">;

/**
 * Where every entry stands or stood: its own `seq`, or for a correction the earliest place of those it replaces. Of a
 * journal without its beginning, corrections of what is missing have a place before its first entry.
 */
export function placesOf(entries: readonly Pick<Line, "seq" | "replaces">[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const { seq, replaces } of entries)
    places.set(seq, replaces ? Math.min(...replaces.map((old) => places.get(old) ?? old)) : seq);
  return places;
}

/** The entries that nothing has replaced, retractions among them, in playing order, each with its place. */
function unreplaced<Some extends Line>(
  entries: readonly Some[],
): { readonly place: number; readonly entry: Some }[] {
  const places = placesOf(entries);
  const replaced = new Set(entries.flatMap(({ replaces = [] }) => replaces));
  const first = entries[0]?.seq ?? 0;
  return entries
    .filter(({ seq }) => !replaced.has(seq))
    .map((entry) => ({ place: places.get(entry.seq) ?? entry.seq, entry }))
    .filter(({ place }) => place >= first)
    .sort((a, b) => a.place - b.place);
}

const says = (entry: Entry): entry is ActionEntry => entry.action !== null;

/**
 * The entries that stand, in playing order: a correction stands in the place of the first it replaces, and may be replaced
 * itself. Of a journal without its beginning, what stands from there on.
 */
export const standing = (entries: readonly Entry[]): readonly Standing[] =>
  unreplaced(entries).flatMap(({ place, entry }) => {
    if (!says(entry)) return [];
    const { seq, action, at } = entry;
    return [{ seq, place, action, at, entry }];
  });

/** The entries that a correction may replace: those that nothing has replaced. A retraction may be, which brings back. */
export const replaceable = (entries: readonly Line[]): ReadonlySet<number> =>
  new Set(unreplaced(entries).map(({ entry }) => entry.seq));

/** One standing entry as it was played. */
export interface Step extends Standing {
  /** The round that was open or, between rounds, came next: 1, 2, 3 … */
  readonly round: number;
  /** The table when it was played. */
  readonly before: GameState;
  /** Why the rules refuse it; then it changed nothing. */
  readonly refusal: Refusal | null;
}

/** A settled round and where in the journal it is. */
export interface FoldedRound {
  readonly settled: Settled;
  /** The place of the entry that settled it. */
  readonly place: number;
  /** The entries that make it up, from its start on, as far as they stand. */
  readonly seqs: readonly number[];
}

/** A round that was recorded by its outcome, and where in the journal it is. */
export interface FoldedOutcome {
  readonly scored: Scored;
  readonly place: number;
}

/** What a game comes to. */
export interface Folded {
  readonly state: GameState;
  readonly rounds: readonly FoldedRound[];
  /** Those that were recorded by their outcome (S26). */
  readonly outcomes: readonly FoldedOutcome[];
  readonly steps: readonly Step[];
  /** Those the rules refuse, in playing order. A game that is recorded has none. */
  readonly refused: readonly { readonly seq: number; readonly action: Action; readonly refusal: Refusal }[];
}

/** Plays what stands. A refused action changes nothing, and the rest is played on. */
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

/** What takes back the last thing that stands: whoever banged last, a correction, or the action altogether. Null when nothing stands. */
export function undoable(entries: readonly Entry[]): Undoable | null {
  const last = standing(entries).at(-1);
  if (last === undefined) return null;
  const versions = versionsOf(entries, last.entry);
  const now = JSON.stringify(last.action);
  // What was there before this was said for the first time: undoing an undo must not bring back what was undone.
  const first = versions.findIndex((action) => JSON.stringify(action) === now);
  return { entry: last.entry, undo: { action: versions[first - 1] ?? null, replaces: [last.seq] } };
}

/** What has stood in the place of an entry, oldest first, itself last; as far back as one replaced one. */
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

/** The entries of the round that is open in `state`, of those that stand; none between rounds. */
export function openRound(state: GameState, stands: readonly Standing[]): readonly ActionEntry[] {
  if (state.phase !== "claiming" && state.phase !== "revealing") return [];
  return stands
    .slice(stands.findLastIndex(({ action }) => action.do === "start-round"))
    .map(({ entry }) => entry);
}

const BOUNDS: readonly Action["do"][] = ["start-round", "result", "outcome", "void-round"];

/**
 * Why the last round was void (S14), of entries that stand, where it was and no other one began since.
 * @param before What was so before these entries.
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
 * The rounds that were told by their result (S18), newest first, each with its number among the settled ones.
 * @param entries Those that tell or told a result and all that replace others, from some entry on.
 * @param settled The settled rounds from there on and the places of what settled them, newest first.
 * @param next The number of the round that comes after all of them.
 */
export function roundSummaries(
  entries: readonly Entry[],
  settled: readonly { readonly round: number; readonly seq: number }[],
  next: number,
): readonly RoundSummary[] {
  const told: (RoundSummary & { readonly place: number })[] = [];
  for (const { place, action } of standing(entries).toReversed()) {
    if (action.do !== "result") continue;
    const after = settled.findLast(({ seq }) => seq > place);
    const between = told.filter((one) => after === undefined || one.place < after.seq).length;
    told.push({ round: (after?.round ?? next) - 1 - between, moves: action.moves, place });
  }
  return told.map(({ round, moves }) => ({ round, moves }));
}

/** What takes entries back one by one, so that each can be brought back by itself. */
export const retractions = (seqs: readonly number[]): readonly Wanted[] =>
  seqs.map((seq) => ({ action: null, replaces: [seq] }));

// Bangs at the same claim (F13)

const challengers = ({ by }: Challenge): readonly PlayerId[] => (typeof by === "string" ? [by] : by);
const challengeIn = ({ action }: Wanted): Challenge | null => (action?.do === "challenge" ? action : null);

/**
 * A bang at a claim that others banged since its author looked, as the correction that lists them all as they arrived; null
 * where it is none, or adds nobody, or something else was recorded since.
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

/** Whether a recorded bang is the sent one, recorded together with those that came before it. */
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
