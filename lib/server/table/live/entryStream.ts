import { BEAT_MS } from "@/lib/protocol/aside";
import type { Entry, NextGame } from "@/lib/protocol/entry";
import { database } from "../../db/db";
import { type Pass, stillGiven } from "../../identity/access";
import { entriesAfter } from "../record/journalStore";
import { followAside } from "./followAside";
import { subscribe } from "./live";
import { nextAt, onNextGame } from "./nextGame";
import { takePlace } from "./openStreams";

/** Somebody who missed more reads the table afresh: that is quicker. */
const MOST_MISSED = 500;

/** A phone that leaves so many bytes unread is not listening: it is cut off, and asks again when it wakes. */
const MOST_WAITING = 1_000_000;

const utf8 = new TextEncoder();

/**
 * Server-sent events of a game from the entry after `after` on: every entry once, in order, without gaps; `aside` whenever what
 * stands beside the journal changes; `next` when another game is played at its table; `beat` now and then, which a phone answers that sits there. Sends `reload` and ends when that
 * is more than a reader should be sent, or more than there is.
 */
export function entryStream(pass: Pass, after: number): ReadableStream<Uint8Array> {
  let close = () => {};
  return new ReadableStream(
    {
      start(controller) {
        close = follow(pass, after, {
          send(text) {
            controller.enqueue(utf8.encode(text));
            return (controller.desiredSize ?? 0) > -MOST_WAITING;
          },
          end: () => controller.close(),
        });
      },
      cancel: () => close(),
    },
    { highWaterMark: 0, size: (piece) => piece.byteLength },
  );
}

/** A phone that follows a table. */
interface Follower {
  /** Answers whether the phone keeps up. */
  send(text: string): boolean;
  end(): void;
}

/** Sends a follower what it missed and what comes. Returns what stops that. */
function follow(pass: Pass, after: number, follower: Follower): () => void {
  const { gameId, tableId } = pass;
  let last = after;
  let catchingUp = false;
  let moreCame = false;
  let stopped = false;
  let leaveAside = () => {};

  const stop = () => {
    stopped = true;
    clearInterval(heartbeat);
    unsubscribe();
    leavePlace();
    leaveTable();
    leaveAside();
  };
  const end = () => {
    if (stopped) return;
    stop();
    follower.end();
  };
  const send = (text: string) => {
    if (!stopped && !follower.send(text)) end();
  };
  const sendEntry = (entry: Entry) => {
    last = entry.seq;
    send(`id: ${entry.seq}\nevent: entry\ndata: ${JSON.stringify(entry)}\n\n`);
  };
  const sendNext = (next: NextGame) => {
    if (next.game !== gameId) send(`event: next\ndata: ${JSON.stringify(next)}\n\n`);
  };
  const sendReload = () => {
    send("event: reload\ndata: {}\n\n");
    end();
  };
  /** The phone forgets the table: it may not read it any longer. */
  const shut = () => {
    send("event: gone\ndata: {}\n\n");
    end();
  };

  /** Reads from the journal until nothing is missing. */
  const catchUp = async () => {
    catchingUp = true;
    do {
      moreCame = false;
      const missed = await entriesAfter(database(), gameId, last, MOST_MISSED + 1);
      if (missed.length > MOST_MISSED) return sendReload();
      for (const entry of missed) sendEntry(entry);
    } while (moreCame && !stopped);
    catchingUp = false;
  };
  const orEnd = (thrown: unknown) => {
    // The browser reconnects, and says which entry it had last.
    console.error(thrown);
    end();
  };

  const begin = async () => {
    const game = await database().game.findUnique({ where: { id: gameId }, select: { seq: true } });
    // What took the pass away before this stream could be found did not shut it.
    if (game === null || !(await stillGiven(pass))) return shut();
    // Whoever has seen more than there is looks at a table that was put back from a backup.
    if (last > game.seq) return sendReload();
    await catchUp();
    if (stopped) return;
    leaveAside = followAside(pass, send);
    const next = await nextAt(tableId, gameId);
    if (next !== null) sendNext(next);
  };

  // Listening comes before reading: what is recorded in between is read, or told, or both, and sent once.
  const unsubscribe = subscribe(gameId, (entries) => {
    moreCame = true;
    if (catchingUp) return;
    const next = entries.filter(({ seq }) => seq > last);
    if (next[0]?.seq === last + 1) next.forEach(sendEntry);
    else if (next.length > 0) catchUp().catch(orEnd);
  });
  const beat = async () => {
    // What takes access away shuts the streams at once; this is for what merely runs out.
    if (await stillGiven(pass)) send("event: beat\ndata: {}\n\n");
    else shut();
  };
  const heartbeat = setInterval(() => void beat().catch(orEnd), BEAT_MS);
  const leaveTable = onNextGame(tableId, sendNext);
  const leavePlace = takePlace({ pass, end, reload: sendReload, shut });
  catchingUp = true;
  send("retry: 1000\n\n");
  begin().catch(orEnd);
  return stop;
}
