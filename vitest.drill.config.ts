import { defineConfig, mergeConfig } from "vitest/config";
import config from "./vitest.config";

/** What takes too long for every run: `npm run drill`. */
export default mergeConfig(
  { resolve: config.resolve ?? {} },
  defineConfig({
    test: {
      name: "drill",
      include: ["tests/**/*.drill.ts", "tests/e2e/access.test.ts"],
      env: { EVERY_CELL: "true" },
      globalSetup: ["tests/e2e/buildOnce.ts"],
      reporters: ["default", "./tests/e2e/leftOutReporter.ts"],
      fileParallelism: false,
      testTimeout: 180_000,
      hookTimeout: 60_000,
    },
  }),
);
