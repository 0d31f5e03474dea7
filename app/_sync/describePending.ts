import type { SyncResult } from "@/lib/client/flushOutbox";
import { sayMoment } from "@/lib/messages/moments";
import { waitingWords } from "@/lib/messages/notices";

interface When {
  /** "21:40"; "20 Nov, 21:40" on another day. */
  readonly when: string;
  readonly today: boolean;
}

/** When something was tapped, by the reader's clock; `at` in milliseconds. */
export function sayWhen(at: number): When {
  const then = new Date(at);
  const today = then.toDateString() === new Date().toDateString();
  return { when: sayMoment(then, today ? "time" : "moment"), today };
}

/** "Three taps from 21:40 were sent.": what became of taps that waited; `since`: when the first was made. */
export function describePending(fate: SyncResult["result"], count: number, since: number): string {
  const { when, today } = sayWhen(since);
  return waitingWords[fate](count, when, today);
}
