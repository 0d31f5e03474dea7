import { LRUCache } from "lru-cache";
import { toStored } from "@/lib/views/figures/groupSum";
import { database } from "../db/db";
import { asJson } from "../db/json";
import type { Reader } from "../db/reader";
import { reasonOf } from "../process/operatorError";
import { processSingleton } from "../process/processSingleton";
import { runInWorker, type TaskInput, type TaskName, type TaskOutput } from "../process/workers/pool";
import type { LoadedGroup } from "../roster/groupContext";
import { NO_TOTALS, type Totals } from "./foldGames";
import { type Folded, refold } from "./foldGroup";
import { basisOf, COUNTING } from "./totalsInput";

// A group's totals derive from its games. Recording does not update them: the reader refreshes them first. A
// refresh recounts changed games. It folds the recent games again, or all games if an older one or the input
// of all totals changed. The totals are cached in memory; only the count of each game is saved.

/** Longest wait for uncounted games, in milliseconds. The rest is counted in the background. */
const PATIENCE_MS = 1500;

/** Games counted per round. */
const BATCH = 20;

/** An upper limit for the remaining count. */
const MAX_LEFT = 100_000;

/** Overlap of time windows, because writes may commit out of order. */
const OVERLAP_MS = 60_000;

/** The most games in all cached totals. A game takes a few hundred bytes there. */
const MAX_GAMES = 20_000;

const cache = () =>
  processSingleton(
    "Totals",
    () => new LRUCache<string, Folded>({ maxSize: MAX_GAMES, sizeCalculation: ({ seqs }) => seqs.size + 1 }),
  );

/** A group's totals as of their last refresh by this process. */
export const totalsOf = (groupId: string): Totals => cache().get(groupId)?.totals ?? NO_TOTALS;

/** Progress of counting. */
export interface Counting {
  /** Games not yet counted. */
  readonly left: number;
}

/** Refreshes in progress by group, with whether each completed. */
const underway = (): Map<string, Promise<boolean>> => processSingleton("Figures", () => new Map());

/**
 * Refreshes a group's totals for a limited time and continues in the background.
 * @param of The group, if it was just loaded.
 * @returns how many games remain to be counted.
 */
export async function refresh(groupId: string, of?: LoadedGroup): Promise<Counting> {
  const next = () => underway().get(groupId) ?? begin(groupId, of);
  // A refresh in progress may have missed a recent entry, so another follows it.
  const doing = underway().get(groupId)?.then(next) ?? next();
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<false>((over) => {
    timer = setTimeout(() => over(false), PATIENCE_MS);
  });
  const done = await Promise.race([doing, patience]).finally(() => clearTimeout(timer));
  if (done) return { left: 0 };
  // Games that are counted but not summed are also pending.
  return { left: Math.max(1, (await uncounted(database(), groupId, MAX_LEFT)).length) };
}

/**
 * Starts a refresh. Returns whether it completed. On failure, as on a full disk, readers use the older
 * totals.
 */
function begin(groupId: string, of: LoadedGroup | undefined): Promise<boolean> {
  const doing = bringUpToDate(groupId, of)
    .then(
      () => true,
      (thrown: unknown) => {
        console.error(`Could not update the statistics of the group ${groupId}: ${reasonOf(thrown)}`);
        return false;
      },
    )
    .finally(() => underway().delete(groupId));
  underway().set(groupId, doing);
  return doing;
}

/** Counts and folds all changes, yielding to other requests in between. */
async function bringUpToDate(groupId: string, loaded: LoadedGroup | undefined): Promise<void> {
  for (let of = loaded; ; of = undefined) {
    const db = database();
    const basis = await basisOf(db, groupId, of);
    const known = cache().get(groupId);
    if (known?.key !== basis.key) {
      const missing = await uncounted(db, groupId, BATCH);
      await count(groupId, missing);
      if (missing.length === 0) cache().set(groupId, await inWorker("foldGroup", groupId, groupId));
      continue;
    }
    const touched = await touchedSince(db, groupId, new Date(known.upTo.getTime() - OVERLAP_MS));
    const changed = touched.filter(({ id, seq }) => known.seqs.get(id) !== seq).map(({ id }) => id);
    if (changed.length === 0) return;
    await count(groupId, changed);
    const upTo = touched.at(-1)?.updatedAt ?? known.upTo;
    const folded = await refold(known, basis, changed, upTo);
    if (folded === null) cache().delete(groupId);
    else cache().set(groupId, folded);
  }
}

/** Counts games in a worker and saves their counts. */
async function count(groupId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await saveCount(database(), id, await inWorker("countGame", id, groupId));
}

/** Saves a game's count. */
export async function saveCount(db: Reader, gameId: string, count: TaskOutput<"countGame">): Promise<void> {
  if (count === null) return;
  const row = { seq: count.seq, version: COUNTING, tally: asJson(toStored(count.count) as object) };
  await db.gameTally.upsert({ where: { gameId }, create: { gameId, ...row }, update: row });
}

async function inWorker<Name extends TaskName>(
  task: Name,
  input: TaskInput<Name>,
  groupId: string,
): Promise<TaskOutput<Name>> {
  const ran = await runInWorker(task, input, { lane: "upkeep", owner: groupId, seconds: 60 });
  if (!ran.ok) throw new Error(`Could not count the statistics of the group ${groupId}: ${ran.why}`);
  return ran.value;
}

/** Games of a group without a current count. @param most A limit. */
async function uncounted(db: Reader, groupId: string, most: number): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ readonly id: string }[]>`
    SELECT g."id" FROM "Game" g LEFT JOIN "GameTally" t ON t."gameId" = g."id"
    WHERE g."groupId" = ${groupId} AND g."deletedAt" IS NULL
      AND (t."gameId" IS NULL OR t."seq" <> g."seq" OR t."version" <> ${COUNTING})
    LIMIT ${most}`;
  return rows.map(({ id }) => id);
}

/** The games of a group written since then, in order of the last write. */
const touchedSince = (db: Reader, groupId: string, since: Date) =>
  db.game.findMany({
    where: { groupId, deletedAt: null, updatedAt: { gte: since } },
    orderBy: { updatedAt: "asc" },
    select: { id: true, seq: true, updatedAt: true },
  });
