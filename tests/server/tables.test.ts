import { describe, expect, test } from "vitest";
import type { NextGame } from "@/lib/protocol/entry";
import { database } from "@/lib/server/db/db";
import { access, accessTable, type Pass } from "@/lib/server/identity/access";
import { holderOf, type Visitor } from "@/lib/server/identity/visitor";
import { takeSeat } from "@/lib/server/seats/takeSeat";
import { currentGame } from "@/lib/server/table/currentGame";
import { moveGrants } from "@/lib/server/table/grants/moveGrants";
import { publicHolderId } from "@/lib/server/table/grants/publicIds";
import { removePhone } from "@/lib/server/table/grants/removePhone";
import { joinByLink, tableLinks } from "@/lib/server/table/links/tableLink";
import { EntryStream } from "@/lib/server/table/live/entryStream";
import { readLiveState } from "@/lib/server/table/live/liveState";
import { openTable } from "@/lib/server/table/openTable";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { onRoster, testGroup } from "./group";
import { ownDataFolder } from "./ownDataFolder";
import { cookieOf, signedUp } from "./people";
import { routeAt } from "./routeAt";
import { crew, freshId, guest, recordAll, seatedTable } from "./table";

// Games follow one another at a table, with the people who sit there.

ownDataFolder();

async function passTo(visitor: Visitor, gameId: string): Promise<Pass> {
  const pass = await access(visitor, gameId, "read");
  if (!pass.ok) throw new Error(pass.refusal.message);
  return pass.value;
}

/** A visitor by the table's link takes a seat. */
async function sitsDown(pass: Pass, seat: string | null, visitor = guest()): Promise<Visitor> {
  await joinByLink(visitor, (await tableLinks(pass)).sit.slice("/join/".length));
  if (seat !== null)
    expect(await takeSeat(await passTo(visitor, pass.gameId), { seat })).toMatchObject({ ok: true });
  return visitor;
}

const ends = (pass: Pass) => recordAll(pass, [{ do: "end", losers: ["s1"] }]);

const next = async (visitor: Visitor, after: string, names = ["Ann", "Bob", "Cy"], more: object = {}) => {
  const table = { ...crew(...names), after, ...more };
  const started = await startGame(visitor, table);
  return started.ok ? started.value.id : started.refusal.code;
};

const seatOf = async (visitor: Visitor, gameId: string) =>
  (await readLiveState(await passTo(visitor, gameId))).mine;

/** A following phone's message about the table's next game. */
async function nextGameOf(pass: Pass): Promise<() => Promise<NextGame>> {
  const reader = new EntryStream(pass, 0).getReader();
  const text = new TextDecoder();
  let heard = "";
  await reader.read();
  return async () => {
    while (!/event: next\ndata: .*\n\n/.test(heard)) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`the stream ended: ${heard}`);
      heard += text.decode(value);
    }
    await reader.cancel();
    return JSON.parse(/event: next\ndata: (.*)\n\n/.exec(heard)?.[1] ?? "") as NextGame;
  };
}

