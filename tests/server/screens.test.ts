import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readScreenCode, SCREEN_CODE_MS, SCREEN_SIGNS } from "@/lib/protocol/screenCode";
import type { SharedTable } from "@/lib/protocol/tableLinks";
import type { VisitPage } from "@/lib/protocol/tablePhones";
import { beginSession } from "@/lib/server/accounts/sessions";
import { closeDatabase, database } from "@/lib/server/db/db";
import { idleTvData } from "@/lib/server/figures/idleTvData";
import { ALL } from "@/lib/server/figures/totalsInput";
import { PEER_ADDRESS } from "@/lib/server/http/peerAddress";
import { access, accessScreen, accessTable, type Pass } from "@/lib/server/identity/access";
import { type Device, deviceIn } from "@/lib/server/identity/device";
import { holderOf, type Visitor } from "@/lib/server/identity/visitor";
import { recordResult } from "@/lib/server/roster/recordResult";
import { publicHolderId } from "@/lib/server/table/grants/publicIds";
import { joinByLink, resetLinks, tableLinks } from "@/lib/server/table/links/tableLink";
import { EntryStream } from "@/lib/server/table/live/entryStream";
import { startGame } from "@/lib/server/table/record/startGame";
import { ownTables } from "@/lib/server/table/screens/ownTables";
import { shownCode } from "@/lib/server/table/screens/screenCodes";
import { screenNow } from "@/lib/server/table/screens/screenNow";
import { screensAt } from "@/lib/server/table/screens/tableScreens";
import { firstTable } from "@/lib/server/table/tables";
import { changes, dump } from "../access/dump";
import { crashOn } from "./crash";
import { onRoster, testGroup } from "./group";
import { queriesTakeTurns } from "./inTurns";
import { ownDataFolder } from "./ownDataFolder";
import { cookieOf, signedUp } from "./people";
import { forgetAll } from "./processSingleton";
import { routeAt } from "./routeAt";
import { crew, freshId, guest, recordAll, seatedTable } from "./table";
import { allCounted } from "./tally";

// A TV shows a code, a scorekeeper assigns it a table, and it stays that table's TV until it is removed.

const { POST: postScreens } = routeAt("/api/v1/screens");
const { GET: getScreen } = routeAt("/api/v1/screen");
const { POST: postGiven } = routeAt("/api/v1/tables/{table}/screens");
const { DELETE: deleteScreen } = routeAt("/api/v1/tables/{table}/screens/{screen}");
const { DELETE: deletePhone } = routeAt("/api/v1/games/{game}/phones/{phone}");
const { GET: getLinks } = routeAt("/api/v1/games/{game}/links");
const { GET: getVisits } = routeAt("/api/v1/games/{game}/visits");
const { POST: postEntries } = routeAt("/api/v1/games/{game}/entries");

ownDataFolder();
queriesTakeTurns();

let address = "";
let addresses = 0;
beforeEach(() => {
  // Limits count by address: every test has its own.
  address = `198.51.100.${++addresses}`;
});
afterEach(() => void vi.useRealTimers());

const TELEVISION =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
const ANONYMOUS: Visitor = { device: null, account: null };

type Handler = (
  request: Request,
  context: { params: Promise<Readonly<Record<string, string>>> },
) => Response | Promise<Response>;

