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

/** What was recorded for a place, and by whom when. */
export type Version = Pick<Entry, "seq" | "action" | "at" | "by">;

/** What stands in a place, with the table before it and why the rules refuse it there, if they do. */
export interface StandingLine extends Pick<Step, "seq" | "action" | "before" | "refusal"> {
  readonly entry: Version;
}

/** One place of a game: everything that was ever recorded for it, and what stands there now. */
export interface HistoryLine {
  readonly place: number;
  /** Oldest first, never empty. The last one stands, or took back what stood. */
  readonly versions: readonly Version[];
  /** What stands; null when it was taken back. */
  readonly stands: StandingLine | null;
  /** The wild face of the round, as it stands. */
  readonly wild: Face | null;
  /** What brings back what was taken back by itself. */
  readonly back: (Wanted & { readonly action: Action }) | null;
}

/** A round as it was recorded: from the red die to the verdict, and what was recorded before the next one. */
export interface HistoryRound {
  readonly kind: RoundKind;
  /** Which round it is; of one that is not settled, which it would have been. */
  readonly round: number;
  readonly settled: Settled | null;
  /** Where it was recorded by its outcome (S26). */
  readonly scored: Scored | null;
  readonly lines: readonly HistoryLine[];
}

/** Every round of a game, newest first, with all that was ever recorded in it. */
export interface HistoryView {
  readonly rounds: readonly HistoryRound[];
  readonly state: GameState;
  readonly finished: Finished | null;
}

/** What begins a round, and the kind of round it is until more is recorded. */
const BEGINS: Partial<Readonly<Record<Action["do"], RoundKind>>> = {
  "start-round": "open",
  result: "told",
  outcome: "scored",
};

/** Lays a journal out round by round. */
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
  /** What the entries that stand belong to: what was taken back in between is laid out by itself. */
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
    const back = stands ? null : wayBack(versions);
    current?.lines.push({ place, versions, stands, wild: stands && wildIn(stands.before), back });
    const settled = settledAt.get(place);
    if (settled) Object.assign(current ?? {}, { kind: "settled", round: settled.round, settled });
    const scored = scoredAt.get(place);
    if (scored) Object.assign(current ?? {}, { kind: "scored", round: scored.round, scored });
    if (action?.do === "void-round" && stands?.refusal === null)
      Object.assign(current ?? {}, { kind: "void" });
  }
  // A penalty may end the game in mid-round (S15).
  if (standsIn?.kind === "open" && state.phase === "finished") standsIn.kind = "dropped";
  return {
    rounds: rounds.toReversed(),
    state,
    finished: state.phase === "finished" ? state.finished : null,
  };
}

/**
 * The round that a place belongs to, as `viewHistory` lays it out: what is recorded between two rounds is with the first of them.
 * @param before The last settled round before it, and the place of the entry that settled it; null where there is none.
 * @param entries All after that entry, as far as they come before the place or replace others.
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

/** The wild face of the round that is open in a state. */
export const wildIn = (state: GameState): Face | null =>
  state.phase === "claiming" || state.phase === "revealing" ? state.round.terms.wild : null;

/** The verdict an action would come to at a moment; null where it settles nothing. */
export function settledBy(before: GameState, action: Action): Settled | null {
  const played = play(before, action);
  const facts = played.ok ? played.value.facts : [];
  return facts.flatMap((fact) => (fact.fact === "settled" ? [fact.settled] : []))[0] ?? null;
}

/** What an outcome would come to at a moment (S26); null where the rules refuse it. */
export function scoredBy(before: GameState, action: Action): Scored | null {
  const played = play(before, action);
  const facts = played.ok ? played.value.facts : [];
  return facts.flatMap((fact) => (fact.fact === "scored" ? [fact.scored] : []))[0] ?? null;
}

/** Everything that was recorded for each place, in playing order. */
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

function wayBack(versions: readonly Entry[]): HistoryLine["back"] {
  const away = versions.at(-1);
  const action = versions.findLast((version) => version.action !== null)?.action;
  return away?.replaces?.length === 1 && action ? { action, replaces: [away.seq] } : null;
}

/** Whether a version only adds one more bang to those before it (F13): that is no correction. */
export function addsABang(before: Action | null, after: Action | null): boolean {
  const [old, now] = [bangers(before), bangers(after)];
  return old.length > 0 && now.length > old.length && old.every((player, at) => now[at] === player);
}

function bangers(action: Action | null): readonly PlayerId[] {
  if (action?.do !== "challenge") return [];
  return typeof action.by === "string" ? [action.by] : action.by;
}

const ENDS_ROUND: readonly Action["do"][] = ["reveal", "void-round", "result", "outcome"];

/** What takes a round back: everything that stands of it, up to its verdict. */
export function takeRoundBack({ lines }: Pick<HistoryRound, "lines">): readonly Wanted[] {
  const standing = lines.flatMap(({ stands }) => stands ?? []);
  const end = standing.findIndex(({ action }) => ENDS_ROUND.includes(action.do));
  return retractions(standing.slice(0, end < 0 ? standing.length : end + 1).map(({ seq }) => seq));
}

/** Who was in play at a moment, in seat order. */
export const inPlay = (state: GameState): readonly PlayerId[] =>
  state.seats.filter(({ active }) => active).map(({ player }) => player);
