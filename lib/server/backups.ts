import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";

const KEPT = 10;
const NAMED = /^\d{8}T\d{9}Z-before-.+\.sqlite$/;

/**
 * Copies the connected database, as of one moment, to `<folder>/<timestamp>-before-<migration>.sqlite`.
 * @returns the copy's path. Throws what the disk throws; a copy with that name is then not there.
 */
export async function backUp(
  connection: SqlDriverAdapter,
  folder: string,
  migration: string,
  now: Date,
): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const timestamp = now.toISOString().replace(/[-:.]/g, "");
  const copy = path.join(folder, `${timestamp}-before-${migration}.sqlite`);
  const draft = `${copy}.unfinished`;
  rmSync(draft, { force: true });
  await connection.executeScript(`VACUUM INTO '${draft.replaceAll("'", "''")}'`);
  chmodSync(draft, 0o600);
  renameSync(draft, copy);
  return copy;
}

/** Deletes all but the ten newest copies in the folder. */
export function pruneBackups(folder: string): void {
  const copies = readdirSync(folder).filter((name) => NAMED.test(name));
  for (const name of copies.sort().slice(0, -KEPT)) rmSync(path.join(folder, name));
}
