import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type { SqlMigrationAwareDriverAdapterFactory, SqlQuery } from "@prisma/driver-adapter-utils";
import { readMigrations } from "@/lib/server/db/migrations";
import { NO_FILTER, schemaEngine } from "@/lib/server/db/schemaEngine";
import { OperatorError } from "@/lib/server/process/operatorError";
import { main } from "./main";
import { MODELS, postgresModels } from "./postgresModels";
import { postgresSql } from "./postgresSql";

const SQLITE = "prisma/migrations";
const POSTGRES = "prisma/postgresql/migrations";

/** The models after all PostgreSQL migrations, saved so that writing the next one needs no server. */
const REACHED = "prisma/postgresql/reached.prisma";

/**
 * An in-memory database for trying the migrations. The engine sends whole scripts as one statement, which the
 * driver refuses.
 */
function inMemory(): SqlMigrationAwareDriverAdapterFactory {
  const sqlite = new PrismaBetterSqlite3({ url: ":memory:" });
  const connect = async () => {
    const connection = await sqlite.connect();
    const executeRaw = async ({ sql }: SqlQuery) => {
      await connection.executeScript(sql);
      return 0;
    };
    return Object.assign(connection, { executeRaw });
  };
  return { provider: sqlite.provider, adapterName: sqlite.adapterName, connect, connectToShadowDb: connect };
}

/** The SQL from the current migrations to the models; null without a difference. */
async function sqliteSql(): Promise<string | null> {
  const engine = await schemaEngine(inMemory());
  const { stdout: sql } = await engine.diff({
    // The engine wants a lock file beside migrations.
    from: existsSync(path.join(SQLITE, "migration_lock.toml"))
      ? { tag: "migrations", ...readMigrations(SQLITE) }
      : { tag: "empty" },
    to: { tag: "schemaDatamodel", files: [{ path: MODELS, content: readFileSync(MODELS, "utf8") }] },
    script: true,
    exitCode: null,
    filters: NO_FILTER,
  });
  return sql?.trim() && !sql.includes("This is an empty migration") ? sql : null;
}

function write(folder: string, name: string, sql: string, provider: string): void {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(
    path.join(folder, "migration_lock.toml"),
    `# Prisma refuses to apply these to another kind of database.\nprovider = "${provider}"\n`,
  );
  writeFileSync(path.join(folder, name, "migration.sql"), sql);
  console.log(`Wrote ${folder}/${name}/migration.sql: read it before you commit it.`);
}

/**
 * Writes the SQL from the current migrations to the models as a new migration, for SQLite and for PostgreSQL.
 */
await main(async () => {
  const what = process.argv[2] ?? "";
  if (!/^[a-z][a-z0-9_]*$/.test(what)) {
    throw new OperatorError("Usage: npm run migration -- add_nights (a name in lower case)");
  }
  const models = postgresModels();
  const sqlite = await sqliteSql();
  const postgres = await postgresSql(existsSync(REACHED) ? readFileSync(REACHED, "utf8") : null, models);
  if (sqlite === null && postgres === null)
    throw new OperatorError(`Nothing to do: the migrations match ${MODELS}.`);
  const name = `${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}_${what}`;
  if (sqlite !== null) write(SQLITE, name, sqlite, "sqlite");
  if (postgres !== null) write(POSTGRES, name, postgres, "postgresql");
  writeFileSync(REACHED, models);
});
