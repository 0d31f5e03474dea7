import type { PlayerId } from "@/lib/engine";
import { isAccessRevoked } from "./accessRevoked";
import { readTable, sendEntries } from "./api";
import { clearTable } from "./localStore";
import { newId } from "./newId";
import { offlineGames, syncOfflineGame } from "./offlineGames";
import { clearOfflineTable, offlineTable } from "./offlineTables";
import { outbox, type PendingTable, pendingTables } from "./outbox";
import { openTableStore } from "./tableStore";

/** What became of taps that waited for a table while nobody looked at it. */
export interface SyncResult {
  readonly game: string;
  /**
   * "waits": no line, or too many requests; "unsent": the table tells why; "gone": it is not this phone's any more; "begun": its game was
   * begun here, and the server is told of it later; "not-begun": the server would not begin it, and the table tells why; "passed": another
   * phone passed it on, and this one is not let in yet.
   */
  readonly result: "sent" | "waits" | "unsent" | "gone" | "begun" | "not-begun" | "passed";
  /** How many, and when the first was made, in milliseconds by this phone's clock. */
  readonly count: number;
  readonly since: number;
  /** Who sits at the table; nobody where that cannot be read. */
  readonly names: readonly string[];
}

/** The tables for which something waits on this phone: games that were begun here first, in their order. */
export async function allPending(): Promise<readonly PendingTable[]> {
  const [waiting, begun] = await Promise.all([pendingTables(), offlineGames()]);
  const ids = new Set([...begun.map(({ table }) => table.id), ...waiting.map(({ game }) => game)]);
  return [...ids].map((game) => waiting.find((one) => one.game === game) ?? { game, taps: [] });
}

/** Sends what waits on this phone, table after table, as the table itself would. */
export async function flushOutbox(tables: readonly PendingTable[]): Promise<readonly SyncResult[]> {
  const results: SyncResult[] = [];
  for (const waiting of tables) results.push(await sendTo(waiting));
  return results;
}

async function sendTo({ game, taps }: PendingTable): Promise<SyncResult> {
  const kept = await offlineTable(game);
  const told = (
    result: SyncResult["result"],
    names: Readonly<Record<PlayerId, string>> = kept?.table.names ?? {},
    some = taps,
  ): SyncResult => ({
    ...{ game, result, count: some.length, names: Object.values(names) },
    since: Math.min(...some.map(({ at }) => at), kept?.begun ? kept.at : Number.POSITIVE_INFINITY),
  });
  // Nobody looked at the table when it was lost: it is forgotten from here.
  const lost = async (): Promise<SyncResult> => {
    await clearTable(game);
    return told("gone", {});
  };
  if (kept?.begun && !kept.passed) {
    const telling = await syncOfflineGame(kept);
    if (telling === "waits") return told("begun");
    if ("refused" in telling) return told("not-begun");
    if (telling.synced !== game) return sendTo({ game: telling.synced, taps });
    if (taps.length === 0) return told("sent");
  }
  const read = await readTable(game).catch(() => null);
  if (read === null || (!read.ok && !isAccessRevoked(read))) return told("waits");
  if (!read.ok) return kept?.passed ? told("passed") : lost();
  const { names } = read.table;
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const store = openTableStore({
    table: read.table,
    send: (entries, as) => sendEntries(game, entries, as),
    // Corrected meanwhile: the table itself reads it again.
    readAfresh: () => Promise.reject(new Error("the table is not open")),
    newId,
    queue: outbox(game),
    // What cannot be sent now is sent another time.
    later: stop,
  });
  store.subscribe(() => {
    if (store.getView().pending === 0) stop();
  });
  await store.restore();
  await stopped;
  const { pending, unsent, gone } = store.getView();
  if (gone) return lost();
  if (unsent.length > 0) return told("unsent", names, unsent);
  return told(pending > 0 ? "waits" : "sent", names);
}

/** Gives up what waits for a table, and its game if only this phone knows of it. */
export async function dropPending(game: string): Promise<void> {
  await clearOfflineTable(game);
  const queue = outbox(game);
  for (const { entry } of await queue.load()) await queue.forget(entry.id);
}
