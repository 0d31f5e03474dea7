import { isDeepStrictEqual } from "node:util";
import { type Chains, chainedOn, type LinkOf, type PlayerHistory } from "@/lib/views/figures/chains";
import {
  fromStored,
  type GameCount,
  type GroupSum,
  NO_GAMES,
  partOf,
  storedSum,
  together,
  toStored,
  without,
} from "@/lib/views/figures/groupSum";
import { database } from "../db/db";
import { jsonAt } from "../db/dialect";
import { inTransaction } from "../db/inTransaction";
import { asJson, asStored } from "../db/json";
import type { Reader } from "../db/reader";
import { Prisma } from "../generated/prisma/client";
import { reasonOf } from "../process/operatorError";
import { processSingleton } from "../process/processSingleton";
import { runInWorker, type TaskInput, type TaskName, type TaskOutput } from "../process/workers/pool";
import type { LoadedGroup } from "../roster/groupContext";
import { byHandOf, type Chained, type ChainsTo, type Place, placeOf, spellsOn } from "./computeTotals";
import { lastTouched, saveCount, saveStreaks, saveTotals } from "./saveTotals";
import {
  type Added,
  addedAs,
  basisOf,
  COUNTED,
  COUNTING,
  type CountedRow,
  dutiesByGame,
  guestsOf,
  type TotalsInput,
} from "./totalsInput";

// A group's totals derive from its games. Recording does not update them: the reader refreshes them first. A
// refresh recounts changed games and replaces them in the totals. If their order matters or the input of all
// totals changed, it rebuilds the totals.

/** Longest wait for uncounted games, in milliseconds. The rest is counted in the background. */
const PATIENCE_MS = 1500;

/** Games counted per write. */
const BATCH = 20;

/** An upper limit for the remaining count. */
const MAX_LEFT = 100_000;

/** Overlap of time windows, because writes may commit out of order. */
const OVERLAP_MS = 60_000;

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

/** Counts and sums all changes, yielding to other requests in between. */
async function bringUpToDate(groupId: string, loaded: LoadedGroup | undefined): Promise<void> {
  for (let of = loaded; ; of = undefined) {
    const db = database();
    const basis = await basisOf(db, groupId, of);
    const known = await howFar(db, groupId);
    if (known?.basis !== basis.key) {
      const missing = await uncounted(db, groupId, BATCH);
      for (const id of missing) await saveCount(db, groupId, id, await counted(groupId, id));
      if (missing.length === 0) await rebuildSums(groupId);
      continue;
    }
    const latest = await lastTouched(groupId);
    const changed = await changedSince(db, groupId, new Date(known.upTo.getTime() - OVERLAP_MS));
    const [ruleSet] = changed.length === 0 ? known.stale : [];
    if (ruleSet !== undefined) {
      const chains = await inWorker("rebuildStreaks", { groupId, ruleSet }, groupId);
      await inTransaction((tx) => replaceChains(tx, groupId, ruleSet, chains));
      continue;
    }
    if (changed.length === 0) {
      if (latest > known.upTo)
        await db.groupFigures.updateMany({ where: { groupId }, data: { upTo: latest } });
      return;
    }
    const counts = new Map<string, Count | null>();
    for (const { id, deleted } of changed) counts.set(id, deleted ? null : await counted(groupId, id));
    await inTransaction((tx) => addAll(tx, groupId, basis, counts));
  }
}

/** How far a group's totals have come, without their content; null if there are none. */
async function howFar(db: Reader, groupId: string) {
  const [row] = await db.$queryRaw<{ readonly basis: string; readonly upTo: Date; readonly stale: string }[]>`
    SELECT "basis", "upTo", CAST(${jsonAt(Prisma.sql`"chains"`, "stale")} AS TEXT) AS "stale"
    FROM "GroupFigures" WHERE "groupId" = ${groupId}`;
  return row === undefined ? null : { ...row, stale: JSON.parse(row.stale ?? "[]") as Chained["stale"] };
}

type Count = TaskOutput<"countGame">;

