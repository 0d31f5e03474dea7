import { setTimeout as rest } from "node:timers/promises";
import { measure } from "../../load/measure";
import { startMetered } from "../program";
import { httpTables } from "./httpTables";
import { stretch } from "./play";
import { BEHIND_PROXY, type Table } from "./tables";

/** So long that the one phone of a table stays within what it may write in a minute. */
const PAUSE_MS = 300;

/** Until the streams have ended, so that nothing is asked of the database any more when the program stops. */
const ENDING_MS = 1_000;

/** What an open table takes of the server's memory, in kB: of its heap alone, and of what the machine sees. */
export interface Taken {
  readonly heap: number;
  readonly resident: number;
}

/**
 * Opens tables at our program, each with a phone that follows and an entry that was just recorded, and measures its memory after garbage
 * was collected, before and meanwhile.
 * @param first Tables that are played at before: what is loaded once is no table's.
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
