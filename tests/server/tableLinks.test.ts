import { describe, expect, test } from "vitest";
import { GET } from "@/app/join/[token]/picture.png/route";
import type { SharedTable } from "@/lib/protocol/tableLinks";
import { database } from "@/lib/server/db/db";
import { access, type Pass } from "@/lib/server/identity/access";
import { holderOf, type Visitor } from "@/lib/server/identity/visitor";
import { publicHolderId } from "@/lib/server/table/grants/publicIds";
import { followLink } from "@/lib/server/table/links/followLink";
import { joinByLink, resetLinks, resolveTableLink, tableLinks } from "@/lib/server/table/links/tableLink";
import { EntryStream } from "@/lib/server/table/live/entryStream";
import { startGame } from "@/lib/server/table/record/startGame";
import { changes, dump } from "../access/dump";
import { joinWith } from "./joining";
import { ownDataFolder } from "./ownDataFolder";
import { cookieOf, signedUp } from "./people";
import { routeAt } from "./routeAt";
import { crew, guest, ROUND, recordAll, seatedTable } from "./table";

const { POST: postLinks, GET: readLinks } = routeAt("/api/v1/games/{game}/links");
const { DELETE: removeRoute } = routeAt("/api/v1/games/{game}/phones/{phone}");

ownDataFolder();

const tokenOf = (path: string) => path.slice("/join/".length);
const join = async (visitor: Visitor, pass: Pass, kind: "sit" | "watch") =>
  joinByLink(visitor, tokenOf((await tableLinks(pass))[kind]));
const grant = async ({ tableId }: Pass, visitor: Visitor) =>
  database().grant.findUnique({ where: { tableId_holder: { tableId, holder: holderOf(visitor) } } });

const linkVersion = async ({ tableId }: Pass) =>
  (await database().table.findUniqueOrThrow({ where: { id: tableId } })).linkVersion;