describe("a table's next game", () => {
  test("is open to everyone of the previous one, by the same links, with their identity", async () => {
    const keeper = guest();
    const first = await seatedTable(keeper);
    const [bob, cy] = [await sitsDown(first, "s2"), await sitsDown(first, "s3")];
    const links = await tableLinks(first);
    await ends(first);
    const id = await next(bob, first.gameId, ["Cy", "Ann", "Bob"]);
    expect(await seatOf(bob, id)).toBe("s3");
    expect(await seatOf(cy, id)).toBe("s1");
    expect(await seatOf(keeper, id)).toBeNull();
    expect(await tableLinks(await passTo(keeper, id))).toEqual(links);
    expect(await access(keeper, id, "relink")).toMatchObject({ ok: true });
    expect(await access(bob, id, "relink")).toMatchObject({ refusal: { code: "not-the-keeper" } });
    expect(await currentGame(database(), first.tableId)).toBe(id);
    expect(await openTable(await passTo(cy, first.gameId))).toMatchObject({ table: first.tableId, next: id });
    expect(await openTable(await passTo(cy, id))).toMatchObject({ table: first.tableId, next: null });
  });

  test("seats people who skipped a game, and late players; no one who left their seat", async () => {
    const first = await seatedTable();
    const [bob, cy, ann] = [
      await sitsDown(first, "s2"),
      await sitsDown(first, "s3"),
      await sitsDown(first, "s1"),
    ];
    await takeSeat(await passTo(ann, first.gameId), { seat: null });
    const second = await next(bob, first.gameId, ["Ann", "Bob"]);
    expect(await Promise.all([ann, bob, cy].map((one) => seatOf(one, second)))).toEqual([null, "s2", null]);
    const third = await next(bob, second, ["Ann", "BOB"]);
    expect(await seatOf(bob, third)).toBe("s2");
    const joins = { id: freshId(), action: { do: "join", player: "s9" } as const, after: 0, name: "cy" };
    expect(await record(await passTo(bob, third), [joins])).toMatchObject({ ok: true });
    expect(await seatOf(cy, third)).toBe("s9");
    const fourth = await next(bob, third, ["Cy", "Bob"]);
    expect(await seatOf(cy, fourth)).toBe("s1");
  });

  test("continues as the same person in a group, under any current name", async () => {
    const group = await testGroup("crew");
    const [ann = ""] = await onRoster(group.pass, "Ann", "Bob");
    const game = { ...crew("Ann", "Bob"), group: group.id };
    expect(await startGame(group.owner, game)).toMatchObject({ ok: true });
    const phone = await sitsDown(await passTo(group.owner, game.id), "s1");
    await database().player.update({ where: { id: ann }, data: { nickname: "Chief" } });
    const id = await next(group.member, game.id, ["Bob", "Chief"]);
    expect(await seatOf(phone, id)).toBe("s2");
  });

  test("recognizes a roster player renamed, merged, and apart from a guest of their old name", async () => {
    const group = await testGroup("crew");
    const [ann = "", annie = ""] = await onRoster(group.pass, "Ann", "Annie", "Bob");
    const game = { ...crew("Ann", "Bob"), group: group.id };
    expect(await startGame(group.owner, game)).toMatchObject({ ok: true });
    const phone = await sitsDown(await passTo(group.owner, game.id), "s1");
    await database().player.update({ where: { id: ann }, data: { name: "Chief" } });
    await database().player.update({ where: { id: annie }, data: { name: "Anna" } });
    const second = await next(group.member, game.id, ["Ann", "Bob", "Chief"]);
    expect(await seatOf(phone, second)).toBe("s3");
    await database().player.update({ where: { id: ann }, data: { mergedInto: annie } });
    const third = await next(group.member, second, ["Bob", "Anna"]);
    expect(await seatOf(phone, third)).toBe("s2");
  });

  test("seats an account as it last sat, on any of its phones", async () => {
    const first = await seatedTable();
    const [device, account] = [
      await sitsDown(first, "s2"),
      await sitsDown(first, "s1", await signedUp("Cleo")),
    ];
    await takeSeat(await passTo(device, first.gameId), { seat: "s3" });
    await database().$transaction((tx) =>
      moveGrants(tx, device.device?.id ?? "", holderOf(account), "A browser"),
    );
    expect(await seatOf(account, await next(first.visitor, first.gameId))).toBe("s3");
  });

  test("moves to an account without a new time", async () => {
    const phone = guest();
    const { gameId } = await seatedTable(phone);
    const long = new Date("2026-11-01T20:00:00Z");
    await database().game.update({ where: { id: gameId }, data: { updatedAt: long } });
    const account = await signedUp("Dora");
    await database().$transaction((tx) =>
      moveGrants(tx, phone.device?.id ?? "", holderOf(account), "A browser"),
    );
    expect(await database().game.findUnique({ where: { id: gameId } })).toMatchObject({
      startedBy: holderOf(account),
      updatedAt: long,
    });
  });

  test("is not announced again by a repeated start, and its link not sent to removed people", async () => {
    const keeper = guest();
    const old = crew("Ann", "Bob", "Cy");
    await startGame(keeper, old);
    const first = await passTo(keeper, old.id);
    const bob = await sitsDown(first, "s2");
    const second = await next(bob, old.id);
    const hear = await nextGameOf(await passTo(bob, second));
    expect(await startGame(keeper, old)).toMatchObject({ ok: true });
    const third = await next(bob, second);
    expect(await hear()).toMatchObject({ game: third });
    await database().grant.deleteMany({ where: { holder: holderOf(keeper) } });
    expect(await startGame(keeper, old)).toMatchObject({ ok: false, refusal: { code: "no-such-table" } });
  });

  test("is announced to every phone at the table, with its starter's name; later to returning ones", async () => {
    const first = await seatedTable();
    const [bob, watcher] = [await sitsDown(first, "s2"), guest()];
    await joinByLink(watcher, (await tableLinks(first)).watch.slice("/join/".length));
    const listeners = await Promise.all(
      [first.visitor, bob, watcher].map(async (one) => nextGameOf(await passTo(one, first.gameId))),
    );
    await ends(first);
    const id = await next(bob, first.gameId);
    for (const hear of listeners) expect(await hear()).toEqual({ game: id, by: "Bob" });
    expect(await (await nextGameOf(await passTo(watcher, first.gameId)))()).toEqual({ game: id, by: "Bob" });
    const unnamed = await next(first.visitor, id);
    expect(await (await nextGameOf(first))()).toEqual({ game: unnamed, by: null });
  });

  test("is one, however many tap; once it is over, another can follow the same game", async () => {
    const first = await seatedTable();
    const phones = await Promise.all(["s1", "s2", "s3"].map((seat) => sitsDown(first, seat)));
    await ends(first);
    const ids = await Promise.all(phones.map((one) => next(one, first.gameId)));
    expect(new Set(ids).size).toBe(1);
    expect(await database().game.count({ where: { tableId: first.tableId } })).toBe(2);
    await ends(await passTo(first.visitor, ids[0] as string));
    expect(ids).not.toContain(await next(first.visitor, first.gameId));
  });

  test("needs the right to record there", async () => {
    const first = await seatedTable();
    const watcher = guest();
    await joinByLink(watcher, (await tableLinks(first)).watch.slice("/join/".length));
    expect(await next(watcher, first.gameId)).toBe("only-watching");
    expect(await next(guest(), first.gameId)).toBe("no-such-table");
    expect(await next(first.visitor, "no-such-game-at-all")).toBe("no-such-table");
    const at = (visitor: Visitor, table: string) => startGame(visitor, { ...crew("Ann", "Bob"), table });
    expect(await at(guest(), first.tableId)).toMatchObject({ refusal: { code: "no-such-table" } });
    expect(await at(watcher, first.tableId)).toMatchObject({ refusal: { code: "only-watching" } });
    const group = await testGroup();
    expect(await next(first.visitor, first.gameId, ["Ann", "Bob"], { group: group.id })).toBe(
      "no-such-group",
    );
    expect(await next(group.owner, first.gameId, ["Ann", "Bob"], { group: group.id })).toBe("no-such-table");
    expect(await database().game.count({ where: { tableId: first.tableId } })).toBe(1);
  });
});

