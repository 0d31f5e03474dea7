import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { Prisma } from "../generated/prisma/client";
import { type ClusterEvent, connectCluster } from "../process/cluster";
import { processSingleton } from "../process/processSingleton";
import { database } from "./db";
import { KEEP_ALIVE } from "./postgres";
import { newRowId } from "./rowId";

// Cluster events between server processes, through PostgreSQL's NOTIFY and LISTEN.

const CHANNEL = "liars_table";

/** Name of the connection that a program keeps open while it serves. */
export const SERVING = "liars-table live";

/** PostgreSQL's limit is just under 8,000 bytes. */
const MAX_BYTES = 7_500;

const AGAIN_MS = 1_000;

/** Timeout for closing a connection that may be lost. */
const LAST_WORDS_MS = 2_000;

/** This process's id, so that it can ignore its own events. */
const self = () => processSingleton("Self", () => ({ id: newRowId() }));

interface Notice {
  readonly from: string;
  readonly word: ClusterEvent;
}

/** The statement that broadcasts an event when its transaction commits. */
export function noticeOf(word: ClusterEvent): Prisma.Sql {
  const payload = JSON.stringify({ from: self().id, word } satisfies Notice);
  // Too long to name them all, so the event covers everyone.
  if (payload.length > MAX_BYTES && word.of === "ungiven") return noticeOf({ of: "ungiven" });
  return Prisma.sql`SELECT pg_notify(${CHANNEL}, ${payload})`;
}

/** Validates the payload, because anyone with database access can notify. */
function readNotice(payload: string): Notice | null {
  try {
    return JSON.parse(payload) as Notice;
  } catch {
    return null;
  }
}

/** Handlers of cluster events. */
interface ClusterHandlers {
  readonly onEvent: (word: ClusterEvent) => Promise<void>;
  /** Resyncs the streams after a lost connection, which may have lost events. */
  readonly resyncStreams: () => Promise<void>;
}

/**
 * Connects this process to the cluster events of its PostgreSQL database. It reconnects when the connection
 * is lost.
 * @returns a function that disconnects.
 */
export async function connectThrough(
  url: string,
  { onEvent, resyncStreams }: ClusterHandlers,
): Promise<() => Promise<void>> {
  let connection: Client | null = null;
  let ended = false;

  // After a lost event. Tries until the database answers.
  const resync = (): Promise<void> =>
    resyncStreams().catch((fault) => {
      console.error(fault);
      if (!ended) setTimeout(resync, AGAIN_MS).unref();
    });
  const handle = (word: ClusterEvent) =>
    onEvent(word).catch((fault) => {
      console.error(fault);
      return resync();
    });

  const listen = async () => {
    const client = new Client({
      connectionString: url,
      ...KEEP_ALIVE,
      application_name: SERVING,
    });
    // Queries report database faults; this listener only prevents a crash.
    client.on("error", () => undefined);
    client.on("notification", ({ payload = "" }) => {
      const notice = readNotice(payload);
      if (notice && notice.from !== self().id) void handle(notice.word);
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
      () => void resync(),
      () => client.end(),
    );
  };
  const again = () => {
    if (!ended) setTimeout(() => void listen().catch(console.error), AGAIN_MS).unref();
  };

  await listen();
  // If an event cannot be sent, the next heartbeat of each stream recovers it.
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
