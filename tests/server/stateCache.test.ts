import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Action } from "@/lib/engine";
import type { NewEntry } from "@/lib/protocol/entry";
import * as db from "@/lib/server/db/db";
import { type Listening, listen } from "@/lib/server/http/httpServer";
import { access, accessCondition } from "@/lib/server/identity/access";
import { newDevice } from "@/lib/server/identity/device";
import { holderOf, type Visitor } from "@/lib/server/identity/visitor";
import { answerFirst } from "@/lib/server/table/fastRoutes/fastRoutes";
import { publicHolderId } from "@/lib/server/table/grants/publicIds";
import { record, recordFromCache } from "@/lib/server/table/record/record";

import { startGame } from "@/lib/server/table/record/startGame";
import { cachedGame, cacheState, clearCachedState } from "@/lib/server/table/record/stateCache";
import { bangs, outcome, says, start } from "../engine/tableOf";
import { cachedCrew } from "./cachedCrew";
import { ownDataFolder } from "./ownDataFolder";
import { cookieOf, signedInAs } from "./people";
import { crew, endlessRounds, entriesOf, freshId, guest, seatedTable, tableOf } from "./table";

// A running game is cached: recording reads nothing, and the write itself checks it.

ownDataFolder();

/** The number of queries, of group commits, and of their single-row statements. */
const asked = vi.hoisted(() => ({ reads: 0, commits: 0, statements: 0 }));

vi.mock("@/lib/server/db/db", async (original) => {
  const real = await original<typeof db>();
  const database = () => {
    asked.reads++;
    return real.database();
  };
  return { ...real, database };
});
vi.mock("@/lib/server/db/connectHere", async (original) => {
  const { connectHere } = await original<typeof import("@/lib/server/db/connectHere")>();
  return {
    connectHere: async (file: string) => {
      const connection = await connectHere(file);
      return {
        ...connection,
        commitTogether: (writes: Parameters<typeof connection.commitTogether>[0]) => {
          asked.commits++;
          for (const { others } of writes) asked.statements += 1 + others.length;
          return connection.commitTogether(writes);
        },
      };
    },
  };
});

vi.mock("@/lib/server/db/commitOnPostgres", async (original) => {
  const real = await original<typeof import("@/lib/server/db/commitOnPostgres")>();
  const { commitOnPostgres } = real;
  return {
    ...real,
    commitOnPostgres: (...passed: Parameters<typeof commitOnPostgres>) => {
      asked.commits++;
      for (const { others } of passed[1])
        asked.statements += 1 + others.filter(({ sql }) => !sql.includes("pg_notify")).length;
      return commitOnPostgres(...passed);
    },
  };
});

let server: Listening;
beforeAll(async () => {
  server = await listen("127.0.0.1", 0, (request, response) => {
    if (!answerFirst(request, response)) response.writeHead(404).end();
  });
});
afterAll(() => server.stop());

