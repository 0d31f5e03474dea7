import { isDeepStrictEqual } from "node:util";
import {
  type Finished,
  type GameState,
  ok,
  type PlayerId,
  play,
  type Refusal,
  type Result,
} from "@/lib/engine";
import { type ApiResult, apiError, refusedByRules } from "@/lib/protocol/apiResult";
import type { Entry, NewEntry } from "@/lib/protocol/entry";
import { isTogether, together } from "@/lib/protocol/journal";
import { stillAnswers } from "@/lib/protocol/stillAnswers";
import { atOneMoment } from "../../db/inTransaction";
import type { Reader } from "../../db/reader";
import type { Pass } from "../../identity/access";
import { holderOf } from "../../identity/visitor";
import type { DerivedData } from "../snapshots/projections";
import { SNAPSHOT, type States, withSnapshots } from "../snapshots/withSnapshots";
import { asEntries, entriesAfter, type JournalRound, seatNames, stamped } from "./journalStore";
import { type Newcomer, newcomersIn } from "./newcomers";
import type { CachedGame } from "./stateCache";

/** Limit of unseen entries in a refusal. Beyond it, the number matters more than the content. */
const MAX_UNSEEN = 50;

/** The result of validating unrecorded entries. */
export interface Validated {
  /** Entries at the head of the list that are already recorded. */
  readonly stored: readonly Entry[];
  /** The new entries as they will be recorded. */
  readonly fresh: readonly Entry[];
  readonly newcomers: readonly Newcomer[];
  /** The game's `seq` before them. */
  readonly seq: number;
  /** Null for a correction, which needs a replay, see `correct`. */
  readonly outcome: DerivedData | null;
  /** The game that this playoff decides (F12); null for any other game. */
  readonly decides: string | null;
  /** True if the game was over before, or is now. */
  readonly over: boolean;
  /** True if these entries ended the game. */
  readonly ends: boolean;
  /** How the game had ended before; null if it had not. */
  readonly ended: Finished | null;
  readonly resultOnly: boolean;
}

/** Validates entries without writing, on one consistent read. Refuses as `record` does. */
export const validate = (pass: Pass, list: readonly NewEntry[]): Promise<ApiResult<Validated>> =>
  withSnapshots(holderOf(pass.visitor), (states) => atOneMoment((tx) => validateIn(tx, states, pass, list)));

/**
 * Validates claims and outcomes that follow the latest entry of a cached game. Null for all others, and if
 * they would be refused or finish the game.
 */
export function validateCached(
  { seq, state }: CachedGame,
  list: readonly NewEntry[],
): (Validated & { readonly outcome: DerivedData }) | null {
  const isNext = list[0]?.after === seq;
  const needsNoRead = list.every(
    (entry) => entry.action !== null && !joins(entry) && entry.replaces === undefined,
  );
  if (!isNext || !needsNoRead) return null;
  const fresh = numbered(list, seq, seq);
  const played = applyActions(state, fresh);
  // The end of a playoff also changes the game it decides.
  if (!played.ok || played.value.state.phase === "finished") return null;
  const outcome = played.value;
  return {
    stored: [],
    fresh,
    newcomers: [],
    seq,
    outcome,
    decides: null,
    over: false,
    ends: false,
    ended: null,
    resultOnly: false,
  };
}

/** Gives new entries their numbers and the time. @param seen The last entry that their author has seen. */
function numbered(list: readonly NewEntry[], seq: number, seen: number): readonly Entry[] {
  const at = new Date().toISOString();
  return list.map((entry, index) =>
    stamped({ ...entry, after: index === 0 ? seen : seq + index }, { seq: seq + index + 1, at }),
  );
}

/**
 * Validates entries without writing. It reads the snapshot, the rows with these ids and at most `MAX_UNSEEN`
 * more, regardless of the game's length. An entry that conflicts with unseen ones is refused as `stale`.
 * @param states Reads states within `withSnapshots`.
 */
