import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LiveState } from "@/lib/protocol/liveState";
import type { Pass } from "@/lib/server/identity/access";
import { holderOf, type Visitor } from "@/lib/server/identity/visitor";
import { publicHolderId } from "@/lib/server/table/grants/publicIds";
import { removePhone } from "@/lib/server/table/grants/removePhone";
import { ownDataFolder } from "../ownDataFolder";
import { cookieOf } from "../people";
import { singletonOf } from "../processSingleton";
import { routeAt } from "../routeAt";
import { seatedTable } from "../table";
import { consent, handOver, joined, liveStateOf, sayHere, sit, tones } from "./asking";

const { GET: followRoute } = routeAt("/api/v1/games/{game}/stream");

ownDataFolder();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = new Set<() => Promise<void>>();
afterEach(async () => {
  for (const leave of open) await leave();
  open.clear();
});

/** A phone that follows a table; its live state messages. */
async function follow({ gameId }: Pass, who: Visitor) {
  const request = new Request(`http://table/api/v1/games/${gameId}/stream`, {
    headers: { cookie: await cookieOf(who) },
  });
  const answer = await followRoute(request, { params: Promise.resolve({ id: gameId }) });
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  // A stream starts when it is read.
  let heard = new TextDecoder().decode((await reader.read()).value);
  const leave = () => reader.cancel();
  open.add(leave);
  return {
    leave,
    /** Reads until a matching live state; returns it. */
    async sees(fits: (liveState: LiveState) => boolean): Promise<LiveState> {
      for (;;) {
        for (let end = heard.indexOf("\n\n"); end >= 0; end = heard.indexOf("\n\n")) {
          const [, data] = /^event: aside\ndata: (.*)$/m.exec(heard.slice(0, end)) ?? [];
          heard = heard.slice(end + 2);
          const liveState = data === undefined ? null : (JSON.parse(data) as LiveState);
          if (liveState && fits(liveState)) return liveState;
        }
        const { done, value } = await reader.read();
        if (done) throw new Error("the stream ended");
        heard += new TextDecoder().decode(value);
      }
    },
    /** Reads until an event of that name. */
    async hears(event: string): Promise<void> {
      while (!heard.includes(`event: ${event}\n`)) {
        const { done, value } = await reader.read();
        if (done) throw new Error("the stream ended");
        heard += new TextDecoder().decode(value);
      }
    },
  };
}

/** A table with Ben's phone at s2. */
async function withBen() {
  const pass = await seatedTable();
  const ben = await joined(pass);
  await sit(pass.gameId, ben, "s2");
  return { pass, ben, phones: async () => (await liveStateOf(pass.gameId, pass.visitor)).phones };
}

