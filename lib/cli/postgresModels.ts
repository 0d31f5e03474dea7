import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The only file of models to edit. */
export const MODELS = "prisma/schema.prisma";

const DERIVED = "lib/server/generated/postgres.prisma";

/**
 * Derives the PostgreSQL models. A Prisma schema has one provider, and SQLite's has no column types. JSON
 * columns become `json`, which preserves key order as SQLite does; `jsonb` would not.
 */
export function postgresModels(): string {
  return readFileSync(MODELS, "utf8")
    .replace(/^\/\/.*$/m, `// Made from ${MODELS} by npm run generate: edit that one.`)
    .replace('provider = "sqlite"', 'provider = "postgresql"')
    .replace('"../lib/server/generated/prisma"', '"./postgres"')
    .replace(/^(\s+\w+\s+Json\??)(?=\s)/gm, "$1 @db.Json");
}

// npm run generate: writes the schema of the PostgreSQL client.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync("lib/server/generated", { recursive: true });
  writeFileSync(DERIVED, postgresModels());
}
