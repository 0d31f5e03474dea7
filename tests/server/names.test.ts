import { beforeEach, describe, expect, test } from "vitest";
import { exportRecord } from "@/lib/protocol/exports";
import { replay } from "@/lib/protocol/replay";
import type { ChangedPlayer } from "@/lib/protocol/rosterSchemas";
import { database } from "@/lib/server/db/db";
import { access } from "@/lib/server/identity/access";
import { addPlayers, changePlayer } from "@/lib/server/roster/players";
import { gamesOf } from "@/lib/server/table/gamesOf";
import { readHistory } from "@/lib/server/table/history/history";
import { Looks } from "@/lib/server/table/lookalikes";
import { openTable } from "@/lib/server/table/openTable";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { Browser } from "./accounts/browser";
import { ask, belongs, type Crew, cachedCrew } from "./cachedCrew";
import { onRoster, passOf, testGroup } from "./group";
import { ownDataFolder } from "./ownDataFolder";
import { signedUp } from "./people";
import { crew, freshId, guest, ROUND, recordAll, seatedTable } from "./table";

ownDataFolder();

/** Two names that look the same, or nearly. */
const TWINS = [
  ["Ann", "Ann\u200b"],
  ["Ann", "Ann\u2060\u2800"],
  ["Рос", "Poc"],
  ["Ida", "lda"],
  ["Ann", "𝐀𝐧𝐧"],
  ["Ann", "Ａｎｎ"],
  ["Ann 1", "Ann l"],
  ["Bob O", "Bob 0"],
  ["Ann Lee", "Ann\u3000Lee"],
  ["علیرضا", "علی\u200cرضا"],
  ["Tom", "Torn"],
  ["Σ", "∑"],
] as const;

/** Two clearly different names. */
const UNLIKE = [
  ["Jose", "José"],
  ["Zoe", "Zoë"],
  ["Ian", "Lan"],
  ["Иван", "Ivan"],
  ["李", "季"],
  ["🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
  ["Ann 1", "Ann 2"],
  ["عمر", "عمرو"],
] as const;

describe("at a table", () => {
  test.each(TWINS)("refuses %s and %s together, or one after the other", async (one, other) => {
    for (const names of [
      [one, other],
      [other, one],
    ])
      expect(await startGame(guest(), crew(...names))).toMatchObject({
        refusal: { code: "duplicate-player", message: expect.stringContaining(`${names[1]?.slice(0, 3)}`) },
      });
    const keeper = guest();
    const table = crew(one, "Zed");
    expect(await startGame(keeper, table)).toMatchObject({ ok: true });
    const pass = await access(keeper, table.id, "record");
    if (!pass.ok) throw new Error();
    const joins = { id: freshId(), after: 0, action: { do: "join", player: "s3" }, name: other } as const;
    expect(await record(pass.value, [joins])).toMatchObject({ refusal: { code: "duplicate-player" } });
    expect(await database().seat.count({ where: { gameId: table.id } })).toBe(2);
  });

  test.each(UNLIKE)("accepts %s and %s", async (one, other) => {
    expect(await startGame(guest(), crew(one, other))).toMatchObject({ ok: true });
  });

  test("refuses an invisible name, or mixed alphabets; invisible characters are dropped", async () => {
    const pass = await seatedTable();
    const joins = (name: string) =>
      record(pass, [{ id: freshId(), after: 0, action: { do: "join", player: "s4" }, name }]);
    for (const name of ["", "\u3164", "\u2800\u200b", "\u0301", "Dаn"])
      expect(await joins(name)).toMatchObject({ ok: false, refusal: { code: "bad-player-name" } });
    expect(await joins("\u00adDan\u2060 \u00a0 Roe")).toMatchObject({ ok: true });
    expect((await openTable(pass)).names).toMatchObject({ s4: "Dan Roe" });
  });

  test("checks a join by correction too", async () => {
    const pass = await seatedTable();
    await recordAll(pass, ROUND);
    const joins = { do: "join", player: "s4" } as const;
    const entry = { id: freshId(), after: 4, action: joins, replaces: [4] };
    expect(await record(pass, [{ ...entry, name: "Ann\u200b" }])).toMatchObject({
      refusal: { code: "duplicate-player" },
    });
  });
});

describe("in a group", () => {
  test("refuses a guest name that looks like a roster player", async () => {
    const group = await testGroup();
    await onRoster(group.pass, "Рос", "Ann");
    const sitting = (...names: string[]) => startGame(group.keeper, { ...crew(...names), group: group.id });
    expect(await sitting("Poc", "Zed")).toMatchObject({ refusal: { code: "duplicate-player" } });
    expect(await sitting("Рос", "ann")).toMatchObject({ ok: true });
    const seats = await database().seat.findMany({ where: { game: { groupId: group.id } } });
    expect(seats.filter(({ playerId }) => playerId === null)).toEqual([]);
  });

  let made: Crew;
  beforeEach(async () => {
    made = await cachedCrew();
  });

  test("refuses two roster names that differ by case, and identifies such a guest as the player", async () => {
    const group = await testGroup();
    const [ilker = "", gasse = ""] = await onRoster(group.pass, "İlker", "Straße");
    for (const name of ["ilker", "ILKER", "STRASSE", "straẞe"])
      expect(await addPlayers(group.pass, { names: [name] })).toMatchObject({
        ok: false,
        refusal: { code: "duplicate-player" },
      });
    const table = { ...crew("ilker", "STRASSE"), group: group.id };
    expect(await startGame(group.member, table)).toMatchObject({ ok: true });
    const seats = await database().seat.findMany({
      where: { gameId: table.id },
      orderBy: { position: "asc" },
    });
    expect(seats.map(({ playerId }) => playerId)).toEqual([ilker, gasse]);
    expect(await startGame(guest(), crew("Straße", "STRASSE"))).toMatchObject({ ok: false });
  });

  test("refuses two lookalikes on a roster, by name or nickname", async () => {
    const pass = await passOf(made.keeper, made.id);
    await onRoster(pass, "Ida", "Bo");
    for (const names of [["lda"], ["Cy", "Сy"], ["\u3164"], ["Cy", "Ⅽy"]])
      expect([names, (await addPlayers(pass, { names })).ok]).toEqual([names, false]);
    const bo = await database().player.findFirstOrThrow({ where: { groupId: made.id, name: "Bo" } });
    const rename = (change: ChangedPlayer) => changePlayer(pass, bo.id, change);
    expect(await rename({ nickname: "lda" })).toMatchObject({ refusal: { code: "duplicate-player" } });
    expect(await rename({ name: "B\u200bo" })).toMatchObject({ ok: true });
    expect(await rename({ nickname: "\u200b" })).toMatchObject({ ok: true });
    expect(await database().player.findUnique({ where: { id: bo.id } })).toMatchObject({
      name: "Bo",
      nickname: null,
    });
  });

  test("requires visible, distinguishable names for house rules, seasons and the group", async () => {
    const preset = (name: string) =>
      ask(made.keeper, "presets", "POST", {
        params: { id: made.id },
        body: { game: "perudo", name, house: {} },
      });
    expect((await preset("Ill")).status).toBe(201);
    expect((await preset("lll")).body.code).toBe("preset-taken");
    expect((await preset("\u3164")).body.code).toBe("bad-preset-name");
    expect((await preset("Bаr")).body.code).toBe("mixed-name");
    const rename = (name: string) =>
      ask(made.owner, "group", "PATCH", { params: { id: made.id }, body: { name } });
    expect((await rename("\u2800")).body.code).toBe("bad-group-name");
    expect((await rename("Сlub")).body.code).toBe("mixed-name");
    expect((await rename("Клуб \u2060🎲")).status).toBe(200);
    expect(await database().group.findUnique({ where: { id: made.id } })).toMatchObject({ name: "Клуб 🎲" });
  });

  test("numbers members whose accounts look alike", async () => {
    for (const name of ["Рос", "Poc"]) await belongs(made.id, await signedUp(name), "member");
    const { body } = await ask(made.keeper, "members", "GET", { params: { id: made.id } });
    const names = body.members.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(["Рос", "Poc 2"]));
  });
});

