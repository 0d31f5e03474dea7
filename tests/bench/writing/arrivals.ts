/** The entries that the following phones of a table received. */
export class Arrivals {
  private awaited = 0;
  private missing = 0;
  private broken: Error | null = null;
  private settle: (failed: Error | null) => void = () => undefined;

  /** @param phones The number of followers. */
  constructor(private readonly phones: number) {}

  /**
   * Waits until each phone received an entry; call it before posting. @throws Error if a phone was
   * disconnected.
   */
  of(seq: number): Promise<void> {
    this.awaited = seq;
    this.missing = this.phones;
    return new Promise((resolve, reject) => {
      this.settle = (failed) => (failed ? reject(failed) : resolve());
      if (this.broken) reject(this.broken);
    });
  }

  /** A phone received an entry. */
  shown(seq: number): void {
    if (seq === this.awaited && --this.missing === 0) this.settle(null);
  }

  /** A phone was disconnected. */
  fail(error: Error): void {
    this.broken = error;
    this.settle(error);
  }
}