describe("a phone at a seat", () => {
  test("is present while it follows the table, and everyone gets its arrivals and departures", async () => {
    const { pass, ben } = await withBen();
    const keeper = await follow(pass, pass.visitor);
    await keeper.sees(({ phones }) => phones.s2 === "away");
    const phone = await follow(pass, ben);
    await keeper.sees(({ phones }) => phones.s2 === "here");
    await phone.sees(({ mine, phones }) => mine === "s2" && phones.s2 === "here");
    await phone.leave();
    vi.advanceTimersByTime(4_000);
    await keeper.sees(({ phones }) => phones.s2 === "away");
  });

  test("stays present during a reload, and with one of two tabs closed", async () => {
    const { pass, ben, phones } = await withBen();
    const first = await follow(pass, ben);
    await first.sees(({ phones: { s2 } }) => s2 === "here");
    await first.leave();
    vi.advanceTimersByTime(3_900);
    expect(await phones()).toEqual({ s2: "here" });
    const [one, two] = [await follow(pass, ben), await follow(pass, ben)];
    await two.sees(({ phones: { s2 } }) => s2 === "here");
    await one.leave();
    vi.advanceTimersByTime(30_000);
    expect(await phones()).toEqual({ s2: "here" });
  });

  test("is away after forty silent seconds, although its stream is open; it is back when it answers", async () => {
    const { pass, ben, phones } = await withBen();
    const phone = await follow(pass, ben);
    await phone.sees(({ phones: { s2 } }) => s2 === "here");
    vi.advanceTimersByTime(39_900);
    expect(await phones()).toEqual({ s2: "here" });
    expect(await sayHere(pass.gameId, ben)).toBe("ok");
    vi.advanceTimersByTime(39_900);
    expect(await phones()).toEqual({ s2: "here" });
    vi.advanceTimersByTime(200);
    await phone.sees(({ phones: { s2 } }) => s2 === "away");
    expect(await sayHere(pass.gameId, ben)).toBe("ok");
    await phone.sees(({ phones: { s2 } }) => s2 === "here");
  });

  test("is not present just by saying so", async () => {
    const { pass, ben, phones } = await withBen();
    expect(await sayHere(pass.gameId, ben)).toBe("ok");
    expect(await phones()).toEqual({ s2: "away" });
    for (const body of [{}, { here: false }, { here: true, seat: "s1" }, [], null])
      expect(await sayHere(pass.gameId, ben, body)).toMatch(/^(bad-format|unknown-key|missing-field)$/);
  });

  test("frees its seat at once when removed", async () => {
    const { pass, ben } = await withBen();
    const keeper = await follow(pass, pass.visitor);
    await follow(pass, ben);
    await keeper.sees(({ phones }) => phones.s2 === "here");
    await removePhone(pass, publicHolderId(pass.gameId, holderOf(ben)));
    await keeper.sees(({ phones }) => phones.s2 === undefined);
  });

  test("leaves nothing behind", async () => {
    const { pass, ben } = await withBen();
    const before = shared();
    const phone = await follow(pass, ben);
    await phone.sees(({ phones: { s2 } }) => s2 === "here");
    await phone.leave();
    vi.advanceTimersByTime(4_000);
    expect(shared()).toEqual(before);
  });
});

test("sends a seat's response to all at once, and nothing twice", async () => {
  const { pass, ben } = await withBen();
  const keeper = await follow(pass, pass.visitor);
  const first = await keeper.sees(() => true);
  expect(first).toEqual({
    phones: { s2: "away" },
    mine: null,
    own: null,
    started: true,
    joined: false,
    keeps: true,
    consents: [],
    corrected: null,
    tones: { since: null, away: [] },
    scoreOnly: false,
  });
  // Nothing changed, so nothing is sent: the next message is the seat.
  expect(await consent(pass.gameId, ben, "agreed", 0)).toBe("no-such-round");
  await sit(pass.gameId, ben, "s3");
  expect((await keeper.sees(() => true)).phones).toEqual({ s3: "away" });
});

test("sends the tones to all phones at once", async () => {
  const { pass, ben } = await withBen();
  const [keeper, phone] = [await follow(pass, pass.visitor), await follow(pass, ben)];
  await phone.sees(({ tones }) => tones?.since === null);
  await tones(pass.gameId, ben, { frozen: true });
  for (const one of [keeper, phone]) await one.sees(({ tones }) => tones?.since !== null);
  await tones(pass.gameId, pass.visitor, { seats: ["s2"], out: true });
  for (const one of [keeper, phone]) await one.sees(({ tones }) => tones?.away.join() === "s2");
});

test("makes the new and the old keeper reload", async () => {
  const { pass, ben } = await withBen();
  const [keeper, phone] = [await follow(pass, pass.visitor), await follow(pass, ben)];
  await phone.sees(({ keeps }) => !keeps);
  await handOver(pass.gameId, pass.visitor, "s2");
  await keeper.hears("reload");
  await phone.hears("reload");
  await (await follow(pass, ben)).sees(({ keeps }) => keeps);
});

/** The number of watched tables, and of phones known at one. */
const shared = (): [number, number] => {
  return [
    singletonOf<Map<string, unknown>>("Asides")?.size ?? 0,
    singletonOf<Map<string, unknown>>("Phones")?.size ?? 0,
  ];
};