test("requires a visible account name, in one alphabet per word", async () => {
  await database().installation.updateMany({ data: { signUp: "open" } });
  for (const [name, code] of [
    ["\u3164", "bad-name"],
    ["\u200b\u2060", "bad-name"],
    ["Аnna", "mixed-name"],
  ] as const)
    expect((await new Browser().signUp(name)).body.code).toBe(code);
});

describe("names from before", () => {
  test("are shown with a number or a question mark, and their game continues", async () => {
    const keeper = guest();
    const pass = await seatedTable(keeper);
    for (const [key, name] of [
      ["s1", "Рос"],
      ["s2", "Poc"],
      ["s3", "\u3164"],
    ] as const)
      await database().seat.update({ where: { gameId_key: { gameId: pass.gameId, key } }, data: { name } });
    const names = { s1: "Рос", s2: "Poc 2", s3: "?" };
    expect((await openTable(pass)).names).toEqual(names);
    await recordAll(pass, ROUND);
    const joins = { id: freshId(), after: 4, action: { do: "join", player: "s4" }, name: "Dan" } as const;
    expect(await record(pass, [joins])).toMatchObject({ ok: true });
    const history = await readHistory(pass);
    expect(history.names).toEqual({ ...names, s4: "Dan" });
    expect(replay(exportRecord(history))).toMatchObject({ ok: true });
    expect(await gamesOf(keeper)).toMatchObject({ games: [{ id: pass.gameId }] });
  });

  test("on a roster still sit down", async () => {
    const group = await testGroup();
    const [ann] = await onRoster(group.pass, "Ann");
    await database().player.update({ where: { id: ann as string }, data: { name: "Ann  \u200bLee" } });
    expect(await startGame(group.keeper, { ...crew("Ann Lee", "Zed"), group: group.id })).toMatchObject({
      ok: true,
    });
    expect(await database().seat.count({ where: { playerId: ann as string } })).toBe(1);
  });
});

test("compares lookalikes symmetrically", () => {
  for (const [one, other] of [...TWINS, ...UNLIKE])
    expect(new Looks([one]).like(other) === one).toBe(new Looks([other]).like(one) === other);
});
