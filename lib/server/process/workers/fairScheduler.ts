/** Limits on running and waiting jobs, in total and per owner. */
export interface TurnLimits {
  readonly running: number;
  readonly runningEach: number;
  readonly waiting: number;
  readonly waitingEach: number;
}

/** Schedules a scarce resource round-robin by owner, so an owner with many jobs delays only its own. */
export class FairScheduler {
  private readonly running = new Map<string, number>();
  /** Queues by owner, in the order of their next turn. No queue is empty. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private runs = 0;
  private waits = 0;

  constructor(private readonly limits: TurnLimits) {}

  /**
   * Takes a slot or waits for one.
   * @param owner The key that shares are counted by, such as an address.
   * @returns the function that releases the slot, to be called once; null when a queue is full, in total or
   * for this owner.
   */
  take(owner: string): Promise<() => void> | null {
    if (this.canRun(owner)) return Promise.resolve(this.begin(owner));
    const queue = this.waiting.get(owner) ?? [];
    if (this.waits >= this.limits.waiting || queue.length >= this.limits.waitingEach) return null;
    this.waits++;
    return new Promise((resolve) => {
      queue.push(() => resolve(this.begin(owner)));
      this.waiting.set(owner, queue);
    });
  }

  private canRun(owner: string): boolean {
    return this.runs < this.limits.running && (this.running.get(owner) ?? 0) < this.limits.runningEach;
  }

  private begin(owner: string): () => void {
    this.runs++;
    this.running.set(owner, (this.running.get(owner) ?? 0) + 1);
    return () => {
      this.runs--;
      const left = (this.running.get(owner) ?? 1) - 1;
      if (left > 0) this.running.set(owner, left);
      else this.running.delete(owner);
      this.next();
    };
  }

  private next(): void {
    for (const [owner, [first, ...others]] of this.waiting) {
      if (first === undefined || !this.canRun(owner)) continue;
      this.waiting.delete(owner);
      if (others.length > 0) this.waiting.set(owner, others);
      this.waits--;
      first();
      return;
    }
  }
}
