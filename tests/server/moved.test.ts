import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { database } from "@/lib/server/db/db";
import { deleteGroup } from "@/lib/server/groups/group";
import { access, accessGroup, accessTable, type Pass } from "@/lib/server/identity/access";
import { holderOf, type Visitor } from "@/lib/server/identity/visitor";
import { addSeason } from "@/lib/server/roster/changeSeasons";
import { deletedInGroup, groupGames } from "@/lib/server/roster/groupGames";
import { mergePlayers } from "@/lib/server/roster/mergePlayers";
import { moveTable } from "@/lib/server/roster/moveTable";
import { changePlayer } from "@/lib/server/roster/players";
import { recordResult } from "@/lib/server/roster/recordResult";
import { rosterOf } from "@/lib/server/roster/rosterOf";
import { tablePeople } from "@/lib/server/roster/tablePeople";
import { takeSeat } from "@/lib/server/seats/takeSeat";
import { deleteGame, restoreGame } from "@/lib/server/table/deleted/deleteGame";
import { deleteTable, restoreTable } from "@/lib/server/table/deleted/deleteTable";
import { gamesOf } from "@/lib/server/table/gamesOf";
import { readHistory } from "@/lib/server/table/history/history";
import { joinByLink, tableLinks } from "@/lib/server/table/links/tableLink";
import { openTable } from "@/lib/server/table/openTable";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { dayOf } from "@/lib/views/dayOf";
import { runs } from "../everyCase";
import { onRoster, passOf, type TestGroup, testGroup } from "./group";
import { ownDataFolder } from "./ownDataFolder";
import { cookieOf, signedUp } from "./people";
import { routeAt } from "./routeAt";
import { crew, entriesOf, freshId, guest, recordAll } from "./table";
import { rosterCounted, tallyOf } from "./tally";

// Earlier guest tables move into a group, matched to its roster.

ownDataFolder();

const refuses = (code: string) => ({ ok: false, refusal: { code } });

async function passTo(visitor: Visitor, gameId: string, purpose: "read" | "record" = "record") {
  const pass = await access(visitor, gameId, purpose);
  if (!pass.ok) throw new Error(pass.refusal.message);
  return pass.value;
}

async function keeps(visitor: Visitor, tableId: string, purpose: "read" | "relink" | "restore" = "relink") {
  const pass = await accessTable(visitor, tableId, purpose);
  if (!pass.ok) throw new Error(pass.refusal.message);
  return pass.value;
}

/** Games at one guest table, in order: each one's players, and who washed. */
async function tableOf(keeper: Visitor, ...games: readonly (readonly [names: string, washed?: string])[]) {
  const passes: Pass[] = [];
  for (const [crewText, washed] of games) {
    const names = crewText.split(" ");
    const game = { ...crew(...names), ...(passes[0] && { table: passes[0].tableId }) };
    expect(await startGame(keeper, game)).toMatchObject({ ok: true });
    const pass = await passTo(keeper, game.id);
    if (washed !== undefined)
      await recordAll(pass, [{ do: "end", losers: [`s${names.indexOf(washed) + 1}`] }]);
    passes.push(pass);
  }
  const [first] = passes;
  if (first === undefined) throw new Error("no game");
  return { tableId: first.tableId, passes };
}

const moves = async (
  visitor: Visitor,
  tableId: string,
  group: string,
  people: Readonly<Record<string, string | null>> = {},
  add?: readonly string[],
) =>
  moveTable(await keeps(visitor, tableId), {
    group,
    people: Object.entries(people).map(([name, player]) => ({ name, player })),
    ...(add && { add: [...add] }),
  });

const counted = async ({ pass }: TestGroup, season: string | null = null) =>
  (await tallyOf(pass, "firehouse", season)).map(({ name, times }) => `${name} ${times}`);

