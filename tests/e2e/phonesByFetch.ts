import path from "node:path";
import { newId } from "@/lib/client/newId";
import type { Entry, NewEntry } from "@/lib/protocol/entry";
import type { ServerPlace } from "./program";

// Phones without a browser: only their requests and streams matter.

/** A phone at a table. */
export interface Phone {
  readonly game: string;
  readonly cookie: string;
}

const send = (at: ServerPlace, address: string, cookie: string, body: object) =>
  fetch(new URL(`/api/v1/${address}`, at.origin), {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");

/** A started game, with its keeper's phone and its link's token. */
export async function table(at: ServerPlace): Promise<Phone & { readonly join: string }> {
  const game = newId();
  const players = ["Ann", "Bob", "Cy"].map((name, place) => ({ seat: `s${place + 1}`, name }));
  const started = await send(at, "games", "", { id: game, game: "firehouse", house: {}, players });
  const { join } = (await started.json()) as { join: string };
  return { game, cookie: cookiesOf(started), join: path.basename(join) };
}

/** A guest's phone that came by link. */
export async function guest(at: ServerPlace, { game, join }: { game: string; join: string }): Promise<Phone> {
  return { game, cookie: cookiesOf(await send(at, "joins", "", { token: join })) };
}

/** Sends one entry. */
export const recordAt = (at: ServerPlace, { game, cookie }: Phone, entry: NewEntry) =>
  send(at, `games/${game}/entries`, cookie, { entries: [entry] });

/** All entries of a game. */
export async function journalOf(at: ServerPlace, { game, cookie }: Phone): Promise<readonly Entry[]> {
  const answer = await fetch(new URL(`/api/v1/games/${game}/journal`, at.origin), {
    headers: { cookie },
  });
  return ((await answer.json()) as { entries: readonly Entry[] }).entries;
}

/** An entry based on the one with that `seq`. */
export const entry = (action: NewEntry["action"], after: number): NewEntry => ({
  id: newId(),
  action,
  after,
});

/** Follows a game like a phone, which reconnects after a cut. */
export function follow(at: ServerPlace, { game, cookie }: Phone) {
  const seqs: number[] = [];
  const ids: string[] = [];
  const events: string[] = [];
  let left = false;
  let stop = new AbortController();
  const read = async () => {
    const headers = { cookie, "last-event-id": String(seqs.at(-1) ?? 0) };
    const answer = await fetch(new URL(`/api/v1/games/${game}/stream`, at.origin), {
      headers,
      signal: stop.signal,
    });
    let unread = "";
    const text = new TextDecoder();
    for await (const piece of answer.body ?? []) {
      unread += text.decode(piece, { stream: true });
      for (let end = unread.indexOf("\n\n"); end >= 0; end = unread.indexOf("\n\n")) {
        const event = unread.slice(0, end);
        unread = unread.slice(end + 2);
        events.push(/^event: (\w+)$/m.exec(event)?.[1] ?? "");
        const data = /^event: entry\ndata: (.*)$/m.exec(event)?.[1];
        if (data === undefined) continue;
        const { seq, id } = JSON.parse(data) as Entry;
        seqs.push(seq);
        ids.push(id);
      }
    }
  };
  const goOn = async () => {
    while (!left && events.at(-1) !== "gone") {
      await read().catch(() => undefined);
      await new Promise((again) => setTimeout(again, 200));
      stop = new AbortController();
    }
  };
  const going = goOn();
  return {
    seqs,
    ids,
    events,
    leave: async () => {
      left = true;
      stop.abort();
      await going;
    },
  };
}
