import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Engine tests for `npm run mutation`, without a server or a browser. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^\.{1,2}\/(.*\/)?remembered$/, replacement: here("tests/mutation/remembered.ts") },
      { find: /^@\//, replacement: here("./") },
    ],
  },
  test: {
    name: "mutation",
    include: [
      "tests/{engine,mutation}/**/*.test.ts",
      "tests/protocol/{exported,journal,journal.properties,ruleSets}.test.ts",
      "tests/views/ownGame/whatPeoplePlay.test.ts",
      "tests/server/roles.test.ts",
    ],
    exclude: ["tests/engine/{crewGames,everyGame.properties,size,tenthGame}.test.ts"],
    isolate: false,
    testTimeout: 120_000,
  },
});
