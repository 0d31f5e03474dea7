import { afterAll, vi } from "vitest";
import { forgetAll, singletonOf } from "./processSingleton";

// Runs before each test file: files that share a thread restore its state.

const environment = { ...process.env };

// Late work of the file before may have opened its database again.
forgetAll();

afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const streams of singletonOf<Map<string, Set<{ close(): void }>>>("Streams")?.values() ?? [])
    for (const stream of [...streams]) stream.close();
  // Imported only if a file has used it: module mocks are known by then.
  if (singletonOf<{ workers: unknown }>("Workers")?.workers)
    await (await import("@/lib/server/process/workers/pool")).stopWorkers();
  if (singletonOf<{ own: unknown }>("Database")?.own)
    await (await import("@/lib/server/db/db")).closeDatabase();
  forgetAll();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
