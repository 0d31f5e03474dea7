import { alwaysThis, NO_FILTER, schemaEngine } from "@/lib/server/db/schemaEngine";

/** Says which PostgreSQL it would be, which is all that the engine asks to compare models. */
const noServer = alwaysThis({
  provider: "postgres",
  adapterName: "@prisma/adapter-pg",
  queryRaw: async () => ({
    columnNames: ["exists", "version", "numeric_version"],
    columnTypes: [5, 7, 0],
    rows: [[true, "PostgreSQL 15.0", 150_000]],
  }),
  executeRaw: () => Promise.reject(new Error("cannot happen: models are only compared")),
  executeScript: () => Promise.reject(new Error("cannot happen: models are only compared")),
});

const asFile = (content: string) => ({
  tag: "schemaDatamodel" as const,
  files: [{ path: "models.prisma", content }],
});

/**
 * The SQL by which a PostgreSQL database with some models comes to have others; null where nothing differs. No server is asked. Texts are
 * compared and put in order by their signs, as SQLite does, whatever language the server speaks.
 * @param from Null: an empty one.
 */
export async function postgresSql(from: string | null, to: string): Promise<string | null> {
  const engine = await schemaEngine(noServer);
  const { stdout: sql } = await engine.diff({
    from: from === null ? { tag: "empty" } : asFile(from),
    to: asFile(to),
    script: true,
    exitCode: null,
    filters: NO_FILTER,
  });
  if (!sql?.trim() || sql.includes("This is an empty migration")) return null;
  // The schema is there, in whatever database, and not for everybody to make.
  return sql.replace(/-- CreateSchema\nCREATE SCHEMA .*\n\n/, "").replaceAll(/\bTEXT\b/g, 'TEXT COLLATE "C"');
}
