import { readdirSync, readFileSync } from "node:fs";
import { defineConfig, mergeConfig } from "vitest/config";
import config, { PATIENCE_MS } from "./vitest.config";

/** Tests that run only a sample otherwise; they import `everyCase`. */
const samples = readdirSync("tests", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/${file}`)
  .filter((file) => /from "[./]+\/everyCase"/.test(readFileSync(file, "utf8")));

/** Tests too slow for every run: `npm run test:full`. */
export default mergeConfig(
  { resolve: config.resolve ?? {} },
  defineConfig({
    test: {
      name: "drill",
      include: ["tests/**/*.drill.ts", ...samples],
      env: { EVERY_CASE: "true" },
      setupFiles: ["tests/eachFile.ts", "tests/e2e/eachFile.ts"],
      globalSetup: ["tests/e2e/buildOnce.ts", "tests/e2e/sharedServer.ts"],
      expect: { poll: { timeout: PATIENCE_MS } },
      reporters: ["default", "./tests/runReporter.ts"],
      fileParallelism: false,
      testTimeout: 180_000,
      hookTimeout: 60_000,
    },
  }),
);
