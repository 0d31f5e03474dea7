import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Action } from "@/lib/engine";
import type { Wanted } from "@/lib/protocol/entry";
import type { EventKind } from "@/lib/protocol/groupEvents";
import { database } from "@/lib/server/db/db";
import { removeMember } from "@/lib/server/groups/members";
import { access, accessGroup, type GroupPass, type Pass } from "@/lib/server/identity/access";
import { holderOf } from "@/lib/server/identity/visitor";
import { beginNight, changeNight } from "@/lib/server/roster/nights";
import { recordResult } from "@/lib/server/roster/recordResult";
import { openTable } from "@/lib/server/table/openTable";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { deliverDue, spreadEvents, WAITS } from "@/lib/server/webhooks/deliver";
import { groupEventStream } from "@/lib/server/webhooks/eventStream";
import { eventsAfter } from "@/lib/server/webhooks/readEvents";
import { isAllowed, readTarget } from "@/lib/server/webhooks/target";
import { deliveriesOf, makeWebhook, removeWebhook, sendAgain } from "@/lib/server/webhooks/webhooks";
import { bangs, says, start } from "../engine/tableOf";
import { corrected, retracted } from "../protocol/journalOf";
import { onRoster, passOf, type TestGroup, testGroup } from "./group";
import { ownDataFolder } from "./ownDataFolder";
import { crew, freshId, ROUND, recordAll } from "./table";

ownDataFolder();

const done = async <Value>(
  result: Promise<{ ok: true; value: Value } | { ok: false; refusal: { code: string } }>,
): Promise<Value> => {
  const made = await result;
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
};
const code = async (result: Promise<{ ok: boolean; refusal?: { code: string } }>) =>
  (await result).refusal?.code ?? "ok";

/** A round in a group's game: a claim, a bang and a verdict. */
async function playRound(group: TestGroup): Promise<string> {
  const table = { ...crew("Ann", "Bob", "Cy"), group: group.id };
  await done(startGame(group.keeper, table));
  await recordAll(await done(access(group.keeper, table.id, "record")), ROUND);
  return table.id;
}

const eventsOf = async (group: TestGroup) =>
  (await eventsAfter(group.id, 0, 100)).map(({ seq, event, people }) => [seq, event, people]);

const opens = (group: TestGroup): Promise<GroupPass> => done(accessGroup(group.keeper, group.id, "open"));

describe("the outbox of a group", () => {
  test("has the bang and the verdict of a round, numbered without gaps", async () => {
    const group = await testGroup();
    await playRound(group);
    const events = await eventsOf(group);
    expect(events.map(([seq, event]) => [seq, event])).toEqual([
      [1, "bang"],
      [2, "verdict"],
    ]);
  });

  test("numbers the events of tables that play at once without gaps", async () => {
    const group = await testGroup();
    const passes = [];
    for (let at = 0; at < 6; at++) {
      const table = { ...crew("Ann", "Bob", "Cy"), group: group.id };
      await done(startGame(group.keeper, table));
      passes.push(await done(access(group.keeper, table.id, "record")));
    }
    await Promise.all(passes.map((pass) => recordAll(pass, ROUND)));
    const numbers = (await eventsOf(group)).map(([seq]) => seq);
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
  });

  test("has nothing of guests' games", async () => {
    const table = crew("Ann", "Bob", "Cy");
    const group = await testGroup();
    await done(startGame(group.keeper, table));
    await recordAll(await done(access(group.keeper, table.id, "record")), ROUND);
    expect(await database().groupEvent.count({ where: { gameId: table.id } })).toBe(0);
  });

  test("has the loser of a result, and who washes in a crew", async () => {
    for (const [kind, events] of [
      ["crew", ["game-over", "washer"]],
      ["bar", ["game-over"]],
    ] as const) {
      const group = await testGroup(kind);
      const [ann = "", bob = ""] = await onRoster(group.pass, "Ann", "Bob");
      const result = {
        id: freshId(),
        game: "firehouse",
        losers: [ann],
        players: [ann, bob],
        day: "2026-02-03",
      };
      await done(recordResult(group.pass, result));
      expect(await eventsOf(group)).toEqual(events.map((event, at) => [at + 1, event, ["Ann"]]));
    }
  });

  test("has a night once, when it ends", async () => {
    const group = await testGroup();
    const { id } = await done(beginNight(group.pass, { name: "Bar night" }));
    for (const name of ["One", "Two"]) await done(changeNight(group.pass, id, { name, ended: true }));
    const [event, ...more] = await eventsAfter(group.id, 0, 10);
    expect([event?.event, event?.night, more]).toEqual(["night-settled", id, []]);
  });
});

