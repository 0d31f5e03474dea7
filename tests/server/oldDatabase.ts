import { cpSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { connectSqlite } from "@/lib/server/db/sqlite";
import { databaseFile } from "@/lib/server/process/dataDir";
import { emptyFolder } from "../emptyFolder";

/** The first migration before the baseline, and the last, which creates the same schema. */
export const FIRST_OLD = "20261120171310_first";
export const LAST_OLD = "20261126081011_one_kind_of_public_link";

/**
 * A data folder with a database from before the baseline, not yet opened by this version. It is a dump by the
 * sqlite3 program, with a game by the engine of that day: one round settled, one open.
 * @param last Its last migration.
 */
export async function oldDataDir(last: string): Promise<string> {
  const dataDir = emptyFolder();
  const database = await connectSqlite(databaseFile(dataDir));
  await database.executeScript(readFileSync(path.resolve(`tests/server/fixtures/${last}.sql`), "utf8"));
  await database.dispose();
  return dataDir;
}

/** A folder with the baseline of a folder of migrations, without later ones. */
export function baselineOnly(migrations: string): string {
  const folder = path.join(emptyFolder(), "migrations");
  const [baseline = ""] = readdirSync(migrations).toSorted();
  for (const name of [baseline, "migration_lock.toml"])
    cpSync(path.join(migrations, name), path.join(folder, name), { recursive: true });
  return folder;
}
