import { setTimeout as rest } from "node:timers/promises";
import { measure } from "../../load/measure";
import { startMetered } from "../program";
import { httpTables } from "./httpTables";
import { stretch } from "./play";
import { BEHIND_PROXY, type Table } from "./tables";

/** The pause keeps a table's single phone within the rate limit, in milliseconds. */
const PAUSE_MS = 300;

/** Time for the streams to end, so that no query runs when the program stops. */
const ENDING_MS = 1_000;

/** An open table's memory on the server in kB: heap, and resident set. */
export interface Taken {
  readonly heap: number;
  readonly resident: number;
}

/**
 * Opens tables at our program, each with a follower and a recent entry. Measures its memory after garbage
 * collection, before and after.
 * @param first Warm-up tables, so that one-time loading does not count.
 */
export async function memoryOf(
  dataDir: string,
  first: readonly Table[],
  tables: readonly Table[],
): Promise<Taken> {
  const ours = await startMetered(dataDir, BEHIND_PROXY);
  try {
    await stretch({ name: "ours, measured", open: httpTables(ours.origin, first) }, 3, PAUSE_MS);
    const { memory: before } = await measure(ours.process, "collected");
    const opened = await httpTables(ours.origin, tables)();
    try {
      for (const table of opened.tables) await table.play();
      const { memory: meanwhile } = await measure(ours.process, "collected");
      const each = (of: "heapUsed" | "rss") => (meanwhile[of] - before[of]) / 1_000 / tables.length;
      return { heap: each("heapUsed"), resident: each("rss") };
    } finally {
      opened.close();
      await rest(ENDING_MS);
    }
  } finally {
    await ours.stop();
  }
}
