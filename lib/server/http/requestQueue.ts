/** A turn of the event loop longer than this many milliseconds is busy with earlier work. */
const BUSY_MS = 20;

/** A request waits for at most this many busy turns in a row, so that it is answered even under load. */
const MAX_SKIPPED_TURNS = 5;

/**
 * Starts requests one at a time, in order. Otherwise a hundred simultaneous requests would start in one turn
 * of the event loop and block it until all are rendered or written. In the queue they wait while earlier work
 * continues.
 */
export class RequestQueue {
  private readonly waiting: (() => void)[] = [];
  private readonly urgent: (() => void)[] = [];
  private turning = false;
  private turnBegan = 0;
  private leftOut = 0;

  /**
   * Queues work, detached from the current asynchronous context.
   * @param urgent Starts it before all others, even under load. Only for very cheap work.
   */
  admit(work: () => void, urgent = false): void {
    (urgent ? this.urgent : this.waiting).push(work);
    if (this.turning) return;
    this.turning = true;
    this.turnBegan = performance.now();
    setImmediate(this.turn);
  }

  private readonly turn = (): void => {
    const began = performance.now();
    const busy = began - this.turnBegan > BUSY_MS && this.leftOut < MAX_SKIPPED_TURNS;
    this.leftOut = busy ? this.leftOut + 1 : 0;
    this.turnBegan = began;
    // One request starts per turn, so that the next turn measures its cost.
    const next = this.urgent.shift() ?? (busy ? undefined : this.waiting.shift());
    this.turning = this.urgent.length + this.waiting.length > 0;
    if (this.turning) setImmediate(this.turn);
    next?.();
  };
}

/** Open requests per address. A phone at a table has one or two, and a bar has many phones. */
const MAX_OF_ONE = 300;
const MAX_OF_ALL = 5_000;

/** Counts open requests, including live streams. */
export class OpenRequests {
  private readonly byAddress = new Map<string, number>();
  private all = 0;

  /**
   * Takes a slot for a request.
   * @returns the function that releases it, or null when this address, or all together, has too many open.
   */
  take(address: string): (() => void) | null {
    const open = this.byAddress.get(address) ?? 0;
    if (open >= MAX_OF_ONE || this.all >= MAX_OF_ALL) return null;
    this.byAddress.set(address, open + 1);
    this.all++;
    return () => {
      const left = (this.byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.byAddress.set(address, left);
      else this.byAddress.delete(address);
      this.all--;
    };
  }
}
