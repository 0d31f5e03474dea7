import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import { locale } from "@/lib/messages/formats";
import { threadFile } from "../built";
import { processSingleton } from "../processSingleton";
import { FairScheduler, type TurnLimits } from "./fairScheduler";

/** Threads per lane. With two, one long job does not block the lane. */
const THREADS = Math.min(4, Math.max(2, availableParallelism()));

/**
 * Queue limits, in total and per owner: more than a bar full of phones asks at once, and within a minute's
 * work.
 */
const WAITING = { waiting: 200, waitingEach: 30 };

/** Lanes compete for the processor but have separate queues. The server's own upkeep has one thread. */
const LANES = {
  anyone: { running: THREADS, runningEach: THREADS - 1, ...WAITING },
  table: { running: THREADS, runningEach: THREADS - 1, ...WAITING },
  upkeep: { running: 1, runningEach: 1, waiting: 20, waitingEach: 20 },
} as const satisfies Readonly<Record<string, TurnLimits>>;

/** The queue of a job: anyone, people at a table, or the server itself. */
export type JobQueue = keyof typeof LANES;

const MAX_THREADS = Object.values(LANES).reduce((sum, { running }) => sum + running, 0);

/** The longest accepted record takes a tenth of this. */
const MAX_SECONDS = 20;

/** A job that exceeds these heap sizes is stopped. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };

const DEVELOPMENT_IDLE_MS = 500;

/**
 * Worker tasks by name. Each task extends this interface in its own file, and `workers/tasks.ts` lists them.
 * A task maps one value that threads can exchange (plain JSON, bytes) to another, or to a promise of one.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the tasks are
export interface Tasks {}
export type TaskName = keyof Tasks;
type Does<Name extends TaskName> = Tasks[Name] extends (input: infer Input) => infer Output
  ? { readonly input: Input; readonly output: Awaited<Output> }
  : never;
export type TaskInput<Name extends TaskName> = Does<Name>["input"];
export type TaskOutput<Name extends TaskName> = Does<Name>["output"];

/** A message from the pool to a thread. */
export interface Job {
  readonly task: TaskName;
  readonly input: unknown;
  /** The locale of the request, as "de-AT". */
  readonly locale: string;
}

/** A thread's reply: the output and the CPU time in milliseconds. */
export interface JobDone {
  readonly output: unknown;
  readonly ms: number;
}

interface Workers {
  readonly pool: Piscina<Job, JobDone>;
  readonly turns: Readonly<Record<JobQueue, FairScheduler>>;
}

const running = () => processSingleton("Workers", (): { workers: Workers | null } => ({ workers: null }));

/** This process's pool; the first call creates it. */
function workers(): Workers {
  const dev = process.env.NODE_ENV === "development";
  const known = running();
  known.workers ??= {
    pool: new Piscina({
      ...threadFile("worker"),
      // In development a thread exits soon, so that the next one loads the edited sources.
      ...(dev ? { minThreads: 0, idleTimeout: DEVELOPMENT_IDLE_MS } : { minThreads: 1, idleTimeout: 60_000 }),
      maxThreads: MAX_THREADS,
      resourceLimits: MEMORY,
      // Lowers the priority of workers so that the main thread comes first. Linux only: elsewhere this would
      // slow down the whole process.
      ...(process.platform === "linux" && { niceIncrement: 5 }),
    }),
    turns: {
      anyone: new FairScheduler(LANES.anyone),
      table: new FairScheduler(LANES.table),
      upkeep: new FairScheduler(LANES.upkeep),
    },
  };
  return known.workers;
}

/** The owner of a task and its limits. */
export interface RunOptions {
  readonly lane: JobQueue;
  /** The key for fair scheduling within the lane, such as an address. */
  readonly owner: string;
  /** Time limit in seconds once it has started. */
  readonly seconds?: number;
  /** Cancels a job that still waits in the queue. */
  readonly signal?: AbortSignal;
}

/**
 * The result of a task and its CPU time in milliseconds. `busy`: the queue was full and nothing ran.
 * `too-costly`: it was stopped because it exceeded its time or memory.
 */
export type JobResult<Output> =
  | { readonly ok: true; readonly value: Output; readonly ms: number }
  | { readonly ok: false; readonly why: "busy" | "too-costly"; readonly ms: number };

/** Runs a task in a worker thread, with the current locale. Rethrows what the task throws. */
export async function runInWorker<Name extends TaskName>(
  task: Name,
  input: TaskInput<Name>,
  { lane, owner, seconds = MAX_SECONDS, signal }: RunOptions,
): Promise<JobResult<TaskOutput<Name>>> {
  const { pool, turns } = workers();
  const turn = turns[lane].take(owner);
  if (turn === null) return { ok: false, why: "busy", ms: 0 };
  const endTurn = await turn;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), seconds * 1000);
  try {
    if (signal?.aborted) return { ok: false, why: "busy", ms: 0 };
    const { output, ms } = await pool.run({ task, input, locale: locale() }, { signal: stop.signal });
    return { ok: true, value: output as TaskOutput<Name>, ms };
  } catch (thrown) {
    if (!stop.signal.aborted && !ranOutOfMemory(thrown)) throw thrown;
    return { ok: false, why: "too-costly", ms: seconds * 1000 };
  } finally {
    clearTimeout(timer);
    endTurn();
  }
}

const ranOutOfMemory = (thrown: unknown): boolean =>
  thrown instanceof Error && "code" in thrown && thrown.code === "ERR_WORKER_OUT_OF_MEMORY";

/** Starts the first thread early, so that the first job need not wait for it. */
export const startWorkers = (): void => void workers();

/** Stops all threads, even busy ones. */
export async function stopWorkers(): Promise<void> {
  const { workers: ended } = running();
  running().workers = null;
  await ended?.pool.destroy();
}
