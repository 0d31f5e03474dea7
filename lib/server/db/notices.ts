import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { Prisma } from "../generated/prisma/client";
import { type ClusterEvent, connectCluster } from "../process/cluster";
import { processSingleton } from "../process/processSingleton";
import { database } from "./db";
import { onPostgres } from "./dialect";
import { KEEP_ALIVE } from "./postgres";
import type { Reader } from "./reader";
import { newRowId } from "./rowId";

// The words that processes tell each other go through the database that they share: NOTIFY and LISTEN.

const CHANNEL = "liars_table";

/** The server takes fewer than 8,000 bytes. */
const LONGEST = 7_500;

const AGAIN_MS = 1_000;

/** As long as a connection is waited for that may be gone. */
const LAST_WORDS_MS = 2_000;

/** Which process says so: it need not be told itself. */
const self = () => processSingleton("Self", () => ({ id: newRowId() }));

interface Notice {
  readonly from: string;
  readonly word: ClusterEvent;
}

/** The statement by which the other processes are told, once the transaction that it stands in is committed. */
export function noticeOf(word: ClusterEvent): Prisma.Sql {
  const told = JSON.stringify({ from: self().id, word } satisfies Notice);
  // Too many to be named: then it may be anybody.
  if (told.length > LONGEST && word.of === "ungiven") return noticeOf({ of: "ungiven" });
  return Prisma.sql`SELECT pg_notify(${CHANNEL}, ${told})`;
}

/** Has the other processes told once a transaction is committed; where there can be no others, nobody. */
export async function notifyInTransaction(tx: Reader, word: ClusterEvent): Promise<void> {
  if (onPostgres()) await tx.$executeRaw(noticeOf(word));
}

/** Whoever has the database may say anything there. */
function readNotice(payload: string): Notice | null {
  try {
    return JSON.parse(payload) as Notice;
  } catch {
    return null;
  }
}

/** What somebody does who hears what other processes say. */
interface Ears {
  readonly hear: (word: ClusterEvent) => Promise<void>;
  /** Words may have been lost before: looks for itself. */
  readonly resyncStreams: () => Promise<void>;
}

/**
 * Tells the other processes that use a PostgreSQL database from now on, and hears them; through a new connection where one is lost.
 * @returns what ends that.
 */
export async function connectThrough(
  url: string,
  { hear, resyncStreams }: Ears,
): Promise<() => Promise<void>> {
  let connection: Client | null = null;
  let ended = false;

  const listen = async () => {
    const client = new Client({
      connectionString: url,
      ...KEEP_ALIVE,
      application_name: "liars-table live",
    });
    // What is wrong with the database is told by whoever asks it something.
    client.on("error", () => undefined);
    client.on("notification", ({ payload = "" }) => {
      const notice = readNotice(payload);
      if (notice && notice.from !== self().id) void hear(notice.word).catch(console.error);
    });
    try {
      await client.connect();
    } catch {
      again();
      return;
    }
    client.once("end", again);
    connection = client;
    await client.query(`LISTEN ${CHANNEL}`).then(
      () => void resyncStreams().catch(console.error),
      () => client.end(),
    );
  };
  const again = () => {
    if (!ended) setTimeout(() => void listen().catch(console.error), AGAIN_MS).unref();
  };

  await listen();
  // A word that cannot be sent is found out by the next beat of each stream.
  connectCluster(
    (word) =>
      void database()
        .$executeRaw(noticeOf(word))
        .catch(() => undefined),
  );
  return async () => {
    ended = true;
    connectCluster(null);
    await Promise.race([connection?.end(), wait(LAST_WORDS_MS)]);
  };
}
