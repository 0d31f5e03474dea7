import { setTimeout as wait } from "node:timers/promises";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { OperatorError } from "./operatorError";

const PATIENCE_MS = 5 * 60_000;

/**
 * Runs `work` while no other process on this machine does the same under this lock file. The lock is an exclusive
 * transaction on an empty SQLite file: the system drops it however the process ends, so that a killed one leaves
 * nothing to clear away.
 * @throws OperatorError when another process keeps it for more than five minutes.
 */
export async function alone<Answer>(lockFile: string, work: () => Promise<Answer>): Promise<Answer> {
  // Waits here rather than in SQLite, which would block this process for as long, deaf even to Ctrl+C.
  const connection = await new PrismaBetterSqlite3({ url: lockFile, timeout: 0 }).connect();
  try {
    const giveUp = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        await connection.executeScript("BEGIN EXCLUSIVE");
        break;
      } catch (thrown) {
        if (!isBusy(thrown)) throw thrown;
        if (Date.now() > giveUp) {
          throw new OperatorError(
            `Another process has been starting for five minutes and holds ${lockFile}: stop it and start again.`,
          );
        }
        await wait(50);
      }
    }
    return await work();
  } finally {
    await connection.dispose();
  }
}

function isBusy(thrown: unknown): boolean {
  return thrown instanceof Error && (thrown.cause as { kind?: string } | undefined)?.kind === "SocketTimeout";
}
