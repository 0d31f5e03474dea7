import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { EVERY_CASE } from "./tests/everyCase";

/** What has to load its modules itself: with others in their places, to see what they do as they load, or as they remember what a browser stores. */
const ISOLATED = [
  "tests/client/{localStore,offlineCases,outbox,transfer}.test.ts",
  "tests/engine/tenthGame.test.ts",
  "tests/messages/draft.test.ts",
  "tests/messages/readLate.test.ts",
  "tests/server/{answerPicture,passedOn,stateCache}.test.{ts,tsx}",
  "tests/server/accounts/signIn.test.ts",
  "tests/server/table/fullDisk.test.ts",
  "tests/server/workers/drawPicture.test.ts",
];

/** What may go otherwise on another database, and what is PostgreSQL's alone. */
const ON_POSTGRESQL = [
  "tests/postgresql/**/*.test.ts",
  "tests/server/{access,groups,limits,record,review,screens,tablecloth}.test.ts",
  "tests/server/figures/groupFigures.test.ts",
  "tests/server/installation/sweep.test.ts",
  "tests/server/roster/{calendarGames,roster}.test.ts",
  "tests/server/table/corrections.test.ts",
];

/**
 * What asks it the same questions once more, by `npm run test:full`. The others ask no database, ask what these do as well, or are about
 * SQLite's file.
 */
const ON_POSTGRESQL_TOO = [
  "tests/server/invitations.test.ts",
  "tests/server/accounts/{ownAccount,signUp}.test.ts",
  "tests/server/installation/installation.test.ts",
  "tests/server/roster/{ledger,seasonsAndNights}.test.ts",
];

/** How long a test waits for what is on its way, on however busy a machine. */
export const PATIENCE_MS = 20_000;

/** When a test that needs no browser is taken to hang; it asserts nothing about time. */
const HANGS_MS = 120_000;

/** How the tests of the server run. */
const ON_SQLITE = {
  pool: "threads" as const,
  globalSetup: ["tests/server/migratedOnce.ts"],
  setupFiles: ["tests/server/threads.ts", "tests/server/eachFile.ts"],
  testTimeout: HANGS_MS,
  hookTimeout: HANGS_MS,
};

/** How those run that ask PostgreSQL. */
const ON_POSTGRES = {
  ...ON_SQLITE,
  globalSetup: ["tests/postgresql/cluster.ts"],
  setupFiles: [...ON_SQLITE.setupFiles, "tests/postgresql/ownDatabase.ts"],
};

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") } },
  test: {
    reporters: ["default", "./tests/runReporter.ts"],
    // Vitest would leave one processor idle, which is half of a small machine.
    maxWorkers: "100%",
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
          // Nothing they load remembers anything: it is loaded once, not by each of a hundred files.
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
          // Each file leaves a thread as it found it: most of what a file costs is to load the server.
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
          // A browser, and what drives it, is started for each worker, not by each of sixty files.
          isolate: false,
          // They wait now and then; more at once would keep each other waiting.
          maxWorkers: 3,
          // They only end a test that hangs (decision 52).
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
