import { copyFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, inject, vi } from "vitest";
import { closeDatabase } from "@/lib/server/db/db";
import { databaseFile } from "@/lib/server/process/dataDir";
import { emptyFolder } from "../emptyFolder";

/** Gives a test file a data folder of its own, with a real database. */
export function ownDataFolder(): void {
  // Every commit waits for the disk, which on a busy machine takes its time.
  vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
  beforeAll(async () => {
    process.env.DATA_DIR = emptyFolder();
    const migrated = inject("migratedDatabase");
    if (process.env.DATABASE_URL === undefined && migrated !== undefined)
      copyFileSync(migrated, databaseFile(process.env.DATA_DIR));
    else await (await import("@/lib/server/db/upToDate")).bringUpToDate();
  });
  afterAll(closeDatabase);
  // The heartbeat of a stream finds out by itself what it was not told: held back, it rescues no test.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
