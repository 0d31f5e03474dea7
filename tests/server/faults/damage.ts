import { closeSync, openSync, statSync, writeSync } from "node:fs";

const PAGE = 4096;

/** Overwrites every fourth page of a database except the first, like a failing disk, and keeps its length. */
export function overwritePages(file: string): void {
  const handle = openSync(file, "r+");
  const noise = Buffer.alloc(PAGE, "not a page of a database. ");
  for (let at = 2; at < statSync(file).size / PAGE; at += 4) writeSync(handle, noise, 0, PAGE, at * PAGE);
  closeSync(handle);
}
