import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { NewEntry } from "@/lib/protocol/entry";
import { database } from "@/lib/server/db/db";
import type { Pass } from "@/lib/server/identity/access";
import type { Device } from "@/lib/server/identity/device";
import { deviceCookie } from "@/lib/server/identity/device";
import { holderOf } from "@/lib/server/identity/visitor";
import { publicHolderId } from "@/lib/server/table/grants/publicIds";
import { openTable } from "@/lib/server/table/openTable";
import { start } from "../engine/tableOf";
import { ownDataFolder } from "./ownDataFolder";
import { routeAt } from "./routeAt";
import { crew, entriesOf, freshId, guest, ROUND, seatedTable } from "./table";

const entries = routeAt("/api/v1/games/{game}/entries");
const history = routeAt("/api/v1/games/{game}/history");
const journal = routeAt("/api/v1/games/{game}/journal");
const preview = routeAt("/api/v1/games/{game}/preview");
const recordFile = routeAt("/api/v1/games/{game}/record");
const game = routeAt("/api/v1/games/{game}");
const stream = routeAt("/api/v1/games/{game}/stream");
const games = routeAt("/api/v1/games");

ownDataFolder();

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof METHODS)[number];
type Route = Partial<
  Record<
    Method,
    (request: Request, context: { params: Promise<{ id: string }> }) => Response | Promise<Response>
  >
>;

/**
 * A request as a route receives it. `body` is sent unchanged if it is text, bytes or a stream, else as JSON.
 */
interface Sent {
  readonly method?: Method;
  readonly id?: string;
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

async function ask(route: object, { method = "POST", id = "", cookie, headers = {}, body }: Sent) {
  const raw = typeof body === "string" || body instanceof Uint8Array || body instanceof ReadableStream;
  const request = new Request(`http://table.local/api/v1/games/${encodeURIComponent(id)}`, {
    method,
    headers: {
      host: "table.local",
      "content-type": "application/json",
      ...(cookie && { cookie }),
      ...headers,
    },
    ...(body !== undefined && { body: (raw ? body : JSON.stringify(body)) as BodyInit, duplex: "half" }),
  });
  const handler = (route as Route)[method];
  if (!handler) throw new Error(`no handler for ${method}`);
  const answer = await handler(request, { params: Promise.resolve({ id }) });
  const text = answer.headers.get("content-type") === "text/event-stream" ? "" : await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === "" ? null : JSON.parse(text) };
}

const cookieOf = async (pass: Pick<Pass, "visitor">) =>
  (await deviceCookie(pass.visitor.device as Device)).split(";")[0] as string;

let pass: Pass;
let cookie: string;
beforeAll(async () => {
  pass = await seatedTable();
  cookie = await cookieOf(pass);
});

// No request may cause an unexpected error.
const logged = vi.spyOn(console, "error");
afterEach(() => {
  expect(logged).not.toHaveBeenCalled();
  logged.mockClear();
});

/** A failed response: a code, a sentence, nothing else, and no caching. */
const expectNotDone = (answer: Awaited<ReturnType<typeof ask>>, status: number, code: string) => {
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(answer.body).toMatchObject({ ok: false, message: expect.stringMatching(/^[“A-Z0-9].{10,}[.?]$/su) });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("content-type")).toBe("application/json");
};