interface Sent {
  readonly method?: string;
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request like a person's browser. */
async function ask(
  who: Visitor,
  route: unknown,
  { method = "GET", body, params = {}, headers = {} }: Sent = {},
) {
  const cookie = await cookieOf(who);
  const request = new Request("http://table.local/", {
    method,
    headers: {
      [PEER_ADDRESS]: address,
      "user-agent": TELEVISION,
      ...(cookie && { cookie }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await (route as Handler)(request, { params: Promise.resolve(params) });
  // biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the tests look at
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as any };
}

/** A browser that shows a code, with its identity. */
async function television(
  who: Visitor = ANONYMOUS,
): Promise<{ readonly screen: Visitor; readonly code: string }> {
  const { status, headers, body } = await ask(who, postScreens, { method: "POST", body: {} });
  expect(status).toBe(201);
  const token = /device=([^;]+);/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "";
  const device = (await deviceIn({ get: () => ({ value: token }) })) as Device;
  return { screen: { device, account: who.account }, code: body.code };
}

const give = async (who: Visitor, table: string, code: string, headers = {}) => {
  const { status, body } = await ask(who, postGiven, {
    method: "POST",
    body: { code },
    params: { table },
    headers,
  });
  return body.ok ? "ok" : `${status} ${body.code}`;
};

/** A TV at a table. */
async function tvOf({ visitor, tableId }: Pick<Pass, "visitor" | "tableId">): Promise<Visitor> {
  const { screen, code } = await television();
  expect(await give(visitor, tableId, code)).toBe("ok");
  return screen;
}

const assignmentOf = async (screen: Visitor) => (await ask(screen, getScreen)).body;
const phonesOf = async ({ visitor, gameId }: Pass) =>
  ((await ask(visitor, getLinks, { params: { game: gameId } })).body as SharedTable).phones ?? [];
const screensOf = async (pass: Pass) => (await phonesOf(pass)).filter(({ as }) => as === "screen");
const disconnect = (pass: Pass, screen: Visitor) =>
  ask(pass.visitor, deletePhone, {
    method: "DELETE",
    params: { game: pass.gameId, phone: publicHolderId(pass.tableId, holderOf(screen)) },
  });

describe("a code", () => {
  test("has six unambiguous characters, read in any typing", async () => {
    const { code } = await television();
    expect(code).toMatch(new RegExp(`^[${SCREEN_SIGNS}]{6}$`));
    expect(SCREEN_SIGNS).not.toMatch(/[01ILO]/);
    for (const typed of [
      code,
      code.toLowerCase(),
      `${code.slice(0, 3)}-${code.slice(3)}`,
      ` ${[...code].join(" ")} `,
    ])
      expect(readScreenCode(typed)).toBe(code);
  });

  test.each([
    "",
    "K7Q",
    "K7Q2MX9",
    "K7Q2M0",
    "K7Q2MI",
    "ＫＱＱ２ＭＸ",
    "<b>K7Q",
    "'; DROP TABLE Grant",
    "../../x",
    "%00%00%00",
    "🎲🎲🎲",
    "\u202eK7Q2MX",
  ])("is none of %j", async (typed) => {
    expect(readScreenCode(typed)).toBeNull();
    const pass = await seatedTable();
    expect(await give(pass.visitor, pass.tableId, typed || " ")).toBe("404 no-such-screen");
  });

  test("is the same for a browser that asks again, without a write", async () => {
    const { screen, code } = await television();
    const before = await dump(database());
    expect(await assignmentOf(screen)).toEqual({ ok: true, table: null, mark: "code", code });
    expect((await television(screen)).code).toBe(code);
    expect(changes(before, await dump(database()))).toEqual([]);
  });

  test("survives a restart", async () => {
    const pass = await seatedTable();
    const { screen, code } = await television();
    await closeDatabase();
    forgetAll();
    expect(await assignmentOf(screen)).toMatchObject({ code });
    expect(await give(pass.visitor, pass.tableId, code)).toBe("ok");
    expect(await assignmentOf(screen)).toMatchObject({ table: pass.tableId, code: null });
  });

  test("is not in the database, nor derivable without the secret", async () => {
    const before = await dump(database());
    const { screen, code } = await television();
    const written = changes(before, await dump(database()));
    expect(written).toHaveLength(1);
    const row = await database().screenCode.findFirstOrThrow({ where: { device: holderOf(screen) } });
    expect(written.join()).not.toContain(code);
    for (const kind of ["md5", "sha1", "sha256", "sha512"])
      for (const form of ["hex", "base64", "base64url"] as const)
        expect(createHash(kind).update(code).digest(form)).not.toContain(row.hash);
    const given = process.env.INSTALLATION_SECRET;
    process.env.INSTALLATION_SECRET = "0".repeat(64);
    expect(await shownCode(screen.device as Device)).not.toBe(code);
    process.env.INSTALLATION_SECRET = given ?? "";
    expect(await shownCode(screen.device as Device)).toBe(code);
  });

  test("stays valid after failed attempts", async () => {
    const pass = await seatedTable();
    const { screen, code } = await television();
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const fix = await crashOn("INSERT", "Visit");
    const before = await dump(database());
    expect(await give(pass.visitor, pass.tableId, code)).toBe("500 unexpected");
    expect(changes(before, await dump(database()))).toEqual([]);
    await fix();
    logged.mockRestore();
    expect(await assignmentOf(screen)).toMatchObject({ code });
    expect(await give(pass.visitor, pass.tableId, code)).toBe("ok");
  });

  test("is one of five thousand at most, without expired ones", async () => {
    const { code } = await television();
    const data = (expiresAt: Date) =>
      Array.from({ length: 4_999 }, () => ({
        ...{ id: freshId(), hash: freshId(), expiresAt },
        ...{ device: "somebody", browser: "A browser" },
      }));
    await database().screenCode.createMany({ data: data(new Date()) });
    await television();
    await database().screenCode.createMany({ data: data(new Date(Date.now() + SCREEN_CODE_MS)) });
    // The oldest is dropped: no TV is refused.
    const { screen: late, code: latest } = await television();
    const now = new Date();
    expect(await database().screenCode.count({ where: { expiresAt: { gt: now } } })).toBe(5_000);
    const pass = await seatedTable();
    expect(await give(pass.visitor, pass.tableId, code)).toBe("404 no-such-screen");
    expect(await assignmentOf(late)).toMatchObject({ code: latest });
    await database().screenCode.deleteMany();
  });

  test("is not created by just viewing the page, and shown to no one else", async () => {
    await television();
    const { headers, body } = await ask(ANONYMOUS, getScreen);
    expect([body, headers.get("set-cookie")]).toEqual([
      { ok: true, table: null, mark: "code", code: null },
      null,
    ]);
    expect(await assignmentOf(guest())).toMatchObject({ code: null });
  });

  test("lasts ten minutes; two before that the TV gets the next, and both are valid meanwhile", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const pass = await seatedTable();
    const { screen, code } = await television();
    vi.advanceTimersByTime(SCREEN_CODE_MS - 60_000);
    expect(await assignmentOf(screen)).toMatchObject({ code: null });
    const next = await television(screen);
    expect(next.code).not.toBe(code);
    expect(next.screen).toEqual(screen);
    expect(await assignmentOf(screen)).toMatchObject({ code: next.code });
    expect(await give(pass.visitor, pass.tableId, code)).toBe("ok");
    expect(await give(pass.visitor, pass.tableId, next.code)).toBe("404 no-such-screen");
  });

  test("is invalid after it expires", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const pass = await seatedTable();
    const { code } = await television();
    vi.advanceTimersByTime(SCREEN_CODE_MS + 1);
    expect(await give(pass.visitor, pass.tableId, code)).toBe("404 no-such-screen");
  });

  test("works once, however many use it at once", async () => {
    const tables = await Promise.all([seatedTable(), seatedTable(), seatedTable()]);
    const { screen, code } = await television();
    const answers = await Promise.all(tables.map(({ visitor, tableId }) => give(visitor, tableId, code)));
    expect(answers.toSorted()).toEqual(["404 no-such-screen", "404 no-such-screen", "ok"]);
    expect(await database().grant.count({ where: { holder: holderOf(screen) } })).toBe(1);
    expect(await give(tables[0].visitor, tables[0].tableId, code)).toBe("404 no-such-screen");
  });

  test("cannot be guessed: ten wrong ones a minute, and then not even the right one", async () => {
    const pass = await seatedTable();
    const { code } = await television();
    const wrong = [..."23456789AB"].map((sign) => `ZZZZZ${sign}`).filter((one) => one !== code);
    for (const one of wrong) expect(await give(pass.visitor, pass.tableId, one)).toBe("404 no-such-screen");
    // The same one again is not another guess.
    expect(await give(pass.visitor, pass.tableId, wrong[0] ?? "")).toBe("404 no-such-screen");
    expect(await give(pass.visitor, pass.tableId, code)).toBe("429 too-many");
    const other = await seatedTable();
    expect(await give(other.visitor, other.tableId, code)).toBe("ok");
  });

  test("is given to every TV, despite many browsers without a cookie at its address", async () => {
    const [before, pass] = [await television(guest()), await seatedTable()];
    for (let times = 0; times < 300; times++) await television();
    const fresh = await television();
    expect(await give(pass.visitor, pass.tableId, fresh.code)).toBe("ok");
    expect(await assignmentOf(before.screen)).toMatchObject({ code: before.code });
    // The waiting list is bounded; a TV whose code was dropped gets the next one, which stays.
    const lost = await television();
    for (let times = 0; times < 300; times++) await television();
    expect(await assignmentOf(lost.screen)).toMatchObject({ code: null });
    const next = await television(lost.screen);
    for (let times = 0; times < 100; times++) await television();
    expect(await assignmentOf(lost.screen)).toMatchObject({ code: next.code });
    expect(await give(pass.visitor, pass.tableId, next.code)).toBe("ok");
    expect(await database().screenCode.count({ where: { browser: { not: "A browser" } } })).toBeLessThan(60);
  });

  test("replaces the longest waiting TV's when known browsers fill their address", async () => {
    const tv = await television(guest());
    for (let times = 0; times < 200; times++) await television(guest());
    expect(await assignmentOf(tv.screen)).toMatchObject({ code: tv.code });
    for (let times = 0; times < 200; times++) await television(guest());
    expect(await assignmentOf(tv.screen)).toMatchObject({ code: tv.code });
  });

  test("works if right while others at that address guess", async () => {
    const { code } = await television();
    for (let keeper = 0; keeper < 4; keeper++) {
      const pass = await seatedTable();
      for (const sign of "23456789AB")
        expect(await give(pass.visitor, pass.tableId, `${sign}ZZZZ${keeper + 2}`)).toBe("404 no-such-screen");
      expect(await give(pass.visitor, pass.tableId, "ZZZZZZ")).toBe("429 too-many");
    }
    const pass = await seatedTable();
    expect(await give(pass.visitor, pass.tableId, code)).toBe("ok");
  });

  test("is refused to another site's page, and takes only an empty body", async () => {
    for (const headers of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }] as Record<
      string,
      string
    >[]) {
      const answer = await ask(ANONYMOUS, postScreens, { method: "POST", body: {}, headers });
      expect([answer.status, answer.headers.get("set-cookie")]).toEqual([403, null]);
    }
    for (const body of [{ table: "t" }, { device: "d" }, [], "x", null])
      expect((await ask(ANONYMOUS, postScreens, { method: "POST", body })).status).toBe(422);
  });
});

