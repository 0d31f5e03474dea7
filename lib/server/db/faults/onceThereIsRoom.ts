import { setTimeout as wait } from "node:timers/promises";
import { faultOf } from "./faultOf";
import { noticeFault } from "./faults";

const AGAIN_MS = 2_000;

/** Does something, and where the disk is full says so once and tries again until there is room. Throws whatever else goes wrong. */
export async function onceThereIsRoom<Done>(deed: () => Promise<Done>): Promise<Done> {
  for (;;) {
    try {
      return await deed();
    } catch (thrown) {
      if (faultOf(thrown) !== "disk-full") throw thrown;
      noticeFault("disk-full");
      await wait(AGAIN_MS);
    }
  }
}