export async function validateIn(
  tx: Reader,
  states: States,
  pass: Pass,
  list: readonly NewEntry[],
): Promise<ApiResult<Validated>> {
  const { gameId } = pass;
  const known = await alreadyThere(tx, gameId, list);
  if (!known.ok) return known;
  const stored = known.value;
  const game = await tx.game.findUnique({
    where: { id: gameId },
    select: { ...SNAPSHOT, resultOnly: true, playoffOf: true, deletedAt: true },
  });
  // It may have been deleted since the permission check.
  if (game === null || game.deletedAt !== null) return apiError("no-such-table");
  const { seq, playoffOf: decides, resultOnly } = game;
  const state = states.of(game);
  const [first, ...others] = list.slice(stored.length);
  if (first === undefined)
    return ok({
      stored,
      fresh: [],
      newcomers: [],
      seq,
      outcome: { state, rounds: [], dropped: [] },
      decides,
      over: false,
      ends: false,
      ended: null,
      resultOnly,
    });

  if (resultOnly && ![first, ...others].every(hasResult)) return apiError("result-only");

  const seen = Math.max(first.after, ...stored.map((entry) => entry.seq));
  const unseen = seen < seq ? await entriesAfter(tx, gameId, seen, MAX_UNSEEN) : [];
  const complete = unseen.length === seq - seen;
  const joined = complete && others.length === 0 ? together(state, unseen, first) : null;
  const asked = joined ? [joined] : [first, ...others];
  const corrects = asked.some(({ replaces }) => replaces !== undefined);
  // Two concurrent joiners may have chosen the same seat, so the second must see the first.
  const alone = corrects || asked.some(joins);
  const inTime = joined !== null || (complete && (alone ? unseen.length === 0 : stillAnswers(unseen)));
  if (!inTime) return apiError("stale", { unseen });

  const entries = numbered(asked, seq, seen);
  const newcomers = await newcomersIn(tx, pass, entries);
  if (!newcomers.ok) return newcomers;
  const fresh = entries.map((entry) => {
    const name = newcomers.value.find(({ joinedAt }) => joinedAt === entry.seq)?.name;
    return name === undefined ? entry : { ...entry, name };
  });
  const was = state.phase === "finished";
  const validated = {
    stored,
    fresh,
    newcomers: newcomers.value,
    seq,
    decides,
    over: was,
    ends: false,
    ended: state.phase === "finished" ? state.finished : null,
    resultOnly,
  };
  if (corrects) return ok({ ...validated, outcome: null });
  const played = applyActions(state, fresh);
  if (!played.ok) return refusedByRules(played.refusal, await namesWith(tx, gameId, newcomers.value));
  const isOver = played.value.state.phase === "finished";
  return ok({ ...validated, outcome: played.value, over: was || isOver, ends: isOver && !was });
}

/** Names at a table, including new players in these entries. */
export const namesWith = async (
  db: Reader,
  gameId: string,
  newcomers: readonly Newcomer[],
): Promise<Readonly<Record<PlayerId, string>>> => ({
  ...(await seatNames(db, gameId)),
  ...Object.fromEntries(newcomers.map(({ key, name }) => [key, name])),
});

/** True if an entry decides a game or undoes that. */
export const hasResult = ({ action }: NewEntry): boolean =>
  action === null ||
  (action.do === "end" && (action.losers ?? []).length + (action.winners ?? []).length > 0);

const joins = ({ action }: NewEntry): boolean => action?.do === "join";

/** Returns the already recorded entries at the head of the list, as stored. */
async function alreadyThere(
  tx: Reader,
  gameId: string,
  list: readonly NewEntry[],
): Promise<ApiResult<readonly Entry[]>> {
  const rows = await tx.entry.findMany({ where: { gameId, entryId: { in: list.map(({ id }) => id) } } });
  const byId = new Map((await asEntries(tx, gameId, rows)).map((entry) => [entry.id, entry]));
  const stored = list.slice(0, byId.size).flatMap((sent) => {
    const entry = byId.get(sent.id);
    return entry && isSame(entry, sent) ? [entry] : [];
  });
  return stored.length === byId.size ? ok(stored) : apiError("id-reused");
}

/** True if an entry is recorded as sent. A bang may have been merged with earlier ones. */
const isSame = (stored: Entry, sent: NewEntry): boolean =>
  isTogether(stored, sent) ||
  (isDeepStrictEqual(stored.action, sent.action) && isDeepStrictEqual(stored.replaces, sent.replaces));

/**
 * Applies all entries and returns the final state with the settled rounds. Refuses with the engine's first
 * refusal.
 */
function applyActions(from: GameState, entries: readonly Entry[]): Result<DerivedData, Refusal> {
  let state = from;
  const rounds: JournalRound[] = [];
  const since = entries.at(-1)?.seq ?? 0;
  for (const { action, seq } of entries) {
    if (action === null) throw new Error("cannot happen: a retraction is a correction");
    const played = play(state, action);
    if (!played.ok) return played;
    state = played.value.state;
    for (const fact of played.value.facts) {
      if (fact.fact === "settled") rounds.push({ place: seq, settled: fact.settled, since });
      if (fact.fact === "scored") rounds.push({ place: seq, settled: fact.scored, since });
    }
  }
  return ok({ state, rounds, dropped: [] });
}
