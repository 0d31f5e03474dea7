import { isDeepStrictEqual } from "node:util";
import { type GameState, ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { Entry, NewEntry } from "@/lib/protocol/entry";
import type { EventKind } from "@/lib/protocol/groupEvents";
import { database, write } from "../../db/db";
import { onPostgres } from "../../db/dialect";
import { asStored } from "../../db/json";
import { noticeOf } from "../../db/notices";
import { insertInto, type Statement, sendable, type Write } from "../../db/write";
import {
  correctedEndEvents,
  endEvents,
  type GameEvent,
  pokeOutbox,
  writeGameEvent,
} from "../../events/outbox";
import { Prisma } from "../../generated/prisma/client";
import { access, type DeferredAuthorization, type Pass } from "../../identity/access";
import { holderOf } from "../../identity/visitor";
import { publish } from "../live/live";
import { broadcastLiveState } from "../live/liveStateBus";
import { type DerivedData, snapshotAt, writeRounds, writeSeatResults } from "../snapshots/projections";
import { applyPlayoffResult } from "./applyPlayoffResult";
import { correct } from "./correct";
import { asRow, type JournalRound } from "./journalStore";
import { cachedGame, cacheState, clearCachedState } from "./stateCache";
import { hasResult, type Validated, validate, validateCached } from "./validate";

const ATTEMPTS = 5;

/** Prefix of the ids of entries that closing a night writes into its games. */
export const CLOSING = "closing-";

/** Another request wrote to this game between our read and our write. */
class ConcurrencyConflict extends Error {}

/**
 * Records entries, all or none. All writes to a game's journal go through here. It is idempotent and holds the
 * conflict rule. Returns the entries as recorded.
 *
 * - An entry with a known id and the same action is returned as stored, regardless of `after` and sender.
 *   Such entries may precede new ones, as after a lost answer.
 * - The first new entry must follow `after`; the others follow each other regardless of their own `after`.
 * - In a list with a correction, the first `after` must be the game's last entry.
 * - A bang at a claim that others banged meanwhile replaces theirs by one that lists all, in order of arrival
 *   (F13).
 * - Entries that decide a playoff are also recorded in the game it decides (F12).
 *
 * Refuses with `id-reused` (same id, another action), `already-replaced`, and as the engine refuses. `stale`
 * lists the entries that the author has not seen; it is empty if they have seen more than there is.
 * `night-is-over`: it would go on with a game that closing its night ended; reopening the night does.
 * `breaks-later` lists later actions that a correction would make illegal. A correction may also give `busy`,
 * `too-many` or `too-costly`. Refuses as `access` does if the permission was revoked. A refusal writes nothing.
 */
export async function record(pass: Pass, list: readonly NewEntry[]): Promise<ApiResult<readonly Entry[]>> {
  const recorded = await recordFromCache(pass, list);
  if (recorded !== null) return ok(recorded);
  const entries = asStored(list);
  for (let attempt = 1; ; attempt++) {
    try {
      return await readAndRecord(pass, entries);
    } catch (thrown) {
      if (attempt === ATTEMPTS || !(thrown instanceof ConcurrencyConflict)) throw thrown;
    }
  }
}

/**
 * Records entries as `record` does, without reading. Null if nothing is written; then `record` decides. The
 * cache may not suffice, the entries may be refused, or the guard of the write may fail.
 */
export async function recordFromCache(
  pass: DeferredAuthorization | Pass,
  list: readonly NewEntry[],
): Promise<readonly Entry[] | null> {
  const game = cachedGame(pass.gameId);
  const validated = game ? validateCached(game, asStored(list)) : null;
  if (!game || !validated) return null;
  const { tableId } = game;
  return (await save({ pass, tableId, validated, outcome: validated.outcome })) ? validated.fresh : null;
}

/** Validates entries against the database and saves them. Throws on a concurrent write. */
async function readAndRecord(pass: Pass, list: readonly NewEntry[]): Promise<ApiResult<readonly Entry[]>> {
  const read = await prepared({ pass, entries: list });
  if (!read.ok) return read;
  const [first, ...others] = read.value;
  const { stored, fresh } = first.validated;
  if (fresh.length === 0) return ok(stored);
  if (await undoesClosing(first)) return apiError("night-is-over");
  if (await save(first, ...others)) return ok([...stored, ...fresh]);
  const may = await access(pass.visitor, pass.gameId, "record");
  if (!may.ok) return may;
  throw new ConcurrencyConflict();
}

/** True if the entries go on with a game that closing its night ended, while the night is over. */
async function undoesClosing({
  pass: { gameId },
  validated,
  outcome: { state },
}: Recording): Promise<boolean> {
  const replaced = validated.fresh.flatMap(({ replaces }) => replaces ?? []);
  if (replaced.length === 0 || validated.ended === null || state.phase === "finished") return false;
  const closing = await database().entry.count({
    where: {
      ...{ gameId, seq: { in: replaced }, entryId: { startsWith: CLOSING } },
      game: { night: { endedAt: { not: null } } },
    },
  });
  return closing > 0;
}

/** Unrecorded entries of one game. */
export interface GameEntries {
  readonly pass: Pass;
  readonly entries: readonly NewEntry[];
}

/** Changes outside games that are written with entries of games, and the states after them. */
export interface Together {
  readonly games: readonly GameEntries[];
  /** The other changes, given the states of these games after the entries. */
  readonly also: (states: ReadonlyMap<string, GameState>) => Promise<Write>;
}

/**
 * Records entries in several games, and other changes, in one write: all or nothing. Each game's entries follow the
 * rules of `record`. If another request wrote meanwhile, all is read again.
 * @param plan Reads what to write; null for nothing. Called once per attempt.
 */
export async function recordTogether(
  plan: () => Promise<ApiResult<Together | null>>,
): Promise<ApiResult<null>> {
  for (let attempt = 1; ; attempt++) {
    try {
      const planned = await plan();
      if (!planned.ok || planned.value === null) return planned.ok ? ok(null) : planned;
      const { games, also } = planned.value;
      const all: Recording[] = [];
      for (const game of games) {
        const read = await prepared({ ...game, entries: asStored(game.entries) });
        if (!read.ok) return read;
        all.push(...read.value.filter(({ validated }) => validated.fresh.length > 0));
      }
      const states = new Map(all.map(({ pass, outcome }) => [pass.gameId, outcome.state]));
      if (await saveAll(all, await also(states))) return ok(null);
      throw new ConcurrencyConflict();
    } catch (thrown) {
      if (attempt === ATTEMPTS || !(thrown instanceof ConcurrencyConflict)) throw thrown;
    }
  }
}

/** Validates entries against the database: their game first, then the games that it decides (F12). */
async function prepared({
  pass,
  entries,
}: GameEntries): Promise<ApiResult<readonly [Recording, ...Recording[]]>> {
  const read = await validate(pass, entries);
  if (!read.ok) return read;
  const validated = read.value;
  const { fresh, decides, over } = validated;
  const outcome = validated.outcome ?? (await corrected(pass, validated));
  if ("ok" in outcome) return outcome;
  const decided = fresh.length > 0 && decides !== null && (over || validated.outcome === null);
  const carried = decided ? await applyPlayoffResult(pass, outcome.state) : ok([]);
  if (carried === "conflict") throw new ConcurrencyConflict();
  if (!carried.ok) return carried;
  const others = carried.value.map((one) => ({ ...one, tableId: one.pass.tableId }));
  return ok([{ pass, tableId: pass.tableId, validated, outcome }, ...others]);
}

/** Computes the result of validated corrections. */
async function corrected(
  pass: Pass,
  validated: Validated,
): Promise<DerivedData | Extract<ApiResult<never>, { ok: false }>> {
  const played = await correct(pass, validated, "rounds");
  if (played === "conflict") throw new ConcurrencyConflict();
  if (!played.ok) return played;
  const { broken } = played.value;
  return broken.length > 0 ? apiError("breaks-later", { broken }) : played.value;
}

/** Entries for a game with everything that follows from them. */
interface Recording {
  readonly pass: Pick<Pass, "gameId" | "visitor" | "proof">;
  readonly tableId: string;
  readonly validated: Validated;
  readonly outcome: DerivedData;
}

/**
 * Saves entries of a game, and of those it decides, in one write.
 * @returns false with nothing written if an entry was recorded since, or the permission was revoked.
 */
const save = (game: Recording, ...decided: readonly Recording[]): Promise<boolean> =>
  saveAll(decided, { guard: guardOf(game), others: rowsOf(game) }, [game]);

/**
 * Saves entries of games in one write with other statements. Then it caches the states and publishes the entries.
 * @param first Statements before those of the games.
 * @param within Games whose statements are in `first`.
 */
async function saveAll(
  games: readonly Recording[],
  { guard, others }: Write,
  within: readonly Recording[] = [],
): Promise<boolean> {
  const all = [...within, ...games];
  const statements = games.flatMap((one) => [{ ...guardOf(one), guards: true } as const, ...rowsOf(one)]);
  if (!(await write({ guard, others: [...others, ...statements] }))) {
    for (const { pass } of all) clearCachedState(pass.gameId);
    return false;
  }
  for (const { pass, tableId, validated, outcome } of all) {
    const { gameId } = pass;
    const { fresh, newcomers } = validated;
    cacheState({ gameId, tableId }, { seq: validated.seq + fresh.length, state: outcome.state });
    publish(gameId, fresh);
    // Answers to a verdict that changed no longer count, and joiners may get a phone.
    if (validated.outcome === null || newcomers.length > 0) broadcastLiveState(gameId);
  }
  if (all.some((one) => eventsOf(one).length > 0)) pokeOutbox();
  return true;
}

/** The update of the game's row. It holds if the game is as validated and the sender may still record. */
function guardOf({ pass: { gameId, proof }, validated, outcome: { state } }: Recording): Statement {
  const { seq, fresh, resultOnly } = validated;
  const at = new Date(fresh.at(-1)?.at ?? 0);
  return sendable(Prisma.sql`UPDATE "Game" SET ${snapshotAt(seq + fresh.length, state)}, "updatedAt" = ${at}
    WHERE "Game"."id" = ${gameId} AND "Game"."seq" = ${seq} AND ${resultOnly ? RESULT_ONLY : ROUNDS} AND ${proof}`);
}

/** The events of a game for its group's programs. Those of a correction say what differs from earlier events. */
function eventsOf({
  pass: { gameId },
  validated,
  outcome,
}: Pick<Recording, "validated" | "outcome"> & { readonly pass: Pick<Pass, "gameId"> }): readonly GameEvent[] {
  const { fresh, ended } = validated;
  const at = new Date(fresh.at(-1)?.at ?? 0);
  const { state } = outcome;
  if (validated.outcome === null)
    return [
      ...correctedVerdicts(outcome).map(([kind, data]) => ({ kind, gameId, data, at })),
      ...correctedEndEvents(gameId, ended, state.phase === "finished" ? state.finished : null, at),
    ];
  const bangs = fresh.flatMap(({ action }) => (action?.do === "challenge" ? [[action.by].flat()] : []));
  const ends = validated.ends || fresh.some(hasResult);
  return [
    ...bangs.map((seats) => ({ kind: "bang", gameId, data: { seats }, at }) as const),
    ...outcome.rounds.map(
      ({ settled }) => ({ kind: "verdict", gameId, data: verdictData(settled), at }) as const,
    ),
    ...(ends && state.phase === "finished" ? endEvents(gameId, state.finished, at) : []),
  ];
}

/** The rounds whose verdict a correction changes, adds or removes, in their order. */
function correctedVerdicts({ rounds, dropped }: DerivedData): readonly (readonly [EventKind, object])[] {
  const was = new Map(dropped.map(({ round, verdict }) => [round, storedVerdictData(verdict)]));
  const now = new Map(rounds.map(({ settled }) => [settled.round, verdictData(settled)]));
  return [...new Set([...was.keys(), ...now.keys()])]
    .toSorted((one, other) => one - other)
    .flatMap((round) => {
      const [earlier, current] = [was.get(round), now.get(round)];
      if (isDeepStrictEqual(earlier, current)) return [];
      const kind = was.has(round) ? "verdict-corrected" : "verdict";
      return [[kind, current ?? { round, seats: [] }] as const];
    });
}

/** The event data of a stored verdict; undefined if it is unreadable. */
function storedVerdictData(verdict: unknown): object | undefined {
  try {
    return verdictData(verdict as JournalRound["settled"]);
  } catch {
    return undefined;
  }
}

const verdictData = (settled: JournalRound["settled"]) => ({
  round: settled.round,
  claimer: settled.claimer,
  seats: settled.challengers,
  right: settled.right,
  margin: "finding" in settled ? settled.finding.margin : settled.margin,
});

const RESULT_ONLY = Prisma.sql`"Game"."resultOnly"`;
const ROUNDS = Prisma.sql`NOT "Game"."resultOnly"`;

/** The statements for the entries and all derived rows. */
function rowsOf({ pass: { gameId, visitor }, validated, outcome }: Recording): readonly Statement[] {
  const { seq, fresh, newcomers } = validated;
  const by = holderOf(visitor);
  const canChangeResult = validated.outcome === null || outcome.state.phase === "finished";
  return [
    ...insertInto(
      "Entry",
      fresh.map((entry) => asRow(gameId, by, entry)),
    ),
    ...insertInto(
      "Seat",
      newcomers.map((newcomer) => ({ gameId, ...newcomer })),
    ),
    ...(canChangeResult ? [writeSeatResults(gameId, outcome.state)] : []),
    ...writeRounds(gameId, outcome),
    ...eventsOf({ pass: { gameId }, validated, outcome }).map((event) => sendable(writeGameEvent(event))),
    ...(onPostgres() ? [sendable(noticeOf({ of: "recorded", game: gameId, after: seq }))] : []),
  ];
}
