/** How many may run at once and wait behind them: all together, and of one owner. */
export interface TurnLimits {
  readonly running: number;
  readonly runningEach: number;
  readonly waiting: number;
  readonly waitingEach: number;
}

/** Turns at something scarce. Those who wait take turns owner by owner: whoever sends many keeps nobody waiting but themselves. */
export class FairScheduler {
  private readonly running = new Map<string, number>();
  /** In the order in which owners come next; nobody in it waits for nothing. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private runs = 0;
  private waits = 0;

  constructor(private readonly limits: TurnLimits) {}

  /**
   * Takes a turn, or waits for one.
   * @param owner On whose account it is, such as an address.
   * @returns what ends the turn, to be called once; null when too many wait, all together or of this owner.
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
