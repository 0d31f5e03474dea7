import { Prisma } from "../generated/prisma/client";
import { readEnvironment } from "../process/env";

// What SQLite and PostgreSQL are asked otherwise, each in one place. In SQL written by hand names stand in quotes: PostgreSQL knows those
// of tables and columns by them alone.

/** Whether PostgreSQL holds the games; else SQLite does. */
export const onPostgres = (): boolean => readEnvironment().databaseUrl !== undefined;

/** Where something stands within a column of JSON, for a condition of Prisma's. Typed as SQLite's client has it. */
export const within = (key: string): string => (onPostgres() ? ([key] as unknown as string) : `$.${key}`);

/** The condition that a text begins so, whatever its case, as SQLite compares it. Typed as SQLite's client has it. */
export const beginning = (text: string): { readonly startsWith: string } => {
  const insensitive = { startsWith: text, mode: "insensitive" };
  return onPostgres() ? insensitive : { startsWith: text };
};

/** The texts of a list in JSON as rows, with a column "value". */
export const eachOf = (list: string): Prisma.Sql =>
  onPostgres() ? Prisma.sql`json_array_elements_text(CAST(${list} AS json))` : Prisma.sql`json_each(${list})`;

/** What stands at a path in a column of JSON: a text or a number of SQLite's, a text of PostgreSQL's; NULL where nothing does. */
export const jsonAt = (column: Prisma.Sql, ...path: readonly string[]): Prisma.Sql =>
  onPostgres()
    ? Prisma.sql`(${column} #>> ${pathTo(path)})`
    : Prisma.sql`json_extract(${column}, ${`$.${path.join(".")}`})`;

const pathTo = (path: readonly string[]): Prisma.Sql => Prisma.sql`CAST(${`{${path.join(",")}}`} AS text[])`;

/** Whether something stands at a path in a column of JSON, be it null. */
export const jsonHas = (column: Prisma.Sql, key: string): Prisma.Sql =>
  onPostgres()
    ? Prisma.sql`(${column} -> CAST(${key} AS text) IS NOT NULL)`
    : Prisma.sql`(json_type(${column}, ${`$.${key}`}) IS NOT NULL)`;

/** A column of JSON as it can be asked: SQLite keeps it as text, which may be none, as on a damaged disk. */
export const readableJson = (column: Prisma.Sql): Prisma.Sql =>
  onPostgres() ? column : Prisma.sql`CASE WHEN json_valid(${column}) THEN ${column} ELSE '{}' END`;
