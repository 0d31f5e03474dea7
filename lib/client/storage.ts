import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { OpenTable } from "@/lib/protocol/entry";
import type { LiveState } from "@/lib/protocol/liveState";
import type { SentOf } from "@/lib/protocol/routes";
import type { PendingTap } from "./optimisticActions";

/** A table as this phone saw it last: enough to sit down to it without a line. Taps that wait for it are kept beside it. */
export interface StoredTable {
  /** As the server had confirmed it. */
  readonly table: OpenTable;
  readonly aside: LiveState;
  /** The version of the engine whose state it is. */
  readonly engine: number;
  /** When it was seen, in milliseconds by this phone's clock. */
  readonly at: number;
  /** What begins the game, where that was done here without a line and no server knows of it yet. */
  readonly begun?: SentOf<"POST /api/v1/games">;
  /** Another phone passed it on: whether the server knows of it, and lets this phone in, is not known yet. */
  readonly passed?: true;
  /** Why the server would not begin it. */
  readonly refused?: string;
}

/** A tap, and the game it waits for. */
export interface StoredTap extends PendingTap {
  readonly game: string;
}

interface Shape extends DBSchema {
  /** By their place in the order in which they were made, in all tabs. */
  taps: { key: number; value: StoredTap; indexes: { game: string; id: string } };
  /** Tables as this phone saw them last, by the game. */
  tables: { key: string; value: StoredTable; indexes: { at: number } };
}

/** What a browser that stores nothing may take to say so: some never answer. */
const PATIENCE = 2_000;

let opened: Promise<IDBPDatabase<Shape>> | null = null;

const open = (): Promise<IDBPDatabase<Shape>> => {
  opened ??= openDB<Shape>("waiting-taps", 2, {
    upgrade(database, before) {
      if (before < 1) {
        const taps = database.createObjectStore("taps", { autoIncrement: true });
        taps.createIndex("game", "game");
        taps.createIndex("id", "entry.id");
      }
      database.createObjectStore("tables", { keyPath: "table.id" }).createIndex("at", "at");
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

/**
 * Works with what the browser stores for us, in IndexedDB; once more, opened anew, where the browser has lost it meanwhile, as Safari
 * does. Rejects without storage.
 */
export async function use<Found>(work: (database: IDBPDatabase<Shape>) => Promise<Found>): Promise<Found> {
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

/** Whether this phone holds anything that the server has to be told: taps, or a game that was begun here. Never rejects. */
export const somethingWaits = (): Promise<boolean> =>
  use(
    async (database) =>
      (await database.count("taps")) > 0 ||
      (await database.getAll("tables")).some(({ begun }) => begun !== undefined),
  ).catch(() => false);
