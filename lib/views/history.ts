import {
  type Action,
  type Face,
  type Finished,
  type GameState,
  type PlayerId,
  play,
  type Scored,
  type Settled,
} from "@/lib/engine";
import type { Entry, Wanted } from "@/lib/protocol/entry";
import type { RoundKind } from "@/lib/protocol/historyPage";
import { fold, retractions, type Step } from "@/lib/protocol/journal";

/** A version of an entry, with its author and time. */
export type Version = Pick<Entry, "seq" | "action" | "at" | "by">;

/** The current version, the state before it, and the rules' refusal, if any. */
export interface StandingLine extends Pick<Step, "seq" | "action" | "before" | "refusal"> {
  readonly entry: Version;
}

/** One place of a game: all versions, and the current one. */
export interface HistoryLine {
  readonly place: number;
  /** Oldest first, never empty. The last one is current, or an undo. */
  readonly versions: readonly Version[];
  /** The current version; null after an undo. */
  readonly stands: StandingLine | null;
  /** The round's current wild face. */
  readonly wild: Face | null;
  /** The action that restores an undone entry. */
  readonly back: (Wanted & { readonly action: Action }) | null;
}

/** A round as recorded: from the red die to the verdict, and the entries before the next one. */
export interface HistoryRound {
  readonly kind: RoundKind;
  /** Its number; for an unsettled one, the number it would have had. */
  readonly round: number;
  readonly settled: Settled | null;
  /** Its outcome, if it was recorded by that (S26). */
  readonly scored: Scored | null;
  readonly lines: readonly HistoryLine[];
}

/** A game's rounds, newest first, with every version of every entry. */
export interface HistoryView {
  readonly rounds: readonly HistoryRound[];
  readonly state: GameState;
  readonly finished: Finished | null;
}

/** Actions that begin a round, with its kind until more is recorded. */
const BEGINS: Partial<Readonly<Record<Action["do"], RoundKind>>> = {
  "start-round": "open",
  result: "told",
  outcome: "scored",
};

/** Groups a journal by round. */
export function viewHistory(opening: GameState, entries: readonly Entry[]): HistoryView {
  const { state, steps, outcomes, rounds: settledRounds } = fold(opening, entries);
  const stepAt = new Map(steps.map((step) => [step.place, step]));
  const settledAt = new Map(settledRounds.map(({ place, settled }) => [place, settled]));
  const scoredAt = new Map(outcomes.map(({ place, scored }) => [place, scored]));
  const rounds: (Omit<HistoryRound, "kind" | "lines"> & {
    kind: RoundKind;
    readonly lines: HistoryLine[];
  })[] = [];
  let next = 1;
  /** The group of valid entries; undone ones between them are separate. */
  let standsIn: (typeof rounds)[number] | undefined;
  for (const [place, versions] of versionsByPlace(entries)) {
    const stands = stepAt.get(place) ?? null;
    next = stands?.round ?? next;
    const action = stands?.action ?? versions[0]?.action;
    const begun = (action && BEGINS[action.do]) ?? null;
    const nothing = { settled: null, scored: null };
    if (begun) rounds.push({ kind: stands ? begun : "taken-back", round: next, ...nothing, lines: [] });
    else if (rounds.length === 0) rounds.push({ kind: "before", round: next, ...nothing, lines: [] });
    if (stands && (begun || standsIn === undefined)) standsIn = rounds.at(-1);
    const current = stands ? standsIn : rounds.at(-1);
    const back = stands ? null : redoOf(versions);
    current?.lines.push({ place, versions, stands, wild: stands && wildIn(stands.before), back });
    const settled = settledAt.get(place);
    if (settled) Object.assign(current ?? {}, { kind: "settled", round: settled.round, settled });
    const scored = scoredAt.get(place);
    if (scored) Object.assign(current ?? {}, { kind: "scored", round: scored.round, scored });
    if (action?.do === "void-round" && stands?.refusal === null)
      Object.assign(current ?? {}, { kind: "void" });
  }
  // A penalty can end the game mid-round (S15).
  if (standsIn?.kind === "open" && state.phase === "finished") standsIn.kind = "dropped";
  return {
    rounds: rounds.toReversed(),
    state,
    finished: state.phase === "finished" ? state.finished : null,
  };
}