describe("a correction", () => {
  /** Records entries that follow the latest one, all at once. */
  const append = async (pass: Pass, ...wanted: readonly Wanted[]) => {
    const { seq } = await openTable(pass);
    await done(
      record(
        pass,
        wanted.map((one, at) => ({ ...one, id: freshId(), after: seq + at })),
      ),
    );
  };
  const played = async (kind: "crew" | "bar" = "crew") => {
    const group = await testGroup(kind);
    const game = await playRound(group);
    const pass = await done(access(group.keeper, game, "record"));
    const since = async (seq: number) =>
      (await eventsAfter(group.id, seq, 100)).map(({ event, round, people, claimer, right, margin }) => ({
        ...{ event, round, people, claimer, right, margin },
      }));
    return { group, pass, since };
  };
  const VERDICT = { event: "verdict", round: 1, people: ["Cy"], claimer: "Ann", right: true, margin: -5 };
  const NOTHING = { claimer: null, right: null, margin: null };

  test("of a verdict says what it is now", async () => {
    const { pass, since } = await played();
    expect((await since(1))[0]).toEqual(VERDICT);
    await append(pass, corrected(says("s1", "3 sixes"), 2));
    expect(await since(2)).toEqual([{ ...VERDICT, event: "verdict-corrected", right: false, margin: 1 }]);
  });

  test("that leaves the data of the event as it was has no event", async () => {
    const { pass, since } = await played();
    await append(pass, corrected(start("s1", 1), 1));
    expect(await since(2)).toEqual([]);
  });

  test("that takes a verdict back has no people, and the next verdict is a new one", async () => {
    const { pass, since } = await played();
    await append(pass, retracted(4));
    expect(await since(2)).toEqual([{ ...NOTHING, event: "verdict-corrected", round: 1, people: [] }]);
    await append(pass, { action: ROUND[3] as Action });
    expect((await since(3)).map(({ event, round }) => [event, round])).toEqual([["verdict", 1]]);
  });

  test("of an earlier round has an event only for verdicts that changed", async () => {
    const { pass, since } = await played();
    await recordAll(pass, [start("s3", 4), says("s3", "9 sixes"), bangs("s1"), ROUND[3] as Action], 4);
    await append(pass, corrected(says("s1", "8 sixes"), 2));
    expect((await since(4)).map(({ event, round }) => [event, round])).toEqual([["verdict-corrected", 1]]);
  });

  const end = (...losers: readonly string[]): Action => ({ do: "end", losers });

  test("names another loser, and takes the end back, in a crew with who washes", async () => {
    for (const [kind, washes] of [
      ["crew", true],
      ["bar", false],
    ] as const) {
      const { pass, since } = await played(kind);
      await append(pass, { action: end("s1") });
      const ends = (event: string, ...people: readonly string[]) => [
        { ...NOTHING, event: `game-over${event}`, round: null, people },
        ...(washes ? [{ ...NOTHING, event: `washer${event}`, round: null, people }] : []),
      ];
      const ended = ends("", "Ann");
      expect(await since(2)).toEqual(ended);
      const next = 2 + ended.length;
      await append(pass, corrected(end("s2"), 5));
      expect(await since(next)).toEqual(ends("-corrected", "Bob"));
      await append(pass, retracted(6));
      expect(await since(next + ended.length)).toEqual(ends("-corrected"));
    }
  });

  test("is written with its cause or not at all", async () => {
    const { pass, since } = await played();
    const { seq } = await openTable(pass);
    const wanted = { ...corrected(says("s1", "3 sixes"), 2), after: seq };
    const all = await Promise.all([1, 2, 3].map(() => record(pass, [{ ...wanted, id: freshId() }])));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await since(2)).map(({ event }) => event)).toEqual(["verdict-corrected"]);
  });
});

