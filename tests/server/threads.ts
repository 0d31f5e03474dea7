import { vi } from "vitest";

// Runs before each test file: threads run the shared bundle (`bundles.ts`), like the built program.

vi.mock("@/lib/server/process/built", async (original) => ({
  ...(await original<object>()),
  threadFile: (entry: string) => ({
    filename: `${process.cwd()}/tests/output/bundles/${entry}.mjs`,
    execArgv: ["--no-experimental-require-module"],
  }),
}));
