import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { ApiCode, OpenTable } from "@/lib/protocol/entry";
import type { LiveState } from "@/lib/protocol/liveState";
import type { SentOf } from "@/lib/protocol/routes";
import type { PendingTap } from "./optimisticActions";

/** This phone's last copy of a table: enough to open it offline. Its outbox is stored separately. */
export interface StoredTable {
  /** As last confirmed by the server. */
  readonly table: OpenTable;
  readonly aside: LiveState;
  /** The engine version of the state. */
  readonly engine: number;
  /** The time of the copy, in milliseconds by this phone's clock. */
  readonly at: number;
  /** The request that starts the game, while it is offline and the server does not know it. */
  readonly begun?: SentOf<"POST /api/v1/games">;
  /** Transferred from another phone: the server may not know it, or may deny this phone access. */
  readonly passed?: true;
  /** Why the server refused to start it: its sentence, and its code. */
  readonly refused?: string;
  readonly refusal?: ApiCode;
  /** The house rules it was played by, if it is sent with the group's. */
  readonly playedBy?: SentOf<"POST /api/v1/games">["house"];
}

/** A tap with its game. */
export interface StoredTap extends PendingTap {
  readonly game: string;
}

interface Shape extends DBSchema {
  /** Keys in the order the taps were made, across all tabs. */
  taps: { key: number; value: StoredTap; indexes: { game: string; id: string } };
  /** This phone's copies of tables, by game. */
  tables: { key: string; value: StoredTable; indexes: { at: number } };
}

/** Timeout for opening the database, in milliseconds: some browsers without storage never respond. */
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
    // Another tab has a newer schema, or the browser cleared the storage.
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

/** True once storage has failed: later calls do not wait again. */
let refuses = false;

/**
 * Runs a callback on the IndexedDB database; reopens it once if the browser lost the connection, as Safari
 * does. Rejects without storage.
 */
export async function withDatabase<Found>(
  work: (database: IDBPDatabase<Shape>) => Promise<Found>,
): Promise<Found> {
  if (refuses) throw new Error("the browser stores nothing");
  const tooLong = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error("the browser's storage does not answer")), PATIENCE),
  );
  // If opening throws at once, the race below never starts: the timeout still needs a handler.
  tooLong.catch(() => undefined);
  // Only opening has a limit: writes that wait for each other on a slow phone are not lost.
  const attempt = async () => work(await Promise.race([open(), tooLong]));
  return attempt()
    .catch(() => {
      close();
      return attempt();
    })
    .catch((thrown) => {
      refuses = true;
      throw thrown;
    });
}

/** True if this phone has unsent data: taps, or an offline game. Never rejects. */
export const somethingWaits = (): Promise<boolean> =>
  withDatabase(
    async (database) =>
      (await database.count("taps")) > 0 ||
      (await database.getAll("tables")).some(({ begun }) => begun !== undefined),
  ).catch(() => false);
