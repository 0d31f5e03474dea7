import { arrived } from "./thread/serializedError";
import type { Write, WriteResult } from "./write";

/** A write that waits to be committed. */
interface Waiting {
  readonly write: Write;
  done(wrote: WriteResult): void;
  failed(thrown: unknown): void;
}

/** Has what comes at the same moment committed together: whoever comes alone does not wait, and whoever comes meanwhile goes along. */
export class WriteBatcher {
  private waiting: Waiting[] = [];

  /**
   * @param commit Commits what waits, which it takes when its turn has come: from then on the next ones wait for the turn after. Throws
   * where nothing could be committed.
   */
  constructor(private readonly commit: (take: () => readonly Write[]) => Promise<readonly WriteResult[]>) {}

  /** @returns whether it was written, once that is on the disk. Throws what the database throws; then nothing of it was written. */
  async write(write: Write): Promise<boolean> {
    const wrote = await new Promise<WriteResult>((done, failed) => {
      if (this.waiting.push({ write, done, failed }) === 1) void this.commitWaiting();
    });
    if (wrote.ok) return wrote.written;
    throw arrived(wrote.thrown);
  }

  private async commitWaiting(): Promise<void> {
    let together: readonly Waiting[] = [];
    const take = () => {
      together = this.waiting;
      this.waiting = [];
      return together.map(({ write }) => write);
    };
    try {
      const wrote = await this.commit(take);
      for (const [at, one] of wrote.entries()) together[at]?.done(one);
    } catch (thrown) {
      // Where its turn did not come, all that wait fail with it.
      if (together.length === 0) take();
      for (const { failed } of together) failed(thrown);
    }
  }
}
