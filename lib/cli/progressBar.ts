const WIDTH = 30;
const EVERY_MS = 100;

/** How far a long command is: a bar on a terminal; elsewhere, as in a log, a line for every tenth. */
export class ProgressBar {
  private shownAt = Number.NEGATIVE_INFINITY;
  private tenths = 0;

  /** @param what What is counted, as in "games". */
  constructor(
    private readonly what: string,
    private readonly out: NodeJS.WriteStream = process.stdout,
  ) {}

  /** So many of so many are done. */
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

  /** Writes a line where the bar is, which goes on below. */
  line(text: string): void {
    this.clear();
    this.out.write(`${text}\n`);
    this.shownAt = Number.NEGATIVE_INFINITY;
  }

  /** Takes the bar away. */
  clear(): void {
    if (this.out.isTTY) this.out.write("\r\x1b[K");
  }
}
