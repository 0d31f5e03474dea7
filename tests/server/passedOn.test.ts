import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginPassed, openOffline, syncOfflineGame } from "@/lib/client/offlineGames";
import { codesOf } from "@/lib/client/transfer/codes";
import { importTable, type Received, takeOver } from "@/lib/client/transfer/importTable";
import type { Action } from "@/lib/engine";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import type { OpenTable } from "@/lib/protocol/entry";
import { database } from "@/lib/server/db/db";
import type { Pass } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { joinByLink, tableLinks } from "@/lib/server/table/links/tableLink";
import { openTable } from "@/lib/server/table/openTable";
import { record } from "@/lib/server/table/record/record";
import { says, start } from "../engine/tableOf";
import { testGroup } from "./group";
import { ownDataFolder } from "./ownDataFolder";
import { cookieOf } from "./people";
import { routeAt } from "./routeAt";
import { crew, entriesOf, guest, recordAll, seatedTable } from "./table";

// Codes that an online phone reads: the server's data for that game counts.

ownDataFolder();

const ROUTES = {
  game: routeAt("/api/v1/games/{game}"),
  journal: routeAt("/api/v1/games/{game}/journal"),
  games: routeAt("/api/v1/games"),
};

/** The phone that scans; null offline. */
let phone: Visitor | null = null;
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (phone === null) throw new TypeError("Failed to fetch");
    const headers = {
      host: "table.local",
      "content-type": "application/json",
      cookie: await cookieOf(phone),
    };
    const request = new Request(`http://table.local${address}`, { method, headers, body: body ?? null });
    const [, id = "", what = ""] = /^\/api\/v1\/games(?:\/([^/]+))?(?:\/(journal))?$/.exec(address) ?? [];
    const context = { params: Promise.resolve({ id }) };
    if (method === "POST") {
      sent.push(JSON.parse(String(body)));
      return ROUTES.games.POST(request, { params: Promise.resolve({}) });
    }
    return (what === "" ? ROUTES.game : ROUTES.journal).GET(request, context);
  });
});
afterEach(() => {
  phone = null;
  vi.unstubAllGlobals();
});

const FORGED: readonly Action[] = [
  says("s1", "3 twos"),
  { do: "adjust", what: "good", count: 4, from: "bank", to: "s3", note: "Cooked" },
  { do: "adjust", what: "bad", count: 4, from: "bank", to: "s1", note: "Late" },
];

const tapsOf = (actions: readonly Action[]) =>
  entriesOf(actions).map(({ id, action }) => ({ id, at: 1, action }));

/** Scans arbitrary codes. */
async function reads(written: object): Promise<Received> {
  const text = JSON.stringify({ format: "dice-pass/1", engine: ENGINE_VERSION, ...written });
  let found = await importTable("#");
  for (const link of await codesOf(text, "http://table.local")) found = await importTable(new URL(link).hash);
  return found;
}

/** The listed records, in words. */
const sentencesOf = (found: Received): readonly string[] => {
  if (found.fit !== "takes") throw new Error(found.fit);
  return found.taking.records.map(({ sentence, byHand }) => `${byHand ? "! " : ""}${sentence}`);
};

const tokenTo = async (pass: Pass, way: "sit" | "watch"): Promise<string> =>
  (await tableLinks(pass))[way].split("/").at(-1) ?? "";

/** A table of three, in its first round. */
async function openRound(): Promise<Pass> {
  const pass = await seatedTable();
  await recordAll(pass, [start("s1")]);
  return pass;
}

test("lists everything a watcher's code would record, manual first, and refuses it for a watcher, a stranger and a removed phone", async () => {
  const pass = await openRound();
  const code = { game: pass.gameId, from: 1, taps: tapsOf(FORGED) };
  const [watcher, sitter] = [guest(), guest()];
  await joinByLink(watcher, await tokenTo(pass, "watch"));
  await joinByLink(sitter, await tokenTo(pass, "sit"));
  for (const may of [pass.visitor, sitter]) {
    phone = may;
    expect(sentencesOf(await reads(code))).toEqual([
      "! Cy got four goods: Cooked",
      "! Ann took four bads: Late",
      "Ann said 3 twos",
    ]);
  }
  phone = watcher;
  expect(await reads(code)).toEqual({ fit: "watches" });
  phone = guest();
  expect(await reads(code)).toEqual({ fit: "not-at-table" });
  await database().grant.deleteMany({ where: { holder: sitter.device?.id ?? "" } });
  phone = sitter;
  expect(await reads(code)).toEqual({ fit: "not-at-table" });
  expect(await database().entry.count({ where: { gameId: pass.gameId } })).toBe(1);
});

