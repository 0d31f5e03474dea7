import type { Language } from "@/lib/messages/language";
import { speaking } from "../speaking";
import { processorMs } from "./processorTime";
import { TASKS, type TaskName } from "./tasks";

/** What the pool sends a thread. */
export interface Job {
  readonly task: TaskName;
  readonly input: unknown;
  /** The language in which words are said meanwhile. */
  readonly language: Language;
}

/** What a thread answers: what came out, and the milliseconds of processor that took. */
export interface JobDone {
  readonly output: unknown;
  readonly ms: number;
}

/** Runs one task: the entry of every worker thread. */
export default async function work({ task, input, language }: Job): Promise<JobDone> {
  const before = processorMs();
  const run = TASKS[task] as (input: unknown) => unknown;
  const output = await speaking(language, () => run(input));
  return { output, ms: processorMs() - before };
}
