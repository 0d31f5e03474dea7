import type { Prisma } from "../generated/prisma/client";
import { onPostgres } from "./dialect";
import type { Carried } from "./thread/serializedError";

/** A statement with what it takes: texts, whole numbers and times. */
export type Statement = Pick<Prisma.Sql, "sql" | "values">;

/** Statements that are written together or not at all. */
export interface Write {
  /** Changes one row as long as everything is still as the write takes it to be; else nothing is written. */
  readonly guard: Statement;
  readonly others: readonly Statement[];
}

/** What became of a write: it was not written where its guard found nothing, or a row was there already. */
export type WriteResult =
  | { readonly ok: true; readonly written: boolean }
  | { readonly ok: false; readonly thrown: Carried };

/** A statement as it can be sent to another thread. */
export const sendable = (written: Prisma.Sql): Statement => ({
  sql: onPostgres() ? written.text : written.sql,
  values: written.values,
});