test("omits what the server has already; refuses a code with other base entries, or overtaken by others", async () => {
  const pass = await openRound();
  phone = pass.visitor;
  const taps = tapsOf([says("s1", "3 twos"), says("s2", "4 twos")]);
  const code = { game: pass.gameId, from: 1, taps };
  expect(sentencesOf(await reads(code))).toEqual(["Ann said 3 twos", "Bob said 4 twos"]);
  const [first] = taps;
  await record(pass, [{ id: first?.id ?? "", action: says("s1", "3 twos"), after: 1 }]);
  expect(sentencesOf(await reads(code))).toEqual(["Bob said 4 twos"]);

  const refused = { fit: "disagrees", game: pass.gameId };
  const others = { ...code, taps: tapsOf([says("s1", "3 threes")]) };
  expect(await reads(others)).toEqual(refused);
  await recordAll(pass, [says("s2", "5 twos")], 2);
  expect(await reads(code)).toEqual(refused);
  expect(await reads({ ...code, taps: taps.slice(0, 1) })).toEqual({ fit: "here", game: pass.gameId });
});

test("compares a code's table with the server’s, whose state and names count", async () => {
  const pass = await openRound();
  phone = pass.visitor;
  const table = await openTable(pass);
  const code = { game: pass.gameId, from: 1, taps: tapsOf([says("s1", "3 twos")]), table };
  const swapped: OpenTable = { ...table, names: { ...table.names, s1: "Bob", s2: "Ann" } };
  expect(sentencesOf(await reads({ ...code, table: swapped }))).toEqual(["Ann said 3 twos"]);
  const refused = { fit: "disagrees", game: pass.gameId };
  const [begins] = table.round;
  if (!begins) throw new Error("no round");
  for (const round of [[{ ...begins, id: "another-entry" }], [{ ...begins, seq: 7 }], [7], [[]], [null]])
    expect(await reads({ ...code, table: { ...table, round } })).toEqual(refused);
  expect(await reads({ ...code, from: 9, table: { ...table, seq: 9 } })).toEqual(refused);
});

test("does not send a game to the group named in the code; the server refuses it without the right to play there", async () => {
  const group = await testGroup();
  const begun = { ...crew("Ann", "Bob"), group: group.id, season: null, after: "a-game-that-was-there" };
  const code = {
    game: begun.id,
    from: 0,
    taps: tapsOf([start("s1")]),
    begun: { sent: begun, table: begun.id },
  };
  for (const who of [guest(), group.viewer, group.owner]) {
    phone = who;
    const found = await reads(code);
    expect(sentencesOf(found)).toEqual(["Ann started a round, fours wild"]);
    if (found.fit !== "takes") throw new Error(found.fit);
    expect(await takeOver(found.taking)).toBe(true);
    const stored = await openOffline(begun.id);
    if (!stored?.begun) throw new Error("not kept");
    expect(await syncOfflineGame(stored)).toBe("waits");
    expect(sent).toEqual([]);
    const own = await beginPassed(stored, stored.begun);
    const alone = await openOffline(own);
    if (!alone) throw new Error("not kept");
    expect(await syncOfflineGame(alone)).toEqual({ synced: own });
    expect(sent).toEqual([{ ...crew("Ann", "Bob"), id: own }]);
    expect(await database().game.findUniqueOrThrow({ where: { id: own } })).toMatchObject({ groupId: null });
    sent = [];
  }
  // Like a phone of ours sends its own game.
  for (const who of [guest(), group.viewer]) {
    phone = who;
    const answer = await fetch("/api/v1/games", {
      method: "POST",
      body: JSON.stringify({ ...crew("Ann", "Bob"), group: group.id }),
    });
    expect([401, 403]).toContain(answer.status);
  }
  expect(await database().game.count({ where: { groupId: group.id } })).toBe(0);
});
