import { defineConfig, mergeConfig } from "vitest/config";
import config, { PATIENCE_MS } from "./vitest.config";

/** What takes too long for every run: `npm run drill`. */
export default mergeConfig(
  { resolve: config.resolve ?? {} },
  defineConfig({
    test: {
      name: "drill",
      include: [
        "tests/**/*.drill.ts",
        // These run a sample where nobody asks for every case.
        "tests/e2e/{access,malformed}.test.ts",
        "tests/engine/everyGame.properties.test.ts",
        "tests/protocol/{allHandPairs,commands,journal.properties}.test.ts",
        "tests/server/table/{everyTap,typedCups}.properties.test.ts",
        "tests/views/butWePlay.test.ts",
        "tests/views/desk/{fiveDice,hostile,neverOpposite,readsBack}.test.ts",
        "tests/views/figures/knownPlayers.test.ts",
      ],
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
