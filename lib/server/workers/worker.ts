import { existsSync, readFileSync } from "node:fs";
import { withLocale } from "../http/locale";
import type { Job, JobDone } from "../process/workers/pool";
import { TASKS } from "./tasks";

/** Runs one task: the entry of every worker thread. */
export default async function work({ task, input, locale }: Job): Promise<JobDone> {
  const before = processorMs();
  const run = TASKS[task] as (input: unknown) => unknown;
  const output = await withLocale(locale, () => run(input));
  return { output, ms: processorMs() - before };
}

/** Linux tells there, first, the nanoseconds that the reading thread has been on a processor. */
const SCHEDSTAT = "/proc/thread-self/schedstat";

const told = existsSync(SCHEDSTAT);

/**
 * Milliseconds of processor that this thread has used, from some beginning; elsewhere than on Linux the time that went by, which
 * is more when other programs are busy.
 */
function processorMs(): number {
  if (!told) return performance.now();
  const [nanoseconds] = readFileSync(SCHEDSTAT, "utf8").split(" ");
  return Number(nanoseconds) / 1e6;
}