/** A receiver on this machine. */
async function receiver() {
  const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
  const state = { status: 200, location: "" };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => {
      body += piece;
    });
    request.on("end", () => {
      heard.push({ headers: request.headers, body });
      response
        .writeHead(state.status, state.location ? { location: state.location } : {})
        .end("x".repeat(10));
    });
  });
  await new Promise<void>((listens) => server.listen(0, "127.0.0.1", listens));
  const { port } = server.address() as AddressInfo;
  return { heard, state, url: `http://127.0.0.1:${port}/hook`, close: () => server.close() };
}

describe("a webhook", () => {
  let at: Awaited<ReturnType<typeof receiver>>;
  beforeEach(async () => {
    vi.stubEnv("WEBHOOK_NETWORKS", "127.0.0.1");
    at = await receiver();
  });
  afterEach(() => {
    at.close();
    vi.unstubAllEnvs();
  });

  async function hooked(...kinds: EventKind[]) {
    const group = await testGroup();
    const made = await done(makeWebhook(await opens(group), { url: at.url, kinds }));
    return { group, ...made };
  }
  const deliveries = async (group: TestGroup, id: string) => done(deliveriesOf(await opens(group), id));

  test("gets the events that it asked for, signed", async () => {
    const { group, secret } = await hooked("verdict");
    await playRound(group);
    await spreadEvents();
    await deliverDue();
    expect(at.heard).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: "" }] = at.heard;
    const event = JSON.parse(body);
    expect(event).toMatchObject({ event: "verdict", round: 1, group: group.id });
    expect(headers["webhook-id"]).toBe(event.id);
    const signed = createHmac("sha256", Buffer.from(secret.slice("whsec_".length), "base64"))
      .update(`${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`)
      .digest("base64");
    expect(headers["webhook-signature"]).toBe(`v1,${signed}`);
  });

  test("that is down for an hour gets every event once it is back, under one id", async () => {
    const { group, webhook } = await hooked("bang");
    at.state.status = 503;
    await playRound(group);
    const begun = Date.now();
    await spreadEvents(new Date(begun));
    for (let minute = 0; minute < 60; minute++) await deliverDue(new Date(begun + minute * 60_000));
    const tries = at.heard.length;
    expect(tries).toBeGreaterThan(3);
    expect(tries).toBeLessThan(8);
    at.state.status = 204;
    for (let minute = 60; minute < 180; minute++) await deliverDue(new Date(begun + minute * 60_000));
    expect(at.heard).toHaveLength(tries + 1);
    expect(new Set(at.heard.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    const [delivery] = await deliveries(group, webhook.id);
    expect(delivery).toMatchObject({ attempts: tries + 1, next: null, result: "204" });
    expect(delivery?.delivered).not.toBeNull();
  });

  test("is given up after the last wait, and can be sent again with the same id", async () => {
    const { group, webhook } = await hooked("bang");
    at.state.status = 500;
    await playRound(group);
    await spreadEvents();
    const day = 24 * 60 * 60_000;
    for (let tried = 0; tried < WAITS.length + 5; tried++)
      await deliverDue(new Date(Date.now() + tried * day));
    expect(at.heard).toHaveLength(WAITS.length + 1);
    const [delivery] = await deliveries(group, webhook.id);
    expect(delivery).toMatchObject({ next: null, delivered: null, result: "500" });
    at.state.status = 200;
    await done(sendAgain(await opens(group), webhook.id, delivery?.event ?? ""));
    await deliverDue();
    expect(new Set(at.heard.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([delivery?.event]));
    expect((await deliveries(group, webhook.id))[0]?.result).toBe("200");
  });

  test("follows no redirect", async () => {
    const { group, webhook } = await hooked("bang");
    const other = await receiver();
    Object.assign(at.state, { status: 302, location: other.url });
    await playRound(group);
    await spreadEvents();
    await deliverDue();
    other.close();
    expect([at.heard.length, other.heard.length]).toEqual([1, 0]);
    expect((await deliveries(group, webhook.id))[0]).toMatchObject({ delivered: null, result: "302" });
  });

  test("is checked again at each delivery", async () => {
    const { group, webhook } = await hooked("bang");
    await playRound(group);
    vi.stubEnv("WEBHOOK_NETWORKS", "");
    await spreadEvents();
    await deliverDue();
    expect(at.heard).toEqual([]);
    expect((await deliveries(group, webhook.id))[0]?.result).toBe("private");
  });

  test("gets nothing from before it was made, and nothing after it was removed", async () => {
    const group = await testGroup();
    await playRound(group);
    const { webhook } = await done(makeWebhook(await opens(group), { url: at.url, kinds: ["bang"] }));
    await spreadEvents();
    await deliverDue();
    await playRound(group);
    await spreadEvents();
    await done(removeWebhook(await opens(group), webhook.id));
    await deliverDue();
    expect(at.heard).toEqual([]);
  });

  test("of another group is not there", async () => {
    const { webhook } = await hooked("bang");
    const other = await opens(await testGroup());
    expect(await code(removeWebhook(other, webhook.id))).toBe("no-such-webhook");
    expect(await code(deliveriesOf(other, webhook.id))).toBe("no-such-webhook");
    expect(await code(sendAgain(other, webhook.id, "an-event"))).toBe("no-such-delivery");
  });
});

describe("the address of a webhook", () => {
  test.each([
    ...["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.7", "169.254.169.254", "100.64.0.1", "0.0.0.0"],
    ...["224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "::ffff:127.0.0.1"],
    ...["64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "not-an-address"],
  ])("may not be %s", (address) => {
    expect(isAllowed(address)).toBe(false);
  });

  test.each(["93.184.216.34", "8.8.8.8", "2606:4700::1111"])("may be %s", (address) => {
    expect(isAllowed(address)).toBe(true);
  });

  test.each(["ftp://example.org", "http://a:b@example.org/", "javascript:alert(1)", "example.org", ""])(
    "is not %j",
    (text) => {
      expect(readTarget(text)).toBeNull();
    },
  );

  test.each(["http://localhost/", "http://2130706433/", "http://0x7f.1/", "http://[::1]/", "http://127.1/"])(
    "is refused when it is made: %s",
    async (url) => {
      const pass = await opens(await testGroup());
      expect(await code(makeWebhook(pass, { url, kinds: ["bang"] }))).toBe("private-target");
    },
  );
});

describe("the stream of a group", () => {
  async function readUntil(stream: ReadableStream<Uint8Array>, text: string): Promise<string> {
    const reader = stream.getReader();
    const utf8 = new TextDecoder();
    let read = "";
    while (!read.includes(text)) {
      const { value, done: ended } = await reader.read();
      if (ended) break;
      read += utf8.decode(value, { stream: true });
    }
    await reader.cancel();
    return read;
  }

  test("continues after a cursor, and goes on live", async () => {
    const group = await testGroup();
    await playRound(group);
    const stream = groupEventStream(await passOf(group.viewer, group.id), 1);
    const reading = readUntil(stream, "id: 4\n");
    await playRound(group);
    const ids = [...(await reading).matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
    expect(ids).toEqual([2, 3, 4]);
  });

  test("ends once its reader is removed, without another event", async () => {
    const group = await testGroup();
    const stream = groupEventStream(await passOf(group.member, group.id), 0);
    const reading = readUntil(stream, "event: bang");
    await done(removeMember(await passOf(group.owner, group.id), holderOf(group.member)));
    await playRound(group);
    const text = await reading;
    expect(text).toContain("event: gone");
    expect(text).not.toContain("event: bang");
  });
});
