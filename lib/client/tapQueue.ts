import type { Aside } from "@/lib/protocol/aside";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import type { OpenTable } from "@/lib/protocol/entry";
import { keptTable } from "./keptTables";
import { NOBODY_YET, type PendingTap } from "./pendingTaps";
import { type KeptTable, type KeptTap, use } from "./storage";

/** Where the taps of one table wait that no server has confirmed: they outlast the page. Nothing here ever rejects. */
export interface TapQueue {
  /** The taps of this table that are kept, in the order in which they were made. */
  load(): Promise<readonly PendingTap[]>;
  /**
   * The table as another page of this phone had it confirmed since this page was asked for: what the server drew may have been long on
   * its way. Null where there is none.
   */
  confirmedMeanwhile?(): Promise<OpenTable | null>;
  /**
   * Keeps a tap, or what has become of one that is kept. The table is kept with it as it is confirmed by then: whoever opens it without a
   * line a moment later finds what the tap was made on, and who made it. Answers whether it will outlast the page.
   */
  keep(tap: PendingTap, confirmed: OpenTable): Promise<boolean>;
  /** Forgets a tap. The table is kept as with `keep`: whoever opens it sees what the tap became. */
  forget(id: string, confirmed?: OpenTable): Promise<void>;
}

/** Taps of a table that wait on this phone. */
export interface WaitingTable {
  readonly game: string;
  readonly taps: readonly PendingTap[];
}

/**
 * What is to be kept of a table in the place of what is: null where that is not older. The server knows the game, and who this phone is,
 * wherever a table names whoever taps.
 */
function broughtUp(
  kept: KeptTable | undefined,
  table: OpenTable,
  aside: Aside | undefined,
): KeptTable | null {
  const { begun, ...known } = kept ?? {};
  const isNamed = !table.may.as.includes(NOBODY_YET);
  const before = kept?.engine === ENGINE_VERSION ? kept.table : null;
  const isNewer =
    before === null ||
    before.seq < table.seq ||
    (isNamed && before.seq === table.seq && before.may.as.join() !== table.may.as.join());
  if (!isNewer || aside === undefined || (begun !== undefined && !isNamed)) return null;
  return { ...(!isNamed && known), table, aside, engine: ENGINE_VERSION, at: Date.now() };
}

const withoutGame = ({ game: _game, ...tap }: KeptTap): PendingTap => tap;

/**
 * The queue of one table, in IndexedDB.
 * @param beside What stands beside it, where somebody looks at the table: it is kept then, also where it was not before.
 */
export function tapQueue(game: string, beside?: () => Aside): TapQueue {
  /** Writes what became of a tap, null where it is to be forgotten, and brings up what is kept of the table, at one moment. */
  const write = (id: string, tap: PendingTap | null, table?: OpenTable) =>
    use(async (database) => {
      const both = database.transaction(["taps", "tables"], "readwrite");
      const [taps, tables] = [both.objectStore("taps"), both.objectStore("tables")];
      const place = await taps.index("id").getKey(id);
      if (tap !== null) await taps.put({ ...tap, game }, place);
      else if (place !== undefined) await taps.delete(place);
      const kept = await tables.get(game);
      const newer = table && broughtUp(kept, table, beside?.() ?? kept?.aside);
      if (newer) await tables.put(newer);
      await both.done;
    });

  return {
    load: () =>
      use((database) => database.getAllFromIndex("taps", "game", game)).then(
        (kept) => kept.map(withoutGame),
        () => [],
      ),
    confirmedMeanwhile: async () => {
      const kept = await keptTable(game);
      return kept && kept.begun === undefined && kept.at >= performance.timeOrigin ? kept.table : null;
    },
    keep: (tap, table) =>
      write(tap.entry.id, tap, table).then(
        () => true,
        () => false,
      ),
    forget: (id, table) => write(id, null, table).catch(() => undefined),
  };
}

/** All tables for which taps wait on this phone; none where it stores nothing. */
export async function waitingTables(): Promise<readonly WaitingTable[]> {
  const kept = await use((database) => database.getAll("taps")).catch(() => []);
  return [...new Set(kept.map(({ game }) => game))].map((game) => ({
    game,
    taps: kept.filter((tap) => tap.game === game).map(withoutGame),
  }));
}