describe("a table over HTTP", () => {
  test("is started, joined by its keeper alone, recorded, read", async () => {
    const table = crew("Ann", "Bob", "Cy");
    const started = await ask(games, { body: table });
    expect(started).toMatchObject({ status: 201, body: { ok: true, id: table.id } });
    expect(started.headers.get("cache-control")).toBe("no-store");
    const mine = started.headers.get("set-cookie")?.split(";")[0] as string;
    expect(await ask(games, { body: table, cookie: mine })).toMatchObject({
      status: 201,
      body: started.body,
    });

    const sent = { entries: entriesOf(ROUND) };
    const recorded = await ask(entries, { id: table.id, cookie: mine, body: sent });
    expect(recorded).toMatchObject({
      status: 200,
      body: { ok: true, entries: [{ seq: 1 }, {}, {}, { seq: 4 }] },
    });
    expect(await ask(entries, { id: table.id, cookie: mine, body: sent })).toMatchObject({
      body: recorded.body,
    });
    const read = await ask(game, { method: "GET", id: table.id, cookie: mine });
    expect(read).toMatchObject({
      status: 200,
      body: { ok: true, table: { seq: 4, rounds: [{ round: 1 }] } },
    });
    expect(read.headers.get("cache-control")).toBe("no-store");
  });

  test("answers 409 with the missed entries, 422 with the rule", async () => {
    const fresh = await seatedTable();
    const mine = await cookieOf(fresh);
    const post = (list: NewEntry[]) =>
      ask(entries, { id: fresh.gameId, cookie: mine, body: { entries: list } });
    const begin = entriesOf([start("s1", 4)]);
    await post(begin);
    const stale = await post(entriesOf([start("s2", 4)]));
    expectNotDone(stale, 409, "stale");
    expect(stale.body.unseen).toMatchObject([{ seq: 1 }]);
    const again = await post(entriesOf([start("s1", 4)], 1));
    expectNotDone(again, 422, "wrong-phase");
    // No rule of the book covers it.
    expect(again.body).not.toHaveProperty("rule");
    expectNotDone(await post([{ ...(begin[0] as NewEntry), action: start("s2", 4) }]), 422, "id-reused");
  });
});

describe("an outcome by HTTP (S26)", () => {
  const verdict = { do: "outcome", challengers: ["s2"], claimer: "s1", right: true };
  const names = Array.from({ length: 31 }, (_, at) => `s${at}`);
  test.each([
    ["neither form", { do: "outcome" }, 422, "bad-format"],
    ["both forms", { ...verdict, loser: "s1" }, 422, "bad-format"],
    ["no challengers", { ...verdict, challengers: [] }, 422, "bad-format"],
    ["more challengers than seats", { ...verdict, challengers: names }, 422, "bad-format"],
    ["a challenger twice", { ...verdict, challengers: ["s2", "s2"] }, 422, "bad-format"],
    ["challengers as text", { ...verdict, challengers: "s2" }, 422, "bad-format"],
    ["a claimer that is a list", { ...verdict, claimer: ["s1"] }, 422, "bad-format"],
    ["right as text", { ...verdict, right: "true" }, 422, "bad-format"],
    ["a kind that no one knows", { ...verdict, kind: "calza" }, 422, "bad-format"],
    ["off by half", { do: "outcome", loser: "s1", off: 0.5 }, 422, "bad-format"],
    [
      "off by more than there are dice in the world",
      { do: "outcome", loser: "s1", off: 1e12 },
      422,
      "bad-format",
    ],
    ["another key", { ...verdict, claim: "9 sixes" }, 422, "unknown-key"],
    ["a prototype", JSON.parse('{"do":"outcome","loser":"s1","__proto__":{"winner":"s2"}}'), 400, "not-json"],
    ["a loser called constructor", { do: "outcome", loser: "constructor" }, 422, "unknown-player"],
    ["a challenge of the player’s own claim", { ...verdict, claimer: "s2" }, 422, "own-claim"],
    ["a spot-on where there is none", { ...verdict, kind: "spot-on" }, 422, "challenge-not-allowed"],
  ])("refuses %s with a sentence, and nothing is recorded", async (_what, action, status, code) => {
    const before = (await openTable(pass)).seq;
    const body = { entries: [{ id: freshId(), after: before, action }] };
    expectNotDone(await ask(entries, { id: pass.gameId, cookie, body }), status, code);
    expect((await openTable(pass)).seq).toBe(before);
  });

  test("is recorded by either form, and read with what followed from it", async () => {
    const fresh = await seatedTable();
    const of = { id: fresh.gameId, cookie: await cookieOf(fresh) };
    const sent = { entries: entriesOf([verdict as never, { do: "outcome", loser: "s3" }]) };
    expect(await ask(entries, { ...of, body: sent })).toMatchObject({ status: 200 });
    const read = await ask(game, { ...of, method: "GET" });
    expect(read.body.table).toMatchObject({
      rounds: [],
      told: [
        { round: 2, scored: { loser: "s3", kind: null } },
        { round: 1, scored: { claimer: "s1", right: true } },
      ],
    });
  });
});