describe("a table moved into a group", () => {
  test("brings its games along: listed and counted, also in a season by date", async () => {
    const group = await testGroup();
    await onRoster(group.pass, "Ann", "Bob", "Cy");
    const season = await addSeason(group.pass, { name: "This one", starts_on: "2020-01-01" });
    const { tableId, passes } = await tableOf(
      group.member,
      ["Ann Bob", "Bob"],
      ["ann Bob Dora", "Dora"],
      ["Ann Bob Cy"],
    );
    const before = (await gamesOf(group.member)).games.map(({ lastAt }) => lastAt);
    expect(await moves(group.member, tableId, group.id)).toMatchObject({ ok: true });
    expect((await groupGames(group.pass)).games.map(({ losers, names }) => [losers, names])).toEqual([
      [[], ["Ann", "Bob", "Cy"]],
      [["Dora"], ["Ann", "Bob", "Dora"]],
      [["Bob"], ["Ann", "Bob"]],
    ]);
    expect(await counted(group)).toEqual(["Bob 1", "Dora 1"]);
    expect(await counted(group, season.ok ? season.value.id : "")).toEqual(["Bob 1", "Dora 1"]);
    expect((await rosterCounted(group.pass)).map(({ name, games }) => [name, games])).toEqual([
      ["Ann", 2],
      ["Bob", 2],
      ["Cy", 0],
    ]);
    // Nothing was recorded by it.
    expect((await gamesOf(group.member)).games.map(({ lastAt }) => lastAt)).toEqual(before);
    // The next game there is the group's.
    const next = { ...crew("Ann", "Bob"), after: passes[2]?.gameId ?? "" };
    await recordAll(passes[2] as Pass, [{ do: "end" }]);
    await startGame(group.viewer, next);
    await startGame(group.member, next);
    expect(await database().game.findUnique({ where: { id: next.id } })).toMatchObject({ groupId: group.id });
  });

  test("belongs to the group's admins then, and keeps guests, links and seats", async () => {
    const group = await testGroup();
    const [ann = ""] = await onRoster(group.pass, "Ann");
    const keeper = await signedUp("Keeper");
    await database().membership.create({
      data: { groupId: group.id, accountId: holderOf(keeper), role: "member" },
    });
    const { tableId, passes } = await tableOf(keeper, ["Ann Bob"]);
    const pass = passes[0] as Pass;
    const phone = guest();
    const links = await tableLinks(pass);
    await joinByLink(phone, links.sit.slice("/join/".length));
    await takeSeat(await passTo(phone, pass.gameId), { seat: "s1" });
    expect(await moves(keeper, tableId, group.id)).toMatchObject({ ok: true });
    expect(await access(keeper, pass.gameId, "relink")).toMatchObject(refuses("not-the-keeper"));
    expect(await access(group.keeper, pass.gameId, "relink")).toMatchObject({ ok: true });
    expect(await access(group.viewer, pass.gameId, "read")).toMatchObject({ ok: true });
    expect(await access(phone, pass.gameId, "record")).toMatchObject({ ok: true });
    expect(await tableLinks(await passTo(phone, pass.gameId))).toEqual(links);
    expect(await database().sitting.findMany({ where: { tableId } })).toMatchObject([{ playerId: ann }]);
    await changePlayer(group.pass, ann, { nickname: "Chief" });
    expect((await openTable(pass)).names).toEqual({ s1: "Chief", s2: "Bob" });
    const second = { ...crew("Bob", "Chief"), table: tableId };
    await startGame(group.member, second);
    expect(await database().seat.findMany({ where: { gameId: second.id, playerId: ann } })).toMatchObject([
      { key: "s2", heldBy: holderOf(phone) },
    ]);
  });

  test("matches people by name, nickname, merged entry, and lookalike", async () => {
    const group = await testGroup();
    const [ann = "", bob = "", bobby = "", cy = ""] = await onRoster(group.pass, "Ann", "Bob", "Bobby", "Cy");
    await changePlayer(group.pass, ann, { nickname: "Chief" });
    await mergePlayers(group.pass, bobby, bob);
    // Cyrillic letters.
    const { tableId } = await tableOf(group.member, ["ann Bobby Су Dora"], ["Chief Bob Eve", "Eve"]);
    const read = await tablePeople(await keeps(group.member, tableId), group.id);
    expect(read.ok && Object.fromEntries(read.value.map(({ name, player }) => [name, player]))).toEqual({
      ann,
      Chief: ann,
      Bob: bob,
      Bobby: bob,
      Су: cy,
      Dora: null,
      Eve: null,
    });
    expect(await moves(group.member, tableId, group.id)).toMatchObject({ ok: true });
    expect((await groupGames(group.pass)).games.map(({ names }) => names)).toEqual([
      ["Chief", "Bob", "Eve"],
      ["Chief", "Bob", "Cy", "Dora"],
    ]);
  });

  test("counts a person's games, without playoffs", async () => {
    const group = await testGroup();
    const { tableId, passes } = await tableOf(group.member, ["Ann Bob Cy", "Ann"]);
    const [decided] = passes;
    const tied = { do: "end", losers: ["s1", "s2"] } as const;
    await record(decided as Pass, [{ id: freshId(), after: 1, action: tied, replaces: [1] }]);
    const off = { ...crew("Ann", "Bob"), playoff_of: decided?.gameId ?? "" };
    expect(await startGame(group.member, off)).toMatchObject({ ok: true });
    const read = await tablePeople(await keeps(group.member, tableId), group.id);
    expect(read.ok && read.value.map(({ name, games }) => `${name} ${games}`)).toEqual([
      "Ann 1",
      "Bob 1",
      "Cy 1",
    ]);
  });

  test("takes people as given: another person, a guest, a new roster player", async () => {
    const group = await testGroup();
    const [ann = "", bob = ""] = await onRoster(group.pass, "Ann", "Bob");
    const { tableId } = await tableOf(group.keeper, ["Ann Robert Dora", "Robert"], ["Ann Dora", "Dora"]);
    const people = { Ann: null, Robert: bob };
    expect(await moves(group.keeper, tableId, group.id, people, ["Dora"])).toMatchObject({ ok: true });
    expect((await rosterCounted(group.pass)).map(({ name, games }) => [name, games])).toEqual([
      ["Ann", 0],
      ["Bob", 1],
      ["Dora", 2],
    ]);
    expect(await counted(group)).toEqual(["Bob 1", "Dora 1"]);
    expect(await database().seat.count({ where: { playerId: ann } })).toBe(0);
  });

  test("matches players whose names are JavaScript property names, over HTTP", async () => {
    const group = await testGroup();
    const players = await onRoster(group.pass, "Ann", "Bob", "Cy");
    const names = ["__proto__", "constructor", "toString"];
    const { tableId } = await tableOf(group.keeper, [names.join(" "), "constructor"]);
    const { POST } = routeAt("/api/v1/tables/{table}/move");
    const people = names.map((name, at) => ({ name, player: players[at] ?? null }));
    const request = new Request(`http://table.local/api/v1/tables/${tableId}/move`, {
      method: "POST",
      headers: {
        host: "table.local",
        "content-type": "application/json",
        cookie: await cookieOf(group.keeper),
      },
      body: JSON.stringify({ group: group.id, people }),
    });
    const answer = await POST(request, { params: Promise.resolve({ table: tableId }) });
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    expect((await rosterCounted(group.pass)).map(({ name, games }) => [name, games])).toEqual([
      ["Ann", 1],
      ["Bob", 1],
      ["Cy", 1],
    ]);
    expect(await counted(group)).toEqual(["Bob 1"]);
  });

  test("takes deleted games along, to be restored in the group", async () => {
    const group = await testGroup();
    await onRoster(group.pass, "Ann", "Bob");
    const { tableId, passes } = await tableOf(group.member, ["Ann Bob", "Bob"], ["Ann Ghost", "Ann"]);
    const deletedPass = passes[1] as Pass;
    await deleteGame(await passTo(group.member, deletedPass.gameId));
    const read = await tablePeople(await keeps(group.member, tableId), group.id);
    expect(read.ok && read.value.map(({ name }) => name)).toEqual(["Ann", "Bob"]);
    await moves(group.member, tableId, group.id);
    expect(await counted(group)).toEqual(["Bob 1"]);
    expect(await deletedInGroup(group.pass)).toMatchObject([{ id: deletedPass.gameId }]);
    const restores = await access(group.keeper, deletedPass.gameId, "restore");
    if (!restores.ok) throw new Error(restores.refusal.message);
    await restoreGame(restores.value);
    expect(await counted(group)).toEqual(["Ann 1", "Bob 1"]);
  });
});

