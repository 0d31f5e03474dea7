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

/** Even the smallest is received, counted and sent. */
const LEAST_MS = 20;

/** What a kilobyte of a body comes to at most, unless it is made to be dear. */
const MS_A_KILOBYTE = 1;

/** When to come back to a server that is busy. */
const BUSY_SECONDS = 5;

/** What answering so many bytes is thought to cost before it is known, in milliseconds of processor. */
export const expectedMs = (bytes: number): number => LEAST_MS + Math.ceil((bytes / 1024) * MS_A_KILOBYTE);

/** The seconds until an address may spend again; null while it may. For before a long body is read. */
export const overBudget = (request: Sent): Promise<number | null> => canTry("thinking", [byAddress(request)]);

/** Out of what something is paid, and by whom: the first keys first. */
interface Budget {
  readonly kind: "thinking" | "table-work";
  readonly keys: readonly string[];
}

/**
 * Runs something costly within the milliseconds of processor that may be spent in a minute: so many as it is expected to cost are
 * taken before, and as many as it cost are counted after. Refuses with `too-many` (one's own are spent), `busy` (everybody's are,
 * or too many wait), and `too-costly` (it was stopped).
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
 * Runs a task for whoever sent a request, on the account of their address and of everybody together. Refuses as `withinBudget`
 * does.
 * @param expected Milliseconds of processor, see `expectedMs`.
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
      lane: "anybody",
      owner: peerAddress(request),
      ...(request.signal && { signal: request.signal }),
    }),
  );

/** Runs a task for somebody who sits at a table or looks on, on their own account. Refuses as `withinBudget` does. */
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