describe("a table", () => {
  test("is assigned by its scorekeeper: the TV reads it and its games, and nothing else", async () => {
    const pass = await seatedTable();
    const screen = await tvOf(pass);
    expect(await assignmentOf(screen)).toEqual({
      ok: true,
      table: pass.tableId,
      mark: `game ${pass.gameId}`,
      code: null,
    });
    expect(await access(screen, pass.gameId, "read")).toMatchObject({ value: { purposes: ["read"] } });
    for (const purpose of ["record", "share", "relink"] as const)
      expect(await access(screen, pass.gameId, purpose)).toMatchObject({
        refusal: { code: "only-watching" },
      });
    const entry = { id: "an-entry-00", action: { do: "start-round", starter: "s1", wild: 4 }, after: 0 };
    const game = { game: pass.gameId };
    expect(
      await ask(screen, postEntries, { method: "POST", body: { entries: [entry] }, params: game }),
    ).toMatchObject({ status: 403 });
    expect(await ask(screen, getLinks, { params: game })).toMatchObject({ status: 403 });
    const { code } = await television();
    expect(await give(screen, pass.tableId, code)).toBe("403 only-watching");
    expect(await startGame(screen, { ...crew("Ann", "Bob"), after: pass.gameId })).toMatchObject({
      refusal: { code: "only-watching" },
    });
  });

  test("is refused to players, watchers, and people of another table", async () => {
    const [pass, other] = [await seatedTable(), await seatedTable()];
    const [player, watcher] = [guest(), guest()];
    const { sit, watch } = await tableLinks(pass);
    await joinByLink(player, sit.slice("/join/".length));
    await joinByLink(watcher, watch.slice("/join/".length));
    const { screen, code } = await television();
    const before = await dump(database());
    expect(await give(player, pass.tableId, code)).toBe("403 not-the-keeper");
    expect(await give(watcher, pass.tableId, code)).toBe("403 only-watching");
    expect(await give(other.visitor, pass.tableId, code)).toBe("404 no-such-table");
    expect(await give(guest(), pass.tableId, code)).toBe("404 no-such-table");
    expect(await give(ANONYMOUS, pass.tableId, code)).toBe("404 no-such-table");
    expect(await give(screen, pass.tableId, code)).toBe("404 no-such-table");
    expect(await give(pass.visitor, "no-such-table-0000", code)).toBe("404 no-such-table");
    expect(await give(pass.visitor, pass.tableId, code, { origin: "https://evil.example" })).toBe(
      "403 not-allowed",
    );
    expect(changes(before, await dump(database()))).toEqual([]);
    // None of them used it up.
    expect(await give(pass.visitor, pass.tableId, code)).toBe("ok");
  });

  test("of a group is assigned by its admins and owners, and by no one while the group is deleted", async () => {
    const group = await testGroup("crew");
    const table = await firstTable(database(), group.id);
    const { screen, code } = await television();
    for (const [who, answer] of [
      [group.member, "403 not-the-keeper"],
      [group.viewer, "403 only-watching"],
      [(await testGroup()).owner, "404 no-such-table"],
      [group.keeper, "ok"],
    ] as const)
      expect(await give(who, table, code)).toBe(answer);
    expect(await assignmentOf(screen)).toMatchObject({ table });
    await database().group.update({ where: { id: group.id }, data: { deletedAt: new Date() } });
    expect(await assignmentOf(screen)).toMatchObject({ table: null, mark: "code" });
    await database().group.update({ where: { id: group.id }, data: { deletedAt: null } });
    expect(await assignmentOf(screen)).toMatchObject({ table });
  });

  test("is the only one of its TV: another one replaces it", async () => {
    const [first, second] = [await seatedTable(), await seatedTable()];
    const screen = await tvOf(first);
    const { code } = await television(screen);
    const reader = new EntryStream((await passOf(screen, first.gameId)) as Pass, 0).getReader();
    await reader.read();
    expect(await give(second.visitor, second.tableId, code)).toBe("ok");
    expect(await heard(reader)).toContain("event: gone");
    expect(await assignmentOf(screen)).toMatchObject({ table: second.tableId });
    expect(await access(screen, first.gameId, "read")).toMatchObject({ ok: false });
    expect(await screensOf(first)).toEqual([]);
    expect(await visitsOf(first)).toEqual(["screen, ended", "started"]);
    expect(await visitsOf(second)).toEqual(["screen", "started"]);
  });

  test("is refused to a browser that plays there; a watcher becomes a TV", async () => {
    const pass = await seatedTable();
    const player = guest();
    await joinByLink(player, (await tableLinks(pass)).sit.slice("/join/".length));
    for (const who of [pass.visitor, player]) {
      const { code } = await television(who);
      expect(await give(pass.visitor, pass.tableId, code)).toBe("409 sits-there");
      expect(await give(pass.visitor, pass.tableId, code)).toBe("409 sits-there");
    }
    const watcher = guest();
    await joinByLink(watcher, (await tableLinks(pass)).watch.slice("/join/".length));
    const { code } = await television(watcher);
    expect(await give(pass.visitor, pass.tableId, code)).toBe("ok");
    expect(await assignmentOf(watcher)).toMatchObject({ table: pass.tableId });
    expect(await screensOf(pass)).toHaveLength(1);
  });
});

