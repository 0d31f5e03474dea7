import { existsSync, readFileSync } from "node:fs";
import { withLocale } from "../http/locale";
import type { Job, JobDone } from "../process/workers/pool";
import { TASKS } from "./tasks";

/** Entry point of a worker thread: runs one task. */
export default async function work({ task, input, locale }: Job): Promise<JobDone> {
  const before = processorMs();
  const run = TASKS[task] as (input: unknown) => unknown;
  const output = await withLocale(locale, () => run(input));
  return { output, ms: processorMs() - before };
}

/** On Linux, the first number is this thread's CPU time in nanoseconds. */
const SCHEDSTAT = "/proc/thread-self/schedstat";

const hasSchedstat = existsSync(SCHEDSTAT);

/**
 * CPU milliseconds of this thread, from an arbitrary start. Other systems give elapsed time, which includes
 * waiting for the processor.
 */
function processorMs(): number {
  if (!hasSchedstat) return performance.now();
  const [nanoseconds] = readFileSync(SCHEDSTAT, "utf8").split(" ");
  return Number(nanoseconds) / 1e6;
}
