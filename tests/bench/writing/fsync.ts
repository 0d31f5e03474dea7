import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from "node:fs";
import path from "node:path";

const PAGE = Buffer.alloc(4_096, 1);
const TIMES = 100;

/** Repeated durations of appending and syncing 4 kB in a folder, in milliseconds. */
export function syncTimes(folder: string): readonly number[] {
  const file = path.join(folder, "fsync");
  const handle = openSync(file, "a");
  try {
    return Array.from({ length: TIMES }, () => {
      const before = performance.now();
      writeSync(handle, PAGE);
      fdatasyncSync(handle);
      return performance.now() - before;
    });
  } finally {
    closeSync(handle);
    rmSync(file);
  }
}
