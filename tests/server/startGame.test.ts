import { describe, expect, test } from "vitest";
import { database } from "@/lib/server/db/db";
import { access } from "@/lib/server/identity/access";
import { holderOf } from "@/lib/server/identity/visitor";
import { gamesOf } from "@/lib/server/table/gamesOf";
import { joinByLink } from "@/lib/server/table/links/tableLink";
import { openTable } from "@/lib/server/table/openTable";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { ownDataFolder } from "./ownDataFolder";
import { crew, guest, ROUND, recordAll, seatedTable } from "./table";

ownDataFolder();

describe("starting a game", () => {
  test("seats the crew, resolves the house rules and makes the device its keeper", async () => {
    const keeper = guest();
    const table = { ...crew(" Ann ", "Bob"), house: { cap_bids: "on" } };
    expect(await startGame(keeper, table)).toEqual({
      ok: true,
      value: { id: table.id, join: expect.stringMatching(/^\/join\/[\w-]{22}$/) },
    });
    const pass = await access(keeper, table.id, "record");
    if (!pass.ok) throw new Error();
    expect(pass.value.purposes).toEqual(["read", "record", "share", "relink", "restore"]);
    expect(await openTable(pass.value)).toMatchObject({
      seq: 0,
      names: { s1: "Ann", s2: "Bob" },
      state: { phase: "between-rounds", house: { cap_bids: "on", raise: "quantity-major" } },
    });
    const game = await database().game.findUniqueOrThrow({ where: { id: table.id } });
    expect(game.house).toMatchObject({ cap_bids: "on", raise: "quantity-major" });
  });

  test("returns the same for the same request, even after the game has gone on", async () => {
    const keeper = guest();
    const table = crew("Ann", "Bob");
    const first = await startGame(keeper, table);
    const pass = await access(keeper, table.id, "record");
    if (pass.ok) {
      const joins = {
        id: "somebody-joins",
        after: 0,
        action: { do: "join", player: "s3" },
        name: "Zed",
      } as const;
      expect(await record(pass.value, [joins])).toMatchObject({ ok: true });
      await recordAll(pass.value, [{ do: "start-round", starter: "s1", wild: 2 }], 1);
    }
    expect(await startGame(keeper, { ...table, house: { raise: "quantity-major" } })).toEqual(first);
    const twins = crew("Ann", "Bob");
    const answers = await Promise.all([1, 2, 3].map(() => startGame(keeper, twins)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
  });

  const table = crew("Ann", "Bob");
  const keeper = guest();
  const others = [
    ["another device", guest(), table],
    ["other names", keeper, { ...table, players: crew("Ann", "Bo").players }],
    ["another order", keeper, { ...table, players: [...table.players].reverse() }],
    ["other house rules", keeper, { ...table, house: { cap_bids: "on" } }],
    ["one more player", keeper, { ...table, players: crew("Ann", "Bob", "Cy").players }],
  ] as const;
  test.each(others)("is refused for the same id with %s", async (_what, device, other) => {
    await startGame(keeper, table);
    expect(await startGame(device, other)).toMatchObject({ ok: false, refusal: { code: "id-reused" } });
  });

  test.each([
    ["too-few-players", crew("Ann")],
    ["duplicate-player", crew("Ann", "ann ")],
    ["bad-player-name", crew("Ann", "Bank")],
    ["bad-player-name", crew("Ann", "x".repeat(41))],
    ["unknown-game", { ...crew("Ann", "Bob"), game: "chess" }],
    ["unknown-option", { ...crew("Ann", "Bob"), house: { constructor: 1 } }],
    ["bad-option-value", { ...crew("Ann", "Bob"), house: { cap_bids: true } }],
  ])("refuses %s and writes nothing", async (code, wrong) => {
    const device = guest();
    expect(await startGame(device, wrong)).toMatchObject({ ok: false, refusal: { code } });
    expect(await database().game.count({ where: { id: wrong.id } })).toBe(0);
    expect((await gamesOf(device)).games).toEqual([]);
  });
});

describe("a device's games", () => {
  test("are those it started or joined, newest first, with their standing", async () => {
    const me = guest();
    const mine = await seatedTable(me);
    await seatedTable();
    const theirs = await seatedTable();
    await recordAll(theirs, ROUND.slice(0, 3));
    const game = await database().game.findUniqueOrThrow({
      where: { id: theirs.gameId },
    });
    await database().grant.create({
      data: { tableId: theirs.tableId, holder: holderOf(me), role: "player" },
    });
    const { games, next } = await gamesOf(me);
    expect(games).toEqual([
      {
        id: theirs.gameId,
        table: theirs.tableId,
        ruleSet: "firehouse",
        house: expect.objectContaining({ dice_each: "auto", out_of_turn: "on" }),
        names: ["Ann", "Bob", "Cy"],
        crew: ["Ann", "Bob", "Cy"],
        startedAt: game.createdAt.toISOString(),
        lastAt: game.updatedAt.toISOString(),
        phase: "revealing",
        round: 1,
        playoffOf: null,
        playoff: null,
        finished: null,
        expiresAt: null,
      },
      expect.objectContaining({ id: mine.gameId, phase: "between-rounds" }),
    ]);
    expect(next).toBeNull();
  });

  test("come twenty at a time, each once", async () => {
    const me = guest();
    const started: string[] = [];
    for (let at = 0; at < 45; at++) started.unshift((await seatedTable(me)).gameId);
    const pages = [await gamesOf(me)];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await gamesOf(me, next));
    expect(pages.map(({ games }) => games.length)).toEqual([20, 20, 5]);
    const listed = pages.flatMap(({ games }) => games.map(({ id }) => id));
    expect([...listed].sort()).toEqual([...started].sort());
    expect(await gamesOf(me, "garbage~")).toEqual(pages[0]);
  });

  test("name who washes after the end", async () => {
    const me = guest();
    const pass = await seatedTable(me, { end_alone: 1 });
    await recordAll(pass, ROUND);
    const { games } = await gamesOf(me);
    expect(games[0]).toMatchObject({
      phase: "finished",
      finished: { winners: ["Bob", "Cy"], losers: ["Ann"] },
    });
  });

  test("are unchanged by an invalid link", async () => {
    const me = guest();
    expect(await joinByLink(me, "nowhere")).toBeNull();
    expect((await gamesOf(me)).games).toEqual([]);
  });
});
