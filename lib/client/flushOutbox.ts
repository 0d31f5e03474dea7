import type { PlayerId } from "@/lib/engine";
import { isAccessRevoked } from "./accessRevoked";
import { readTable, sendEntries } from "./api";
import { clearTable } from "./localStore";
import { newId } from "./newId";
import { offlineGames, syncOfflineGame } from "./offlineGames";
import { clearOfflineTable, offlineTable } from "./offlineTables";
import { outbox, type PendingTable, pendingTables } from "./outbox";
import { openTableStore } from "./tableStore";

/** The result of flushing a table's outbox in the background. */
export interface SyncResult {
  readonly game: string;
  /**
   * "waits": offline, or rate limited. "unsent": refused; the table shows why. "revoked": no access. "begun":
   * started on this phone, and sent later. "not-begun": the server refused the game; the table shows why.
   * "passed": transferred here, and this phone has no access yet.
   */
  readonly result: "sent" | "waits" | "unsent" | "revoked" | "begun" | "not-begun" | "passed";
  /** How many taps, and the time of the first one, in milliseconds by this phone's clock. */
  readonly count: number;
  readonly since: number;
  /** The players' names; empty if unknown. */
  readonly names: readonly string[];
}

/** Tables with an outbox on this phone: games that started here first, in order. */
export async function allPending(): Promise<readonly PendingTable[]> {
  const [waiting, begun] = await Promise.all([pendingTables(), offlineGames()]);
  const ids = new Set([...begun.map(({ table }) => table.id), ...waiting.map(({ game }) => game)]);
  return [...ids].map((game) => waiting.find((one) => one.game === game) ?? { game, taps: [] });
}

/** Flushes the outbox, one table at a time, like the open table would. */
export async function flushOutbox(tables: readonly PendingTable[]): Promise<readonly SyncResult[]> {
  const results: SyncResult[] = [];
  for (const waiting of tables) results.push(await sendTo(waiting));
  return results;
}

async function sendTo({ game, taps }: PendingTable): Promise<SyncResult> {
  const stored = await offlineTable(game);
  const resultOf = (
    result: SyncResult["result"],
    names: Readonly<Record<PlayerId, string>> = stored?.table.names ?? {},
    some = taps,
  ): SyncResult => ({
    ...{ game, result, count: some.length, names: Object.values(names) },
    since: Math.min(...some.map(({ at }) => at), stored?.begun ? stored.at : Number.POSITIVE_INFINITY),
  });
  // No page has the table open, so its data is cleared here.
  const lost = async (): Promise<SyncResult> => {
    await clearTable(game);
    return resultOf("revoked", {});
  };
  if (stored?.begun && !stored.passed) {
    const telling = await syncOfflineGame(stored);
    if (telling === "waits") return resultOf("begun");
    if ("refused" in telling) return resultOf("not-begun");
    if (telling.synced !== game) return sendTo({ game: telling.synced, taps });
    if (taps.length === 0) return resultOf("sent");
  }
  const read = await readTable(game).catch(() => null);
  if (read === null || (!read.ok && !isAccessRevoked(read))) return resultOf("waits");
  if (!read.ok) return stored?.passed ? resultOf("passed") : lost();
  const { names } = read.table;
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const store = openTableStore({
    table: read.table,
    send: (entries, as) => sendEntries(game, entries, as),
    // Corrected meanwhile: the table itself resyncs when it opens.
    fetchTable: () => Promise.reject(new Error("the table is not open")),
    newId,
    queue: outbox(game),
    // A failed request is retried later.
    later: stop,
  });
  store.subscribe(() => {
    if (store.getView().pending === 0) stop();
  });
  await store.restore();
  await stopped;
  const { pending, unsent, revoked } = store.getView();
  if (revoked) return lost();
  if (unsent.length > 0) return resultOf("unsent", names, unsent);
  return resultOf(pending > 0 ? "waits" : "sent", names);
}

/** Discards a table's outbox, and its game if only this phone knows it. */
export async function dropPending(game: string): Promise<void> {
  await clearOfflineTable(game);
  const queue = outbox(game);
  for (const { entry } of await queue.load()) await queue.delete(entry.id);
}
