import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { peerAddress, type Sent } from "../http/peerAddress";
import { byAddress, byHolder, canTry, count, EVERYBODY, overLimit, refund } from "../identity/limits";
import { holderOf, type Visitor } from "../identity/visitor";
import {
  type JobResult,
  runInWorker,
  type TaskInput,
  type TaskName,
  type TaskOutput,
} from "../process/workers/pool";

/** Minimum cost in milliseconds: every request is received, counted and answered. */
const LEAST_MS = 20;

/** Milliseconds per kilobyte of an ordinary body, unless it was built to be expensive. */
const MS_A_KILOBYTE = 1;

/** Retry-After for a busy server. */
const BUSY_SECONDS = 5;

/** Estimates the CPU milliseconds for a body of this size. */
export const expectedMs = (bytes: number): number => LEAST_MS + Math.ceil((bytes / 1024) * MS_A_KILOBYTE);

/** Seconds until an address may spend again, or null if it may now. Checked before a long body is read. */
export const overBudget = (request: Sent): Promise<number | null> => canTry("thinking", [byAddress(request)]);

/** A CPU-time budget and the rate limit keys that pay for it, in order. */
interface Budget {
  readonly kind: "thinking" | "table-work";
  readonly keys: readonly string[];
}

/**
 * Runs a costly task within a CPU-time budget per minute. It reserves the expected cost first and charges the
 * actual cost afterwards. Refuses with `too-many` (the sender's budget is spent), `busy` (the shared budget
 * is spent, or the queue is full), and `too-costly` (it was stopped).
 */
async function withinBudget<Output>(
  { kind, keys }: Budget,
  expected: number,
  run: () => Promise<JobResult<Output>>,
): Promise<ApiResult<Output>> {
  for (const [at, key] of keys.entries()) {
    const wait = await overLimit(kind, [key], expected);
    if (wait === null) continue;
    await refund(kind, keys.slice(0, at + 1), expected);
    return apiError(key === EVERYBODY ? "busy" : "too-many", { wait });
  }
  const ran = await run();
  const more = Math.ceil(Math.max(ran.ms, LEAST_MS)) - expected;
  if (more > 0) await count(kind, keys, more);
  else await refund(kind, keys, -more);
  if (ran.ok) return ok(ran.value);
  return ran.why === "busy" ? apiError("busy", { wait: BUSY_SECONDS }) : apiError("too-costly");
}

/**
 * Runs a task in the worker pool for anyone, charged to the sender's address and the shared budget. Refuses
 * as `withinBudget` does.
 * @param expected CPU milliseconds, see `expectedMs`.
 */
export const byAnyone = <Name extends TaskName>(
  request: Sent & { readonly signal?: AbortSignal },
  task: Name,
  input: TaskInput<Name>,
  expected: number,
  run = runInWorker,
): Promise<ApiResult<TaskOutput<Name>>> =>
  withinBudget({ kind: "thinking", keys: [byAddress(request), EVERYBODY] }, expected, () =>
    run(task, input, {
      lane: "anyone",
      owner: peerAddress(request),
      ...(request.signal && { signal: request.signal }),
    }),
  );

/**
 * Runs a task on this thread for anyone, charged to the sender's address and the shared budget. For tasks that
 * wait for the database more than they compute. Refuses as `withinBudget` does.
 */
export const hereForAnyone = <Output>(
  request: Sent,
  run: () => Promise<Output>,
): Promise<ApiResult<Output>> =>
  withinBudget({ kind: "thinking", keys: [byAddress(request), EVERYBODY] }, LEAST_MS, async () => {
    const start = performance.now();
    return { ok: true, value: await run(), ms: performance.now() - start };
  });

/**
 * Runs a task for a player or watcher at a table, charged to their own budget. Refuses as `withinBudget`
 * does.
 */
export function byTable<Name extends TaskName>(
  visitor: Visitor,
  task: Name,
  input: TaskInput<Name>,
): Promise<ApiResult<TaskOutput<Name>>> {
  const owner = holderOf(visitor);
  return withinBudget({ kind: "table-work", keys: [byHolder(owner)] }, LEAST_MS, () =>
    runInWorker(task, input, { lane: "table", owner }),
  );
}
