import {
  type ArgType,
  isDriverAdapterError,
  type SqlDriverAdapter,
  type SqlQuery,
  type Transaction,
} from "@prisma/driver-adapter-utils";
import { statement } from "./sqlite";
import { carry } from "./thread/serializedError";
import type { Statement, Write, WriteResult } from "./write";

/**
 * Commits a batch of writes in order, in one transaction with one disk sync. Each has its own savepoint, so a
 * failed one does not affect the others. Throws if nothing could be committed, or if the outcome is unknown.
 */
export async function commitOnPostgres(
  pool: SqlDriverAdapter,
  writes: readonly Write[],
): Promise<readonly WriteResult[]> {
  const wrote: WriteResult[] = [];
  const tx = await pool.startTransaction();
  try {
    for (const write of writes) wrote.push(await writeBehindSavepoint(tx, write));
    await tx.executeRaw(statement("COMMIT"));
    await tx.commit();
    return wrote;
  } catch (thrown) {
    await tx.executeRaw(statement("ROLLBACK")).catch(() => undefined);
    await tx.rollback();
    throw thrown;
  }
}

async function writeBehindSavepoint(tx: Transaction, write: Write): Promise<WriteResult> {
  await tx.executeRaw(statement("SAVEPOINT one"));
  const wrote = await writeOne(tx, write);
  if (!wrote.ok || !wrote.written) await tx.executeRaw(statement("ROLLBACK TO SAVEPOINT one"));
  await tx.executeRaw(statement("RELEASE SAVEPOINT one"));
  return wrote;
}

async function writeOne(tx: Transaction, { guard, others }: Write): Promise<WriteResult> {
  try {
    if ((await tx.executeRaw(queryOf(guard))) !== 1) return { ok: true, written: false };
    for (const other of others)
      if ((await tx.executeRaw(queryOf(other))) !== 1 && other.guards) return { ok: true, written: false };
    return { ok: true, written: true };
  } catch (thrown) {
    const isThere = isDriverAdapterError(thrown) && thrown.cause.kind === "UniqueConstraintViolation";
    return isThere ? { ok: true, written: false } : { ok: false, thrown: carry(thrown) };
  }
}

/** A statement in the driver's format. */
export const queryOf = ({ sql, values }: Statement): SqlQuery => ({
  sql,
  args: values,
  argTypes: values.map(argTypeOf),
});

const SCALARS = { string: "string", number: "int" } as const;

const argTypeOf = (value: unknown): ArgType => ({
  scalarType:
    value instanceof Date ? "datetime" : (SCALARS[typeof value as keyof typeof SCALARS] ?? "unknown"),
  arity: "scalar",
});
