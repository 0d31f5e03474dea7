import { alwaysThis, NO_FILTER, schemaEngine } from "@/lib/server/db/schemaEngine";

/** Names only the PostgreSQL version, which the engine needs to compare models. */
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
 * The SQL from one version of the models to another; null without a difference. It needs no server. Texts
 * compare by code point, as in SQLite, regardless of the server's locale.
 * @param from The old models; null for an empty database.
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
  // The schema already exists, and not every user may create one.
  return sql.replace(/-- CreateSchema\nCREATE SCHEMA .*\n\n/, "").replaceAll(/\bTEXT\b/g, 'TEXT COLLATE "C"');
}
