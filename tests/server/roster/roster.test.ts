import { describe, expect, test } from "vitest";
import { database } from "@/lib/server/db/db";
import { access } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { mergePlayers, separatePlayers } from "@/lib/server/roster/mergePlayers";
import { setBuyIn } from "@/lib/server/roster/nights";
import { addPlayers, changePlayer, removePlayer } from "@/lib/server/roster/players";
import { recordResult } from "@/lib/server/roster/recordResult";
import { rosterOf, unlinkedMembers } from "@/lib/server/roster/rosterOf";
import { readHistory } from "@/lib/server/table/history/history";
import { openTable } from "@/lib/server/table/openTable";
import { startGame } from "@/lib/server/table/record/startGame";
import { onRoster, passOf, type TestGroup, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { signedUp } from "../people";
import { crew, freshId } from "../table";
import { rosterCounted } from "../tally";

ownDataFolder();

const refuses = (code: string) => ({ ok: false, refusal: { code } });

/** Starts a game of a group. Answers its id. */
async function started(visitor: Visitor, group: string, ...names: readonly string[]): Promise<string> {
  const done = await startGame(visitor, { ...crew(...names), group });
  if (!done.ok) throw new Error(done.refusal.message);
  return done.value.id;
}

async function namesAt(visitor: Visitor, game: string): Promise<readonly string[]> {
  const pass = await access(visitor, game, "read");
  if (!pass.ok) throw new Error(pass.refusal.message);
  const table = await openTable(pass.value);
  expect((await readHistory(pass.value)).names).toEqual(table.names);
  return Object.values(table.names);
}

const shown = async (group: TestGroup) => (await rosterOf(group.pass)).map((player) => player.shown);

describe("a roster", () => {
  test("takes several at once, gives each its own color, and lists them by name", async () => {
    const group = await testGroup();
    await onRoster(group.pass, " Cruz ", "abbott", "Baker");
    const players = await rosterOf(group.pass);
    expect(players.map(({ shown }) => shown)).toEqual(["abbott", "Baker", "Cruz"]);
    expect(new Set(players.map(({ colour }) => colour)).size).toBe(3);
    expect(players[0]).toMatchObject({
      nickname: null,
      mayGo: true,
      retired: false,
      account: "none",
    });
  });

  test.each([
    ["duplicate-player", ["Ann", "ann "]],
    ["duplicate-player", ["Dee", "OLD ANN"]],
    ["bad-player-name", ["Dee", "bank"]],
    ["bad-player-name", ["Dee", "  "]],
    ["bad-player-name", ["Dee", "x".repeat(41)]],
  ])("refuses %s and adds no one: %j", async (code, names) => {
    const group = await testGroup();
    await onRoster(group.pass, "Old Ann");
    expect(await addPlayers(group.pass, { names })).toMatchObject(refuses(code));
    expect(await shown(group)).toEqual(["Old Ann"]);
  });

  test("refuses one of two who add the same name at once", async () => {
    const group = await testGroup();
    const added = await Promise.all([1, 2, 3].map(() => addPlayers(group.pass, { names: ["Ann"] })));
    expect(added.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await shown(group)).toEqual(["Ann"]);
  });

  test("shows a new name or nickname in old games", async () => {
    const group = await testGroup();
    const [ann = ""] = await onRoster(group.pass, "Ann", "Bob");
    const game = await started(group.member, group.id, "ANN", "Bob", "A guest");
    await changePlayer(group.pass, ann, { name: "Anna" });
    expect(await namesAt(group.viewer, game)).toEqual(["Anna", "Bob", "A guest"]);
    await changePlayer(group.pass, ann, { nickname: "Ace" });
    expect(await namesAt(group.viewer, game)).toEqual(["Ace", "Bob", "A guest"]);
    await changePlayer(group.pass, ann, { nickname: " " });
    expect(await namesAt(group.viewer, game)).toEqual(["Anna", "Bob", "A guest"]);
  });

  test("refuses the name of an active player, also to one who returns", async () => {
    const group = await testGroup();
    const [ann = "", bob = ""] = await onRoster(group.pass, "Ann", "Bob");
    expect(await changePlayer(group.pass, bob, { nickname: "ann" })).toMatchObject(
      refuses("duplicate-player"),
    );
    expect(await changePlayer(group.pass, ann, { nickname: "Ace" })).toMatchObject({ ok: true });
    expect(await changePlayer(group.pass, bob, { nickname: "ann" })).toMatchObject({ ok: true });
    expect(await changePlayer(group.pass, ann, { nickname: null })).toMatchObject(
      refuses("duplicate-player"),
    );
    await changePlayer(group.pass, bob, { retired: true });
    expect(await changePlayer(group.pass, ann, { nickname: null })).toMatchObject({ ok: true });
    expect(await changePlayer(group.pass, bob, { retired: false })).toMatchObject(
      refuses("duplicate-player"),
    );
    expect(await changePlayer(group.pass, bob, { retired: false, nickname: null })).toMatchObject({
      ok: true,
    });
    expect(await shown(group)).toEqual(["Ann", "Bob"]);
  });

  test("links an account to one player, of a member only, and unlinks it", async () => {
    const group = await testGroup();
    const [ann = "", bob = ""] = await onRoster(group.pass, "Ann", "Bob");
    const mo = group.member.account?.id ?? "";
    const sam = (await signedUp("Sam")).account?.id ?? "";
    expect(await unlinkedMembers(group.pass)).toHaveLength(4);
    expect(await changePlayer(group.pass, ann, { account: sam })).toMatchObject(refuses("no-such-member"));
    expect(await changePlayer(group.pass, ann, { account: mo })).toMatchObject({ ok: true });
    expect(await changePlayer(group.pass, bob, { account: mo })).toMatchObject(refuses("account-linked"));
    expect((await unlinkedMembers(group.pass)).map(({ name }) => name)).toEqual(["Kim", "Olive", "Vic"]);
    const [seen] = await rosterOf(await passOf(group.member, group.id));
    expect([seen?.shown, seen?.account]).toEqual(["Ann", "yours"]);
    await changePlayer(group.pass, ann, { account: null });
    expect(await changePlayer(group.pass, bob, { account: mo })).toMatchObject({ ok: true });
  });

  test("deletes a player who never played; keeps one who did", async () => {
    const group = await testGroup();
    const [ann = "", bob = "", cy = ""] = await onRoster(group.pass, "Ann", "Bob", "Cy");
    await started(group.member, group.id, "Ann", "A guest");
    const night = await database().night.create({
      data: { id: freshId(), groupId: group.id, buyIn: 5, unit: "€" },
    });
    await setBuyIn(group.pass, night.id, { player: bob, times: 1 });
    expect(await removePlayer(group.pass, ann)).toMatchObject(refuses("has-played"));
    expect(await removePlayer(group.pass, bob)).toMatchObject(refuses("has-played"));
    expect(await removePlayer(group.pass, cy)).toMatchObject({ ok: true });
    expect(await removePlayer(group.pass, cy)).toMatchObject(refuses("no-such-player"));
    expect((await rosterOf(group.pass)).map(({ shown, mayGo }) => [shown, mayGo])).toEqual([
      ["Ann", false],
      ["Bob", false],
    ]);
  });
});

describe("two entries of one person", () => {
  test("are read as one at every table, and exactly as before after an undo", async () => {
    const group = await testGroup();
    const [ann = "", anna = ""] = await onRoster(group.pass, "Ann", "Anna", "Bob");
    const before = await rosterOf(group.pass);
    const games = [
      await started(group.member, group.id, "Ann", "Bob"),
      await started(group.member, group.id, "Bob", "Anna"),
    ];
    // The open ones do not count yet.
    await recordResult(group.pass, { id: freshId(), game: "firehouse", losers: [ann], day: "2025-11-02" });
    const rows = () => database().player.findMany({ where: { groupId: group.id }, orderBy: { id: "asc" } });
    const stored = await rows();
    expect(await mergePlayers(group.pass, ann, anna)).toMatchObject({ ok: true });
    expect(await namesAt(group.viewer, games[0] ?? "")).toEqual(["Anna", "Bob"]);
    const [merged] = await rosterCounted(group.pass);
    expect(merged).toMatchObject({
      shown: "Anna",
      games: 1,
      merged: [{ id: ann, shown: "Ann" }],
      mayGo: false,
    });
    await changePlayer(group.pass, anna, { nickname: "Annie" });
    expect(await namesAt(group.viewer, games[0] ?? "")).toEqual(["Annie", "Bob"]);
    await changePlayer(group.pass, anna, { nickname: null });
    expect(await separatePlayers(group.pass, ann)).toMatchObject({ ok: true });
    expect(await rows()).toEqual(stored);
    expect(await namesAt(group.viewer, games[0] ?? "")).toEqual(["Ann", "Bob"]);
    expect((await rosterOf(group.pass)).map(({ shown }) => shown)).toEqual(before.map(({ shown }) => shown));
    expect(await separatePlayers(group.pass, ann)).toMatchObject({ ok: true });
  });

  test("stay two people if they ever met in a game, also under an earlier merge", async () => {
    const group = await testGroup();
    const [ann = "", anna = "", annie = ""] = await onRoster(group.pass, "Ann", "Anna", "Annie");
    await started(group.member, group.id, "Ann", "Annie");
    expect(await mergePlayers(group.pass, ann, annie)).toMatchObject(refuses("two-people"));
    expect(await mergePlayers(group.pass, annie, anna)).toMatchObject({ ok: true });
    expect(await mergePlayers(group.pass, ann, anna)).toMatchObject(refuses("two-people"));
  });

  test("form no chain, and exclude oneself, retired players, and two accounts", async () => {
    const group = await testGroup();
    const [a = "", b = "", c = "", d = ""] = await onRoster(group.pass, "A", "B", "C", "D");
    expect(await mergePlayers(group.pass, a, a)).toMatchObject(refuses("same-player"));
    expect(await mergePlayers(group.pass, a, b)).toMatchObject({ ok: true });
    for (const [one, other] of [
      [a, c],
      [b, c],
      [c, a],
    ] as const)
      expect(await mergePlayers(group.pass, one, other)).toMatchObject(refuses("already-merged"));
    expect(await changePlayer(group.pass, a, { name: "Z" })).toMatchObject(refuses("already-merged"));
    expect(await removePlayer(group.pass, a)).toMatchObject(refuses("already-merged"));
    expect(await removePlayer(group.pass, b)).toMatchObject(refuses("already-merged"));
    expect(await mergePlayers(group.pass, c, b)).toMatchObject({ ok: true });
    await separatePlayers(group.pass, a);
    await separatePlayers(group.pass, c);
    await changePlayer(group.pass, d, { retired: true });
    expect(await mergePlayers(group.pass, c, d)).toMatchObject(refuses("is-retired"));
    expect(await mergePlayers(group.pass, d, c)).toMatchObject({ ok: true });
    await changePlayer(group.pass, a, { account: group.member.account?.id ?? "" });
    await changePlayer(group.pass, b, { account: group.viewer.account?.id ?? "" });
    expect(await mergePlayers(group.pass, a, b)).toMatchObject(refuses("two-accounts"));
    expect(await mergePlayers(group.pass, a, c)).toMatchObject({ ok: true });
    expect(await mergePlayers(group.pass, b, c)).toMatchObject(refuses("two-accounts"));
    expect(await changePlayer(group.pass, c, { account: group.keeper.account?.id ?? "" })).toMatchObject(
      refuses("two-accounts"),
    );
  });

  test("are separated once one with a taken name is renamed", async () => {
    const group = await testGroup();
    const [ann = "", anna = ""] = await onRoster(group.pass, "Ann", "Anna");
    await mergePlayers(group.pass, ann, anna);
    const [other = ""] = await onRoster(group.pass, "ann");
    expect(await separatePlayers(group.pass, ann)).toMatchObject(refuses("duplicate-player"));
    await changePlayer(group.pass, other, { nickname: "Ann from the bar" });
    expect(await separatePlayers(group.pass, ann)).toMatchObject({ ok: true });
  });

  test("merge safely while a game of both starts: they are two people, or the game knows only one", async () => {
    for (const gameStartsFirst of [false, false, false, false, true]) {
      const group = await testGroup();
      const [ann = "", anna = ""] = await onRoster(group.pass, "Ann", "Anna");
      const starting = started(group.member, group.id, "Ann", "Anna");
      if (gameStartsFirst) await starting;
      const [merged, game] = await Promise.all([mergePlayers(group.pass, ann, anna), starting]);
      if (gameStartsFirst) expect(merged.ok).toBe(false);
      const seats = await database().seat.findMany({ where: { gameId: game }, orderBy: { position: "asc" } });
      expect(seats.map(({ playerId }) => playerId)).toEqual(merged.ok ? [null, anna] : [ann, anna]);
      if (!merged.ok) expect(merged).toMatchObject(refuses("two-people"));
    }
  });
});