describe("a table is not moved", () => {
  test("by a requester who is not its scorekeeper, is not in the group, or tries again", async () => {
    const [group, other] = [await testGroup(), await testGroup()];
    const { tableId, passes } = await tableOf(group.owner, ["Ann Bob"]);
    const pass = passes[0] as Pass;
    const token = (await tableLinks(pass)).sit.slice("/join/".length);
    await joinByLink(group.member, token);
    const sent = { group: group.id, people: [] };
    expect(await accessTable(group.member, tableId, "relink")).toMatchObject(refuses("not-the-keeper"));
    expect(await moveTable(await keeps(group.member, tableId, "read"), sent)).toMatchObject(
      refuses("not-the-keeper"),
    );
    expect(await moves(group.owner, tableId, other.id)).toMatchObject(refuses("no-such-group"));
    expect(await moves(group.owner, tableId, "no-such-group")).toMatchObject(refuses("no-such-group"));
    const stranger = guest();
    const theirs = await tableOf(stranger, ["Ann Bob"]);
    expect(await moves(stranger, theirs.tableId, group.id)).toMatchObject(refuses("not-signed-in"));
    const viewers = await tableOf(group.viewer, ["Ann Bob"]);
    expect(await moves(group.viewer, viewers.tableId, group.id)).toMatchObject(refuses("not-your-role"));
    expect(await tablePeople(await keeps(group.viewer, viewers.tableId), group.id)).toMatchObject(
      refuses("not-your-role"),
    );
    const both = await Promise.all([
      moves(group.owner, tableId, group.id),
      moves(group.owner, tableId, group.id),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject(refuses("group-keeps"));
    expect(await tablePeople(await keeps(group.owner, tableId), null)).toMatchObject(refuses("group-keeps"));
    // A group's table does not move to another group of its owner's either.
    await database().membership.create({
      data: { groupId: other.id, accountId: holderOf(group.owner), role: "owner" },
    });
    expect(await moves(group.owner, tableId, other.id)).toMatchObject(refuses("group-keeps"));
    expect((await groupGames(other.pass)).games).toEqual([]);
  });

  test("if the group or the table is deleted", async () => {
    const group = await testGroup();
    const { tableId } = await tableOf(group.owner, ["Ann Bob"]);
    const owns = await accessGroup(group.owner, group.id, "own");
    if (!owns.ok) throw new Error(owns.refusal.message);
    await deleteGroup(owns.value);
    expect(await moves(group.owner, tableId, group.id)).toMatchObject(refuses("no-such-group"));
    const before = await keeps(group.owner, tableId);
    await deleteTable(before);
    expect(await moveTable(before, { group: group.id, people: [] })).toMatchObject(refuses("no-such-table"));
  });

  test("with another group's players, unknown names, and two who would be one", async () => {
    const [group, other] = [await testGroup(), await testGroup()];
    const [ann = "", twin = ""] = await onRoster(group.pass, "Ann", "Twin");
    const [theirs = ""] = await onRoster(other.pass, "Theirs");
    const { tableId } = await tableOf(group.member, ["Ann Bob"], ["Ann Dora"]);
    const tries = [
      [{ Bob: theirs }, "no-such-player"],
      [{ Bob: "no-such-player-at-all" }, "no-such-player"],
      [{ Eve: ann }, "no-such-seat"],
      [{ __proto__x: ann }, "no-such-seat"],
      [{ Bob: ann }, "same-player"],
      [{ ann: ann, BOB: ann }, "same-player"],
    ] as const;
    for (const [people, code] of tries)
      expect(await moves(group.member, tableId, group.id, people)).toMatchObject(refuses(code));
    await mergePlayers(group.pass, twin, ann);
    expect(await moves(group.member, tableId, group.id, { Bob: twin })).toMatchObject(refuses("same-player"));
    // Only admins add to the roster.
    expect(await moves(group.member, tableId, group.id, {}, ["Bob"])).toMatchObject(refuses("not-your-role"));
    expect(await database().seat.count({ where: { game: { tableId }, playerId: { not: null } } })).toBe(0);
    const keeperTable = await tableOf(group.keeper, ["Anna Bob"]);
    await onRoster(group.pass, "Bob");
    expect(await moves(group.keeper, keeperTable.tableId, group.id, {}, ["Bob"])).toMatchObject(
      refuses("duplicate-player"),
    );
    expect((await rosterOf(group.pass)).map(({ name }) => name)).toEqual(["Ann", "Bob"]);
    expect((await groupGames(group.pass)).games).toEqual([]);
    // One person under two names, who never met, is fine.
    expect(await moves(group.member, tableId, group.id, { Bob: null, Dora: null })).toMatchObject({
      ok: true,
    });
  });
});

describe("a group's totals, list and histories agree", () => {
  const NAMES = ["Ann", "Bob", "Cy"];

  /** Who washed, by every way to read it; for listed games only. */
  async function readings(group: TestGroup) {
    const pass = await passOf(group.member, group.id);
    const { games, next } = await groupGames(pass);
    expect(next).toBeNull();
    const histories: string[] = [];
    for (const { id } of games) {
      const { entries, names } = await readHistory(await passTo(group.member, id, "read"));
      const replaced = new Set(entries.flatMap(({ replaces = [] }) => replaces));
      const stands = entries.filter(({ seq, action }) => !replaced.has(seq) && action?.do === "end");
      for (const { action } of stands)
        if (action?.do === "end") histories.push(...(action.losers ?? []).map((key) => names[key] ?? key));
    }
    return {
      tally: (await tallyOf(pass, "firehouse", null)).flatMap(({ name, times }) => Array(times).fill(name)),
      list: games.flatMap(({ losers }) => losers),
      histories,
    };
  }

  const at = fc.nat({ max: 30 });
  const step = fc.oneof(
    ...(["play", "result", "elsewhere"] as const).map((does) =>
      fc.record({ does: fc.constant(does), at, who: at }),
    ),
    ...(["correct", "reopen", "delete", "put back", "delete table", "move"] as const).map((does) =>
      fc.record({ does: fc.constant(does), at, who: at }),
    ),
  );

  test("after any corrections, deletions, restores and moves", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const group = await testGroup();
        const players = await onRoster(group.pass, ...NAMES);
        const games: string[] = [];
        const guests: string[] = [];
        const one = <Item>(all: readonly Item[], place: number) => all[place % Math.max(all.length, 1)];
        for (const { does, at: place, who } of steps) {
          const seat = `s${(who % 3) + 1}`;
          const id = one(games, place);
          const pass = id === undefined ? null : await access(group.keeper, id, "record");
          const open = pass?.ok ? pass.value : null;
          if (does === "play" || does === "elsewhere") {
            const game = { ...crew(...NAMES), ...(does === "play" && { group: group.id }) };
            await startGame(group.keeper, game);
            await recordAll(await passTo(group.keeper, game.id), [{ do: "end", losers: [seat] }]);
            games.push(game.id);
            if (does === "elsewhere") guests.push(game.id);
          } else if (does === "result") {
            const result = { id: freshId(), game: "firehouse", day: dayOf(new Date(), "Europe/Berlin") };
            await recordResult(group.pass, { ...result, losers: [players[who % 3] ?? ""] });
            games.push(result.id);
          } else if ((does === "correct" || does === "reopen") && open) {
            const { seq, entries } = {
              seq: (await readHistory(open)).entries.length,
              ...(await readHistory(open)),
            };
            const replaced = new Set(entries.flatMap(({ replaces = [] }) => replaces));
            const last = entries.findLast((entry) => !replaced.has(entry.seq) && entry.action !== null);
            if (last === undefined) continue;
            const action = does === "reopen" ? null : ({ do: "end", losers: [seat] } as const);
            await record(open, [
              {
                ...entriesOf([{ do: "end" }], seq)[0],
                id: freshId(),
                after: seq,
                action,
                replaces: [last.seq],
              },
            ]);
          } else if (does === "delete" && open) {
            expect(await deleteGame(open)).toMatchObject({ ok: true });
          } else if (does === "put back" && id !== undefined) {
            const puts = await access(group.keeper, id, "restore");
            if (puts.ok) await restoreGame(puts.value);
            const { tableId } = await database().game.findUniqueOrThrow({ where: { id } });
            const table = await accessTable(group.keeper, tableId, "restore");
            if (table.ok) await restoreTable(table.value);
          } else if (does === "delete table" && open) {
            const table = await accessTable(group.keeper, open.tableId, "relink");
            if (table.ok) await deleteTable(table.value);
          } else if (does === "move") {
            const table = one(guests, place);
            const may = table === undefined ? null : await accessTable(group.keeper, table, "relink");
            if (may?.ok) await moveTable(may.value, { group: group.id, people: [] });
          }
          const { tally, list, histories } = await readings(group);
          expect(list.toSorted()).toEqual(tally.toSorted());
          expect(histories.toSorted()).toEqual(tally.toSorted());
        }
      }),
      runs(50, 5),
    );
  }, 240_000);
});