describe("a group's table", () => {
  test("exists from the start, and its games follow one another", async () => {
    const group = await testGroup("crew");
    const [one, two] = [
      { ...crew("Ann", "Bob"), group: group.id },
      { ...crew("Ann", "Bob"), group: group.id },
    ];
    for (const game of [one, two]) expect(await startGame(group.member, game)).toMatchObject({ ok: true });
    const [first, second] = [await passTo(group.owner, one.id), await passTo(group.owner, two.id)];
    expect(second.tableId).toBe(first.tableId);
    expect(await database().table.findMany({ where: { groupId: group.id } })).toMatchObject([
      { name: "Kitchen" },
    ]);
    expect(await currentGame(database(), first.tableId)).toBe(two.id);
    expect(await accessTable(group.viewer, first.tableId, "record")).toMatchObject({
      refusal: { code: "only-watching" },
    });
    expect(await accessTable(await signedUp("Nobody"), first.tableId, "read")).toMatchObject({ ok: false });
  });

  test("lets guests by link start the next game, which is the group's", async () => {
    const group = await testGroup();
    const game = { ...crew("Ann", "Bob"), group: group.id };
    await startGame(group.member, game);
    const stranger = await sitsDown(await passTo(group.owner, game.id), "s2");
    const id = await next(stranger, game.id, ["Ann", "Bob"]);
    expect(await database().game.findUnique({ where: { id } })).toMatchObject({ groupId: group.id });
    expect(await access(stranger, id, "relink")).toMatchObject({ refusal: { code: "not-the-keeper" } });
    expect(await access(group.viewer, id, "read")).toMatchObject({ ok: true });
  });
});