describe("the journal over HTTP", () => {
  test("previews a correction, refuses it with its conflicts, records it, and returns it with what it corrects", async () => {
    const fresh = await seatedTable();
    const of = { id: fresh.gameId, cookie: await cookieOf(fresh) };
    await ask(entries, { ...of, body: { entries: entriesOf([...ROUND, start("s3", 4)]) } });
    const correction = { id: freshId(), after: 5, action: { do: "challenge", by: "s2" }, replaces: [3] };
    const previewed = await ask(preview, { ...of, body: { entries: [correction] } });
    expect(previewed).toMatchObject({
      status: 200,
      body: { ok: true, consequences: { none: false }, broken: [{ seq: 5, code: "wrong-starter" }] },
    });
    const refused = await ask(entries, { ...of, body: { entries: [correction] } });
    expectNotDone(refused, 422, "breaks-later");
    expect(refused.body.broken).toEqual(previewed.body.broken);
    const retraction = { id: freshId(), after: 5, action: null, replaces: [5] };
    const done = await ask(entries, { ...of, body: { entries: [correction, retraction] } });
    expect(done).toMatchObject({ status: 200, body: { entries: [{ seq: 6 }, { seq: 7, action: null }] } });
    expectNotDone(
      await ask(entries, { ...of, body: { entries: [{ ...retraction, id: freshId(), after: 7 }] } }),
      409,
      "already-replaced",
    );
    const read = await ask(history, { ...of, method: "GET" });
    expect(read).toMatchObject({
      status: 200,
      body: {
        ok: true,
        opening: { settledRounds: 0 },
        names: { s1: "Ann" },
        you: publicHolderId(fresh.gameId, holderOf(fresh.visitor)),
      },
    });
    expect(read.body).toMatchObject({ seq: 7, older: null, newer: null });
  });

  test("downloads a game as a file", async () => {
    const fresh = await seatedTable();
    const of = { id: fresh.gameId, cookie: await cookieOf(fresh), method: "GET" } as const;
    await ask(entries, { ...of, method: "POST", body: { entries: entriesOf(ROUND) } });
    for (const [route, what] of [
      [recordFile, "record"],
      [journal, "journal"],
    ] as const) {
      const file = await ask(route, of);
      expect(file).toMatchObject({ status: 200, body: { format: `dice-${what}/1` } });
      expect(file.headers.get("content-disposition")).toMatch(
        new RegExp(`^attachment; filename="firehouse-\\d{4}-\\d{2}-\\d{2}-${what}\\.json"$`),
      );
      expect(file.headers.get("cache-control")).toBe("no-store");
    }
  });
});

