import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { PendingTap } from "./pendingTaps";

/** Where the taps of one table wait that no server has confirmed: they outlast the page. Nothing here ever rejects. */
export interface TapQueue {
  /** The taps of this table that are kept, in the order in which they were made. */
  load(): Promise<readonly PendingTap[]>;
  /** Keeps a tap, or what has become of one that is kept. Answers whether it will outlast the page. */
  keep(tap: PendingTap): Promise<boolean>;
  forget(id: string): Promise<void>;
}

/** Taps of a table that wait on this phone. */
export interface WaitingTable {
  readonly game: string;
  readonly taps: readonly PendingTap[];
}

interface KeptTap extends PendingTap {
  readonly game: string;
}

interface Shape extends DBSchema {
  /** By their place in the order in which they were made, in all tabs. */
  taps: { key: number; value: KeptTap; indexes: { game: string; id: string } };
}

/** What a browser that stores nothing may take to say so: some never answer. */
const PATIENCE = 2_000;

let opened: Promise<IDBPDatabase<Shape>> | null = null;

const open = (): Promise<IDBPDatabase<Shape>> => {
  opened ??= openDB<Shape>("waiting-taps", 1, {
    upgrade(database) {
      const taps = database.createObjectStore("taps", { autoIncrement: true });
      taps.createIndex("game", "game");
      taps.createIndex("id", "entry.id");
    },
    // Another tab has a newer version of the program, or the browser has taken the storage away.
    blocking: close,
    terminated: close,
  });
  return opened;
};

function close(): void {
  void opened?.then(
    (database) => database.close(),
    () => undefined,
  );
  opened = null;
}

/** Whether this browser has shown that it stores nothing: nobody waits for it a second time. */
let refuses = false;

/** Works with the storage; once more, opened anew, where the browser has lost it meanwhile, as Safari does. Rejects without storage. */
async function use<Found>(work: (database: IDBPDatabase<Shape>) => Promise<Found>): Promise<Found> {
  if (refuses) throw new Error("the browser stores nothing");
  const tooLong = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error("the browser's storage does not answer")), PATIENCE),
  );
  const attempt = async () => work(await open());
  const worked = attempt().catch(() => {
    close();
    return attempt();
  });
  return Promise.race([worked, tooLong]).catch((thrown) => {
    refuses = true;
    throw thrown;
  });
}

const withoutGame = ({ game: _game, ...tap }: KeptTap): PendingTap => tap;

/** The queue of one table, in IndexedDB. */
export const tapQueue = (game: string): TapQueue => ({
  load: () =>
    use((database) => database.getAllFromIndex("taps", "game", game)).then(
      (kept) => kept.map(withoutGame),
      () => [],
    ),
  keep: (tap) =>
    use(async (database) => {
      const { store, done } = database.transaction("taps", "readwrite");
      const place = await store.index("id").getKey(tap.entry.id);
      await Promise.all([store.put({ ...tap, game }, place), done]);
    }).then(
      () => true,
      () => false,
    ),
  forget: (id) =>
    use(async (database) => {
      const { store, done } = database.transaction("taps", "readwrite");
      const place = await store.index("id").getKey(id);
      await Promise.all([place !== undefined && store.delete(place), done]);
    }).catch(() => undefined),
});

/** All tables for which taps wait on this phone; none where it stores nothing. */
export async function waitingTables(): Promise<readonly WaitingTable[]> {
  const kept = await use((database) => database.getAll("taps")).catch(() => []);
  return [...new Set(kept.map(({ game }) => game))].map((game) => ({
    game,
    taps: kept.filter((tap) => tap.game === game).map(withoutGame),
  }));
}
