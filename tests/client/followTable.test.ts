import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { followTable } from "@/lib/client/followTable";
import { openLiveStateStore } from "@/lib/client/liveStateStore";
import type { TableStore } from "@/lib/client/tableStore";
import type { LiveState } from "@/lib/protocol/liveState";

const NOWHERE: LiveState = {
  phones: {},
  mine: null,
  own: null,
  started: false,
  joined: true,
  keeps: false,
  consents: [],
  corrected: null,
  tones: null,
  scoreOnly: false,
};
const ON_A_SEAT: LiveState = { ...NOWHERE, mine: "s2", phones: { s2: "here" } };

/** A live stream like the browser's; the last one opened counts. */
class Stream extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    super();
    Stream.opened.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  opens() {
    this.readyState = Stream.OPEN;
    this.onopen?.();
  }
  emits(event: string, payload: object = {}) {
    this.dispatchEvent(Object.assign(new Event(event), { data: JSON.stringify(payload) }));
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const asked: string[] = [];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  Stream.opened = [];
  asked.length = 0;
  page.visibilityState = "visible";
  vi.stubGlobal("EventSource", Stream);
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json({ ok: true });
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A phone that follows a table, with an open stream. */
function following() {
  const connections: string[] = [];
  const store = {
    getView: () => ({ revoked: false, confirmedSeq: 7 }),
    setConnection: (connection: string) => connections.push(connection),
    leave: () => connections.push("left"),
  } as unknown as TableStore;
  const liveStateStore = openLiveStateStore(NOWHERE);
  stop = followTable(store, liveStateStore, "a-game");
  const [stream] = Stream.opened as [Stream];
  stream.opens();
  return { liveStateStore, stream, connections };
}

/** The page is hidden, and visible again after a while. */
function sleeps(milliseconds: number) {
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  // Nothing runs meanwhile: only the clock advances.
  vi.setSystemTime(Date.now() + milliseconds);
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
}

describe("live state", () => {
  test("is replaced by the stream each time", () => {
    const { liveStateStore, stream } = following();
    const listener = vi.fn();
    liveStateStore.subscribe(listener);
    stream.emits("aside", ON_A_SEAT);
    expect(liveStateStore.getLiveState()).toEqual(ON_A_SEAT);
    stream.emits("aside", NOWHERE);
    expect(liveStateStore.getLiveState()).toEqual(NOWHERE);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe("the server's heartbeat", () => {
  test("is answered by a visible phone with a seat, and by no other", () => {
    const { stream } = following();
    stream.emits("beat");
    expect(asked).toEqual([]);
    stream.emits("aside", ON_A_SEAT);
    stream.emits("beat");
    expect(asked).toEqual(["/api/v1/games/a-game/here"]);
    page.visibilityState = "hidden";
    stream.emits("beat");
    expect(asked).toHaveLength(1);
  });

  test("reopens a stream that falls silent", () => {
    const { stream, connections } = following();
    vi.advanceTimersByTime(30_000);
    stream.emits("beat");
    vi.advanceTimersByTime(34_000);
    expect(Stream.opened).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(Stream.opened).toHaveLength(2);
    expect(stream.readyState).toBe(Stream.CLOSED);
    expect(connections).toEqual(["live", "connecting"]);
    stop();
    vi.advanceTimersByTime(100_000);
    expect(Stream.opened).toHaveLength(2);
  });
});

describe("a phone that wakes up", () => {
  test("reports its presence at once after a short sleep", () => {
    const { stream } = following();
    stream.emits("aside", ON_A_SEAT);
    sleeps(10_000);
    expect(Stream.opened).toHaveLength(1);
    expect(asked).toEqual(["/api/v1/games/a-game/here"]);
  });

  test("reopens its stream after a long sleep, even if the browser thinks it is open", () => {
    following();
    sleeps(60_000);
    expect(Stream.opened).toHaveLength(2);
    expect(Stream.opened[1]?.url).toBe("/api/v1/games/a-game/stream?after=7");
  });
});
