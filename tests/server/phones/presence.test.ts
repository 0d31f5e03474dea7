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

/** A phone that follows a table; what it is told beside the journal. */
async function follow({ gameId }: Pass, who: Visitor) {
  const request = new Request(`http://table/api/v1/games/${gameId}/stream`, {
    headers: { cookie: await cookieOf(who) },
  });
  const answer = await followRoute(request, { params: Promise.resolve({ id: gameId }) });
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  // A stream is begun by whoever reads it.
  let heard = new TextDecoder().decode((await reader.read()).value);
  const leave = () => reader.cancel();
  open.add(leave);
  return {
    leave,
    /** Reads until an aside says that; answers it. */
    async told(fits: (aside: LiveState) => boolean): Promise<LiveState> {
      for (;;) {
        for (let end = heard.indexOf("\n\n"); end >= 0; end = heard.indexOf("\n\n")) {
          const [, data] = /^event: aside\ndata: (.*)$/m.exec(heard.slice(0, end)) ?? [];
          heard = heard.slice(end + 2);
          const aside = data === undefined ? null : (JSON.parse(data) as LiveState);
          if (aside && fits(aside)) return aside;
        }
        const { done, value } = await reader.read();
        if (done) throw new Error("the stream ended");
        heard += new TextDecoder().decode(value);
      }
    },
    /** Reads until an event of that name comes. */
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
  test("is there as long as it follows the table, and everybody is told when it comes and goes", async () => {
    const { pass, ben } = await withBen();
    const keeper = await follow(pass, pass.visitor);
    await keeper.told(({ phones }) => phones.s2 === "away");
    const phone = await follow(pass, ben);
    await keeper.told(({ phones }) => phones.s2 === "here");
    await phone.told(({ mine, phones }) => mine === "s2" && phones.s2 === "here");
    await phone.leave();
    vi.advanceTimersByTime(4_000);
    await keeper.told(({ phones }) => phones.s2 === "away");
  });

  test("is not gone while it loads its page again, and not by one of two tabs", async () => {
    const { pass, ben, phones } = await withBen();
    const first = await follow(pass, ben);
    await first.told(({ phones: { s2 } }) => s2 === "here");
    await first.leave();
    vi.advanceTimersByTime(3_900);
    expect(await phones()).toEqual({ s2: "here" });
    const [one, two] = [await follow(pass, ben), await follow(pass, ben)];
    await two.told(({ phones: { s2 } }) => s2 === "here");
    await one.leave();
    vi.advanceTimersByTime(30_000);
    expect(await phones()).toEqual({ s2: "here" });
  });

  test("that says nothing for forty seconds is away, though its stream is open; it is back when it speaks", async () => {
    const { pass, ben, phones } = await withBen();
    const phone = await follow(pass, ben);
    await phone.told(({ phones: { s2 } }) => s2 === "here");
    vi.advanceTimersByTime(39_900);
    expect(await phones()).toEqual({ s2: "here" });
    expect(await sayHere(pass.gameId, ben)).toBe("ok");
    vi.advanceTimersByTime(39_900);
    expect(await phones()).toEqual({ s2: "here" });
    vi.advanceTimersByTime(200);
    await phone.told(({ phones: { s2 } }) => s2 === "away");
    expect(await sayHere(pass.gameId, ben)).toBe("ok");
    await phone.told(({ phones: { s2 } }) => s2 === "here");
  });

  test("that follows nothing is not there by saying so", async () => {
    const { pass, ben, phones } = await withBen();
    expect(await sayHere(pass.gameId, ben)).toBe("ok");
    expect(await phones()).toEqual({ s2: "away" });
    for (const body of [{}, { here: false }, { here: true, seat: "s1" }, [], null])
      expect(await sayHere(pass.gameId, ben, body)).toMatch(/^(bad-format|unknown-key|missing-field)$/);
  });

  test("that is shown out leaves a free seat at once", async () => {
    const { pass, ben } = await withBen();
    const keeper = await follow(pass, pass.visitor);
    await follow(pass, ben);
    await keeper.told(({ phones }) => phones.s2 === "here");
    await removePhone(pass, publicHolderId(pass.gameId, holderOf(ben)));
    await keeper.told(({ phones }) => phones.s2 === undefined);
  });

  test("leaves nothing behind", async () => {
    const { pass, ben } = await withBen();
    const before = shared();
    const phone = await follow(pass, ben);
    await phone.told(({ phones: { s2 } }) => s2 === "here");
    await phone.leave();
    vi.advanceTimersByTime(4_000);
    expect(shared()).toEqual(before);
  });
});

test("what a seat says to a verdict is told to all at once, and nothing twice", async () => {
  const { pass, ben } = await withBen();
  const keeper = await follow(pass, pass.visitor);
  const first = await keeper.told(() => true);
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
  });
  // Nothing was said, so nothing is told: what comes next is the seat.
  expect(await consent(pass.gameId, ben, "agreed", 0)).toBe("no-such-round");
  await sit(pass.gameId, ben, "s3");
  expect((await keeper.told(() => true)).phones).toEqual({ s3: "away" });
});

test("the tones are told on all phones at once", async () => {
  const { pass, ben } = await withBen();
  const [keeper, phone] = [await follow(pass, pass.visitor), await follow(pass, ben)];
  await phone.told(({ tones }) => tones?.since === null);
  await tones(pass.gameId, ben, { frozen: true });
  for (const one of [keeper, phone]) await one.told(({ tones }) => tones?.since !== null);
  await tones(pass.gameId, pass.visitor, { seats: ["s2"], out: true });
  for (const one of [keeper, phone]) await one.told(({ tones }) => tones?.away.join() === "s2");
});

test("whoever is given the table reads it afresh, as does whoever gave it", async () => {
  const { pass, ben } = await withBen();
  const [keeper, phone] = [await follow(pass, pass.visitor), await follow(pass, ben)];
  await phone.told(({ keeps }) => !keeps);
  await handOver(pass.gameId, pass.visitor, "s2");
  await keeper.hears("reload");
  await phone.hears("reload");
  await (await follow(pass, ben)).told(({ keeps }) => keeps);
});

/** How many tables are told, and how many phones are known to be at one. */
const shared = (): [number, number] => {
  return [
    singletonOf<Map<string, unknown>>("Asides")?.size ?? 0,
    singletonOf<Map<string, unknown>>("Phones")?.size ?? 0,
  ];
};
