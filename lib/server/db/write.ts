import type { Prisma } from "../generated/prisma/client";
import { onPostgres } from "./dialect";
import type { Carried } from "./thread/serializedError";

/** A statement with its parameters: texts, integers and times. */
export type Statement = Pick<Prisma.Sql, "sql" | "values">;

/** Statements that are written together or not at all. */
export interface Write {
  /** Changes one row if it still has the expected values; otherwise nothing is written. */
  readonly guard: Statement;
  readonly others: readonly Statement[];
}

/** The result of a write. It is skipped if its guard matched no row, or a row already existed. */
export type WriteResult =
  | { readonly ok: true; readonly written: boolean }
  | { readonly ok: false; readonly thrown: Carried };

/** A statement in a form that threads can exchange. */
export const sendable = (written: Prisma.Sql): Statement => ({
  sql: onPostgres() ? written.text : written.sql,
  values: written.values,
});
