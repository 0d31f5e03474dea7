import { vi } from "vitest";

// Run before each test file: threads run what was bundled for all files (`bundledThreads.ts`), as those of the program that is built do.

vi.mock("@/lib/server/process/built", async (original) => ({
  ...(await original<object>()),
  threadFile: (entry: string) => ({
    filename: `${process.cwd()}/tests/output/threads/${entry}.mjs`,
    execArgv: [],
  }),
}));
