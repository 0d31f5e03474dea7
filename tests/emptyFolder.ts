import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folders: string[] = [];

/** Deletes a test file's temporary folders after it (`eachFile.ts`). */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** A new empty folder, deleted after the test file. */
export function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "liars-table-"));
  folders.push(folder);
  return folder;
}
