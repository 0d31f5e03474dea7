import { BEAT_MS } from "@/lib/protocol/liveState";
import { onOutbox } from "../events/outbox";
import { type GroupPass, recheckGroup } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { processSingleton } from "../process/processSingleton";
import { eventsAfter, latestEvent } from "./readEvents";

/** Events read at once. */
const BATCH = 100;

/** The most streams per holder. */
const MAX_STREAMS = 20;

/** A reader with this many unread bytes is asleep: the stream ends. */
const MAX_WAITING = 256_000;

const utf8 = new TextEncoder();

const byHolder = (): Map<string, Set<() => void>> => processSingleton("EventStreams", () => new Map());

/**
 * Server-sent events of a group after a number: each event once, in order. It checks access before each batch and
 * at each heartbeat, and ends with `gone` once it was revoked.
 * @param after The last event that the reader has; null for those from now on.
 */
export function groupEventStream(pass: GroupPass, after: number | null): ReadableStream<Uint8Array> {
  let stop = () => {};
  return new ReadableStream(
    {
      start(controller) {
        let last = after;
        let reading = false;
        let again = false;
        let stopped = false;
        const end = () => {
          if (stopped) return;
          stop();
          controller.close();
        };
        const send = (text: string) => {
          if (stopped) return;
          controller.enqueue(utf8.encode(text));
          if ((controller.desiredSize ?? 0) < -MAX_WAITING) end();
        };
        const read = async () => {
          again = true;
          if (reading || stopped) return;
          reading = true;
          try {
            while (again && !stopped) {
              again = false;
              if (!(await recheckGroup(pass))) {
                send("event: gone\ndata: {}\n\n");
                return end();
              }
              last ??= await latestEvent(pass.groupId);
              const events = await eventsAfter(pass.groupId, last, BATCH);
              for (const event of events) {
                send(`id: ${event.seq}\nevent: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`);
                last = event.seq;
              }
              if (events.length === BATCH) again = true;
            }
          } catch (thrown) {
            console.error(thrown);
            end();
          } finally {
            reading = false;
          }
        };
        const heartbeat = setInterval(() => {
          send(": beat\n\n");
          void read();
        }, BEAT_MS).unref();
        const leave = onOutbox(() => void read());
        const unregister = register(holderOf(pass.visitor), end);
        stop = () => {
          stopped = true;
          clearInterval(heartbeat);
          leave();
          unregister();
        };
        send("retry: 1000\n\n");
        void read();
      },
      cancel: () => stop(),
    },
    { highWaterMark: 0, size: (piece) => piece.byteLength },
  );
}

/** When a holder has too many streams, the oldest ends. */
function register(holder: string, end: () => void): () => void {
  const open = byHolder().get(holder) ?? new Set();
  byHolder().set(holder, open.add(end));
  const [oldest] = open;
  if (open.size > MAX_STREAMS) oldest?.();
  return () => {
    open.delete(end);
    if (open.size === 0 && byHolder().get(holder) === open) byHolder().delete(holder);
  };
}
