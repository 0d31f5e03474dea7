import { add, observe } from "../process/metrics";
import { arrived } from "./thread/serializedError";
import type { Write, WriteResult } from "./write";

/** A write in the queue. */
interface Waiting {
  readonly write: Write;
  done(wrote: WriteResult): void;
  failed(thrown: unknown): void;
}

/**
 * Batches concurrent writes into one commit. A lone write commits at once. Writes that arrive during a commit
 * form the next batch.
 */
export class WriteBatcher {
  private waiting: Waiting[] = [];

  /**
   * @param commit Takes the queued writes when it starts and commits them. Later writes wait for the next
   * commit. Throws if nothing could be committed.
   */
  constructor(private readonly commit: (take: () => readonly Write[]) => Promise<readonly WriteResult[]>) {}

  /**
   * @returns true once it is on disk, false if it was skipped. Throws database errors; then nothing of it was
   * written.
   */
  async write(write: Write): Promise<boolean> {
    add("writesWaiting", 1);
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
      add("writesWaiting", -together.length);
      return together.map(({ write }) => write);
    };
    const began = performance.now();
    try {
      const wrote = await this.commit(take);
      for (const [at, one] of wrote.entries()) together[at]?.done(one);
    } catch (thrown) {
      // The commit failed before it took the queue, so every queued write fails.
      if (together.length === 0) take();
      for (const { failed } of together) failed(thrown);
    } finally {
      observe("commitSeconds", (performance.now() - began) / 1000);
    }
  }
}
