import type { Prisma } from "../generated/prisma/client";
import { onPostgres } from "./dialect";
import { asParameter } from "./json";
import type { Carried } from "./thread/serializedError";

/** A statement with its parameters: texts, integers, times and nulls. */
export interface Statement extends Pick<Prisma.Sql, "sql" | "values"> {
  /** True if nothing of the write is written unless this changes one row. */
  readonly guards?: true;
}

/** Statements that are written together or not at all. */
export interface Write {
  /** Changes one row if it still has the expected values; otherwise nothing is written. */
  readonly guard: Statement;
  readonly others: readonly Statement[];
}

/** The result of a write. It is skipped if a guard matched no row, or a row already existed. */
export type WriteResult =
  | { readonly ok: true; readonly written: boolean }
  | { readonly ok: false; readonly thrown: Carried };

/** A statement in a form that threads can exchange. */
export const sendable = (written: Prisma.Sql): Statement => ({
  sql: onPostgres() ? written.text : written.sql,
  values: written.values,
});

/** Rows per statement: a limit for its parameters. */
const SLICE = 50;

/** Splits a list into parts of a statement each. */
export const slices = <One>(all: readonly One[]): readonly (readonly One[])[] =>
  Array.from({ length: Math.ceil(all.length / SLICE) }, (_, at) => all.slice(at * SLICE, (at + 1) * SLICE));

/**
 * The statements that insert rows. A column that a row lacks is NULL. Objects become JSON.
 * @param table A table of ours, as in the schema.
 * @param rows The rows as for Prisma.
 */
export const insertInto = (table: string, rows: readonly object[]): readonly Statement[] =>
  slices(rows).map((some) => {
    const columns = [...new Set(some.flatMap((row) => Object.keys(row)))];
    const values = some.flatMap((row) => columns.map((column) => asParameter(Reflect.get(row, column))));
    const numbered = onPostgres();
    const parameters = values.map((_, at) => (numbered ? `$${at + 1}` : "?"));
    const tuples = some.map(
      (_, at) => `(${parameters.slice(at * columns.length, (at + 1) * columns.length)})`,
    );
    return { sql: `INSERT INTO "${table}" ("${columns.join('", "')}") VALUES ${tuples}`, values };
  });