/** A request to a game's path as a visitor. */
async function ask(
  route: (request: Request, context: { params: Promise<{ id: string; phone: string }> }) => Promise<Response>,
  pass: Pass,
  visitor: Visitor,
  { method = "GET", body, phone = "" }: { method?: string; body?: unknown; phone?: string } = {},
) {
  const request = new Request("http://table/", {
    method,
    headers: { cookie: await cookieOf(visitor), "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await route(request, { params: Promise.resolve({ id: pass.gameId, phone }) });
  return { status: answer.status, body: await answer.json() };
}
const handleOf = ({ tableId }: Pass, who: Visitor) => publicHolderId(tableId, holderOf(who));
const remove = (pass: Pass, visitor: Visitor, who: Visitor) =>
  ask(removeRoute, pass, visitor, { method: "DELETE", phone: handleOf(pass, who) });
const renew = (pass: Pass, visitor: Visitor, body: unknown = { anew: true }) =>
  ask(postLinks, pass, visitor, { method: "POST", body });

/** A group with its game, and a person of each role. */
async function groupTable() {
  const pass = await seatedTable();
  const id = `group-${pass.gameId}`;
  const house = { kind: "crew", timeZone: "Europe/Berlin", ruleSet: "firehouse", house: {} };
  await database().group.create({ data: { id, name: "Engine 7", ...house } });
  await database().table.update({ where: { id: pass.tableId }, data: { groupId: id } });
  await database().game.update({ where: { id: pass.gameId }, data: { groupId: id } });
  const people: Record<string, Visitor> = {};
  for (const role of ["owner", "keeper", "member", "viewer"]) {
    const visitor = await signedUp(role);
    people[role] = visitor;
    await database().membership.create({ data: { groupId: id, accountId: holderOf(visitor), role } });
  }
  return { pass, id, people };
}

describe("a table's two links", () => {
  test("open the same game, one to play, one to watch", async () => {
    const pass = await seatedTable();
    const [player, watcher] = [guest(), guest()];
    const there = { table: pass.tableId, id: pass.gameId };
    expect(await join(player, pass, "sit")).toEqual(there);
    expect(await join(watcher, pass, "watch")).toEqual(there);
    expect(await access(player, pass.gameId, "record")).toMatchObject({ ok: true });
    expect(await access(watcher, pass.gameId, "read")).toMatchObject({ ok: true });
    for (const purpose of ["record", "share", "relink"] as const)
      expect(await access(watcher, pass.gameId, purpose)).toMatchObject({
        refusal: { code: "only-watching" },
      });
    expect(await access(player, pass.gameId, "relink")).toMatchObject({
      refusal: { code: "not-the-keeper" },
    });
  });

  test("have 128 bits each, different from each other and from those of any other game and version", async () => {
    const all = [];
    for (const pass of [await seatedTable(), await seatedTable()]) {
      all.push(...Object.values(await tableLinks(pass)), ...Object.values(await resetLinks(pass)));
    }
    expect(new Set(all).size).toBe(8);
    for (const link of all) expect(Buffer.from(tokenOf(link), "base64url")).toHaveLength(16);
  });

  test("still work from before the second one existed", async () => {
    const pass = await seatedTable();
    const { tableId } = pass;
    const { sit, watch } = await tableLinks(pass);
    await database().tableLink.deleteMany({ where: { tableId, kind: "watch" } });
    expect(await tableLinks(pass)).toEqual({ sit, watch });
    expect(await resolveTableLink(tokenOf(sit))).toEqual({ tableId, kind: "sit" });
    expect(await resolveTableLink(tokenOf(watch))).toEqual({ tableId, kind: "watch" });
  });

  test("never lower a right, and the other link raises a watcher", async () => {
    const pass = await seatedTable();
    const player = guest();
    await join(player, pass, "sit");
    await join(player, pass, "watch");
    await join(pass.visitor, pass, "watch");
    expect(await grant(pass, player)).toMatchObject({ role: "player" });
    expect(await grant(pass, pass.visitor)).toMatchObject({ role: "keeper" });
    const watcher = guest();
    await join(watcher, pass, "watch");
    await join(watcher, pass, "sit");
    expect(await grant(pass, watcher)).toMatchObject({ role: "player" });
  });

  test("give members nothing extra; a viewer sits down by the link", async () => {
    const { pass, people } = await groupTable();
    const { member, viewer } = people as { member: Visitor; viewer: Visitor };
    for (const kind of ["watch", "sit"] as const) await join(member, pass, kind);
    expect(await grant(pass, member)).toBeNull();
    await join(viewer, pass, "watch");
    expect(await grant(pass, viewer)).toBeNull();
    await join(viewer, pass, "sit");
    expect(await grant(pass, viewer)).toMatchObject({ role: "player" });
  });

  test("are invalid for a deleted group's game until it is restored", async () => {
    const { pass, id } = await groupTable();
    const { sit, watch } = await tableLinks(pass);
    await database().group.update({ where: { id }, data: { deletedAt: new Date() } });
    for (const link of [sit, watch]) expect(await joinByLink(guest(), tokenOf(link))).toBeNull();
    await database().group.update({ where: { id }, data: { deletedAt: null } });
    for (const link of [sit, watch])
      expect(await joinByLink(guest(), tokenOf(link))).toMatchObject({ id: pass.gameId });
  });
});

describe("a link in a chat", () => {
  const picture = (token: string) =>
    GET(new Request(`http://table/join/${token}/picture.png`), { params: Promise.resolve({ token }) });

  test("shows a picture of the current game, one per round, and grants nothing by it", async () => {
    const pass = await seatedTable();
    const { sit, watch } = await tableLinks(pass);
    const before = await dump(database());
    const marks = new Set<string | null>();
    for (const link of [sit, watch]) {
      const answer = await picture(tokenOf(link));
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
      expect(answer.headers.get("set-cookie")).toBeNull();
      const png = Buffer.from(await answer.arrayBuffer());
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      marks.add(answer.headers.get("etag"));
    }
    expect(changes(before, await dump(database()))).toEqual([]);
    await recordAll(pass, ROUND);
    marks.add((await picture(tokenOf(sit))).headers.get("etag"));
    expect(marks.size).toBe(3);
  });

  test.each(["x", "../../etc/passwd", "A".repeat(22)])("shows none if invalid (%s)", async (token) => {
    expect((await picture(token)).status).toBe(404);
  });
});

describe("a link reset", () => {
  test("invalidates the old links, keeps everyone in, and leaves the game's time unchanged", async () => {
    const pass = await seatedTable();
    const before = await database().game.findUniqueOrThrow({ where: { id: pass.gameId } });
    const old = await tableLinks(pass);
    const player = guest();
    await join(player, pass, "sit");
    const fresh = await renew(pass, pass.visitor);
    expect(fresh).toMatchObject({ status: 200, body: { ok: true } });
    for (const link of Object.values(old)) expect(await joinByLink(guest(), tokenOf(link))).toBeNull();
    for (const link of Object.values<string>(fresh.body.links))
      expect(await joinByLink(guest(), tokenOf(link))).toMatchObject({ id: pass.gameId });
    expect(await tableLinks(pass)).toEqual(fresh.body.links);
    expect(await access(player, pass.gameId, "record")).toMatchObject({ ok: true });
    const after = await database().game.findUniqueOrThrow({ where: { id: pass.gameId } });
    expect(after.updatedAt).toEqual(before.updatedAt);
    expect(await linkVersion(pass)).toBe(1);
  });

  test("counts twice for two at once, and the last links work", async () => {
    const pass = await seatedTable();
    await Promise.all([1, 2, 3].map(() => resetLinks(pass)));
    expect(await linkVersion(pass)).toBe(3);
    expect(await resolveTableLink(tokenOf((await tableLinks(pass)).watch))).toMatchObject({ kind: "watch" });
  });

  test.each([
    undefined,
    {},
    [],
    null,
    { anew: false },
    { anew: true, linkVersion: 0 },
    { anew: true, role: "keeper" },
  ])("is refused for a body of %j", async (body) => {
    const pass = await seatedTable();
    const answer = await renew(pass, pass.visitor, body ?? null);
    expect(answer.status).toBe(422);
    expect(await linkVersion(pass)).toBe(0);
  });
});

describe("access to links", () => {
  test("is for a guest table's keeper: players see the links and no guests, watchers see neither", async () => {
    const pass = await seatedTable();
    const [player, watcher] = [guest(), guest()];
    await join(player, pass, "sit");
    await join(watcher, pass, "watch");
    const own = await ask(readLinks, pass, pass.visitor);
    expect((own.body as SharedTable).phones?.map((one) => one.as)).toEqual(["guest", "guest", "keeper"]);
    expect(await ask(readLinks, pass, player)).toMatchObject({ status: 200, body: { phones: null } });
    expect(await ask(readLinks, pass, watcher)).toMatchObject({
      status: 403,
      body: { code: "only-watching" },
    });
    expect(await ask(readLinks, pass, guest())).toMatchObject({ status: 404 });
    for (const [who, status, code] of [
      [player, 403, "not-the-keeper"],
      [watcher, 403, "only-watching"],
      [guest(), 404, "no-such-table"],
    ] as const) {
      expect(await renew(pass, who)).toMatchObject({ status, body: { code } });
      expect(await remove(pass, who, player)).toMatchObject({ status, body: { code } });
    }
    expect(await grant(pass, player)).toMatchObject({ role: "player" });
  });

  test.each([
    ["owner", 200],
    ["keeper", 200],
    ["member", 403],
    ["viewer", 403],
  ])("is for a group's %s: %i", async (role, status) => {
    const { pass, people } = await groupTable();
    expect(await renew(pass, people[role] as Visitor)).toMatchObject({ status });
  });
});

describe("a removed guest", () => {
  test("can no longer read, and their open stream is closed", async () => {
    const pass = await seatedTable();
    const [watcher, other] = [guest(), guest()];
    await join(watcher, pass, "watch");
    await join(other, pass, "watch");
    const given = await access(watcher, pass.gameId, "read");
    const stays = await access(other, pass.gameId, "read");
    if (!given.ok || !stays.ok) throw new Error("not let in");
    const stream = new EntryStream(given.value, 0).getReader();
    const staying = new EntryStream(stays.value, 0).getReader();
    expect(await remove(pass, pass.visitor, watcher)).toEqual({ status: 200, body: { ok: true } });
    let heard = "";
    for (let piece = await stream.read(); !piece.done; piece = await stream.read())
      heard += new TextDecoder().decode(piece.value);
    expect(heard).toContain("event: gone");
    expect(await access(watcher, pass.gameId, "read")).toMatchObject({ refusal: { code: "no-such-table" } });
    expect(new TextDecoder().decode((await staying.read()).value)).not.toContain("gone");
    await staying.cancel();
    expect(await remove(pass, pass.visitor, watcher)).toMatchObject({
      status: 404,
      body: { code: "no-such-guest" },
    });
  });

  test("must be a guest of this table: not of another, and not its keeper", async () => {
    const [pass, elsewhere] = [await seatedTable(), await seatedTable()];
    const player = guest();
    await join(player, elsewhere, "sit");
    for (const who of [player, pass.visitor, guest()])
      expect(await remove(pass, pass.visitor, who)).toMatchObject({ status: 404 });
    expect(await grant(elsewhere, player)).not.toBeNull();
    expect(await grant(pass, pass.visitor)).not.toBeNull();
  });

  test("is listed without a name: the kind, since when, and the rights", async () => {
    const pass = await seatedTable();
    const [phone, account] = [guest(), await signedUp("Zephyrine")];
    await join(phone, pass, "watch");
    await join(account, pass, "sit");
    const { body } = await ask(readLinks, pass, pass.visitor);
    expect(JSON.stringify(body)).not.toContain("Zephyrine");
    const byLink = {
      as: "guest",
      name: null,
      seat: null,
      browsers: ["A browser"],
      since: expect.any(String),
      here: false,
      own: false,
    };
    expect((body as SharedTable).phones).toEqual(
      expect.arrayContaining([
        { ...byLink, phone: handleOf(pass, phone), may: "watch", signedIn: false },
        { ...byLink, phone: handleOf(pass, account), may: "record", signedIn: true },
      ]),
    );
    for (const who of [phone, account, pass.visitor])
      expect(JSON.stringify(body)).not.toContain(holderOf(who));
  });
});

describe("invalid links", () => {
  const open = (token: string, address: string) => joinWith(token, { address });

  test("are limited per minute and address; right ones do not count", async () => {
    const pass = await seatedTable();
    const right = tokenOf((await tableLinks(pass)).watch);
    for (let phone = 0; phone < 15; phone++) expect((await open(right, "192.0.2.1")).status).toBe(200);
    for (let guess = 0; guess < 30; guess++)
      expect((await open(`guess-${guess}`, "192.0.2.1")).status).toBe(404);
    const answer = await open("x".repeat(22), "192.0.2.1");
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ ok: false, code: "too-many" });
    // Guesses block no holder of a right link, new or known.
    const sit = tokenOf((await tableLinks(pass)).sit);
    expect((await open(sit, "192.0.2.1")).status).toBe(200);
    const page = { headers: new Headers({ "x-peer-address": "192.0.2.1" }) };
    for (const visitor of [{ device: null, account: null }, pass.visitor])
      expect(await followLink(page, visitor, sit)).toMatchObject({ ok: true });
    expect(await followLink(page, pass.visitor, "y".repeat(22))).toMatchObject({
      refusal: { code: "too-many" },
    });
  });

  test("block no one in a bar by repeated scans of one", async () => {
    const right = tokenOf((await tableLinks(await seatedTable())).sit);
    for (let scan = 0; scan < 100; scan++) expect((await open("a-dead-code", "192.0.2.3")).status).toBe(404);
    expect((await open(right, "192.0.2.3")).status).toBe(200);
  });

  test("are not reset by opening a right one again", async () => {
    const right = tokenOf((await tableLinks(await seatedTable())).sit);
    const statuses: number[] = [];
    for (let guess = 0; guess < 40; guess++) {
      await open(right, "192.0.2.4");
      statuses.push((await open(`guess-${guess}`, "192.0.2.4")).status);
    }
    expect(statuses.indexOf(429)).toBe(30);
  });
});

test("returns the current link for a repeated start", async () => {
  const visitor = guest();
  const table = crew("Ann", "Bob");
  await startGame(visitor, table);
  const pass = await access(visitor, table.id, "relink");
  if (!pass.ok) throw new Error(pass.refusal.message);
  const { sit } = await resetLinks(pass.value);
  expect(await startGame(visitor, table)).toEqual({ ok: true, value: { id: table.id, join: sit } });
});
