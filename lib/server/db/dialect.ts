import { Prisma } from "../generated/prisma/client";
import { readEnvironment } from "../process/env";

// Queries that differ between SQLite and PostgreSQL. In raw SQL, quote all names: PostgreSQL folds unquoted
// table and column names to lower case.

/** True if the database is PostgreSQL, false for SQLite. */
export const onPostgres = (): boolean => readEnvironment().databaseUrl !== undefined;

/** A JSON path for a Prisma condition, typed as in SQLite's client. */
export const within = (key: string): string => (onPostgres() ? ([key] as unknown as string) : `$.${key}`);

/** A case-insensitive prefix condition, as SQLite compares. Typed as in SQLite's client. */
export const beginning = (text: string): { readonly startsWith: string } => {
  const insensitive = { startsWith: text, mode: "insensitive" };
  return onPostgres() ? insensitive : { startsWith: text };
};

/** Expands a JSON list of texts to rows with a column "value". */
export const eachOf = (list: string): Prisma.Sql =>
  onPostgres() ? Prisma.sql`json_array_elements_text(CAST(${list} AS json))` : Prisma.sql`json_each(${list})`;

/** Reads a path in a JSON column: a text or number on SQLite, a text on PostgreSQL, NULL if absent. */
export const jsonAt = (column: Prisma.Sql, ...path: readonly string[]): Prisma.Sql =>
  onPostgres()
    ? Prisma.sql`(${column} #>> ${pathTo(path)})`
    : Prisma.sql`json_extract(${column}, ${`$.${path.join(".")}`})`;

const pathTo = (path: readonly string[]): Prisma.Sql => Prisma.sql`CAST(${`{${path.join(",")}}`} AS text[])`;

/** True if a JSON column has a key, even with value null. */
export const jsonHas = (column: Prisma.Sql, key: string): Prisma.Sql =>
  onPostgres()
    ? Prisma.sql`(${column} -> CAST(${key} AS text) IS NOT NULL)`
    : Prisma.sql`(json_type(${column}, ${`$.${key}`}) IS NOT NULL)`;

/** A JSON column that is safe to query. SQLite stores text, which a damaged disk may have made invalid. */
export const readableJson = (column: Prisma.Sql): Prisma.Sql =>
  onPostgres() ? column : Prisma.sql`CASE WHEN json_valid(${column}) THEN ${column} ELSE '{}' END`;
