import type { Entry, NextGame } from "@/lib/protocol/entry";
import { BEAT_MS } from "@/lib/protocol/liveState";
import { database } from "../../db/db";
import { type Pass, recheckAccess } from "../../identity/access";
import { entriesAfter } from "../record/journalStore";
import { followCups } from "../reveal/cups";
import { subscribe } from "./live";
import { followLiveState } from "./liveStateBus";
import { nextAt, onNextGame } from "./nextGame";
import { registerStream } from "./openStreams";

/** Beyond this, reloading the table is faster. */
const MAX_MISSED = 500;

/** A phone with this many unread bytes is asleep: the stream ends, and the phone reconnects when it wakes. */
export const MAX_WAITING = 1_000_000;

const utf8 = new TextEncoder();

/** Cache of serialized entries, shared by all followers. */
const written = new WeakMap<Entry, Uint8Array>();

function eventOf(entry: Entry): Uint8Array {
  const event =
    written.get(entry) ?? utf8.encode(`id: ${entry.seq}\nevent: entry\ndata: ${JSON.stringify(entry)}\n\n`);
  written.set(entry, event);
  return event;
}

/**
 * Server-sent events of a game, starting after entry `after`: every entry once, in order, without gaps. Other
 * events carry changes of the live state and of the shared dice entry. `next` announces another game at the
 * table. `beat` is a heartbeat that a phone with a seat answers. If too much was missed, or the cursor is
 * ahead of the game, it sends `reload` and ends. Reading or `follow` starts it.
 */
export class EntryStream extends ReadableStream<Uint8Array> {
  /**
   * Pushes events to a phone without a stream reader, which is cheaper with many followers.
   * @returns the function that stops it.
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
  /** Returns false if the phone does not keep up. */
  send(event: Uint8Array): boolean;
  end(): void;
}

/** Sends a follower the missed events and all later ones. Returns the function that stops it. */
function follow(pass: Pass, after: number, follower: Follower): () => void {
  const { gameId, tableId } = pass;
  let last = after;
  let catchingUp = false;
  let hasMore = false;
  let announcedNext = gameId;
  let stopped = false;
  let leaveLiveState = () => {};
  let leaveCups = () => {};

  const stop = () => {
    // The follower's close handler may call this again.
    if (stopped) return;
    stopped = true;
    clearInterval(heartbeat);
    unsubscribe();
    unregister();
    leaveTable();
    leaveLiveState();
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
    if (next.game === announcedNext) return;
    announcedNext = next.game;
    if (next.game !== gameId) send(`event: next\ndata: ${JSON.stringify(next)}\n\n`);
  };
  const sendReload = () => {
    send("event: reload\ndata: {}\n\n");
    end();
  };
  /** Tells the phone that its access was revoked. */
  const revoke = () => {
    send("event: gone\ndata: {}\n\n");
    end();
  };

  /** Reads the journal until it has caught up. */
  const catchUp = async () => {
    catchingUp = true;
    do {
      hasMore = false;
      const missed = await entriesAfter(database(), gameId, last, MAX_MISSED + 1);
      if (missed.length > MAX_MISSED) return sendReload();
      for (const entry of missed) sendEntry(entry);
    } while (hasMore && !stopped);
    catchingUp = false;
  };
  const orEnd = (thrown: unknown) => {
    if (stopped) return;
    // The browser reconnects with its last entry.
    console.error(thrown);
    end();
  };

  const begin = async () => {
    const game = await database().game.findUnique({ where: { id: gameId }, select: { seq: true } });
    // Access may have been revoked before this stream was registered.
    if (game === null || !(await recheckAccess(pass))) return revoke();
    // A cursor ahead of the game: the database was restored from a backup.
    if (last > game.seq) return sendReload();
    await catchUp();
    if (stopped) return;
    leaveLiveState = followLiveState(pass, send);
    leaveCups = followCups(gameId, send);
    await lookForNext();
  };
  const lookForNext = async () => {
    const next = await nextAt(tableId, gameId);
    if (next !== null) sendNext(next);
  };

  // Subscribes before reading, so entries in between are not missed. Duplicates are filtered by `seq`.
  const unsubscribe = subscribe(gameId, (entries) => {
    hasMore = true;
    if (catchingUp) return;
    const next = entries.filter(({ seq }) => seq > last);
    if (next[0]?.seq === last + 1) next.forEach(sendEntry);
    else if (next.length > 0) catchUp().catch(orEnd);
  });
  /** Rechecks access and entries, in case an event was lost. */
  const resync = async () => {
    if (!(await recheckAccess(pass))) return revoke();
    const seen = last;
    const game = await database().game.findUnique({ where: { id: gameId }, select: { seq: true } });
    if (game === null || stopped) return;
    // The database was restored to an earlier state.
    if (game.seq < seen) return sendReload();
    if (!catchingUp && game.seq > last) await catchUp();
    await lookForNext();
  };
  const beat = async () => {
    await resync();
    send("event: beat\ndata: {}\n\n");
  };
  const heartbeat = setInterval(() => void beat().catch(orEnd), BEAT_MS);
  const leaveTable = onNextGame(tableId, sendNext);
  const unregister = registerStream({
    pass,
    close: end,
    reload: sendReload,
    revoke,
    resync: () => resync().catch(orEnd),
  });
  catchingUp = true;
  send("retry: 1000\n\n");
  begin().catch(orEnd);
  return stop;
}
