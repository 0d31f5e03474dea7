import { afterEach, describe, expect, type MockInstance, test, vi } from "vitest";
import type { Entry, NewEntry } from "@/lib/protocol/entry";
import { database } from "@/lib/server/db/db";
import type { Pass } from "@/lib/server/identity/access";
import { publish } from "@/lib/server/table/live/live";
import { asRow } from "@/lib/server/table/record/journalStore";
import { record } from "@/lib/server/table/record/record";
import { says, start } from "../engine/tableOf";
import { follow } from "./follow";
import { ownDataFolder } from "./ownDataFolder";
import { singletonOf } from "./processSingleton";
import { endlessRounds, entriesOf, ROUND, recordAll, seatedTable } from "./table";

ownDataFolder();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function recordRounds(pass: Pass, count: number): Promise<number> {
  let seq = 0;
  for (const round of endlessRounds(count)) seq += (await recordAll(pass, round, seq)).length;
  return seq;
}

describe("following a table", () => {
  test("is an event stream that no proxy may cache, buffer or compress", async () => {
    const phone = await follow(await seatedTable());
    expect(phone.answer.status).toBe(200);
    expect(Object.fromEntries(phone.answer.headers)).toEqual({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
    expect(await phone.next()).toEqual({ retry: "1000" });
    await phone.leave();
  });

  test("sends each entry as recorded, identical to the response", async () => {
    const pass = await seatedTable();
    const phones = await Promise.all([follow(pass), follow(pass)]);
    const answered: Entry[] = [];
    for (const [at, action] of ROUND.entries()) answered.push(...(await recordAll(pass, [action], at)));
    for (const phone of phones) {
      expect(await phone.entries(4)).toEqual(answered);
      await phone.leave();
    }
  });

  test.each([
    [{}, 1],
    [{ after: "2" }, 3],
    [{ lastEventId: "3" }, 4],
    [{ after: "3", lastEventId: "2" }, 4],
    [{ after: "1", lastEventId: "2" }, 3],
    [{ after: "-1" }, 1],
    [{ after: "NaN", lastEventId: "one" }, 1],
    [{ after: "1e1" }, 1],
    [{ after: "2 " }, 1],
    [{ lastEventId: "-5", after: "2" }, 3],
  ])("starts from %j with entry %i", async (from, first) => {
    const pass = await seatedTable();
    await recordAll(pass, ROUND);
    const phone = await follow(pass, from);
    expect((await phone.entries(5 - first)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4].slice(first - 1));
    await recordAll(pass, [start(undefined, 1)], 4);
    expect((await phone.entries(1)).map(({ seq }) => seq)).toEqual([5]);
    await phone.leave();
  });

  test("misses and repeats no entry across disconnections", async () => {
    const pass = await seatedTable();
    const recording = recordRounds(pass, 60);
    const phones = Array.from({ length: 6 }, async (_, phone) => {
      const seen: number[] = [];
      while (seen.length < 240) {
        const stream = await follow(pass, { lastEventId: String(seen.at(-1) ?? 0) });
        const some = Math.min(7 + phone * 5, 240 - seen.length);
        seen.push(...(await stream.entries(some)).map(({ seq }) => seq));
        await stream.leave();
      }
      return seen;
    });
    expect(await recording).toBe(240);
    for (const seen of await Promise.all(phones))
      expect(seen).toEqual(Array.from({ length: 240 }, (_, at) => at + 1));
  });

  test("includes entries recorded while it reads missed ones", async () => {
    const pass = await seatedTable();
    await recordAll(pass, ROUND.slice(0, 2));
    const { entry } = database();
    const read = entry.findMany.bind(entry) as (query: unknown) => Promise<unknown>;
    const reading = vi.spyOn(entry, "findMany") as unknown as MockInstance<typeof read>;
    reading.mockImplementationOnce(async (query) => {
      const rows = await read(query);
      await recordAll(pass, ROUND.slice(2), 2);
      return rows;
    });
    const phone = await follow(pass);
    expect((await phone.entries(4)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    await phone.leave();
  });

  test("fills a gap from the journal when the bus skips or repeats", async () => {
    const pass = await seatedTable();
    const phone = await follow(pass);
    const rows = (await recordAll(pass, ROUND)) as Entry[];
    expect(await phone.entries(4)).toHaveLength(4);
    // Like another process: recorded, but not published here.
    const begun = { ...rows[0], seq: 5, id: "from-elsewhere" } as Entry;
    const claimed = { ...rows[1], seq: 6, id: "from-elsewhere-too" } as Entry;
    const more = { ...claimed, seq: 7, id: "from-elsewhere-again" };
    const write = (...entries: Entry[]) =>
      database().entry.createMany({ data: entries.map((entry) => asRow(pass.gameId, "phone", entry)) });
    await write(begun, claimed);
    publish(pass.gameId, [claimed]);
    publish(pass.gameId, [claimed]);
    publish(pass.gameId, [begun]);
    expect(await phone.entries(2)).toEqual([begun, claimed]);
    publish(pass.gameId, [begun, claimed]);
    await write(more);
    publish(pass.gameId, [more]);
    expect(await phone.entries(1)).toEqual([more]);
    await phone.leave();
  });
});

describe("a stream that cannot catch up", () => {
  test("reports more than 500 missed entries", async () => {
    const pass = await seatedTable();
    const seq = await recordRounds(pass, 126);
    expect(await (await follow(pass)).rest()).toEqual([undefined, "reload"]);
    expect(await (await follow(pass, { after: String(seq - 501) })).rest()).toEqual([undefined, "reload"]);
    const phone = await follow(pass, { after: String(seq - 500) });
    expect(await phone.entries(500)).toHaveLength(500);
    await phone.leave();
  });

  test("reports a phone that claims to have seen more than there is", async () => {
    const pass = await seatedTable();
    expect(await (await follow(pass, { lastEventId: "7" })).rest()).toEqual([undefined, "reload"]);
    expect(await (await follow(pass, { after: "999999999" })).rest()).toEqual([undefined, "reload"]);
  });

  test("ends if the journal cannot be read, and logs why", async () => {
    const pass = await seatedTable();
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const phone = await follow(pass);
    await phone.next();
    vi.spyOn(database().entry, "findMany").mockRejectedValue(new Error("disk full"));
    publish(pass.gameId, [{ seq: 9 } as Entry]);
    expect(await phone.rest()).toEqual([]);
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe("an open stream", () => {
  test("sends a heartbeat every fifteen seconds", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const phone = await follow(await seatedTable());
    await phone.next();
    vi.advanceTimersByTime(15_000);
    expect(await phone.next()).toEqual({ event: "beat", data: "{}" });
    await phone.leave();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("sends unannounced entries with the next heartbeat", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const pass = await seatedTable();
    const phone = await follow(pass);
    await phone.next();
    const { gameId } = pass;
    // Like another process whose message is lost.
    const [entry] = entriesOf([start("s1", 4)]);
    const row = asRow(gameId, "somebody", { ...(entry as NewEntry), seq: 1, at: new Date().toISOString() });
    await database().$transaction([
      database().entry.create({ data: row }),
      database().game.update({ where: { id: gameId }, data: { seq: 1 } }),
    ]);
    vi.advanceTimersByTime(15_000);
    expect((await phone.entries(1)).map(({ seq }) => seq)).toEqual([1]);
    await phone.leave();
  });

  test("leaves nothing behind when its phone leaves", async () => {
    const pass = await seatedTable();
    const before = shared();
    const phone = await follow(pass);
    expect(shared()).toEqual([before[0] + 1, before[1] + 1]);
    await phone.leave();
    expect(shared()).toEqual(before);
    await recordAll(pass, [start("s1", 4)]);
  });

  test("is one of twenty: the twenty-first ends the oldest of the same device, and of no other", async () => {
    const [pass, other] = [await seatedTable(), await seatedTable()];
    const elsewhere = await follow(other);
    const streams = [];
    for (let at = 0; at < 21; at++) streams.push(await follow(pass));
    const [oldest, ...rest] = streams;
    expect((await oldest?.rest())?.filter((name) => name !== "aside" && name !== "cups")).toEqual([
      undefined,
    ]);
    await recordAll(pass, [start("s1", 4)]);
    for (const stream of rest) {
      expect(await stream.entries(1)).toHaveLength(1);
      await stream.leave();
    }
    await recordAll(other, [start("s1", 4)]);
    expect(await elsewhere.entries(1)).toHaveLength(1);
    await elsewhere.leave();
  });

  test("is ended if its phone stops reading, before it fills the memory", async () => {
    const pass = await seatedTable();
    const phone = await follow(pass);
    await recordAll(pass, [start("s1", 4)]);
    // It has caught up, so it is behind only by what it does not read.
    expect(await phone.entries(1)).toHaveLength(1);
    const note = "x".repeat(200);
    for (let count = 1; count <= 3_000; count += 50) {
      const claims = Array.from({ length: 50 }, (_, at) => ({
        ...says(`s${((count + at - 1) % 3) + 1}`, `${count + at} sixes`),
        note,
      }));
      await record(pass, entriesOf(claims, count));
    }
    const events = await phone.rest();
    expect(events.length).toBeGreaterThan(1_000);
    expect(events.length).toBeLessThan(3_000);
  });
});

/** The number of watched games, and of devices with open streams. */
const shared = (): [number, number] => {
  const sizeOf = (name: string) => singletonOf<Map<string, unknown>>(name)?.size ?? 0;
  return [sizeOf("Bus"), sizeOf("Streams")];
};
