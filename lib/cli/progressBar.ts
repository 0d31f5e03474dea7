const WIDTH = 30;
const EVERY_MS = 100;

/** Shows the progress of a long command: a bar on a terminal, else a line per tenth. */
export class ProgressBar {
  private shownAt = Number.NEGATIVE_INFINITY;
  private tenths = 0;

  /** @param what The counted unit, such as "games". */
  constructor(
    private readonly what: string,
    private readonly out: NodeJS.WriteStream = process.stdout,
  ) {}

  /** Shows this many of the total. */
  show(done: number, of: number): void {
    const text = `${Math.floor((100 * done) / of)} %, ${done} of ${of} ${this.what}`;
    if (!this.out.isTTY) {
      const tenths = Math.floor((10 * done) / of);
      if (tenths > this.tenths) this.out.write(`${text}\n`);
      this.tenths = tenths;
      return;
    }
    if (done < of && performance.now() - this.shownAt < EVERY_MS) return;
    this.shownAt = performance.now();
    const full = Math.floor((WIDTH * done) / of);
    this.out.write(`\r[${"#".repeat(full)}${"-".repeat(WIDTH - full)}] ${text}\x1b[K`);
  }

  /** Prints a line above the bar. */
  line(text: string): void {
    this.clear();
    this.out.write(`${text}\n`);
    this.shownAt = Number.NEGATIVE_INFINITY;
  }

  /** Removes the bar. */
  clear(): void {
    if (this.out.isTTY) this.out.write("\r\x1b[K");
  }
}
