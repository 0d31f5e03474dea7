import type { Entry, NextGame } from "@/lib/protocol/entry";
import { BEAT_MS } from "@/lib/protocol/liveState";
import { database } from "../../db/db";
import { type Pass, recheckAccess } from "../../identity/access";
import { entriesAfter } from "../record/journalStore";
import { followCups } from "../reveal/cups";
import { subscribe } from "./live";
import { followLiveState } from "./liveStateBus";
import { nextAt, onNextGame } from "./nextGame";
import { takePlace } from "./openStreams";

/** Somebody who missed more reads the table afresh: that is quicker. */
const MAX_MISSED = 500;

/** A phone that leaves so many bytes unread is not listening: it is cut off, and asks again when it wakes. */
export const MAX_WAITING = 1_000_000;

const utf8 = new TextEncoder();

/** Entries as they are sent: written once for all who follow a table. */
const written = new WeakMap<Entry, Uint8Array>();

function eventOf(entry: Entry): Uint8Array {
  const event =
    written.get(entry) ?? utf8.encode(`id: ${entry.seq}\nevent: entry\ndata: ${JSON.stringify(entry)}\n\n`);
  written.set(entry, event);
  return event;
}

/**
 * Server-sent events of a game from the entry after `after` on: every entry once, in order, without gaps; `aside` whenever what
 * stands beside the journal changes; `cups` whenever somebody types dice of lifted cups; `next` when another game is played at its table; `beat` now and then, which a phone answers that sits there. Sends `reload` and ends when that
 * is more than a reader should be sent, or more than there is. It is begun by whoever reads it, or by `follow`.
 */
export class EntryStream extends ReadableStream<Uint8Array> {
  /**
   * Sends it to a phone without its being read: a crowd at one table costs less so.
   * @returns what stops that.
   */
  readonly follow: (follower: Follower) => () => void;

  constructor(pass: Pass, after: number) {
    const begin = (follower: Follower) => follow(pass, after, follower);
    let close: (() => void) | null = null;
    super(
      {
        pull(controller) {
          close ??= begin({
            send(event) {
              controller.enqueue(event);
              return (controller.desiredSize ?? 0) > -MAX_WAITING;
            },
            end: () => controller.close(),
          });
        },
        cancel: () => close?.(),
      },
      { highWaterMark: 0, size: (piece) => piece.byteLength },
    );
    this.follow = begin;
  }
}

/** A phone that follows a table. */
interface Follower {
  /** Answers whether the phone keeps up. */
  send(event: Uint8Array): boolean;
  end(): void;
}

/** Sends a follower what it missed and what comes. Returns what stops that. */
function follow(pass: Pass, after: number, follower: Follower): () => void {
  const { gameId, tableId } = pass;
  let last = after;
  let catchingUp = false;
  let moreCame = false;
  let toldNext = gameId;
  let stopped = false;
  let leaveAside = () => {};
  let leaveCups = () => {};

  const stop = () => {
    // Whoever ends it is told that the connection is closed besides.
    if (stopped) return;
    stopped = true;
    clearInterval(heartbeat);
    unsubscribe();
    leavePlace();
    leaveTable();
    leaveAside();
    leaveCups();
  };
  const end = () => {
    if (stopped) return;
    stop();
    follower.end();
  };
  const sendEvent = (event: Uint8Array) => {
    if (!stopped && !follower.send(event)) end();
  };
  const send = (text: string) => sendEvent(utf8.encode(text));
  const sendEntry = (entry: Entry) => {
    last = entry.seq;
    sendEvent(eventOf(entry));
  };
  const sendNext = (next: NextGame) => {
    if (next.game === toldNext) return;
    toldNext = next.game;
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
      const missed = await entriesAfter(database(), gameId, last, MAX_MISSED + 1);
      if (missed.length > MAX_MISSED) return sendReload();
      for (const entry of missed) sendEntry(entry);
    } while (moreCame && !stopped);
    catchingUp = false;
  };
  const orEnd = (thrown: unknown) => {
    if (stopped) return;
    // The browser reconnects, and says which entry it had last.
    console.error(thrown);
    end();
  };

  const begin = async () => {
    const game = await database().game.findUnique({ where: { id: gameId }, select: { seq: true } });
    // What took the pass away before this stream could be found did not shut it.
    if (game === null || !(await recheckAccess(pass))) return shut();
    // Whoever has seen more than there is looks at a table that was put back from a backup.
    if (last > game.seq) return sendReload();
    await catchUp();
    if (stopped) return;
    leaveAside = followLiveState(pass, send);
    leaveCups = followCups(gameId, send);
    await lookForNext();
  };
  const lookForNext = async () => {
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
  /** Whatever happened to the word of it: what was taken away is taken away, and what is recorded is sent. */
  const look = async () => {
    if (!(await recheckAccess(pass))) return shut();
    const seen = last;
    const game = await database().game.findUnique({ where: { id: gameId }, select: { seq: true } });
    if (game === null || stopped) return;
    // The database was put back to what it was before.
    if (game.seq < seen) return sendReload();
    if (!catchingUp && game.seq > last) await catchUp();
    await lookForNext();
  };
  const beat = async () => {
    await look();
    send("event: beat\ndata: {}\n\n");
  };
  const heartbeat = setInterval(() => void beat().catch(orEnd), BEAT_MS);
  const leaveTable = onNextGame(tableId, sendNext);
  const leavePlace = takePlace({ pass, end, reload: sendReload, shut, look: () => look().catch(orEnd) });
  catchingUp = true;
  send("retry: 1000\n\n");
  begin().catch(orEnd);
  return stop;
}