test("removes a guest from all its games, and the next", async () => {
  const first = await seatedTable();
  const bob = await sitsDown(first, "s2");
  const second = await next(first.visitor, first.gameId);
  const keeps = await access(first.visitor, second, "relink");
  if (!keeps.ok) throw new Error(keeps.refusal.message);
  expect(await removePhone(keeps.value, publicHolderId(first.tableId, holderOf(bob)))).toMatchObject({
    ok: true,
  });
  for (const id of [first.gameId, second]) expect(await access(bob, id, "read")).toMatchObject({ ok: false });
  const third = await next(first.visitor, second);
  expect(await database().seat.count({ where: { gameId: third, heldBy: { not: null } } })).toBe(0);
});

describe("a visitor by the link", () => {
  const { POST } = routeAt("/api/v1/joins");
  const joins = async (pass: Pass, visitor: Visitor, key: unknown, game: unknown = pass.gameId) => {
    const token = (await tableLinks(pass)).sit.slice("/join/".length);
    const answer = await POST(
      new Request("http://table/", {
        method: "POST",
        headers: { cookie: await cookieOf(visitor), "content-type": "application/json" },
        body: JSON.stringify({ token, seat: { game, key } }),
      }),
      { params: Promise.resolve({}) },
    );
    return { status: answer.status, ...(await answer.json()) };
  };

  test("takes a free seat by the same tap; if another was faster they join without one", async () => {
    const pass = await seatedTable();
    const [bob, other] = [guest(), guest()];
    expect(await joins(pass, bob, "s2")).toMatchObject({ status: 200, id: pass.gameId, seated: true });
    expect(await seatOf(bob, pass.gameId)).toBe("s2");
    expect(await joins(pass, other, "s2")).toMatchObject({ status: 200, seated: false });
    expect(await seatOf(other, pass.gameId)).toBeNull();
    expect(await joins(pass, guest(), "s77")).toMatchObject({ status: 200, seated: false });
    for (const key of ["", "__proto__", 2, null, { key: "s1" }])
      expect((await joins(pass, guest(), key)).status).toBe(422);
  });

  test("takes a seat in the game whose names were shown, or is asked again", async () => {
    const pass = await seatedTable();
    await ends(pass);
    const second = await next(pass.visitor, pass.gameId, ["Cy", "Ann", "Bob"]);
    const bob = guest();
    expect(await joins(pass, bob, "s2")).toMatchObject({ id: second, seated: false });
    expect(await seatOf(bob, second)).toBeNull();
  });
});
