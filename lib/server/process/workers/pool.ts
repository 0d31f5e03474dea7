import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import { locale } from "@/lib/messages/locale";
import { threadFile } from "../built";
import { processSingleton } from "../processSingleton";
import { FairScheduler, type TurnLimits } from "./fairScheduler";

/** Threads of one lane. With two, one long job does not keep everybody else waiting. */
const THREADS = Math.min(4, Math.max(2, availableParallelism()));

/** So many may wait, of all and of one owner: more than a bar full of phones asks at once, and what is answered within a minute. */
const WAITING = { waiting: 200, waitingEach: 30 };

/** Lanes keep one another waiting for the processor only, never for a turn. The server's own upkeep has one thread. */
const LANES = {
  anybody: { running: THREADS, runningEach: THREADS - 1, ...WAITING },
  table: { running: THREADS, runningEach: THREADS - 1, ...WAITING },
  upkeep: { running: 1, runningEach: 1, waiting: 20, waitingEach: 20 },
} as const satisfies Readonly<Record<string, TurnLimits>>;

/** Who wants something done: anybody, known or not; somebody at a table; the server itself. */
export type JobQueue = keyof typeof LANES;

const MAX_THREADS = Object.values(LANES).reduce((sum, { running }) => sum + running, 0);

/** The longest record that may be sent takes a tenth of it. */
const MAX_SECONDS = 20;

/** A task that takes more memory than this is stopped. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };

const DEVELOPMENT_IDLE_MS = 500;

/**
 * What threads do, by name: each task adds itself where it stands, and `workers/tasks.ts` lists them. A task is a function of one value
 * that can be sent between threads (plain JSON, bytes) to another such value, or a promise of one.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the tasks are
export interface Tasks {}
export type TaskName = keyof Tasks;
type Does<Name extends TaskName> = Tasks[Name] extends (input: infer Input) => infer Output
  ? { readonly input: Input; readonly output: Awaited<Output> }
  : never;
export type TaskInput<Name extends TaskName> = Does<Name>["input"];
export type TaskOutput<Name extends TaskName> = Does<Name>["output"];

/** What the pool sends a thread. */
export interface Job {
  readonly task: TaskName;
  readonly input: unknown;
  /** What its sentences are written in, as "de-AT". */
  readonly locale: string;
}

/** What a thread answers: what came out, and the milliseconds of processor that took. */
export interface JobDone {
  readonly output: unknown;
  readonly ms: number;
}

interface Workers {
  readonly pool: Piscina<Job, JobDone>;
  readonly turns: Readonly<Record<JobQueue, FairScheduler>>;
}

const running = () => processSingleton("Workers", (): { workers: Workers | null } => ({ workers: null }));

/** The pool of this process; whoever comes first makes it. */
function workers(): Workers {
  const dev = process.env.NODE_ENV === "development";
  const known = running();
  known.workers ??= {
    pool: new Piscina({
      ...threadFile("worker"),
      // While the sources are edited a thread ends soon, so that the next one has them as they are.
      ...(dev ? { minThreads: 0, idleTimeout: DEVELOPMENT_IDLE_MS } : { minThreads: 1, idleTimeout: 60_000 }),
      maxThreads: MAX_THREADS,
      resourceLimits: MEMORY,
      // The server's own thread comes first. Elsewhere the whole process would be slowed down.
      ...(process.platform === "linux" && { niceIncrement: 5 }),
    }),
    turns: {
      anybody: new FairScheduler(LANES.anybody),
      table: new FairScheduler(LANES.table),
      upkeep: new FairScheduler(LANES.upkeep),
    },
  };
  return known.workers;
}

/** For whom a task is run, and how long it may take. */
export interface RunOptions {
  readonly lane: JobQueue;
  /** On whose account in that lane, such as an address: nobody takes the turns of others. */
  readonly owner: string;
  /** How long it may run, once its turn has come. */
  readonly seconds?: number;
  /** Whoever has gone by the time their turn comes does not take it. */
  readonly signal?: AbortSignal;
}

/**
 * What came of a task, and the milliseconds of processor it took. `busy`: too many wait, nothing was done. `too-costly`: it was
 * stopped, since it took longer, or more memory, than any may.
 */
export type JobResult<Output> =
  | { readonly ok: true; readonly value: Output; readonly ms: number }
  | { readonly ok: false; readonly why: "busy" | "too-costly"; readonly ms: number };

/**
 * Runs a task in a worker thread, in the locale of this moment, while the server goes on answering. Throws what the task
 * throws.
 */
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

/** Begins the first thread, so that nobody waits for it. */
export const startWorkers = (): void => void workers();

/** Ends all threads, whatever they do. */
export async function stopWorkers(): Promise<void> {
  const { workers: ended } = running();
  running().workers = null;
  await ended?.pool.destroy();
}
