import { copyFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, inject, vi } from "vitest";
import { closeDatabase } from "@/lib/server/db/db";
import { databaseFile } from "@/lib/server/process/dataDir";
import { emptyFolder } from "../emptyFolder";

/** Gives a test file a data folder of its own, with a real database. */
export function ownDataFolder(): void {
  // Every commit waits for the disk, which on a busy machine takes its time.
  vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
  beforeAll(() => {
    process.env.DATA_DIR = emptyFolder();
    // Where PostgreSQL is asked, it has been migrated once as well (`tests/postgresql/cluster.ts`).
    if (process.env.DATABASE_URL === undefined)
      copyFileSync(inject("migratedDatabase"), databaseFile(process.env.DATA_DIR));
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
