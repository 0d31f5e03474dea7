import { setTimeout as wait } from "node:timers/promises";
import type { Fault } from "@/lib/protocol/fault";
import { faultOf } from "./faultOf";
import { noticeFault } from "./faults";

const AGAIN_MS = 2_000;

/** What others may put right while the program waits. */
const PASSING: readonly (Fault | null)[] = ["disk-full", "no-database"];

/**
 * Does something, and where the disk is full, or no database answers, says so once and tries again until that is over. Throws whatever
 * else goes wrong.
 */
export async function onceItPasses<Done>(deed: () => Promise<Done>): Promise<Done> {
  for (;;) {
    try {
      return await deed();
    } catch (thrown) {
      const fault = faultOf(thrown);
      if (fault === null || !PASSING.includes(fault)) throw thrown;
      noticeFault(fault);
      await wait(AGAIN_MS);
    }
  }
}
