import { database } from "../db/db";
import { goneForGood, NOT_DELETED } from "../db/deleted";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { purgeGames, purgeTables } from "../table/purge";

/** A table may have years of games. */
const LONGEST_MS = 60_000;

/**
 * Deletes for good the tables and games that nobody can put back any more, each in one transaction; a table of guests goes with its last
 * game.
 * @param stopped Asked before each: whether to leave the rest to the next time.
 * @returns how many games and tables.
 */
export async function purgeDeleted(now: Date, stopped = () => false): Promise<number> {
  const long = goneForGood(now);
  const tables = await database().table.findMany({ where: long, select: { id: true } });
  const games = await database().game.findMany({
    where: { ...long, table: NOT_DELETED },
    select: { id: true, tableId: true },
  });
  // Somebody may have put it back while another one was deleted.
  const deeds = [
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
  for (const deed of deeds) {
    if (stopped()) break;
    purged += await inTransaction(deed, { timeout: LONGEST_MS });
  }
  return purged;
}
