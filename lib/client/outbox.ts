import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import type { OpenTable } from "@/lib/protocol/entry";
import type { LiveState } from "@/lib/protocol/liveState";
import { offlineTable } from "./offlineTables";
import { NO_ONE_YET, type PendingTap } from "./optimisticActions";
import { type StoredTable, type StoredTap, withDatabase } from "./storage";

/** The persistent queue of one table's optimistic actions: taps not confirmed yet. Nothing here ever rejects. */
export interface Outbox {
  /** This table's stored taps, in order. */
  load(): Promise<readonly PendingTap[]>;
  /**
   * A newer confirmed table that another tab stored since this page was requested: the server's rendering can
   * be old when it arrives.
   * Null if there is none.
   */
  confirmedMeanwhile?(): Promise<OpenTable | null>;
  /**
   * Stores a tap or its changed state, together with the confirmed table. A page that opens offline a moment
   * later finds the table it was based on, and its actor. Resolves to true if it survives a reload.
   */
  store(tap: PendingTap, confirmed: OpenTable): Promise<boolean>;
  /** Deletes a tap. Stores the table like `store`, so that an opening page sees the entry it became. */
  delete(id: string, confirmed?: OpenTable): Promise<void>;
}

/** A table's taps in the outbox. */
export interface PendingTable {
  readonly game: string;
  readonly taps: readonly PendingTap[];
}

/**
 * The table to store over the saved one; null if that is newer. A table that names the actor proves that the
 * server knows the game and this phone.
 */
function tableToStore(
  stored: StoredTable | undefined,
  table: OpenTable,
  liveState: LiveState | undefined,
): StoredTable | null {
  const { begun, ...known } = stored ?? {};
  const isNamed = !table.may.as.includes(NO_ONE_YET);
  const before = stored?.engine === ENGINE_VERSION ? stored.table : null;
  const isNewer =
    before === null ||
    before.seq < table.seq ||
    (isNamed && before.seq === table.seq && before.may.as.join() !== table.may.as.join());
  if (!isNewer || liveState === undefined || (begun !== undefined && !isNamed)) return null;
  return { ...(!isNamed && known), table, aside: liveState, engine: ENGINE_VERSION, at: Date.now() };
}

const withoutGame = ({ game: _game, ...tap }: StoredTap): PendingTap => tap;

/**
 * One table's outbox in IndexedDB.
 * @param getLiveState The live state, while a page has the table open: the table is then saved even if it was not
 * before.
 */
export function outbox(game: string, getLiveState?: () => LiveState): Outbox {
  /** In one transaction: stores a tap's new state (null deletes it) and updates the saved table. */
  const write = (id: string, tap: PendingTap | null, table?: OpenTable) =>
    withDatabase(async (database) => {
      const both = database.transaction(["taps", "tables"], "readwrite");
      const [taps, tables] = [both.objectStore("taps"), both.objectStore("tables")];
      const place = await taps.index("id").getKey(id);
      if (tap !== null) await taps.put({ ...tap, game }, place);
      else if (place !== undefined) await taps.delete(place);
      const stored = await tables.get(game);
      const newer = table && tableToStore(stored, table, getLiveState?.() ?? stored?.aside);
      if (newer) await tables.put(newer);
      await both.done;
    });

  return {
    load: () =>
      withDatabase((database) => database.getAllFromIndex("taps", "game", game)).then(
        (taps) => taps.map(withoutGame),
        () => [],
      ),
    confirmedMeanwhile: async () => {
      const stored = await offlineTable(game);
      return stored && stored.begun === undefined && stored.at >= performance.timeOrigin
        ? stored.table
        : null;
    },
    store: (tap, table) =>
      write(tap.entry.id, tap, table).then(
        () => true,
        () => false,
      ),
    delete: (id, table) => write(id, null, table).catch(() => undefined),
  };
}

/** All tables with an outbox; none without storage. */
export async function pendingTables(): Promise<readonly PendingTable[]> {
  const taps = await withDatabase((database) => database.getAll("taps")).catch(() => []);
  return [...new Set(taps.map(({ game }) => game))].map((game) => ({
    game,
    taps: taps.filter((tap) => tap.game === game).map(withoutGame),
  }));
}
