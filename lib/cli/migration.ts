import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type { SqlMigrationAwareDriverAdapterFactory, SqlQuery } from "@prisma/driver-adapter-utils";
import { readMigrations } from "@/lib/server/db/migrations";
import { NO_FILTER, schemaEngine } from "@/lib/server/db/schemaEngine";
import { OperatorError } from "@/lib/server/process/operatorError";
import { main } from "./main";

const SCHEMA = "prisma/schema.prisma";
const FOLDER = "prisma/migrations";

/** A database to rehearse the migrations in. The engine sends whole scripts as one statement, which the driver refuses. */
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

/** Writes the SQL that leads from the migrations there are to the models, as one more migration. */
await main(async () => {
  const name = process.argv[2] ?? "";
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new OperatorError("Say what changes, in small letters: npm run migration -- add_nights");
  }
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    path.join(FOLDER, "migration_lock.toml"),
    '# Prisma refuses to apply these to another kind of database.\nprovider = "sqlite"\n',
  );
  const migrations = readMigrations(FOLDER);
  const engine = await schemaEngine(inMemory());
  const { stdout: sql } = await engine.diff({
    from: { tag: "migrations", ...migrations },
    to: { tag: "schemaDatamodel", files: [{ path: SCHEMA, content: readFileSync(SCHEMA, "utf8") }] },
    script: true,
    exitCode: null,
    filters: NO_FILTER,
  });
  if (!sql?.trim() || sql.includes("This is an empty migration")) {
    throw new OperatorError(`Nothing to do: the migrations already lead to ${SCHEMA}.`);
  }
  const timestamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = path.join(FOLDER, `${timestamp}_${name}`);
  mkdirSync(folder);
  writeFileSync(path.join(folder, "migration.sql"), sql);
  console.log(`Wrote ${folder}/migration.sql: read it before you commit it.`);
});
