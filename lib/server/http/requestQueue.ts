/** A turn of the event loop that takes longer is busy with what was begun before: in milliseconds. */
const BUSY_MS = 20;

/** Requests wait for so many busy turns in a row at most, so that they are answered however busy the program is. */
const MAX_SKIPPED_TURNS = 5;

/**
 * Begins requests one at a time. A hundred that arrive together would otherwise all be begun in one turn of the event loop, and
 * nothing else would be done until each of them had its page drawn or its entry written; so they wait here, in the order in
 * which they came, while what was begun before them goes on.
 */
export class RequestQueue {
  private readonly waiting: (() => void)[] = [];
  private readonly urgent: (() => void)[] = [];
  private turning = false;
  private turnBegan = 0;
  private leftOut = 0;

  /**
   * Begins work soon, in the asynchronous context of nobody in particular.
   * @param urgent It is begun before all others, however busy the program is: only what takes next to nothing.
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
    // One is begun in a turn: the next turn is measured with what it did.
    const next = this.urgent.shift() ?? (busy ? undefined : this.waiting.shift());
    this.turning = this.urgent.length + this.waiting.length > 0;
    if (this.turning) setImmediate(this.turn);
    next?.();
  };
}

/** At one moment from one address; a phone that follows a table has one or two, and a bar has many phones. */
const MAX_OF_ONE = 300;
const MOST = 5_000;

/** Counts the requests that have not been answered to the end, live streams among them. */
export class OpenRequests {
  private readonly byAddress = new Map<string, number>();
  private all = 0;

  /**
   * Takes a place for a request.
   * @returns what gives it back, or null when this address, or everybody together, has too many open.
   */
  take(address: string): (() => void) | null {
    const open = this.byAddress.get(address) ?? 0;
    if (open >= MAX_OF_ONE || this.all >= MOST) return null;
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
