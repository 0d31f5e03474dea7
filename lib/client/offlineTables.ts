import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import { type StoredTable, use } from "./storage";

/** As many evenings are at hand; older ones are forgotten, unless they were begun here and nobody else knows of them. */
const MAX_TABLES = 40;

/** Whether the engine of this program reads it. A game that was begun here can be seated anew (`offlineGames.ts`), and is never given up. */
const isReadable = ({ engine, begun }: StoredTable): boolean =>
  engine === ENGINE_VERSION || begun !== undefined;

/** The table as it was kept; null where it was not, where another engine kept it, or the browser stores nothing. */
export const offlineTable = (game: string): Promise<StoredTable | null> =>
  use((database) => database.get("tables", game)).then(
    (found) => (found && isReadable(found) ? found : null),
    () => null,
  );

/** All tables that are kept, the latest first; none where the browser stores nothing. */
export const offlineTables = (): Promise<readonly StoredTable[]> =>
  use((database) => database.getAllFromIndex("tables", "at")).then(
    (found) => found.filter(isReadable).toReversed(),
    () => [],
  );

/**
 * Keeps a table in the place of what was kept of it. Answers whether it will outlast the page; never rejects.
 * @param kept Asked for when it is its turn to be written, where it may have become another until then.
 */
export const saveTable = (kept: StoredTable | (() => StoredTable)): Promise<boolean> =>
  use(async (database) => {
    const { store, done } = database.transaction("tables", "readwrite");
    await store.put(typeof kept === "function" ? kept() : kept);
    const tooMany = (await store.count()) - MAX_TABLES;
    if (tooMany > 0)
      for (const { table, begun } of await store.index("at").getAll(null, tooMany))
        if (begun === undefined) await store.delete(table.id);
    await done;
  }).then(
    () => true,
    () => false,
  );

/** Keeps a table that was kept under another game's id, with the taps that wait for it. Never rejects. */
export const moveOfflineTable = (from: string, kept: StoredTable): Promise<void> =>
  use(async (database) => {
    const both = database.transaction(["tables", "taps"], "readwrite");
    const taps = both.objectStore("taps");
    await both.objectStore("tables").put(kept);
    await both.objectStore("tables").delete(from);
    for (const place of await taps.index("game").getAllKeys(from)) {
      const tap = await taps.get(place);
      if (tap) await taps.put({ ...tap, game: kept.table.id }, place);
    }
    await both.done;
  }).catch(() => undefined);

/** Forgets a table: it is not this phone's any more, or its game was given up before it began. Never rejects. */
export const clearOfflineTable = (game: string): Promise<void> =>
  use((database) => database.delete("tables", game)).catch(() => undefined);

/** Forgets a table that the server says is not this phone's. One that was begun or passed on here stays: the server need not know of it. Never rejects. */
export const clearLostTable = (game: string): Promise<void> =>
  use(async (database) => {
    const found = await database.get("tables", game);
    if (found?.begun === undefined && !found?.passed) await database.delete("tables", game);
  }).catch(() => undefined);

/** Forgets all tables that the server knows: whoever has this phone next is another person. Never rejects. */
export const clearOfflineTables = (): Promise<void> =>
  use(async (database) => {
    const { store, done } = database.transaction("tables", "readwrite");
    for (const { table, begun } of await store.getAll())
      if (begun === undefined) await store.delete(table.id);
    await done;
  }).catch(() => undefined);
