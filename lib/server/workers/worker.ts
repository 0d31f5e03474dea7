import { withLocale } from "../http/locale";
import type { Job, JobDone } from "../process/workers/pool";
import { processorMs } from "../process/workers/processorTime";
import { TASKS } from "./tasks";

/** Runs one task: the entry of every worker thread. */
export default async function work({ task, input, language }: Job): Promise<JobDone> {
  const before = processorMs();
  const run = TASKS[task] as (input: unknown) => unknown;
  const output = await withLocale(language, () => run(input));
  return { output, ms: processorMs() - before };
}
