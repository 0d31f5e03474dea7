import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") };

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "tests/{engine,words,views,formats,client}/**/*.test.{ts,tsx}",
            "tests/architecture.test.ts",
          ],
        },
      },
      { extends: true, test: { name: "server", include: ["tests/server/**/*.test.ts"] } },
    ],
  },
});
