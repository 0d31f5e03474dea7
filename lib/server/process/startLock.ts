import { setTimeout as wait } from "node:timers/promises";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import { OperatorError } from "./operatorError";

const PATIENCE_MS = 5 * 60_000;

/**
 * Runs `work` while holding a lock file that all processes on this machine share. The lock is an exclusive
 * transaction on an empty SQLite file. The system releases it however the process ends, so a killed process
 * leaves nothing to clean up.
 * @throws OperatorError when another process holds it for more than five minutes.
 */
export async function withFileLock<Answer>(lockFile: string, work: () => Promise<Answer>): Promise<Answer> {
  const release = await takeLock(lockFile, PATIENCE_MS);
  if (release === null) {
    throw new OperatorError(
      `Another process has held ${lockFile} for five minutes: stop it and start again.`,
    );
  }
  try {
    return await work();
  } finally {
    await release();
  }
}

/**
 * Takes a lock file until the caller releases it.
 * @param patienceMs How long to wait for another process, in milliseconds.
 * @returns the function that releases it, or null when another process held it that long.
 */
export async function takeLock(lockFile: string, patienceMs: number): Promise<(() => Promise<void>) | null> {
  const connection = await open(lockFile);
  try {
    // Polls here instead of in SQLite, which would block this process and even ignore Ctrl+C.
    const giveUp = Date.now() + patienceMs;
    while (!(await locks(connection))) {
      if (Date.now() > giveUp) {
        await connection.dispose();
        return null;
      }
      await wait(50);
    }
    return () => connection.dispose();
  } catch (thrown) {
    await connection.dispose();
    throw thrown;
  }
}

/**
 * Runs `work` under the lock, or skips it when another process holds the lock.
 * @returns whether it ran.
 */
export async function ifAlone(lockFile: string, work: () => void | Promise<void>): Promise<boolean> {
  const connection = await open(lockFile);
  try {
    if (!(await locks(connection))) return false;
    await work();
    return true;
  } finally {
    await connection.dispose();
  }
}

const open = (lockFile: string) => new PrismaBetterSqlite3({ url: lockFile, timeout: 0 }).connect();

async function locks(connection: SqlDriverAdapter): Promise<boolean> {
  try {
    await connection.executeScript("BEGIN EXCLUSIVE");
    return true;
  } catch (thrown) {
    if (isBusy(thrown)) return false;
    throw thrown;
  }
}

function isBusy(thrown: unknown): boolean {
  return thrown instanceof Error && (thrown.cause as { kind?: string } | undefined)?.kind === "SocketTimeout";
}
