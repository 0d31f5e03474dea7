import type { SyncResult } from "@/lib/client/flushOutbox";
import { sayMoment } from "@/lib/messages/moments";
import { waitingWords } from "@/lib/messages/notices";

interface When {
  /** "21:40"; "20 Nov, 21:40" on another day. */
  readonly when: string;
  readonly today: boolean;
}

/** The time of a tap by the reader's clock; `at` in milliseconds. */
export function sayWhen(at: number): When {
  const then = new Date(at);
  const today = then.toDateString() === new Date().toDateString();
  return { when: sayMoment(then, today ? "time" : "moment"), today };
}

/**
 * "Three taps from 9:40 PM were sent.": the result of flushing the outbox. `since`: the time of the oldest
 * tap.
 */
export function describePending(result: SyncResult["result"], count: number, since: number): string {
  const { when, today } = sayWhen(since);
  return waitingWords[result](count, when, today);
}
