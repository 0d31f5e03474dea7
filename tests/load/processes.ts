import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import type { Order, Outcome } from "./attack";

/** A process that sends requests. */
export class Attack {
  private readonly child = fork(fileURLToPath(new URL("./attack.ts", import.meta.url)), {
    execArgv: ["--import", "tsx"],
  });

  constructor() {
    afterAll(() => {
      this.child.kill("SIGKILL");
    });
  }

  /** @throws Error with the other process's message. */
  async order(order: Order): Promise<Outcome> {
    this.child.send(order);
    const [answer] = (await once(this.child, "message")) as [{ outcome?: Outcome; failed?: string }];
    if (answer.outcome === undefined) throw new Error(answer.failed);
    return answer.outcome;
  }
}
