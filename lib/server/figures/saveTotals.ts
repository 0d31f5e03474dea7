import { serialize } from "@/lib/views/figures/chains";
import { toStored } from "@/lib/views/figures/groupSum";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import { asJson } from "../db/json";
import type { Reader } from "../db/reader";
import { Prisma } from "../generated/prisma/client";
import type { TaskOutput } from "../process/workers/pool";
import { type Chained, type ChainsTo, type GroupSums, NO_CHAINS } from "./computeTotals";
import { COUNTING } from "./totalsInput";

// Storage of a group's statistics. They all derive from the entries of its games, so they may be deleted.

/** The time of the last write to a game of a group. */
export async function lastTouched(groupId: string): Promise<Date> {
  const last = await database().game.findFirst({
    where: { groupId },
    orderBy: { updatedAt: "desc" },
    select: { updatedAt: true },
  });
  return last?.updatedAt ?? new Date(0);
}

/** Saves a game's count. */
export async function saveCount(
  db: Reader,
  groupId: string,
  gameId: string,
  count: TaskOutput<"countGame">,
): Promise<void> {
  if (count === null) return;
  const row = { groupId, seq: count.seq, version: COUNTING, tally: asJson(toStored(count.count) as object) };
  await db.gameTally.upsert({ where: { gameId }, create: { gameId, ...row }, update: row });
}

/** Replaces a group's saved totals. @param upTo The last write to a game when the computation began. */
export async function saveTotals(
  groupId: string,
  upTo: Date,
  { key, sums, chains, guests, byHand, added }: GroupSums,
): Promise<void> {
  await inTransaction(async (tx) => {
    if ((await tx.group.count({ where: { id: groupId } })) === 0) return;
    await tx.groupTally.deleteMany({ where: { groupId } });
    await tx.groupTally.createMany({
      data: sums.map(({ scope, ruleSet, sum }) => ({
        groupId,
        scope,
        ruleSet,
        tally: asJson(toStored(sum) as object),
      })),
    });
    await tx.gameTally.updateMany({ where: { groupId }, data: { added: Prisma.DbNull } });
    await tx.$executeRaw`UPDATE "GameTally" SET "added" = one."value" FROM json_each(${JSON.stringify(added)}) AS one
      WHERE one."key" = "GameTally"."gameId" AND "GameTally"."groupId" = ${groupId}`;
    await tx.courseRow.deleteMany({ where: { groupId } });
    // A game was deleted, restored or moved during the computation, so it runs again.
    const [missed] = await tx.$queryRaw<readonly unknown[]>`
      SELECT 1 FROM "GameTally" t JOIN "Game" g ON g."id" = t."gameId"
      WHERE t."groupId" = ${groupId} AND (g."deletedAt" IS NULL) = (t."added" IS NULL) LIMIT 1`;
    if (missed !== undefined) {
      await tx.groupFigures.deleteMany({ where: { groupId } });
      return;
    }
    let chained: Chained = { ...NO_CHAINS, guests, byHand };
    for (const [ruleSet, to] of Object.entries(chains))
      chained = await saveStreaks(tx, groupId, ruleSet, to, chained);
    const figures = { basis: key, upTo, chains: asJson(chained) };
    await tx.groupFigures.upsert({ where: { groupId }, create: { groupId, ...figures }, update: figures });
  });
}

/** Saves the streaks of some people in one kind of game and returns the values stored on the group. */
export async function saveStreaks(
  tx: Reader,
  groupId: string,
  ruleSet: string,
  { people, spells, last }: ChainsTo,
  chained: Chained,
): Promise<Chained> {
  const parts = Object.entries(people).map(([person, chain]) => ({ person, ...serialize(chain) }));
  await tx.courseRow.deleteMany({ where: { groupId, ruleSet, person: { in: Object.keys(people) } } });
  await tx.courseRow.createMany({
    data: parts.map(({ person, course }) => ({ groupId, ruleSet, person, course: asJson(course) })),
  });
  const runs = Object.fromEntries(parts.map(({ person, runs }) => [person, runs]));
  return {
    ...chained,
    chains: { ...chained.chains, [ruleSet]: { ...chained.chains[ruleSet], ...runs } },
    spells: { ...chained.spells, [ruleSet]: spells },
    last: { ...chained.last, [ruleSet]: last },
  };
}
