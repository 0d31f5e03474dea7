import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Fault } from "@/lib/protocol/fault";
import { readEnvironment } from "../../process/env";
import { hasCode } from "../../process/operatorError";

/** Maps error code prefixes to faults: SQLite's, Node's, PostgreSQL's (five characters) and Prisma's. */
const CODES: readonly (readonly [string, Fault])[] = [
  ["SQLITE_FULL", "disk-full"],
  ["ENOSPC", "disk-full"],
  ["EDQUOT", "disk-full"],
  ["SQLITE_CORRUPT", "database-damaged"],
  ["SQLITE_NOTADB", "database-damaged"],
  ["SQLITE_READONLY_DBMOVED", "database-gone"],
  ["SQLITE_READONLY", "database-read-only"],
  ["EROFS", "database-read-only"],
  // After the wait of `busy_timeout`.
  ["SQLITE_BUSY", "database-locked"],
  ["53100", "disk-full"],
  ["25006", "database-read-only"],
  ["53300", "no-database"],
  ["57P0", "no-database"],
  ["08", "no-database"],
  ["DatabaseNotReachable", "no-database"],
  ["TooManyConnections", "no-database"],
  ["ConnectionClosed", "no-database"],
  ["P1001", "no-database"],
  ["P1017", "no-database"],
  ["P2037", "no-database"],
];

/** Codes of a dropped connection; reconnecting may help. */
const CUT_OFF = ["57P01", "57P02", "ConnectionClosed", "P1017"];

/** True if one connection was dropped, as when the server terminates it. */
export const wasCutOff = (thrown: unknown): boolean => codesIn(thrown).some((code) => CUT_OFF.includes(code));

/** SQLite's codes for a failed write or open without a reason. A used-up disk quota also gives these. */
const UNCLEAR = ["SQLITE_IOERR", "SQLITE_CANTOPEN"];

/** Returns the disk or database fault behind an error, or null. */
export function faultOf(thrown: unknown): Fault | null {
  const codes = codesIn(thrown);
  for (const [begins, fault] of CODES) if (codes.some((code) => code.startsWith(begins))) return fault;
  const unclear = codes.some((code) => UNCLEAR.some((begins) => code.startsWith(begins)));
  return unclear && !hasRoom(readEnvironment().dataDir) ? "disk-full" : null;
}

/**
 * Collects the codes of an error and its causes. Prisma wraps the driver's error, which has its code as
 * `originalCode`.
 */
export function codesIn(thrown: unknown): readonly string[] {
  if (typeof thrown !== "object" || thrown === null) return [];
  const { code, originalCode, kind, cause, meta } = thrown as Readonly<Record<string, unknown>>;
  const own = [code, originalCode, kind].filter((one) => typeof one === "string");
  const driverError = (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError;
  return [...own, ...codesIn(cause), ...codesIn(driverError)];
}

/** More than one evening needs. */
const ROOM = Buffer.alloc(1_000_000);

const NO_ROOM = ["ENOSPC", "EDQUOT", "EFBIG"];

/**
 * Tests by writing whether the disk takes another megabyte, because reported free space may not be available
 * to this user.
 */
export function hasRoom(dataDir: string): boolean {
  const file = path.join(dataDir, "room.unfinished");
  try {
    writeFileSync(file, ROOM, { flush: true });
    return true;
  } catch (thrown) {
    return !NO_ROOM.some((code) => hasCode(thrown, code));
  } finally {
    rmSync(file, { force: true });
  }
}
