/** What the phones that follow one table were shown, one entry after the other. */
export class Arrivals {
  private awaited = 0;
  private missing = 0;
  private broken: Error | null = null;
  private settle: (failed: Error | null) => void = () => undefined;

  /** @param phones How many follow. */
  constructor(private readonly phones: number) {}

  /** Waits until each phone was shown an entry; call it before that is posted. @throws Error when a phone was cut off. */
  of(seq: number): Promise<void> {
    this.awaited = seq;
    this.missing = this.phones;
    return new Promise((resolve, reject) => {
      this.settle = (failed) => (failed ? reject(failed) : resolve());
      if (this.broken) reject(this.broken);
    });
  }

  /** A phone was shown an entry. */
  shown(seq: number): void {
    if (seq === this.awaited && --this.missing === 0) this.settle(null);
  }

  /** A phone is shown nothing any more. */
  fail(error: Error): void {
    this.broken = error;
    this.settle(error);
  }
}
