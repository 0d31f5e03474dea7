import { database } from "../db/db";
import { isPurgeable, NOT_DELETED } from "../db/deleted";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { readSettings } from "../identity/settings";
import { expiresAt, expiringTable, isExpired } from "../table/expiry";
import { closeRevokedStreams } from "../table/live/openStreams";
import { purgeGames, purgeTables } from "../table/purge";

/** Tables per query. */
const BATCH = 50;

/**
 * Deletes guests' tables that were abandoned or that no one can open, with their games. Each table has its
 * own transaction, so recording waits for one table at most. The transaction checks again for recent use.
 * @param stopped Checked before each table; true leaves the rest to the next run.
 * @returns how many games were deleted.
 */
export async function deleteAbandonedGames(now: Date, stopped: () => boolean): Promise<number> {
  const candidates = isExpired(await readSettings(), now);
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
  if (deleted > 0) await closeRevokedStreams();
  return deleted;
}

async function isDue(db: Reader, id: string, now: Date): Promise<boolean> {
  const table = await expiringTable(db, id);
  const until = table && expiresAt(table, await readSettings(db));
  return until !== null && until <= now;
}

/** Checks again inside the transaction, because a phone may have recorded or signed in since the query. */
async function deleteIfDue(tx: Reader, tableId: string, now: Date): Promise<number> {
  if (!(await isDue(tx, tableId, now))) return 0;
  return purgeTables(tx, { id: tableId });
}

/** A table may have years of games. */
const MAX_MS = 60_000;

/**
 * Purges soft-deleted tables and games past their restore deadline, each in its own transaction. A guests'
 * table goes with its last game.
 * @param stopped Checked before each; true leaves the rest to the next run.
 * @returns how many games and tables were purged.
 */
export async function purgeDeleted(now: Date, stopped = () => false): Promise<number> {
  const long = isPurgeable(now);
  const tables = await database().table.findMany({ where: long, select: { id: true } });
  const games = await database().game.findMany({
    where: { ...long, table: NOT_DELETED },
    select: { id: true, tableId: true },
  });
  // A concurrent restore is possible, so each is checked again.
  const purges = [
    ...tables.map(({ id }) => async (tx: Reader) => {
      if ((await tx.table.count({ where: { id, ...long } })) === 0) return 0;
      await purgeTables(tx, { id });
      return 1;
    }),
    ...games.map(({ id, tableId }) => async (tx: Reader) => {
      const purged = await purgeGames(tx, { id, ...long });
      await purgeTables(tx, { id: tableId, groupId: null, ...NOT_DELETED, games: { none: {} } });
      return purged;
    }),
  ];
  let purged = 0;
  for (const purge of purges) {
    if (stopped()) break;
    purged += await inTransaction(purge, { timeout: MAX_MS });
  }
  return purged;
}