describe("access", () => {
  const post = { entries: entriesOf([start("s1", 4)]) };
  const routes = [
    ["record", entries, { body: post }],
    ["preview", preview, { body: post }],
    ["read", game, { method: "GET" }],
    ["read the history of", history, { method: "GET" }],
    ["take the record of", recordFile, { method: "GET" }],
    ["take the journal of", journal, { method: "GET" }],
    ["follow", stream, { method: "GET" }],
  ] as const;

  test.each(routes)(
    "is refused for %s: without a cookie, with a forged one, or from another device",
    async (_what, route, sent) => {
      for (const other of [undefined, "device=forged", `x${cookie}`, await cookieOf({ visitor: guest() })]) {
        const asked = { ...sent, id: pass.gameId, ...(other !== undefined && { cookie: other }) };
        expectNotDone(await ask(route, asked), 404, "no-such-table");
      }
      expect((await openTable(pass)).seq).toBe(0);
    },
  );

  const WRONG_IDS = [
    "",
    "..",
    "../../../etc/passwd",
    "%2e%2e%2f",
    "a b",
    "\0",
    "🎲",
    "\u202e",
    "A".repeat(3_000),
    "no-such-game-0000000",
    "__proto__",
    "constructor",
    "' OR 1=1 --",
  ];
  test.each(WRONG_IDS)("rejects the game id %j", async (id) => {
    for (const [, route, sent] of routes) {
      expectNotDone(await ask(route, { ...sent, id, cookie }), 404, "no-such-table");
    }
  });

  test.each([
    ["https://evil.example", 403],
    ["http://table.local.evil.example", 403],
    ["http://table.local:81", 403],
    ["null", 403],
    ["garbage", 403],
    ["", 403],
    ["http://table.local", 201],
    ["https://table.local", 201],
    ["http://TABLE.local", 201],
  ])("allows a page of %j to start a game: %i", async (origin, status) => {
    const body = crew("Ann", "Bob");
    expect((await ask(games, { body, headers: { origin } })).status).toBe(status);
    expect(await database().game.count({ where: { id: body.id } })).toBe(status === 201 ? 1 : 0);
  });

  test("uses PUBLIC_URL as the origin behind a proxy that changes the host", async () => {
    vi.stubEnv("PUBLIC_URL", "https://dice.example.org");
    const headers = { host: "localhost:3000", origin: "https://dice.example.org" };
    expect((await ask(games, { body: crew("Ann", "Bob"), headers })).status).toBe(201);
    vi.unstubAllEnvs();
  });

  test.each([
    ["games", games, ["POST"]],
    ["game", game, ["GET", "HEAD", "DELETE"]],
    ["entries", entries, ["POST"]],
    ["stream", stream, ["GET"]],
  ])("answers %s with %j as the allowed methods", async (_name, route, takes) => {
    const allow = [...takes, "OPTIONS"].join(", ");
    for (const method of METHODS.filter((one) => !takes.includes(one) && one !== "OPTIONS")) {
      const answer = await ask(route, { method, id: pass.gameId, cookie });
      expectNotDone(answer, 405, "wrong-method");
      expect(answer.headers.get("allow")).toBe(allow);
    }
    const options = await ask(route, { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, allow]);
  });
});

const bytes = (...values: number[]) => new Uint8Array(values);

describe("malformed JSON", () => {
  const posts = [
    ["games", games],
    ["entries", entries],
    ["preview", preview],
  ] as const;
  const endless = () =>
    new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(" ".repeat(10_000)));
      },
    });
  const rows: readonly (readonly [string, number, string, () => Sent])[] = [
    ["nothing", 400, "not-json", () => ({})],
    ["empty", 400, "not-json", () => ({ body: "" })],
    ["garbage", 400, "not-json", () => ({ body: "{entries:[" })],
    ["half", 400, "not-json", () => ({ body: '{"entries":[' })],
    ["NaN", 400, "not-json", () => ({ body: "NaN" })],
    ["not UTF-8", 400, "not-json", () => ({ body: bytes(0x22, 0xff, 0xfe, 0x22) })],
    ["UTF-16", 400, "not-json", () => ({ body: new Uint8Array(Buffer.from("{}", "utf16le")) })],
    ["nested without end", 400, "not-json", () => ({ body: "[".repeat(30_000) + "]".repeat(30_000) })],
    [
      "objects without end",
      400,
      "not-json",
      () => ({ body: `${'{"a":'.repeat(9_000)}1${"}".repeat(9_000)}` }),
    ],
    ["__proto__", 400, "not-json", () => ({ body: '{"__proto__":{"entries":[]}}' })],
    ["NUL", 400, "not-json", () => ({ body: '{"id":"\\u0000"}' })],
    ["half a surrogate", 400, "not-json", () => ({ body: '{"id":"\\ud83c"}' })],
    ["half a surrogate as a key", 400, "not-json", () => ({ body: '{"\\ud83c":1}' })],
    ["null", 422, "bad-format", () => ({ body: "null" })],
    ["a number", 422, "bad-format", () => ({ body: "1e999" })],
    ["a string", 422, "bad-format", () => ({ body: '"entries"' })],
    ["true", 422, "bad-format", () => ({ body: "true" })],
    ["a list", 422, "bad-format", () => ({ body: "[]" })],
    ["a long list", 422, "bad-format", () => ({ body: `[${"1,".repeat(30_000)}1]` })],
    ["an empty object", 422, "bad-format", () => ({ body: "{}" })],
    ["one megabyte", 413, "too-large", () => ({ body: `"${"x".repeat(1_000_000)}"` })],
    ["without end", 413, "too-large", () => ({ body: endless() })],
    [
      "longer than it says",
      413,
      "too-large",
      () => ({ body: `"${"x".repeat(70_000)}"`, headers: { "content-length": "2" } }),
    ],
    ["a form", 415, "not-json", () => ({ body: "a=b", headers: { "content-type": "text/plain" } })],
    ["of no type", 415, "not-json", () => ({ body: "{}", headers: { "content-type": "" } })],
    [
      "nearly JSON",
      415,
      "not-json",
      () => ({ body: "{}", headers: { "content-type": "application/jsonp" } }),
    ],
  ];
  for (const [name, route] of posts) {
    test.each(rows)(`rejects ${name}: %s → %i %s`, async (_what, status, code, sent) => {
      expectNotDone(await ask(route, { id: pass.gameId, cookie, ...sent() }), status, code);
    });
  }

  test("accepts parameters after application/json", async () => {
    const headers = { "content-type": "Application/JSON; charset=utf-8" };
    expect((await ask(games, { body: crew("Ann", "Bob"), headers })).status).toBe(201);
  });

  test("ignores an aborted body", async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
    expectNotDone(await ask(games, { body }), 400, "not-json");
  });
});

