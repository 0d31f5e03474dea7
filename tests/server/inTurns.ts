import { setImmediate as turn } from "node:timers/promises";
import { beforeEach } from "vitest";
import { database } from "@/lib/server/db/db";
import { singletonOf } from "./processSingleton";

/** Cookies are decrypted off the event loop: requests can be reordered by this much. */
const TURNS = 10;

/**
 * Delays every query by turns of the event loop, like a network. SQLite answers at once: one of several
 * simultaneous requests would finish before the next starts, and no lock would be needed.
 */
export function queriesTakeTurns(): void {
  let slow: unknown;
  beforeEach(() => {
    if (database() === slow) return;
    const client = database().$extends({
      query: {
        async $allOperations({ args, query }) {
          for (let turns = 0; turns < TURNS; turns++) await turn();
          return query(args);
        },
      },
    });
    slow = client;
    const opened = singletonOf<{ own: { client: unknown } | null }>("Database");
    if (opened?.own) opened.own = { ...opened.own, client };
  });
}
