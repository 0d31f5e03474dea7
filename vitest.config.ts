import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { EVERY_CASE } from "./tests/everyCase";
import { LongestFirst } from "./tests/sequencer";

/**
 * Tests that need their own module registry, to replace modules or to load them with another browser storage.
 */
const ISOLATED = [
  "tests/client/{localStore,offlineCases,outbox,transfer}.test.ts",
  "tests/engine/tenthGame.test.ts",
  "tests/messages/{draft,locale}.test.ts",
  "tests/messages/readLate.test.ts",
  "tests/server/{answerPicture,movedPages,passedOn,stateCache,statements}.test.{ts,tsx}",
  "tests/server/accounts/signIn.test.ts",
  "tests/server/table/fullDisk.test.ts",
  "tests/server/workers/drawPicture.test.ts",
];

/** Tests whose behavior may depend on the database, and those only for PostgreSQL. */
const ON_POSTGRESQL = [
  "tests/postgresql/**/*.test.ts",
  "tests/server/{access,groups,limits,record,review,screens,tablecloth}.test.ts",
  "tests/server/figures/groupFigures.test.ts",
  "tests/server/installation/sweep.test.ts",
  "tests/server/roster/{calendarGames,closing,imports,roster}.test.ts",
  "tests/server/groupArchive.test.ts",
  "tests/server/table/corrections.test.ts",
];

/**
 * More tests to run on PostgreSQL, by `npm run test:full`. The others use no database, repeat these queries, or
 * concern SQLite's file.
 */
const ON_POSTGRESQL_TOO = [
  "tests/server/invitations.test.ts",
  "tests/server/accounts/{ownAccount,signUp}.test.ts",
  "tests/server/installation/installation.test.ts",
  "tests/server/roster/{drinkUnits,ledger,money,seasonsAndNights}.test.ts",
];

/** How long a test waits for an asynchronous result, even on a busy machine. */
export const PATIENCE_MS = 20_000;

/** Timeout of a hanging test without a browser. No test asserts a time. */
const HANGS_MS = 120_000;

/** Settings of the server tests. */
const ON_SQLITE = {
  pool: "threads" as const,
  globalSetup: ["tests/server/migratedOnce.ts"],
  setupFiles: ["tests/server/threads.ts", "tests/server/eachFile.ts"],
  testTimeout: HANGS_MS,
  hookTimeout: HANGS_MS,
};

/** Settings of the tests on PostgreSQL. */
const ON_POSTGRES = {
  ...ON_SQLITE,
  globalSetup: ["tests/postgresql/cluster.ts"],
  setupFiles: [...ON_SQLITE.setupFiles, "tests/postgresql/ownDatabase.ts"],
};

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") } },
  test: {
    reporters: ["default", "./tests/runReporter.ts"],
    // Vitest would leave one processor idle, half of a small machine.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    setupFiles: ["tests/eachFile.ts"],
    expect: { poll: { timeout: PATIENCE_MS } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          testTimeout: HANGS_MS,
          include: [
            "tests/{engine,messages,views,protocol,client,vision}/**/*.test.{ts,tsx}",
            "tests/*.test.ts",
          ],
          exclude: ISOLATED,
          // Modules are stateless, so they load once, not once per file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...ON_SQLITE, name: "isolated", include: ISOLATED },
      },
      {
        extends: true,
        test: {
          ...ON_SQLITE,
          name: "server",
          include: ["tests/server/**/*.test.{ts,tsx}"],
          exclude: ISOLATED,
          // Each file cleans up after itself, because loading the server is the main cost of a file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...ON_POSTGRES,
          name: "postgresql",
          include: [...ON_POSTGRESQL, ...(EVERY_CASE ? ON_POSTGRESQL_TOO : [])],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...ON_POSTGRES, name: "postgresql-isolated", include: ["tests/server/stateCache.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/e2e/buildOnce.ts", "tests/e2e/sharedServer.ts"],
          setupFiles: ["tests/e2e/eachFile.ts"],
          // Each worker starts one browser, not each of sixty files.
          isolate: false,
          // Tests sometimes idle, but more workers would slow each other down.
          maxWorkers: 3,
          // Only ends a hanging test (decision 52).
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // After the others, which would slow the browser down on a small machine.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "engines",
          include: ["tests/engines/**/*.test.ts"],
          globalSetup: ["tests/engines/installed.ts", "tests/e2e/buildOnce.ts", "tests/e2e/sharedServer.ts"],
          setupFiles: ["tests/e2e/eachFile.ts"],
          maxWorkers: 3,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