const passOf = async (who: Visitor, game: string): Promise<Pass | null> => {
  const pass = await access(who, game, "read");
  return pass.ok ? pass.value : null;
};

async function heard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const text = new TextDecoder();
  let all = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return all;
    all += text.decode(value);
  }
}

const visitsOf = async (pass: Pass) =>
  ((await ask(pass.visitor, getVisits, { params: { game: pass.gameId } })).body as VisitPage).visits.map(
    ({ by, ended }) => [by, ended?.how].filter(Boolean).join(", "),
  );

describe("a TV", () => {
  test("is shown to the scorekeepers with its browser, and removed at once", async () => {
    const pass = await seatedTable();
    const screen = await tvOf(pass);
    expect(await screensOf(pass)).toMatchObject([
      { as: "screen", may: "watch", seat: null, browsers: ["Chrome on Linux"] },
    ]);
    const reader = new EntryStream((await passOf(screen, pass.gameId)) as Pass, 0).getReader();
    await reader.read();
    const player = guest();
    await joinByLink(player, (await tableLinks(pass)).sit.slice("/join/".length));
    expect(await disconnect({ ...pass, visitor: player } as Pass, screen)).toMatchObject({ status: 403 });
    expect(await disconnect(pass, screen)).toMatchObject({ status: 200 });
    expect(await heard(reader)).toContain("event: gone");
    expect(await assignmentOf(screen)).toMatchObject({ table: null, mark: "code" });
    expect(await screensOf(pass)).toEqual([]);
    expect(await visitsOf(pass)).toEqual(["sit", "screen, shown-out", "started"]);
    expect(await disconnect(pass, screen)).toMatchObject({ status: 404 });
    const { code } = await television(screen);
    expect(await give(pass.visitor, pass.tableId, code)).toBe("ok");
  });

  test("of a table without a game is listed for its scorekeepers, and removed there", async () => {
    const group = await testGroup("crew");
    const table = await firstTable(database(), group.id);
    const screen = await tvOf({ visitor: group.owner, tableId: table });
    const pass = await accessTable(group.keeper, table, "relink");
    if (!pass.ok) throw new Error(pass.refusal.message);
    const [listed] = await screensAt(pass.value);
    expect(listed).toEqual({ screen: publicHolderId(table, holderOf(screen)), browser: "Chrome on Linux" });
    const away = (who: Visitor) =>
      ask(who, deleteScreen, { method: "DELETE", params: { table, screen: listed?.screen ?? "" } });
    expect(await away(group.member)).toMatchObject({ status: 403 });
    expect(await away(screen)).toMatchObject({ status: 403 });
    expect(await away(guest())).toMatchObject({ status: 404 });
    expect(await away(group.keeper)).toMatchObject({ status: 200 });
    expect(await assignmentOf(screen)).toMatchObject({ table: null });
    expect(await screensAt(pass.value)).toEqual([]);
  });

  test("stays over games, and its stream writes no second visit", async () => {
    const pass = await seatedTable();
    const screen = await tvOf(pass);
    await recordAll(pass, [{ do: "end", losers: ["s1"] }]);
    const next = { ...crew("Ann", "Bob"), after: pass.gameId };
    expect(await startGame(pass.visitor, next)).toMatchObject({ ok: true });
    expect(await assignmentOf(screen)).toMatchObject({ mark: `game ${next.id}` });
    expect(await access(screen, next.id, "read")).toMatchObject({ ok: true });
  });

  test("is the device alone: it joins no account, and leaves a visit when its phone's tables move", async () => {
    const [pass, played] = [await seatedTable(), await seatedTable()];
    const screen = await tvOf(pass);
    const account = await signedUp("Kim");
    const browser = { before: screen, userAgent: null, tablesStay: false };
    // It has nothing to move.
    expect(await beginSession(holderOf(account), browser, "passphrase")).toMatchObject({
      deviceCookie: null,
    });
    expect(await assignmentOf(screen)).toMatchObject({ table: pass.tableId });
    expect(await accessScreen(account)).toBeNull();
    await joinByLink(screen, (await tableLinks(played)).sit.slice("/join/".length));
    expect((await beginSession(holderOf(account), browser, "passphrase")).deviceCookie).not.toBeNull();
    expect(await access(account, played.gameId, "record")).toMatchObject({ ok: true });
    expect(await access(account, pass.gameId, "read")).toMatchObject({ ok: false });
    expect(await screensOf(pass)).toEqual([]);
    expect(await visitsOf(pass)).toEqual(["screen, ended", "started"]);
  });

  test("does not keep a guest table from being abandoned", async () => {
    const pass = await seatedTable();
    await tvOf(pass);
    await database().grant.deleteMany({ where: { tableId: pass.tableId, role: "keeper" } });
    const { expiringTable } = await import("@/lib/server/table/expiry");
    expect(await expiringTable(database(), pass.tableId)).toMatchObject({ ownedBy: "nobody" });
  });
});

