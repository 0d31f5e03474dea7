import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { readSettings } from "../identity/settings";
import { goesAt, keptTable, mayGo } from "../table/keptUntil";
import { shutUngiven } from "../table/live/openStreams";
import { purgeTables } from "../table/purge";

/** Tables that are looked at in one go. */
const BATCH = 50;

/**
 * Deletes the tables of guests where nobody has recorded for long, and those that nobody can open any more, with their games, each table
 * in a transaction of its own: whoever records meanwhile waits for one table at most, and whatever they recorded before is seen.
 * @param stopped Asked before each: whether to leave the rest to the next time.
 * @returns how many games went.
 */
export async function deleteAbandonedGames(now: Date, stopped: () => boolean): Promise<number> {
  const candidates = mayGo(await readSettings(), now);
  let deleted = 0;
  let last = "";
  for (;;) {
    const old = await database().table.findMany({
      where: { ...candidates, id: { gt: last } },
      orderBy: { id: "asc" },
      take: BATCH,
      select: { id: true },
    });
    for (const { id } of old) {
      if (stopped()) return deleted;
      if (await isDue(database(), id, now)) deleted += await inTransaction((tx) => deleteIfDue(tx, id, now));
    }
    const end = old.at(-1);
    if (end === undefined) break;
    last = end.id;
  }
  if (deleted > 0) await shutUngiven();
  return deleted;
}

async function isDue(db: Reader, id: string, now: Date): Promise<boolean> {
  const table = await keptTable(db, id);
  const until = table && goesAt(table, await readSettings(db));
  return until !== null && until <= now;
}

/** What was found before is asked again here, where nobody else writes: somebody may have recorded, or signed in. */
async function deleteIfDue(tx: Reader, tableId: string, now: Date): Promise<number> {
  if (!(await isDue(tx, tableId, now))) return 0;
  return purgeTables(tx, { id: tableId });
}