/** Counts a game in a worker; null if it is deleted. */
const counted = (groupId: string, gameId: string): Promise<Count> => inWorker("countGame", gameId, groupId);

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
export async function uncounted(db: Reader, groupId: string, most: number): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ readonly id: string }[]>`
    SELECT g."id" FROM "Game" g LEFT JOIN "GameTally" t ON t."gameId" = g."id"
    WHERE g."groupId" = ${groupId} AND g."deletedAt" IS NULL
      AND (t."gameId" IS NULL OR t."seq" <> g."seq" OR t."version" <> ${COUNTING})
    LIMIT ${most}`;
  return rows.map(({ id }) => id);
}

/** Some of the games written since then whose totals are outdated. */
export async function changedSince(
  db: Reader,
  groupId: string,
  since: Date,
): Promise<readonly { readonly id: string; readonly deleted: boolean }[]> {
  const rows = await db.$queryRaw<{ readonly id: string; readonly deleted: boolean | bigint | number }[]>`
    SELECT g."id", g."deletedAt" IS NOT NULL AS "deleted" FROM "Game" g LEFT JOIN "GameTally" t ON t."gameId" = g."id"
    WHERE g."groupId" = ${groupId} AND g."updatedAt" >= ${since}
      AND CASE WHEN g."deletedAt" IS NOT NULL THEN t."added" IS NOT NULL
          ELSE t."gameId" IS NULL OR t."added" IS NULL OR t."seq" <> g."seq" OR t."version" <> ${COUNTING} END
    LIMIT ${BATCH}`;
  return rows.map(({ id, deleted }) => ({ id, deleted: Number(deleted) === 1 }));
}

/**
 * Replaces changed games in the totals. A change before the last game of a kind makes that kind's streaks
 * stale.
 */
async function addAll(
  tx: Reader,
  groupId: string,
  basis: TotalsInput,
  counts: ReadonlyMap<string, Count | null>,
): Promise<void> {
  const figures = await tx.groupFigures.findUnique({ where: { groupId } });
  if (figures?.basis !== basis.key) return;
  const rows = await tx.game.findMany({
    where: { id: { in: [...counts.keys()] } },
    orderBy: [{ playedAt: "asc" }, { id: "asc" }],
    select: { ...COUNTED, tally: true },
  });
  const duties = await dutiesByGame(tx, basis, { gameId: { in: rows.map(({ id }) => id) } });
  const sums = new Sums(tx, groupId);
  let chained = figures.chains as unknown as Chained;
  for (const row of rows) {
    const { id, ruleSet } = row;
    const before = row.tally?.added ? (row.tally.added as unknown as Added) : null;
    if (before && row.tally)
      await sums.change(ruleSet, fromStored(row.tally.tally) as GameCount, before, without);
    const count = counts.get(id)?.count ?? null;
    const now = count && addedAs(basis, row, count, duties.get(id) ?? []);
    if (count && now) await sums.change(ruleSet, count, now, together);
    const [old, link] = [before?.link ?? null, now?.link ?? null];
    if (!isDeepStrictEqual(linked(before), asStored(linked(now)))) {
      if (old === null && now && link !== null && isLater(row, chained.last[ruleSet])) {
        const to = {
          people: await chainedOnto(tx, groupId, ruleSet, chained, { ...link, id }),
          spells: spellsOn(chained.spells[ruleSet], ruleSet, now, byHandOf(chained, ruleSet)),
          last: placeOf(row),
        };
        chained = await saveStreaks(tx, groupId, ruleSet, to, chained);
      } else chained = { ...chained, stale: [...new Set([...chained.stale, ruleSet])] };
    }
    if (now) chained = { ...chained, guests: { ...chained.guests, ...guestsOf(row) } };
    await saveCount(tx, groupId, id, counts.get(id) ?? null);
    await tx.gameTally.updateMany({
      where: { gameId: id },
      data: { added: now === null ? Prisma.DbNull : asJson(now) },
    });
  }
  await sums.write();
  await tx.groupFigures.updateMany({ where: { groupId }, data: { chains: asJson(chained) } });
}