describe("a TV's content", () => {
  const HOUR = 60 * 60 * 1000;
  const shown = async (screen: Visitor, after = 0) => {
    const { shows } = await screenNow(screen, new Date(Date.now() + after));
    return shows;
  };

  test("is the current game, its end for ten minutes, and the group's page after twelve hours without entries", async () => {
    const pass = await seatedTable();
    const screen = await tvOf(pass);
    expect(await shown(screen)).toBe("game");
    expect(await shown(screen, 12 * HOUR - 60_000)).toBe("game");
    expect(await shown(screen, 12 * HOUR + 60_000)).toBe("idle");
    await recordAll(pass, [{ do: "end", losers: ["s1"] }]);
    expect(await shown(screen, 9 * 60_000)).toBe("game");
    expect(await shown(screen, 11 * 60_000)).toBe("idle");
  });

  test("refreshes when the group changes, and each hour", async () => {
    const group = await testGroup("crew");
    const table = await firstTable(database(), group.id);
    const screen = await tvOf({ visitor: group.owner, tableId: table });
    const now = new Date();
    const mark = async (at = now) => (await screenNow(screen, at)).mark;
    const before = await mark();
    expect(before).toMatch(/^idle /);
    expect(await mark()).toBe(before);
    expect(await mark(new Date(now.getTime() + HOUR))).not.toBe(before);
    const [ann = ""] = await onRoster(group.pass, "Ann", "Bob");
    await washed(group.pass, ann, "2026-02-03");
    const after = await mark();
    expect(after).not.toBe(before);
    await database().group.update({ where: { id: group.id }, data: { felt: "blue" } });
    const laid = await mark();
    expect(laid).not.toBe(after);
    const pass = await accessTable(group.owner, table, "relink");
    if (!pass.ok) throw new Error(pass.refusal.message);
    await resetLinks(pass.value);
    expect(await mark()).not.toBe(laid);
  });

  const washed = async (pass: Parameters<typeof recordResult>[0], player: string, day: string) => {
    const result = { ...{ id: crew().id, game: "firehouse" }, losers: [player], day };
    expect(await recordResult(pass, result)).toMatchObject({ ok: true });
  };

  test("of a crew has who is next up, like on its page, and the last results", async () => {
    const group = await testGroup("crew");
    const table = await firstTable(database(), group.id);
    const screen = await tvOf({ visitor: group.owner, tableId: table });
    const pass = await accessScreen(screen);
    if (pass?.groupTv == null) throw new Error("the TV belongs to no group");
    await allCounted(pass.groupTv, [ALL]);
    expect(await idleTvData(pass.groupTv)).toMatchObject({ name: "Engine 7", due: [], results: [] });
    const [ann = "", bob = ""] = await onRoster(group.pass, "Ann", "Bob", "Cy");
    await washed(group.pass, ann, "2026-02-03");
    await washed(group.pass, bob, "2026-02-04");
    await allCounted(pass.groupTv, [ALL]);
    const idle = await idleTvData(pass.groupTv);
    expect(idle.due).toEqual([{ shift: null, names: ["Cy"] }]);
    expect(idle.results.map(({ day, losers }) => [day, losers])).toEqual([
      ["2026-02-04", ["Bob"]],
      ["2026-02-03", ["Ann"]],
    ]);
    for (let times = 3; times < 9; times++) await washed(group.pass, ann, `2026-02-1${times}`);
    await allCounted(pass.groupTv, [ALL]);
    expect((await idleTvData(pass.groupTv)).results).toHaveLength(5);
  });

  test("of a crew with unknown shifts has who is next up among all", async () => {
    const group = await testGroup("crew");
    for (const name of ["A", "B"])
      await database().season.create({ data: { id: `shift-${name}-${group.id}`, groupId: group.id, name } });
    const [ann = ""] = await onRoster(group.pass, "Ann", "Bob");
    const table = await firstTable(database(), group.id);
    const pass = await accessScreen(await tvOf({ visitor: group.owner, tableId: table }));
    if (pass?.groupTv == null) throw new Error("the TV belongs to no group");
    await washed(group.pass, ann, "2026-02-03");
    await allCounted(pass.groupTv, [ALL]);
    expect((await idleTvData(pass.groupTv)).due).toEqual([{ shift: null, names: ["Bob"] }]);
  });

  test("of a crew with shifts has who is next up in each, or only in today's", async () => {
    const group = await testGroup("crew");
    for (const name of ["A", "B"])
      await database().season.create({ data: { id: `shift-${name}-${group.id}`, groupId: group.id, name } });
    const players = await onRoster(group.pass, "Ann", "Bob", "Cy", "Dee");
    for (const [at, id] of players.entries())
      await database().player.update({
        where: { id },
        data: { seasonId: `shift-${at < 2 ? "A" : "B"}-${group.id}` },
      });
    const table = await firstTable(database(), group.id);
    const pass = await accessScreen(await tvOf({ visitor: group.owner, tableId: table }));
    if (pass?.groupTv == null) throw new Error("the TV belongs to no group");
    const result = (player: string | undefined, day: string, shift: string) =>
      recordResult(group.pass, {
        ...{ id: crew().id, game: "firehouse", day, season: `shift-${shift}-${group.id}` },
        losers: [player ?? ""],
      });
    await result(players[0], "2026-02-03", "A");
    await result(players[3], "2026-02-04", "B");
    await allCounted(pass.groupTv, [ALL]);
    expect((await idleTvData(pass.groupTv)).due).toEqual([
      { shift: "A", names: ["Bob"] },
      { shift: "B", names: ["Cy"] },
    ]);
    await result(players[3], (await idleTvData(pass.groupTv)).today, "B");
    await allCounted(pass.groupTv, [ALL]);
    expect((await idleTvData(pass.groupTv)).due).toEqual([{ shift: "B", names: ["Cy"] }]);
  });

  test("of a bar has only the winners", async () => {
    const group = await testGroup("bar");
    const table = await firstTable(database(), group.id);
    const pass = await accessScreen(await tvOf({ visitor: group.owner, tableId: table }));
    if (pass?.groupTv == null) throw new Error("the TV belongs to no group");
    await allCounted(pass.groupTv, [ALL]);
    expect(await idleTvData(pass.groupTv)).toMatchObject({ due: null, results: [] });
  });
});

test("offers a scorekeeper's own tables and their groups', last used first, and no others", async () => {
  const group = await testGroup("crew");
  const kitchen = await firstTable(database(), group.id);
  const own = await seatedTable(group.keeper);
  await seatedTable();
  expect(await ownTables(group.keeper)).toMatchObject([
    { id: own.tableId, name: null, group: null, last: { names: ["Ann", "Bob", "Cy"] } },
    { id: kitchen, name: "Kitchen", group: "Engine 7", last: null },
  ]);
  await startGame(group.member, { ...crew("Dee", "Eve"), group: group.id });
  expect((await ownTables(group.keeper)).map(({ id }) => id)).toEqual([kitchen, own.tableId]);
  for (const who of [group.member, group.viewer, guest(), ANONYMOUS])
    expect(await ownTables(who)).toEqual([]);
  await database().group.update({ where: { id: group.id }, data: { deletedAt: new Date() } });
  expect((await ownTables(group.owner)).map(({ id }) => id)).toEqual([]);
});
