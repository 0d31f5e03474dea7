import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Fault } from "@/lib/protocol/fault";
import { readEnvironment } from "../../process/env";
import { hasCode } from "../../process/operatorError";

/**
 * SQLite's result codes, Node's, PostgreSQL's (five signs), and Prisma's for those, by how they begin, and what each means.
 */
const CODES: readonly (readonly [string, Fault])[] = [
  ["SQLITE_FULL", "disk-full"],
  ["ENOSPC", "disk-full"],
  ["EDQUOT", "disk-full"],
  ["SQLITE_CORRUPT", "database-damaged"],
  ["SQLITE_NOTADB", "database-damaged"],
  ["SQLITE_READONLY_DBMOVED", "database-gone"],
  ["SQLITE_READONLY", "database-read-only"],
  ["EROFS", "database-read-only"],
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

/** With these a connection was cut off that had been there: the next may be. */
const CUT_OFF = ["57P01", "57P02", "ConnectionClosed", "P1017"];

/** Whether one connection to the database was cut off, as where a server is told to end it. */
export const wasCutOff = (thrown: unknown): boolean => codesIn(thrown).some((code) => CUT_OFF.includes(code));

/** With these SQLite says that it could not write or open, and not why: it answers so also where a quota is used up. */
const UNCLEAR = ["SQLITE_IOERR", "SQLITE_CANTOPEN"];

/** Which fault of the disk or the database made something throw; null when it was none. */
export function faultOf(thrown: unknown): Fault | null {
  const codes = codesIn(thrown);
  for (const [begins, fault] of CODES) if (codes.some((code) => code.startsWith(begins))) return fault;
  const unclear = codes.some((code) => UNCLEAR.some((begins) => code.startsWith(begins)));
  return unclear && !hasRoom(readEnvironment().dataDir) ? "disk-full" : null;
}

/**
 * The codes of an error and of what caused it. Prisma puts the driver's error into one of its own, and that one aside; a driver's
 * error has its code as `originalCode`.
 */
export function codesIn(thrown: unknown): readonly string[] {
  if (typeof thrown !== "object" || thrown === null) return [];
  const { code, originalCode, kind, cause, meta } = thrown as Readonly<Record<string, unknown>>;
  const own = [code, originalCode, kind].filter((one) => typeof one === "string");
  const aside = (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError;
  return [...own, ...codesIn(cause), ...codesIn(aside)];
}

/** More than one evening needs. */
const ROOM = Buffer.alloc(1_000_000);

const NO_ROOM = ["ENOSPC", "EDQUOT", "EFBIG"];

/** Whether the disk takes another megabyte, seen by writing it: what is said to be free is not always for everybody. */
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
