import { setImmediate } from "node:timers/promises";
import { expect } from "vitest";
import type { Entry } from "@/lib/protocol/entry";
import type { Pass } from "@/lib/server/identity/access";
import { cookieOf } from "./people";
import { routeAt } from "./routeAt";

const { GET } = routeAt("/api/v1/games/{game}/stream");

/** One event of a stream; a comment has only `comment`. */
type Event = Readonly<Record<string, string>>;

/** More turns of the event loop than reading all sent events takes. */
const TURNS = 100;

/** A phone that follows a table. */
export async function follow(pass: Pass, { after = "", lastEventId = "" } = {}) {
  const query = after === "" ? "" : `?after=${encodeURIComponent(after)}`;
  const request = new Request(`http://table/api/v1/games/${pass.gameId}/stream${query}`, {
    headers: {
      cookie: await cookieOf(pass.visitor),
      ...(lastEventId !== "" && { "last-event-id": lastEventId }),
    },
  });
  const answer = await GET(request, { params: Promise.resolve({ id: pass.gameId }) });
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const text = new TextDecoder();
  // A stream starts when it is read.
  let unread = text.decode((await reader.read()).value);
  return {
    answer,
    leave: () => reader.cancel(),
    /** The next event, or null after the end. */
    async next(): Promise<Event | null> {
      while (!unread.includes("\n\n")) {
        const { done, value } = await reader.read();
        if (done) return null;
        unread += text.decode(value);
      }
      const end = unread.indexOf("\n\n");
      const lines = unread.slice(0, end).split("\n");
      unread = unread.slice(end + 2);
      return Object.fromEntries(
        lines.map((line) => [
          line.startsWith(":") ? "comment" : line.split(": ")[0],
          line.slice(line.indexOf(": ") + 2),
        ]),
      );
    },
    /** The next entries, without `retry` and comments. */
    async entries(count: number): Promise<Entry[]> {
      const entries: Entry[] = [];
      while (entries.length < count) {
        const event = await this.next();
        if (event === null) throw new Error(`ended after ${entries.length} entries`);
        if (event.event === "entry") {
          const entry = JSON.parse(event.data as string) as Entry;
          expect(event.id).toBe(String(entry.seq));
          entries.push(entry);
        }
      }
      return entries;
    },
    /** Everything until the end, by event name. */
    async rest(): Promise<(string | undefined)[]> {
      const names: (string | undefined)[] = [];
      for (let event = await this.next(); event !== null; event = await this.next()) names.push(event.event);
      return names;
    },
    /** The last event of a stream that is over by now; "open" if it goes on. Reading what was sent needs no timer. */
    async last(): Promise<string | undefined> {
      const turns = async () => {
        for (let turn = 0; turn < TURNS; turn++) await setImmediate();
        return ["open"];
      };
      return (await Promise.race([this.rest(), turns()])).at(-1);
    },
  };
}
