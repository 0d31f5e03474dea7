import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A new empty folder, deleted after the test file. */
export function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "liars-table-"));
  folders.push(folder);
  return folder;
}