describe("an invalid new game", () => {
  const good = () => crew("Ann", "Bob");
  const player = (more: object) => ({
    ...good(),
    players: [{ seat: "s1", name: "Ann", ...more }, good().players[1]],
  });
  const rows: readonly (readonly [string, string, () => unknown])[] = [
    ["no id", "bad-format", () => ({ ...good(), id: undefined })],
    ["a short id", "bad-format", () => ({ ...good(), id: "x".repeat(15) })],
    ["a long id", "bad-format", () => ({ ...good(), id: "x".repeat(41) })],
    ["a path as id", "bad-format", () => ({ ...good(), id: "../../../../etc/passwd" })],
    ["a number as id", "bad-format", () => ({ ...good(), id: 12345678901234567890n.toString().length })],
    ["its seq", "unknown-key", () => ({ ...good(), seq: 5 })],
    ["its state", "unknown-key", () => ({ ...good(), state: {} })],
    ["its keeper", "unknown-key", () => ({ ...good(), startedBy: "me" })],
    ["a role", "unknown-key", () => player({ role: "keeper" })],
    ["no players", "bad-format", () => ({ ...good(), players: undefined })],
    ["null players", "bad-format", () => ({ ...good(), players: null })],
    [
      "players as an object",
      "bad-format",
      () => ({ ...good(), players: { 0: good().players[0], length: 2 } }),
    ],
    ["one player", "too-few-players", () => crew("Ann")],
    ["none", "too-few-players", () => crew()],
    ["31 players", "table-full", () => crew(...Array.from({ length: 31 }, (_, at) => `P${at}`))],
    ["201 players", "bad-format", () => crew(...Array.from({ length: 201 }, (_, at) => `P${at}`))],
    [
      "a seat twice",
      "bad-format",
      () => ({ ...good(), players: [good().players[0], { seat: "s1", name: "Bob" }] }),
    ],
    ["a seat called bank", "bad-format", () => player({ seat: "bank" })],
    ["a seat called constructor", "bad-format", () => player({ seat: "constructor" })],
    ["an empty seat", "bad-format", () => player({ seat: "" })],
    ["an empty name", "bad-player-name", () => player({ name: "  " })],
    ["a long name", "bad-player-name", () => player({ name: "x".repeat(41) })],
    ["a very long name", "bad-format", () => player({ name: "x".repeat(201) })],
    ["a name of two lines", "bad-format", () => player({ name: "An\nn" })],
    ["a name that turns the text around", "bad-format", () => player({ name: "\u202eAnn" })],
    ["a name that is a number", "bad-format", () => player({ name: 7 })],
    ["the same name twice", "duplicate-player", () => player({ name: "BOB" })],
    ["an unknown game", "unknown-game", () => ({ ...good(), game: "__proto__" })],
    ["no house rules", "bad-format", () => ({ ...good(), house: undefined })],
    ["house rules as lists", "bad-format", () => ({ ...good(), house: [] })],
    ["an unknown house rule", "unknown-option", () => ({ ...good(), house: { toString: "on" } })],
    ["a value of the wrong kind", "bad-option-value", () => ({ ...good(), house: { cap_bids: true } })],
    ["a value that is an object", "bad-format", () => ({ ...good(), house: { cap_bids: { toString: 1 } } })],
    ["too many dice", "bad-option-value", () => ({ ...good(), house: { dice_each: 1e308 } })],
  ];
  test.each(rows)("is refused: %s → %s", async (_what, code, body) => {
    const before = await database().game.count();
    const answer = await ask(games, { body: body() });
    expectNotDone(answer, 422, code);
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(await database().game.count()).toBe(before);
  });

  test("accepts a name in any language, and returns it as typed", async () => {
    const names = [
      "Zoë",
      "李雷",
      "👨‍🚒",
      "O’Brien",
      "<script>alert(1)</script>",
      "'; DROP TABLE Seat; --",
      "أحمد",
    ];
    const started = await ask(games, { body: crew(...names) });
    const mine = started.headers.get("set-cookie")?.split(";")[0] as string;
    const read = await ask(game, { method: "GET", id: started.body.id, cookie: mine });
    expect(Object.values(read.body.table.names)).toEqual(names);
  });
});

