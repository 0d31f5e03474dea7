import { setImmediate as turn } from "node:timers/promises";
import { beforeEach } from "vitest";
import { database } from "@/lib/server/db/db";
import { singletonOf } from "./processSingleton";

/** Cookies are unsealed beside the event loop: one request may come so much later than the other. */
const TURNS = 10;

/**
 * Has every query wait for turns of the event loop, as it would for a network. SQLite answers at once: of requests that are sent
 * together one would be done before the next has begun, and no lock be needed.
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
