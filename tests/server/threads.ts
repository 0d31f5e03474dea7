import { vi } from "vitest";

// Runs before each test file: threads run the shared bundle (`bundles.ts`), like the built program.

vi.mock("@/lib/server/process/built", async (original) => {
  const built = await original<typeof import("@/lib/server/process/built")>();
  return {
    ...built,
    threadFile: (entry: string) => ({
      filename: `${process.cwd()}/tests/output/bundles/${entry}.mjs`,
      execArgv: built.IMPORTED,
    }),
  };
});