describe("an invalid entry", () => {
  const entry = (more: object = {}) => ({ id: freshId(), action: start("s1", 4), after: 0, ...more });
  const action = (what: object) => entry({ action: what });
  const penalty = (what: object) =>
    action({ do: "adjust", what: "bad", count: 1, from: "bank", to: "s1", ...what });
  const joins = (what: object) => ({ ...action({ do: "join", player: "s4", ...what }), name: "Zed" });
  const claimed = (claim: unknown) => action({ do: "claim", by: "s1", claim });
  const shown = (what: object) => action({ do: "reveal", ...what });
  const rows: readonly (readonly [string, string, () => unknown])[] = [
    ["nothing", "bad-format", () => []],
    ["51 entries", "bad-format", () => Array.from({ length: 51 }, () => entry())],
    ["null", "bad-format", () => [null]],
    ["a list", "bad-format", () => [[]]],
    ["one id twice", "bad-format", () => [entry({ id: "same-id-twice" }), entry({ id: "same-id-twice" })]],
    ["no id", "bad-format", () => [entry({ id: undefined })]],
    ["an id with a space", "bad-format", () => [entry({ id: "some thing" })]],
    ["a negative after", "bad-format", () => [entry({ after: -1 })]],
    ["half an after", "bad-format", () => [entry({ after: 0.5 })]],
    ["a huge after", "bad-format", () => [entry({ after: 1e300 })]],
    ["after as text", "bad-format", () => [entry({ after: "0" })]],
    ["its seq", "unknown-key", () => [entry({ seq: 1 })]],
    ["its author", "unknown-key", () => [entry({ by: "somebody else" })]],
    ["its time", "unknown-key", () => [entry({ at: "2020-01-01T00:00:00Z" })]],
    ["a role", "unknown-key", () => [entry({ role: "keeper" })]],
    ["a game", "unknown-key", () => [entry({ gameId: "another" })]],
    ["no action", "bad-format", () => [entry({ action: undefined })]],
    ["an unknown action", "bad-format", () => [action({ do: "win" })]],
    ["an inherited action", "bad-format", () => [action({ do: "constructor" })]],
    ["a step without dice", "bad-format", () => [action({ do: "show", by: "s1", dice: [] })]],
    ["a die of seven", "bad-face", () => [action({ do: "hide", by: "s1", dice: [7] })]],
    [
      "two dice rolled into one",
      "bad-format",
      () => [action({ do: "roll-table", by: "s1", from: [1, 2], to: [3] })],
    ],
    ["a look with a reveal in it", "unknown-key", () => [action({ do: "look", by: "s1", dice: [1] })]],
    ["a peek where everyone has a cup", "not-in-this-game", () => [action({ do: "look", by: "s1" })]],
    [
      "a drink in a game without drinks",
      "not-in-this-game",
      () => [action({ do: "give", by: "s1", to: "s2" })],
    ],
    ["a drink for an object", "bad-format", () => [action({ do: "give", by: "s1", to: { s2: 1 } })]],
    ["half a penalty", "bad-format", () => [action({ do: "adjust" })]],
    ["a penalty of nothing", "bad-format", () => [penalty({ count: 0 })]],
    ["a penalty of the wrong kind", "bad-format", () => [penalty({ what: "money" })]],
    ["a penalty without a reason", "bad-format", () => [penalty({})]],
    ["a penalty for a stranger", "unknown-player", () => [penalty({ to: "__proto__", note: "late" })]],
    ["a void round with a result", "unknown-key", () => [action({ do: "void-round", winner: "s1" })]],
    ["a void round before any", "round-not-started", () => [action({ do: "void-round" })]],
    ["an end with strangers", "unknown-player", () => [action({ do: "end", losers: ["s9"] })]],
    ["an end with an object", "bad-format", () => [action({ do: "end", losers: { s1: true } })]],
    ["a stranger who leaves", "unknown-player", () => [action({ do: "leave", player: "toString" })]],
    ["a joiner with a name for a seat", "bad-format", () => [joins({ player: "Zed" })]],
    ["a joiner called like an object", "bad-format", () => [joins({ player: "__proto__" })]],
    ["a joiner beyond the table", "bad-format", () => [joins({ seat: 99 })]],
    ["a joiner before the table", "bad-format", () => [joins({ seat: -1 })]],
    ["a joiner with no name", "bad-player-name", () => [entry({ action: { do: "join", player: "s4" } })]],
    ["a joiner with a name of two lines", "bad-format", () => [{ ...joins({}), name: "Ze\nd" }]],
    ["a joiner with a name that is a list", "bad-format", () => [{ ...joins({}), name: ["Zed"] }]],
    ["a joiner with a very long name", "bad-format", () => [{ ...joins({}), name: "x".repeat(201) }]],
    ["a name for a claim", "bad-format", () => [{ ...claimed("9 sixes"), name: "Zed" }]],
    ["nothing instead of nothing", "bad-format", () => [entry({ action: null })]],
    ["a correction of nothing", "bad-format", () => [entry({ replaces: [] })]],
    ["a correction of null", "bad-format", () => [entry({ replaces: null })]],
    ["a correction by text", "bad-format", () => [entry({ replaces: "1" })]],
    ["a correction out of order", "bad-format", () => [entry({ replaces: [2, 1] })]],
    ["the same corrected twice", "bad-format", () => [entry({ replaces: [1, 1] })]],
    ["a correction of the beginning", "bad-format", () => [entry({ replaces: [0] })]],
    ["a correction beyond numbers", "bad-format", () => [entry({ replaces: [1e300] })]],
    ["a correction with a place", "unknown-key", () => [entry({ replaces: [1], place: 1 })]],
    ["an unknown key", "unknown-key", () => [action({ ...start("s1", 4), settled: {} })]],
    ["a time in the action", "unknown-key", () => [action({ ...start("s1", 4), at: "now" })]],
    ["a face of seven", "bad-face", () => [action({ do: "start-round", starter: "s1", wild: 7 })]],
    ["half a face", "bad-face", () => [action({ do: "start-round", starter: "s1", wild: 1.5 })]],
    ["a face as text", "bad-format", () => [action({ do: "start-round", starter: "s1", wild: "4" })]],
    ["a stranger", "unknown-player", () => [action(start("s9", 4))]],
    ["an inherited stranger", "unknown-player", () => [action(start("constructor", 4))]],
    ["a long ruling", "bad-format", () => [action({ ...start("s1", 4), ruling: "x".repeat(201) })]],
    ["a note that is a list", "bad-format", () => [action({ ...start("s1", 4), note: ["x"] })]],
    ["a long claim", "bad-format", () => [claimed("9".repeat(81))]],
    ["a null claim", "bad-format", () => [claimed(null)]],
    ["a claim of lists", "bad-format", () => [claimed([9, 6])]],
    ["a claim of endless dice", "bad-format", () => [claimed({ hand: "five", faces: Array(60).fill(1) })]],
    [
      "skipped by a word",
      "bad-format",
      () => [action({ do: "claim", by: "s1", claim: "9 sixes", skipped: "yes" })],
    ],
    ["an empty list of challengers", "bad-format", () => [action({ do: "challenge", by: [] })]],
    [
      "an unknown kind of challenge",
      "bad-format",
      () => [action({ do: "challenge", by: "s1", kind: "toString" })],
    ],
    ["nothing shown", "bad-format", () => [shown({})]],
    ["two things shown", "bad-format", () => [shown({ count: 3, outcome: "there" })]],
    ["dice of seven", "bad-face", () => [shown({ dice: { s1: [1, 7] } })]],
    ["dice of seven in one cup", "bad-face", () => [shown({ dice: [0] })]],
    ["dice as text", "bad-format", () => [shown({ dice: { s1: "66123" } })]],
    ["too many dice", "bad-format", () => [shown({ dice: Array(101).fill(1) })]],
    ["a negative count", "bad-format", () => [shown({ count: -1 })]],
    ["a count beyond numbers", "bad-format", () => [shown({ count: 1e300 })]],
    ["counts that are no numbers", "bad-format", () => [shown({ counts: { s1: null } })]],
    ["an unknown outcome", "bad-format", () => [shown({ outcome: "won" })]],
  ];
  test.each(rows)("is refused: %s → %s", async (_what, code, list) => {
    for (const route of [entries, preview]) {
      const answer = await ask(route, { id: pass.gameId, cookie, body: { entries: list() } });
      expectNotDone(answer, 422, code);
      expect(answer.body.message).not.toMatch(/function|\[object/);
      expect((await openTable(pass)).seq).toBe(0);
    }
  });

  test("cannot correct a missing entry", async () => {
    for (const route of [entries, preview]) {
      const body = { entries: [entry({ replaces: [1] })] };
      expectNotDone(await ask(route, { id: pass.gameId, cookie, body }), 409, "already-replaced");
    }
  });

  test("names the place in the sentence", async () => {
    const wrong = { entries: [entry(), shown({ dice: { s1: "66123" } })] };
    const answer = await ask(entries, { id: pass.gameId, cookie, body: wrong });
    expect(answer.body.message).toContain("“entries.1.action.dice.s1”");
    const stray = await ask(entries, { id: pass.gameId, cookie, body: { entries: [entry({ seq: 1 })] } });
    expect(stray.body.message).toContain("“entries.0.seq”");
    const odd = await ask(entries, {
      id: pass.gameId,
      cookie,
      body: { entries: [], ["x".repeat(60_000)]: 1 },
    });
    expect(odd.body.message.length).toBeLessThan(200);
  });
});

test("is logged here without details in the response, if unexpected", async () => {
  logged.mockImplementationOnce(() => {});
  vi.spyOn(database().game, "findUnique").mockRejectedValueOnce(new Error("secret insides"));
  const answer = await ask(game, { method: "GET", id: pass.gameId, cookie });
  expectNotDone(answer, 500, "unexpected");
  expect(JSON.stringify(answer.body)).not.toContain("secret");
  expect(logged).toHaveBeenCalledOnce();
  logged.mockClear();
});