/** Sends a body like a phone. */
async function post(cookie: string, game: string, body: string | ReadableStream, headers = {}) {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/games/${game}/entries`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie, ...headers },
    body,
    duplex: "half",
  } as RequestInit);
  return { status: answer.status, body: await answer.json() };
}

/** Sends entries like a phone. */
const send = (cookie: string, game: string, entries: readonly NewEntry[], as?: string) =>
  post(cookie, game, JSON.stringify({ entries, ...(as !== undefined && { as }) }));

const recordedIn = (gameId: string) => db.database().entry.count({ where: { gameId } });

/** The actions of an endless game. */
const actions = (rounds: number): readonly Action[] => [...endlessRounds(rounds)].flat();

/** A guest table with its first claim recorded, so that it is cached. */
async function table() {
  const pass = await seatedTable();
  const cookie = await cookieOf(pass.visitor);
  expect((await send(cookie, pass.gameId, entriesOf([start("s1", 4)]))).status).toBe(200);
  return { ...pass, game: pass.gameId, cookie };
}

const claim = (count: number, after: number): readonly NewEntry[] => [
  { id: freshId(), action: says("s1", `${count} sixes`), after },
];

describe("a running game", () => {
  test("costs two rows and no query per entry, and three statements more for a settled round", async () => {
    const { game, cookie } = await table();
    Object.assign(asked, { reads: 0, statements: 0 });
    let after = 1;
    for (const action of actions(5).slice(1)) {
      const sent = await send(cookie, game, [{ id: freshId(), action, after }]);
      expect(sent.status).toBe(200);
      after++;
    }
    expect(asked.reads).toBe(0);
    // Its row, and the events of its bang and its verdict, which write nothing without a group.
    expect(asked.statements).toBe(2 * 19 + 3 * 5);
    expect(await recordedIn(game)).toBe(20);
    expect(await db.database().roundRow.count({ where: { gameId: game } })).toBe(5);
  });

  test("equals one with every entry validated from scratch", async () => {
    const { game, cookie } = await table();
    const judged = await seatedTable();
    for (const [at, action] of actions(3).entries()) {
      const entry = { id: `same-entry-${at}-of-both`, action, after: at };
      if (at > 0) await send(cookie, game, [entry]);
      clearCachedState(judged.gameId);
      await send(await cookieOf(judged.visitor), judged.gameId, [entry]);
    }
    const storedGame = (gameId: string) =>
      db.database().game.findUniqueOrThrow({
        where: { id: gameId },
        select: {
          seq: true,
          state: true,
          engineVersion: true,
          entries: {
            select: { seq: true, action: true, after: true, replaces: true },
            orderBy: { seq: "asc" },
          },
          rounds: {
            select: { round: true, seq: true, verdict: true, since: true },
            orderBy: { round: "asc" },
          },
        },
      });
    expect(JSON.stringify(await storedGame(game))).toBe(JSON.stringify(await storedGame(judged.gameId)));
  });

  test("records an entry sent twice at once once, and answers twice", async () => {
    const { game, cookie } = await table();
    const entry = claim(9, 1);
    const [one, other] = await Promise.all([send(cookie, game, entry), send(cookie, game, entry)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body.entries).toEqual(other.body.entries);
    expect(await recordedIn(game)).toBe(2);
    const reused = await send(cookie, game, [
      { ...entry[0], action: says("s2", "10 sixes"), after: 2 } as NewEntry,
    ]);
    expect([reused.status, reused.body.code]).toEqual([422, "id-reused"]);
  });

  test("records one of two answers to the same claim, and sends the other the missed entries", async () => {
    const { game, cookie } = await table();
    const answers = await Promise.all([send(cookie, game, claim(9, 1)), send(cookie, game, claim(10, 1))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: "stale",
      unseen: [{ seq: 2 }],
    });
    expect(await recordedIn(game)).toBe(2);
  });

  test("refuses with the rules' reason, and records the next entry", async () => {
    const { game, cookie } = await table();
    await send(cookie, game, claim(9, 1));
    const lower = await send(cookie, game, [{ id: freshId(), action: says("s2", "8 sixes"), after: 2 }]);
    expect([lower.status, lower.body.code]).toEqual([422, "not-higher"]);
    const higher = await send(cookie, game, [{ id: freshId(), action: says("s2", "10 sixes"), after: 2 }]);
    expect(higher.status).toBe(200);
  });

  test("records a list atomically", async () => {
    const { game, cookie } = await table();
    const half = entriesOf([says("s1", "9 sixes"), says("s2", "8 sixes")], 1);
    expect((await send(cookie, game, half)).status).toBe(422);
    expect(await recordedIn(game)).toBe(1);
    const whole = entriesOf([says("s1", "9 sixes"), bangs("s3"), outcome("short")], 1);
    const sent = await send(cookie, game, whole);
    expect(sent.body.entries.map(({ seq }: { seq: number }) => seq)).toEqual([2, 3, 4]);
  });

  test("is reloaded if another process recorded in it", async () => {
    const { game, cookie, visitor } = await table();
    const then = cachedGame(game);
    const pass = await access(visitor, game, "record");
    if (!pass.ok || !then) throw new Error("It is at hand.");
    await record(pass.value, claim(9, 1));
    // This process's cache is older.
    clearCachedState(game);
    cacheState(pass.value, then);
    const late = await send(cookie, game, claim(10, 1));
    expect([late.status, late.body.code]).toEqual([409, "stale"]);
    clearCachedState(game);
    cacheState(pass.value, then);
    const inTime = await send(cookie, game, [{ id: freshId(), action: says("s2", "10 sixes"), after: 2 }]);
    expect(inTime.status).toBe(200);
  });

  test("takes no claims if result-only, even after the result was undone", async () => {
    const pass = await seatedTable();
    const cookie = await cookieOf(pass.visitor);
    await db.database().game.update({ where: { id: pass.gameId }, data: { resultOnly: true } });
    const ended = entriesOf([{ do: "end", losers: ["s1"] }]);
    expect((await send(cookie, pass.gameId, ended)).status).toBe(200);
    const back = { id: freshId(), action: null, after: 1, replaces: [1] };
    expect((await send(cookie, pass.gameId, [back])).status).toBe(200);
    const claimed = await send(cookie, pass.gameId, entriesOf([start("s1", 4)], 2));
    expect([claimed.status, claimed.body.code]).toEqual([422, "result-only"]);
  });
});

describe("entries that arrive together", () => {
  test("share commits, and a refused one affects no other", async () => {
    const tables = await Promise.all(Array.from({ length: 12 }, table));
    const [late] = tables;
    if (!late) throw new Error("There are tables.");
    const then = cachedGame(late.game);
    await send(late.cookie, late.game, claim(9, 1));
    // As if another process had recorded that.
    clearCachedState(late.game);
    if (then) cacheState(late, then);
    asked.commits = 0;
    const [refused, ...others] = await Promise.all(
      tables.map(({ visitor, game }) => {
        const pass = accessCondition(visitor, game);
        return pass && recordFromCache(pass, claim(10, 1));
      }),
    );
    expect(refused).toBe(null);
    expect(others.map((entries) => entries?.map(({ seq }) => seq))).toEqual(others.map(() => [2]));
    for (const { game } of tables) expect(await recordedIn(game)).toBe(2);
    expect(asked.commits).toBe(1);
  });

  test("commit alone if single", async () => {
    const { game, cookie } = await table();
    asked.commits = 0;
    await send(cookie, game, claim(9, 1));
    expect(asked.commits).toBe(1);
  });
});

/** A crew's member at its table, signed in on a phone, with the game cached. */
async function member() {
  const made = await cachedCrew();
  const signedIn = await signedInAs(holderOf(made.member));
  const visitor: Visitor = { ...signedIn, device: newDevice() };
  const game = { ...crew("Ann", "Bob", "Cy"), group: made.id };
  await startGame(made.owner, game);
  const cookie = await cookieOf(visitor);
  expect((await send(cookie, game.id, entriesOf([start("s1", 4)]))).status).toBe(200);
  return {
    group: made.id,
    account: holderOf(visitor),
    session: visitor.account?.session ?? "",
    cookie,
    game: game.id,
  };
}

describe("rights revoked a moment ago by another process, without a message", () => {
  const database = () => db.database();
  const now = new Date();

  const GUEST: readonly (readonly [string, number, (game: string, table: string) => Promise<unknown>])[] = [
    ["a grant", 404, (_, tableId) => database().grant.deleteMany({ where: { tableId } })],
    [
      "recording",
      403,
      (_, tableId) => database().grant.updateMany({ where: { tableId }, data: { role: "watcher" } }),
    ],
    ["the game", 404, (id) => database().game.update({ where: { id }, data: { deletedAt: now } })],
    ["the table", 404, (_, id) => database().table.update({ where: { id }, data: { deletedAt: now } })],
  ];
  test.each(GUEST)("are gone for a guest: %s (%i)", async (_, status, takeAway) => {
    const { game, cookie } = await table();
    expect((await send(cookie, game, claim(9, 1))).status).toBe(200);
    await takeAway(game, await tableOf(game));
    const sent = await send(cookie, game, [{ id: freshId(), action: bangs("s2"), after: 2 }]);
    expect(sent.status).toBe(status);
    expect(await recordedIn(game)).toBe(2);
  });

  type Member = Awaited<ReturnType<typeof member>>;
  const MEMBER: readonly (readonly [string, number, (of: Member) => Promise<unknown>])[] = [
    ["the session", 404, ({ session }) => database().session.delete({ where: { id: session } })],
    [
      "time: the session is over",
      404,
      ({ session }) => database().session.update({ where: { id: session }, data: { expiresAt: now } }),
    ],
    [
      "time: the session was not used",
      404,
      ({ session }) => database().session.update({ where: { id: session }, data: { seenAt: new Date(0) } }),
    ],
    [
      "belonging to the group",
      404,
      ({ account }) => database().membership.deleteMany({ where: { accountId: account } }),
    ],
    [
      "recording in the group",
      403,
      ({ account }) =>
        database().membership.updateMany({ where: { accountId: account }, data: { role: "viewer" } }),
    ],
    [
      "the group",
      404,
      ({ group }) => database().group.update({ where: { id: group }, data: { deletedAt: now } }),
    ],
  ];
  test.each(MEMBER)("are gone for a member: %s (%i)", async (_, status, takeAway) => {
    const one = await member();
    expect((await send(one.cookie, one.game, claim(9, 1))).status).toBe(200);
    await takeAway(one);
    const sent = await send(one.cookie, one.game, [{ id: freshId(), action: bangs("s2"), after: 2 }]);
    expect(sent.status).toBe(status);
    expect(await recordedIn(one.game)).toBe(2);
  });
});

describe("a visitor without access", () => {
  test("gets the response of an uncached table", async () => {
    const { game } = await table();
    const stranger = await cookieOf(guest());
    for (const cookie of ["", stranger, "device=forged"]) {
      const sent = await send(cookie, game, claim(9, 1));
      expect([sent.status, sent.body.code]).toEqual([404, "no-such-table"]);
    }
    expect(await recordedIn(game)).toBe(1);
  });

  test("is refused for another page’s request, and for another's tap", async () => {
    const { game, cookie } = await table();
    const other = publicHolderId(await tableOf(game), "another-holder");
    const sent = await send(cookie, game, claim(9, 1), other);
    expect([sent.status, sent.body.code]).toEqual([403, "somebody-else"]);
    const elsewhere = { origin: "http://elsewhere.example" };
    const forged = await post(cookie, game, JSON.stringify({ entries: claim(9, 1) }), elsewhere);
    expect([forged.status, forged.body.code]).toEqual([403, "not-allowed"]);
    expect(await recordedIn(game)).toBe(1);
  });

  test("is admitted when tapping as themselves", async () => {
    const { game, cookie, visitor } = await table();
    const mine = publicHolderId(await tableOf(game), holderOf(visitor));
    expect((await send(cookie, game, claim(9, 1), mine)).status).toBe(200);
  });

  test("has a refusal count once against the limit", async () => {
    const { game, cookie } = await table();
    for (let sent = 1; sent < 240; sent++)
      expect((await send(cookie, game, claim(9, 0))).status).not.toBe(429);
    expect((await send(cookie, game, claim(9, 1))).status).toBe(429);
  });
});

describe("a malformed body", () => {
  test.each([
    ["cut off JSON", '{"entries":[', {}, 400, "not-json"],
    ["a list", "[]", {}, 422, "bad-format"],
    ["no entries", '{"entries":[]}', {}, 422, "bad-format"],
    ["an unknown key", '{"entries":[],"more":1}', {}, 422, "unknown-key"],
    ["another type", '{"entries":[]}', { "content-type": "text/plain" }, 415, "not-json"],
    ["more than is taken", `{"entries":["${"x".repeat(70_000)}"]}`, {}, 413, "too-large"],
    ["a key of the language", '{"entries":[],"__proto__":{}}', {}, 400, "not-json"],
  ])("is refused: %s, and nothing is recorded", async (_, body, headers, status, code) => {
    const { game, cookie } = await table();
    const answer = await post(cookie, game, body, headers);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await recordedIn(game)).toBe(1);
  });

  test("is read up to the limit without a length", async () => {
    const { game, cookie } = await table();
    const inPieces = (text: string) =>
      new ReadableStream({
        start(controller) {
          for (const piece of text.match(/.{1,500}/gs) ?? [])
            controller.enqueue(new TextEncoder().encode(piece));
          controller.close();
        },
      });
    const good = await post(cookie, game, inPieces(JSON.stringify({ entries: claim(9, 1) })));
    expect(good.status).toBe(200);
    const long = await post(cookie, game, inPieces(`{"entries":["${"x".repeat(70_000)}"]}`));
    expect(long.status).toBe(413);
    expect(await recordedIn(game)).toBe(2);
  });
});
