import { describe, expect, test } from "vitest";
import { database } from "@/lib/server/db/db";
import { access } from "@/lib/server/identity/access";
import { holderOf, type Visitor } from "@/lib/server/identity/visitor";
import { sharedTable } from "@/lib/server/publicLinks/sharedTable";
import { joinByLink, tableLinks } from "@/lib/server/table/links/tableLink";
import { bangs, outcome, says, start } from "../engine/tableOf";
import { testGroup } from "./group";
import { ownDataFolder } from "./ownDataFolder";
import { routeAt } from "./routeAt";
import { ask, follow, followed, revoke, share, sharedRound, tokenIn } from "./sharedVerdict";
import { guest, ROUND, recordAll, seatedTable } from "./table";

const { GET: elsewhereRoute } = routeAt("/api/v1/games/{game}/rounds/{round}/elsewhere");

ownDataFolder();

describe("a verdict's link", () => {
  test("is public: the verdict, its names and game, nothing of its authors", async () => {
    const { pass, token } = await sharedRound();
    const verdict = await followed(token);
    expect(verdict).toMatchObject({
      game: "firehouse",
      names: { s1: "Ann", s2: "Bob", s3: "Cy" },
      status: "stands",
      drawn: { claimer: "s1", challengers: ["s3"], finding: { found: 4, margin: -5 } },
    });
    const json = JSON.stringify(verdict);
    expect(json).not.toContain(pass.gameId);
    expect(json).not.toContain(holderOf(pass.visitor));
  });

  test("has 128 bits, the same for every request, another for every round and game", async () => {
    const { pass, token } = await sharedRound();
    await recordAll(pass, [start("s3"), says("s3", "2 fives"), bangs("s1"), outcome("there")], ROUND.length);
    const other = await sharedRound();
    const second = await share(pass, pass.visitor, { round: 2 });
    expect((await share(pass)).body.url).toMatch(new RegExp(`/verdict/${token}$`));
    expect(new Set([token, other.token, tokenIn(second.body.url)]).size).toBe(3);
    expect(Buffer.from(token, "base64url")).toHaveLength(16);
  });

  test("is not in the database", async () => {
    const { token } = await sharedRound();
    const rows = await database().publicLink.findMany();
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const { hash } of rows) expect(await follow(hash ?? "")).toMatchObject({ ok: false });
  });

  test("starts with the public origin", async () => {
    const { pass, token } = await sharedRound();
    expect((await share(pass)).body.url).toBe(`http://table.example:3000/verdict/${token}`);
  });

  test("is invalid once turned off; shared again it is another one", async () => {
    const { pass, token } = await sharedRound();
    expect(await revoke(pass, 1)).toEqual({ status: 200, body: { ok: true } });
    expect(await follow(token)).toMatchObject({ refusal: { code: "no-such-verdict" } });
    expect(await revoke(pass, 1)).toMatchObject({ status: 404, body: { code: "no-such-verdict" } });
    const again = tokenIn((await share(pass)).body.url);
    expect(again).not.toBe(token);
    expect((await followed(again)).status).toBe("stands");
    expect(await follow(token)).toMatchObject({ ok: false });
  });

  test("is deleted with its game, and with its group while that is deleted", async () => {
    const { pass, token } = await sharedRound();
    const group = await testGroup();
    await database().game.update({ where: { id: pass.gameId }, data: { groupId: group.id } });
    expect(await follow(token)).toMatchObject({ ok: true });
    await database().group.update({ where: { id: group.id }, data: { deletedAt: new Date() } });
    expect(await follow(token)).toMatchObject({ refusal: { code: "no-such-verdict" } });
  });

  test("must have the exact format", async () => {
    for (const token of [
      "",
      "x".repeat(22),
      "x".repeat(5000),
      "../../etc/passwd",
      "%00",
      "’; DROP TABLE",
      "🎲",
    ])
      expect(await follow(token), token).toMatchObject({ refusal: { code: "no-such-verdict" } });
  });

  test("has a guess limit per minute and address; right ones do not count", async () => {
    const { token } = await sharedRound();
    await Promise.all(Array.from({ length: 80 }, () => follow(token, "198.51.100.1")));
    for (let guess = 0; guess < 60; guess++)
      expect(await follow(`guess-${guess}`, "198.51.100.1")).toMatchObject({
        refusal: { code: "no-such-verdict" },
      });
    expect(await follow("one-more-guess", "198.51.100.1")).toMatchObject({
      refusal: { code: "too-many", wait: expect.any(Number) },
    });
    expect(await follow(token, "198.51.100.1")).toMatchObject({ ok: true });
  });
});

describe("sharing", () => {
  test("is for phones that can record; keepers turn it off, and see shared ones", async () => {
    const { pass } = await sharedRound();
    const [player, watcher] = [guest(), guest()];
    const links = await tableLinks(pass);
    await joinByLink(player, links.sit.slice("/join/".length));
    await joinByLink(watcher, links.watch.slice("/join/".length));
    expect(await share(pass, player)).toMatchObject({ status: 200 });
    expect(await share(pass, watcher)).toMatchObject({ status: 403, body: { code: "only-watching" } });
    expect(await share(pass, guest())).toMatchObject({ status: 404, body: { code: "no-such-table" } });
    expect(await revoke(pass, 1, player)).toMatchObject({ status: 403, body: { code: "not-the-keeper" } });
    expect(await revoke(pass, 1, guest())).toMatchObject({ status: 404 });
    const seen = async (visitor: Visitor) => {
      const given = await access(visitor, pass.gameId, "share");
      return given.ok ? (await sharedTable(given.value)).verdicts : "refused";
    };
    expect(await seen(pass.visitor)).toEqual([{ place: 1, round: 1, since: expect.any(String) }]);
    expect(await seen(player)).toBeNull();
    await revoke(pass, 1);
    expect(await seen(pass.visitor)).toEqual([]);
  });

  test.each([
    {},
    [],
    null,
    { round: 0 },
    { round: 1.5 },
    { round: "1" },
    { round: 1, place: 1 },
    { round: 1e12 },
  ])("is refused with a body of %j", async (body) => {
    const pass = await seatedTable();
    await recordAll(pass, ROUND);
    expect((await share(pass, pass.visitor, body)).status).toBe(422);
    expect(await database().publicLink.count({ where: { gameId: pass.gameId } })).toBe(0);
  });

  test("is refused for an unsettled round, and for a verdict elsewhere", async () => {
    const { pass } = await sharedRound();
    for (const round of [2, 999_999])
      expect(await share(pass, pass.visitor, { round })).toMatchObject({
        status: 404,
        body: { code: "no-such-round" },
      });
    for (const round of ["0", "2", "-1", "1.0", "1e0", "x", "99999999999999999999"])
      expect(await ask(elsewhereRoute, pass, pass.visitor, { round })).toMatchObject({ status: 404 });
    for (const place of ["0", "2", "x", "1e0"])
      expect(await revoke(pass, place)).toMatchObject({ status: 404 });
  });
});

test("shows “but we play” to readers of the table: other rules' verdicts on a round", async () => {
  const { pass } = await sharedRound();
  const watcher = guest();
  await joinByLink(watcher, (await tableLinks(pass)).watch.slice("/join/".length));
  const { status, body } = await ask(elsewhereRoute, pass, watcher, { round: "1" });
  expect(status).toBe(200);
  expect(body.elsewhere.others.map(({ option }: { option: string }) => option)).toEqual([
    "out_of_turn",
    "end_alone",
    "wild_face",
    "price",
    "price",
  ]);
  expect((await ask(elsewhereRoute, pass, guest(), { round: "1" })).status).toBe(404);
});