/**
 * The round of a place, as `viewHistory` groups it: entries between two rounds belong to the first of them.
 * @param before The last settled round before it, and the place of its verdict; null if none.
 * @param entries The entries after that one, up to the place or replacing others.
 */
export function roundOfPlace(
  place: number,
  before: { readonly round: number; readonly seq: number } | null,
  entries: readonly Pick<Entry, "seq" | "action" | "replaces">[],
): number {
  const { round = 0, seq = 0 } = before ?? {};
  let over = round;
  let current = Math.max(round, 1);
  for (const [at, versions] of versionsByPlace(entries)) {
    if (at <= seq || at > place) continue;
    const last = versions.at(-1)?.action;
    const action = last ?? versions[0]?.action;
    if (action?.do === "start-round") current = over + 1;
    if (action?.do !== "result" && action?.do !== "outcome") continue;
    current = over + 1;
    if (last) over = current;
  }
  return current;
}

/** The wild face of a state's open round. */
export const wildIn = (state: GameState): Face | null =>
  state.phase === "claiming" || state.phase === "revealing" ? state.round.terms.wild : null;

/** The verdict of an action in a state; null if it settles nothing. */
export function settledBy(before: GameState, action: Action): Settled | null {
  const played = play(before, action);
  const facts = played.ok ? played.value.facts : [];
  return facts.flatMap((fact) => (fact.fact === "settled" ? [fact.settled] : []))[0] ?? null;
}

/** Plays an outcome at a point of the game (S26). Null if the rules refuse it. */
export function scoredBy(before: GameState, action: Action): Scored | null {
  const played = play(before, action);
  const facts = played.ok ? played.value.facts : [];
  return facts.flatMap((fact) => (fact.fact === "scored" ? [fact.scored] : []))[0] ?? null;
}

/** All versions by place, in playing order. */
function versionsByPlace<Some extends Pick<Entry, "seq" | "replaces">>(
  entries: readonly Some[],
): readonly (readonly [number, readonly Some[]])[] {
  const placeOf = new Map<number, number>();
  const versions = new Map<number, Some[]>();
  for (const entry of entries) {
    const taken = (entry.replaces ?? []).map((seq) => placeOf.get(seq) ?? seq);
    const at = taken.length === 0 ? [entry.seq] : taken;
    placeOf.set(entry.seq, Math.min(...at));
    for (const place of at) {
      const there = versions.get(place);
      if (there) there.push(entry);
      else versions.set(place, [entry]);
    }
  }
  return [...versions].sort(([a], [b]) => a - b);
}

function redoOf(versions: readonly Entry[]): HistoryLine["back"] {
  const away = versions.at(-1);
  const action = versions.findLast((version) => version.action !== null)?.action;
  return away?.replaces?.length === 1 && action ? { action, replaces: [away.seq] } : null;
}

/** True if a version only adds a bang (F13), which is no correction. */
export function addsABang(before: Action | null, after: Action | null): boolean {
  const [old, now] = [bangers(before), bangers(after)];
  return old.length > 0 && now.length > old.length && old.every((player, at) => now[at] === player);
}

function bangers(action: Action | null): readonly PlayerId[] {
  if (action?.do !== "challenge") return [];
  return typeof action.by === "string" ? [action.by] : action.by;
}

const ENDS_ROUND: readonly Action["do"][] = ["reveal", "void-round", "result", "outcome"];

/** The corrections that undo a round: all its valid entries, up to the verdict. */
export function undoRound({ lines }: Pick<HistoryRound, "lines">): readonly Wanted[] {
  const standing = lines.flatMap(({ stands }) => stands ?? []);
  const end = standing.findIndex(({ action }) => ENDS_ROUND.includes(action.do));
  return retractions(standing.slice(0, end < 0 ? standing.length : end + 1).map(({ seq }) => seq));
}

/** The players in the game at that moment, in seat order. */
export const inPlay = (state: GameState): readonly PlayerId[] =>
  state.seats.filter(({ active }) => active).map(({ player }) => player);
