import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import { type StoredTable, withDatabase } from "./storage";

/** The most saved tables. Older ones are deleted, except games that started here and are not sent. */
const MAX_TABLES = 40;

/**
 * True if this engine version can read it. An offline game can be rebuilt (`offlineGames.ts`) and is never
 * dropped.
 */
const isReadable = ({ engine, begun }: StoredTable): boolean =>
  engine === ENGINE_VERSION || begun !== undefined;

/** The saved table; null if there is none, its engine version differs, or storage is unavailable. */
export const offlineTable = (game: string): Promise<StoredTable | null> =>
  withDatabase((database) => database.get("tables", game)).then(
    (found) => (found && isReadable(found) ? found : null),
    () => null,
  );

/** All saved tables, newest first; none without storage. */
export const offlineTables = (): Promise<readonly StoredTable[]> =>
  withDatabase((database) => database.getAllFromIndex("tables", "at")).then(
    (found) => found.filter(isReadable).toReversed(),
    () => [],
  );

/**
 * Saves a table over its previous version. Resolves to true if it survives a reload; never rejects.
 * @param stored The table, or a function that returns the newest one when the write starts.
 */
export const saveTable = (stored: StoredTable | (() => StoredTable)): Promise<boolean> =>
  withDatabase(async (database) => {
    const { store, done } = database.transaction("tables", "readwrite");
    await store.put(typeof stored === "function" ? stored() : stored);
    const tooMany = (await store.count()) - MAX_TABLES;
    if (tooMany > 0)
      for (const { table, begun } of await store.index("at").getAll(null, tooMany))
        if (begun === undefined) await store.delete(table.id);
    await done;
  }).then(
    () => true,
    () => false,
  );

/** Moves a saved table and its outbox to a new game id. Never rejects. */
export const moveOfflineTable = (from: string, stored: StoredTable): Promise<void> =>
  withDatabase(async (database) => {
    const both = database.transaction(["tables", "taps"], "readwrite");
    const taps = both.objectStore("taps");
    await both.objectStore("tables").put(stored);
    await both.objectStore("tables").delete(from);
    for (const place of await taps.index("game").getAllKeys(from)) {
      const tap = await taps.get(place);
      if (tap) await taps.put({ ...tap, game: stored.table.id }, place);
    }
    await both.done;
  }).catch(() => undefined);

/** Deletes a table after access was revoked, or an offline game was discarded. Never rejects. */
export const clearOfflineTable = (game: string): Promise<void> =>
  withDatabase((database) => database.delete("tables", game)).catch(() => undefined);

/**
 * Deletes a table to which the server denies access. Games that started here or were transferred stay: the
 * server may not know them. Never rejects.
 */
export const clearLostTable = (game: string): Promise<void> =>
  withDatabase(async (database) => {
    const found = await database.get("tables", game);
    if (found?.begun === undefined && !found?.passed) await database.delete("tables", game);
  }).catch(() => undefined);

/** Deletes all tables that the server knows, before another user takes the phone. Never rejects. */
export const clearOfflineTables = (): Promise<void> =>
  withDatabase(async (database) => {
    const { store, done } = database.transaction("tables", "readwrite");
    for (const { table, begun } of await store.getAll())
      if (begun === undefined) await store.delete(table.id);
    await done;
  }).catch(() => undefined);