/** A game's contribution to streaks and dry spells; null if it has none. */
const linked = (added: Added | null) =>
  added?.link ? { link: added.link, washes: added.washes, scopes: added.scopes } : null;

/** Extends the streaks of a game's players by that game. */
async function chainedOnto(
  tx: Reader,
  groupId: string,
  ruleSet: string,
  { chains }: Chained,
  link: LinkOf,
): Promise<Chains> {
  const rows = await tx.courseRow.findMany({
    where: { groupId, ruleSet, person: { in: [...new Set(Object.values(link.as))] } },
  });
  const known = rows.flatMap(({ person, course }) => {
    const runs = chains[ruleSet]?.[person];
    return runs ? [[person, { ...runs, ...(course as unknown as PlayerHistory) }] as const] : [];
  });
  return chainedOn(Object.fromEntries(known), link);
}

/** Replaces the saved streaks of one kind. */
async function replaceChains(
  tx: Reader,
  groupId: string,
  ruleSet: string,
  to: ChainsTo | null,
): Promise<void> {
  const figures = await tx.groupFigures.findUnique({ where: { groupId } });
  if (figures === null) return;
  const { chains, spells, last, stale, ...rest } = figures.chains as unknown as Chained;
  const { [ruleSet]: _chains, ...otherChains } = chains;
  const { [ruleSet]: _spells, ...otherSpells } = spells;
  const { [ruleSet]: _last, ...otherLast } = last;
  const others = {
    ...rest,
    chains: otherChains,
    spells: otherSpells,
    last: otherLast,
    stale: stale.filter((one) => one !== ruleSet),
  };
  await tx.courseRow.deleteMany({ where: { groupId, ruleSet } });
  const chained = to === null ? others : await saveStreaks(tx, groupId, ruleSet, to, others);
  await tx.groupFigures.updateMany({ where: { groupId }, data: { chains: asJson(chained) } });
}

const isLater = (row: CountedRow, last: Place | undefined): boolean => {
  const { at, id } = placeOf(row);
  return last === undefined || at > last.at || (at === last.at && id > last.id);
};

/** Caches totals during an update, so each row is read and written once. */
class Sums {
  private readonly cache = new Map<
    string,
    { readonly scope: string; readonly ruleSet: string; sum: GroupSum }
  >();

  constructor(
    private readonly tx: Reader,
    private readonly groupId: string,
  ) {}

  async change(ruleSet: string, count: GameCount, added: Added, by: typeof together): Promise<void> {
    const part = partOf(count, added.as, added.playoff, added.washes);
    for (const scope of added.scopes) {
      const sum = await this.of(scope, ruleSet);
      sum.sum = by(sum.sum, part);
    }
  }

  async write(): Promise<void> {
    const { groupId } = this;
    for (const { scope, ruleSet, sum } of this.cache.values()) {
      const key = { groupId, scope, ruleSet };
      const tally = asJson(toStored(sum) as object);
      if (Object.keys(sum.people).length === 0 && Object.keys(sum.washes).length === 0)
        await this.tx.groupTally.deleteMany({ where: key });
      else
        await this.tx.groupTally.upsert({
          where: { groupId_scope_ruleSet: key },
          create: { ...key, tally },
          update: { tally },
        });
    }
  }

  private async of(scope: string, ruleSet: string) {
    const key = JSON.stringify([scope, ruleSet]);
    const known = this.cache.get(key);
    if (known) return known;
    const row = await this.tx.groupTally.findUnique({
      where: { groupId_scope_ruleSet: { groupId: this.groupId, scope, ruleSet } },
    });
    const loaded = { scope, ruleSet, sum: row ? storedSum(row.tally) : NO_GAMES };
    this.cache.set(key, loaded);
    return loaded;
  }
}

/** Rebuilds a group's totals in a worker and saves them. */
async function rebuildSums(groupId: string): Promise<void> {
  const upTo = await lastTouched(groupId);
  await saveTotals(groupId, upTo, await inWorker("computeTotals", groupId, groupId));
}
