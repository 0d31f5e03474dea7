import { copyFileSync } from "node:fs";
import { afterAll, beforeAll, inject, vi } from "vitest";
import { closeDatabase } from "@/lib/server/db/db";
import { databaseFile } from "@/lib/server/process/dataDir";
import { emptyFolder } from "../emptyFolder";

/** The longest timer. */
const MAX_MS = 2 ** 31 - 1;

/** Gives a test file a data folder of its own, with a real database. */
export function ownDataFolder(): void {
  // Every commit waits for the disk, which is slow on a busy machine.
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
  beforeAll(async () => {
    // Late work of the file before may have opened that file's database again.
    await closeDatabase();
    process.env.DATA_DIR = emptyFolder();
    const migrated = inject("migratedDatabase");
    if (process.env.DATABASE_URL === undefined && migrated !== undefined)
      copyFileSync(migrated, databaseFile(process.env.DATA_DIR));
    else await (await import("@/lib/server/db/upToDate")).bringUpToDate();
  });
  afterAll(closeDatabase);
  // A heartbeat would find missed messages: it is disabled, so that it rescues no test.
  beforeAll(() => {
    const { setInterval } = globalThis;
    const never = (callback: () => void) => setInterval(callback, MAX_MS);
    vi.stubGlobal("setInterval", never);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });
}
