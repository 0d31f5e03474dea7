import type { PlayerId } from "@/lib/engine";
import { readTable, sendEntries } from "./api";
import { isGone } from "./gone";
import { newId } from "./newId";
import { openTableStore } from "./tableStore";
import { tapQueue, type WaitingTable } from "./tapQueue";

/** What became of taps that waited for a table while nobody looked at it. */
export interface Fate {
  readonly game: string;
  /** "waits": no line, or too many requests; "unsent": the table tells why; "gone": it is not this phone's any more. */
  readonly fate: "sent" | "waits" | "unsent" | "gone";
  /** How many, and when the first was made, in milliseconds by this phone's clock. */
  readonly count: number;
  readonly since: number;
  /** Who sits at the table; nobody where that cannot be read. */
  readonly names: readonly string[];
}

/** Sends what waits on this phone, table after table, as the table itself would. */
export async function sendWaiting(tables: readonly WaitingTable[]): Promise<readonly Fate[]> {
  const fates: Fate[] = [];
  for (const waiting of tables) fates.push(await sendTo(waiting));
  return fates;
}

async function sendTo({ game, taps }: WaitingTable): Promise<Fate> {
  const told = (fate: Fate["fate"], names: Readonly<Record<PlayerId, string>> = {}, some = taps): Fate => ({
    ...{ game, fate, count: some.length, names: Object.values(names) },
    since: Math.min(...some.map(({ at }) => at)),
  });
  const read = await readTable(game).catch(() => null);
  if (read === null || (!read.ok && !isGone(read))) return told("waits");
  if (!read.ok) return told("gone");
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
    queue: tapQueue(game),
    // What cannot be sent now is sent another time.
    later: stop,
  });
  store.subscribe(() => {
    if (store.getView().pending === 0) stop();
  });
  await store.restore();
  await stopped;
  const { pending, unsent, gone } = store.getView();
  if (gone) return told("gone");
  if (unsent.length > 0) return told("unsent", names, unsent);
  return told(pending > 0 ? "waits" : "sent", names);
}

/** Gives up what waits for a table. */
export async function dropWaiting(game: string): Promise<void> {
  const queue = tapQueue(game);
  for (const { entry } of await queue.load()) await queue.forget(entry.id);
}
