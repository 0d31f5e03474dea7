import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The one file of models that anybody edits. */
export const MODELS = "prisma/schema.prisma";

const DERIVED = "lib/server/generated/postgres.prisma";

/**
 * The models as PostgreSQL is to keep them. Prisma's files name one kind of database each, and SQLite's knows no types of columns. JSON is
 * kept as it was written, as SQLite keeps it: PostgreSQL's `jsonb` would bring its keys into another order.
 */
export function postgresModels(): string {
  return readFileSync(MODELS, "utf8")
    .replace(/^\/\/.*$/m, `// Made from ${MODELS} by npm run generate: edit that one.`)
    .replace('provider = "sqlite"', 'provider = "postgresql"')
    .replace('"../lib/server/generated/prisma"', '"./postgres"')
    .replace(/^(\s+\w+\s+Json\??)(?=\s)/gm, "$1 @db.Json");
}

// npm run generate: writes them where the client for PostgreSQL is generated from.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync("lib/server/generated", { recursive: true });
  writeFileSync(DERIVED, postgresModels());
}
