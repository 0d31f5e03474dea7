import { existsSync, readFileSync } from "node:fs";

/** Linux tells there, first, the nanoseconds that the reading thread has been on a processor. */
const SCHEDSTAT = "/proc/thread-self/schedstat";

const told = existsSync(SCHEDSTAT);

/**
 * Milliseconds of processor that this thread has used, from some beginning; elsewhere than on Linux the time that went by, which
 * is more when other programs are busy.
 */
export function processorMs(): number {
  if (!told) return performance.now();
  const [nanoseconds] = readFileSync(SCHEDSTAT, "utf8").split(" ");
  return Number(nanoseconds) / 1e6;
}
