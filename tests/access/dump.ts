import type { Database } from "@/lib/server/db/db";
import { onPostgres } from "@/lib/server/db/dialect";

/**
 * A whole database: its rows by table, in SQLite as INSERT statements. Rate limits are not part of
 * it: SQLite does not store them.
 */
export type Dump = ReadonlyMap<string, readonly string[]>;

/** Reads everything in a fixed order, so that equal contents are equal. */
export async function dump(db: Database): Promise<Dump> {
  return onPostgres() ? dumpOfPostgres(db) : dumpOfSqlite(db);
}

async function dumpOfPostgres(db: Database): Promise<Dump> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_name NOT LIKE '\\_prisma%' AND table_name <> 'RateLimit' ORDER BY name`;
  const read = new Map<string, readonly string[]>();
  for (const { name } of tables) {
    const rows = await db.$queryRawUnsafe<{ row: string }[]>(
      `SELECT CAST(one AS TEXT) AS "row" FROM "${name}" one ORDER BY "row"`,
    );
    read.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return read;
}

async function dumpOfSqlite(db: Database): Promise<Dump> {
  const tables = await db.$queryRaw<{ name: string; written: string }[]>`
    SELECT m.name AS name, group_concat('quote("' || c.name || '")', ' || '', '' || ' ORDER BY c.cid) AS written
    FROM sqlite_master m, pragma_table_info(m.name) c
    WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name NOT LIKE '_prisma_%'
    GROUP BY m.name ORDER BY m.name`;
  const every = tables.map(
    ({ name, written }) =>
      `SELECT '${name}' AS name, 'INSERT INTO "${name}" VALUES (' || ${written} || ')' AS row FROM "${name}"`,
  );
  const rows = await db.$queryRawUnsafe<{ name: string; row: string }[]>(
    `${every.join(" UNION ALL ")} ORDER BY row`,
  );
  const read = new Map<string, string[]>(tables.map(({ name }) => [name, []]));
  for (const { name, row } of rows) read.get(name)?.push(row);
  return read;
}

/** The rows that differ between two dumps. */
export const changes = (before: Dump, after: Dump): readonly string[] =>
  [...after.keys()].flatMap((table) => {
    const [was, is] = [new Set(before.get(table)), new Set(after.get(table))];
    return [
      ...[...is].filter((row) => !was.has(row)).map((row) => `+ ${row}`),
      ...[...was].filter((row) => !is.has(row)).map((row) => `- ${row}`),
    ];
  });

/** Restores a dump while the program runs. */
export async function restore(db: Database, was: Dump): Promise<void> {
  const is = await dump(db);
  const touched = [...was].filter(([table, rows]) => rows.join("\n") !== is.get(table)?.join("\n"));
  if (touched.length === 0) return;
  await db.$executeRawUnsafe("PRAGMA foreign_keys = OFF");
  await db.$transaction([
    ...touched.map(([table]) => db.$executeRawUnsafe(`DELETE FROM "${table}"`)),
    ...touched.flatMap(([, rows]) => rows.map((row) => db.$executeRawUnsafe(row))),
  ]);
}
