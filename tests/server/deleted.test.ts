import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import { sayFullDate } from "@/lib/messages/calendar";
import { readInstallation } from "@/lib/server/admin/installationNow";
import { sweep } from "@/lib/server/admin/sweep";
import { database } from "@/lib/server/db/db";
import { deleteGroup } from "@/lib/server/groups/group";
import { addTable, renameTable } from "@/lib/server/groups/groupTables";
import { groupsOf } from "@/lib/server/groups/ownGroups";
import {
  access,
  accessAccount,
  accessGroup,
  accessInstallation,
  accessTable,
  type Pass,
  type TablePass,
} from "@/lib/server/identity/access";
import { holderOf, type Visitor } from "@/lib/server/identity/visitor";
import { shareVerdict } from "@/lib/server/publicLinks/publicLinks";
import { resolvePublicLink } from "@/lib/server/publicLinks/resolvePublicLink";
import { deletedInGroup, gamesOfNight, gamesOnAndPage, groupGames } from "@/lib/server/roster/groupGames";
import { lastCrews } from "@/lib/server/roster/lastCrew";
import { beginNight } from "@/lib/server/roster/nights";
import { removePlayer } from "@/lib/server/roster/players";
import { recordResult } from "@/lib/server/roster/recordResult";
import { rosterOf } from "@/lib/server/roster/rosterOf";
import { crewOf } from "@/lib/server/table/crewOf";
import { currentGame } from "@/lib/server/table/currentGame";
import { deletedByGuests } from "@/lib/server/table/deleted/deletedLines";
import { deleteGame, restoreGame } from "@/lib/server/table/deleted/deleteGame";
import { deleteTable, restoreTable } from "@/lib/server/table/deleted/deleteTable";
import { gamesOf } from "@/lib/server/table/gamesOf";
import { followLink } from "@/lib/server/table/links/followLink";
import { joinByLink, tableLinks } from "@/lib/server/table/links/tableLink";
import { EntryStream } from "@/lib/server/table/live/entryStream";
import { openTable } from "@/lib/server/table/openTable";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { rebuild } from "@/lib/server/table/snapshots/rebuild";
import { firstTable, makeTable } from "@/lib/server/table/tables";
import { dayOf } from "@/lib/views/dayOf";
import { onRoster, testGroup } from "./group";
import { ownDataFolder } from "./ownDataFolder";
import { signedUp } from "./people";
import { crew, entriesOf, freshId, guest, ROUND, recordAll, seatedTable } from "./table";
import { rosterCounted, tallyOf } from "./tally";

// Scorekeepers delete games made by mistake: no one reads or counts them, until they are restored within 30
// days.

ownDataFolder();

const refuses = (code: string) => ({ ok: false, refusal: { code } });
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

async function passTo(visitor: Visitor, gameId: string, purpose: "record" | "relink" | "restore" = "record") {
  const pass = await access(visitor, gameId, purpose);
  if (!pass.ok) throw new Error(pass.refusal.message);
  return pass.value;
}

async function tablePass(visitor: Visitor, tableId: string, purpose: "relink" | "restore" = "relink") {
  const pass = await accessTable(visitor, tableId, purpose);
  if (!pass.ok) throw new Error(pass.refusal.message);
  return pass.value;
}

const deletes = async (visitor: Visitor, gameId: string) =>
  deleteGame(await passTo(visitor, gameId, "relink"));
const restores = async (visitor: Visitor, gameId: string) =>
  restoreGame(await passTo(visitor, gameId, "restore"));

const ends = (pass: Pass, after = 0) => recordAll(pass, [{ do: "end", losers: ["s1"] }], after);

const tokenOf = async (pass: TablePass, kind: "sit" | "watch" = "sit") =>
  (await tableLinks(pass))[kind].slice("/join/".length);

/** The first words of a stream after opening. */
function hears(pass: Pass): () => Promise<string> {
  const reader = new EntryStream(pass, 0).getReader();
  const text = new TextDecoder();
  let all = "";
  // A stream starts when it is read.
  let next = reader.read();
  return async () => {
    for (;;) {
      const { value, done } = await next;
      next = reader.read();
      all += text.decode(value);
      if (done || /event: (gone|reload)/.test(all)) return all;
    }
  };
}

const request = { headers: new Headers(), socket: { remoteAddress: "127.0.0.1" } } as never;

describe("a deleted guest game", () => {
  test("disappears for everyone: at its URL, on lists, at links", async () => {
    const keeper = guest();
    const pass = await seatedTable(keeper);
    await recordAll(pass, ROUND);
    const verdict = await shareVerdict(pass, 1);
    const token = verdict.ok ? verdict.value.slice("/verdict/".length) : "";
    const [bob, watcher] = [guest(), guest()];
    await joinByLink(bob, await tokenOf(pass));
    await joinByLink(watcher, await tokenOf(pass, "watch"));
    const streams = await Promise.all(
      [bob, watcher, keeper].map(async (one) => {
        const read = await access(one, pass.gameId, "read");
        return hears(read.ok ? read.value : pass);
      }),
    );
    const done = await deletes(keeper, pass.gameId);
    expect(done).toMatchObject({ ok: true });
    expect(done.ok && Date.parse(done.value.until) - Date.now()).toBeGreaterThan(29.9 * DAY_MS);
    for (const hear of streams) expect(await hear()).toContain("event: gone");
    for (const visitor of [keeper, bob, watcher]) {
      for (const purpose of ["read", "record", "share", "relink"] as const)
        expect(await access(visitor, pass.gameId, purpose)).toMatchObject(refuses("no-such-table"));
      expect((await gamesOf(visitor)).games).toEqual([]);
    }
    for (const visitor of [bob, watcher, guest()])
      expect(await access(visitor, pass.gameId, "restore")).toMatchObject(refuses("no-such-table"));
    expect(await resolvePublicLink({ token, page: 1, alternatives: false })).toBeNull();
    expect(await currentGame(database(), pass.tableId)).toBeNull();
    expect(await followLink(request, guest(), await tokenOf(pass))).toMatchObject({
      ok: true,
      value: { playing: null },
    });
    expect(await joinByLink(guest(), await tokenOf(pass))).toEqual({ table: pass.tableId, id: null });
    expect(await record(pass, entriesOf([{ do: "end" }], 4))).toMatchObject(refuses("no-such-table"));
    expect(await startGame(keeper, { ...crew("Ann", "Bob"), after: pass.gameId })).toMatchObject(
      refuses("no-such-table"),
    );
    expect(await deletedByGuests(bob)).toEqual([]);
    expect(await deletedByGuests(keeper)).toMatchObject([
      { what: "game", id: pass.gameId, names: ["Ann", "Bob", "Cy"], games: 1 },
    ]);
  });

  test("is unchanged after a restore, including seats and times", async () => {
    const keeper = guest();
    const pass = await seatedTable(keeper);
    await recordAll(pass, ROUND);
    const before = [await openTable(pass), (await gamesOf(keeper)).games];
    await deletes(keeper, pass.gameId);
    expect(await restores(keeper, pass.gameId)).toMatchObject({ ok: true });
    expect(await restores(keeper, pass.gameId)).toMatchObject({ ok: true });
    expect([await openTable(pass), (await gamesOf(keeper)).games]).toEqual(before);
    expect(await deletedByGuests(keeper)).toEqual([]);
  });

  test("is another game if sent again", async () => {
    const keeper = guest();
    const game = crew("Ann", "Bob");
    await startGame(keeper, game);
    await deletes(keeper, game.id);
    expect(await startGame(keeper, game)).toMatchObject(refuses("id-reused"));
  });

  test("leaves the previous game as the table's, without a next one", async () => {
    const first = await seatedTable();
    await ends(first);
    const next = { ...crew("Ann", "Bob"), after: first.gameId };
    await startGame(first.visitor, next);
    const hear = hears(first);
    await deletes(first.visitor, next.id);
    expect(await hear()).toContain("event: reload");
    expect(await openTable(first)).toMatchObject({ next: null });
    const again = { ...crew("Ann", "Bob"), after: first.gameId };
    expect(await startGame(first.visitor, again)).toMatchObject({ ok: true, value: { id: again.id } });
    expect((await crewOf(first)).games.map(({ id }) => id)).toEqual([again.id, first.gameId]);
    await restores(first.visitor, next.id);
    expect(await currentGame(database(), first.tableId)).toBe(again.id);
  });

  test("can be deleted by any player before its first result: a round, or a name at its end", async () => {
    const [opened, stopped, named, played] = [
      [{ do: "start-round", starter: "s1", wild: 4 }],
      [{ do: "end" }],
      [{ do: "end", losers: ["s2"] }],
      ROUND,
    ] as const satisfies readonly (readonly Action[])[];
    for (const [actions, ok] of [
      [[], true],
      [opened, true],
      [stopped, true],
      [named, false],
      [played, false],
    ] as const) {
      const pass = await seatedTable();
      await recordAll(pass, actions);
      const bob = guest();
      await joinByLink(bob, await tokenOf(pass));
      expect(await deleteGame(await passTo(bob, pass.gameId))).toMatchObject(
        ok ? { ok } : refuses("not-the-keeper"),
      );
      expect(await access(pass.visitor, pass.gameId, "read")).toMatchObject({ ok: !ok });
      if (ok) expect(await restores(pass.visitor, pass.gameId)).toMatchObject({ ok });
    }
  });

  test("can be deleted by its keeper only, even twice at once", async () => {
    const pass = await seatedTable();
    await recordAll(pass, ROUND);
    const bob = guest();
    await joinByLink(bob, await tokenOf(pass));
    expect(await access(bob, pass.gameId, "relink")).toMatchObject(refuses("not-the-keeper"));
    expect(await access(bob, pass.gameId, "restore")).toMatchObject(refuses("not-the-keeper"));
    // An earlier pass is checked again at deletion.
    expect(await deleteGame(await passTo(bob, pass.gameId))).toMatchObject(refuses("not-the-keeper"));
    const keeps = await passTo(pass.visitor, pass.gameId, "relink");
    const both = await Promise.all([deleteGame(keeps), deleteGame(keeps)]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });

  test("is purged after 30 days, with a table that is empty then", async () => {
    const [lonely, first] = [await seatedTable(), await seatedTable()];
    const next = { ...crew("Ann", "Bob"), after: first.gameId };
    await ends(first);
    await startGame(first.visitor, next);
    await recordAll(lonely, ROUND);
    await deletes(lonely.visitor, lonely.gameId);
    await deletes(first.visitor, next.id);
    const there = (ids: readonly string[]) => database().game.count({ where: { id: { in: [...ids] } } });
    const what = "deleted games and tables";
    expect(await sweep(inDays(29.9))).toMatchObject({ [what]: 0 });
    expect(await there([lonely.gameId, next.id])).toBe(2);
    await database().game.updateMany({
      where: { id: { in: [lonely.gameId, next.id] } },
      data: { deletedAt: inDays(-30) },
    });
    expect(await deletedByGuests(lonely.visitor)).toEqual([]);
    expect(await restores(lonely.visitor, lonely.gameId)).toMatchObject(refuses("no-such-table"));
    expect(await sweep(new Date())).toMatchObject({ [what]: 2 });
    expect(await there([lonely.gameId, next.id])).toBe(0);
    expect(await there([first.gameId])).toBe(1);
    expect(await database().table.count({ where: { id: { in: [lonely.tableId, first.tableId] } } })).toBe(1);
  });

  test("is kept for its 30 days even if its table is abandoned", async () => {
    const pass = await seatedTable();
    await database().game.update({ where: { id: pass.gameId }, data: { updatedAt: inDays(-100) } });
    const long = { guestDaysFrom: inDays(-200) };
    await database().installation.upsert({ where: { id: 1 }, create: { id: 1, ...long }, update: long });
    await deletes(pass.visitor, pass.gameId);
    await sweep(new Date());
    expect(await restores(pass.visitor, pass.gameId)).toMatchObject({ ok: true });
    await sweep(new Date());
    expect(await database().game.count({ where: { id: pass.gameId } })).toBe(0);
  });
});

describe("a playoff", () => {
  // Ann and Bob are tied.
  const bads = (to: string): Action => ({
    ...{ do: "adjust", what: "bad", count: 3, from: "bank", to, note: "so it was" },
  });

  async function tied() {
    const decided = await seatedTable();
    await recordAll(decided, [bads("s1"), bads("s2")]);
    const game = { ...crew("Ann", "Bob"), playoff_of: decided.gameId };
    await startGame(decided.visitor, game);
    return { decided, keeper: decided.visitor, playoff: await passTo(decided.visitor, game.id) };
  }

  test("is deleted and restored with its decided game", async () => {
    const { decided, keeper, playoff } = await tied();
    await ends(playoff);
    const before = (await gamesOf(keeper)).games;
    await deletes(keeper, decided.gameId);
    for (const { gameId } of [decided, playoff])
      expect(await access(keeper, gameId, "read")).toMatchObject(refuses("no-such-table"));
    expect(await deletedByGuests(keeper)).toMatchObject([{ id: decided.gameId, games: 1 }]);
    expect(await restores(keeper, playoff.gameId)).toMatchObject(refuses("no-such-table"));
    await restores(keeper, decided.gameId);
    expect((await gamesOf(keeper)).games).toEqual(before);
    expect(await access(keeper, playoff.gameId, "read")).toMatchObject({ ok: true });
  });

  test("is deleted alone until it has decided something, and another one can be played", async () => {
    const { decided, keeper, playoff } = await tied();
    expect(await deletes(keeper, playoff.gameId)).toMatchObject({ ok: true });
    expect((await gamesOf(keeper)).games).toMatchObject([{ id: decided.gameId, playoff: null }]);
    const again = { ...crew("Ann", "Bob"), playoff_of: decided.gameId };
    expect(await startGame(keeper, again)).toMatchObject({ ok: true, value: { id: again.id } });
    // One deleted alone stays deleted when the game is restored.
    await deletes(keeper, decided.gameId);
    await restores(keeper, decided.gameId);
    expect(await access(keeper, playoff.gameId, "read")).toMatchObject(refuses("no-such-table"));
    expect(await access(keeper, again.id, "read")).toMatchObject({ ok: true });
    expect(await restores(keeper, playoff.gameId)).toMatchObject({ ok: true });
  });

  test("stays if it decided a game, until that end is undone", async () => {
    const { keeper, playoff } = await tied();
    const [end] = await ends(playoff);
    expect(await deletes(keeper, playoff.gameId)).toMatchObject(refuses("playoff-decided"));
    const back = { id: freshId(), action: null, after: 1, replaces: [end?.seq ?? 0] };
    expect(await record(playoff, [back])).toMatchObject({ ok: true });
    expect(await deletes(keeper, playoff.gameId)).toMatchObject({ ok: true });
  });

  test("counts as undecided if the table overruled it by hand", async () => {
    const { decided, keeper, playoff } = await tied();
    await recordAll(decided, [{ do: "end", losers: ["s2"] }], 2);
    await ends(playoff);
    expect(await deletes(keeper, playoff.gameId)).toMatchObject({ ok: true });
  });
});

describe("a deleted group game", () => {
  const TODAY = dayOf(new Date(), "Europe/Berlin");

  async function readings(group: Awaited<ReturnType<typeof testGroup>>, night: string) {
    const account = accessAccount(group.member);
    return {
      games: await groupGames(group.pass),
      on: (await gamesOnAndPage(group.pass)).on,
      night: await gamesOfNight(group.pass, night),
      tally: await tallyOf(group.pass, "firehouse", null),
      crew: (await lastCrews(group.pass, [null])).get(null),
      played: (await rosterCounted(group.pass)).map(({ games, mayGo }) => [games, mayGo]),
      gameOn: account.ok && (await groupsOf(account.value)).groups.map(({ gameOn }) => gameOn),
      now: await currentGame(database(), await firstTable(database(), group.id)),
    };
  }

  test("counts nowhere, and everywhere again once restored", async () => {
    const group = await testGroup();
    const [ann = "", bob = ""] = await onRoster(group.pass, "Ann", "Bob", "Cy");
    const result = { id: freshId(), game: "firehouse", losers: [ann], day: TODAY };
    await recordResult(group.pass, { ...result, players: [ann, bob] });
    const night = await beginNight(group.pass, {});
    const nightId = night.ok ? night.value.id : "";
    const before = await readings(group, nightId);
    const game = { ...crew("Ann", "Bob", "Cy"), group: group.id };
    await startGame(group.member, game);
    const open = await readings(group, nightId);
    expect(open).not.toEqual(before);
    await deletes(group.keeper, game.id);
    // Cy stays on the roster after a game that can be restored.
    const cy = (await rosterOf(group.pass)).find(({ name }) => name === "Cy");
    const until = sayFullDate(dayOf(inDays(30), "Europe/Berlin"));
    expect(await removePlayer(group.pass, cy?.id ?? "")).toMatchObject({
      ok: false,
      refusal: { code: "only-deleted-games", message: expect.stringContaining(`kept until ${until}.`) },
    });
    expect(await readings(group, nightId)).toEqual({
      ...before,
      played: [
        [1, false],
        [1, false],
        [0, false],
      ],
    });
    expect(await deletedInGroup(group.pass)).toMatchObject([{ id: game.id, names: ["Ann", "Bob", "Cy"] }]);
    await restores(group.owner, game.id);
    expect(await readings(group, nightId)).toEqual(open);
    const pass = await passTo(group.member, game.id);
    await ends(pass);
    await deletes(group.keeper, game.id);
    expect((await readings(group, nightId)).tally).toEqual(before.tally);
    // A result entered by mistake can be deleted too.
    await deletes(group.keeper, result.id);
    expect((await readings(group, nightId)).tally).toEqual([]);
    expect(await recordResult(group.pass, { ...result, players: [ann, bob] })).toMatchObject(
      refuses("id-reused"),
    );
  });

  test("is deleted and restored by the group's admins, and by no one else", async () => {
    const group = await testGroup();
    const game = { ...crew("Ann", "Bob"), group: group.id };
    await startGame(group.member, game);
    const other = await testGroup();
    const strangers = [other.owner, await signedUp("Nobody"), guest()];
    for (const purpose of ["relink", "restore"] as const) {
      expect(await access(group.member, game.id, purpose)).toMatchObject(refuses("not-the-keeper"));
      expect(await access(group.viewer, game.id, purpose)).toMatchObject(refuses("only-watching"));
      for (const one of strangers)
        expect(await access(one, game.id, purpose)).toMatchObject(refuses("no-such-table"));
    }
    await deletes(group.owner, game.id);
    for (const one of [group.member, group.viewer, ...strangers])
      expect(await access(one, game.id, "restore")).toMatchObject(refuses("no-such-table"));
    for (const role of ["member", "viewer"] as const) {
      const pass = await accessGroup(group[role], group.id, "read");
      expect(pass.ok && (await deletedInGroup(pass.value))).toEqual([]);
    }
    const owns = await accessGroup(group.owner, group.id, "own");
    if (!owns.ok) throw new Error(owns.refusal.message);
    const before = await passTo(group.keeper, game.id, "restore");
    await deleteGroup(owns.value);
    expect(await access(group.keeper, game.id, "restore")).toMatchObject(refuses("no-such-table"));
    expect(await restoreGame(before)).toMatchObject(refuses("no-such-table"));
  });
});

describe("a deleted table", () => {
  test("takes its games along and restores them, except those deleted before", async () => {
    const keeper = guest();
    const first = await seatedTable(keeper);
    await ends(first);
    const [second, third] = [
      { ...crew("Ann", "Bob"), after: first.gameId },
      { ...crew("Ann", "Cy"), after: first.gameId },
    ];
    await startGame(keeper, second);
    await ends(await passTo(keeper, second.id));
    await startGame(keeper, third);
    await deletes(keeper, second.id);
    const before = (await gamesOf(keeper)).games;
    const token = await tokenOf(first);
    const hear = hears(first);
    expect(await deleteTable(await tablePass(keeper, first.tableId))).toMatchObject({
      ok: true,
      value: { games: 2 },
    });
    expect(await hear()).toContain("event: gone");
    expect((await gamesOf(keeper)).games).toEqual([]);
    expect(await joinByLink(guest(), token)).toBeNull();
    expect(await startGame(keeper, { ...crew("Ann", "Bob"), table: first.tableId })).toMatchObject(
      refuses("no-such-table"),
    );
    expect(await accessTable(keeper, first.tableId, "read")).toMatchObject(refuses("no-such-table"));
    for (const id of [first.gameId, second.id])
      expect(await access(keeper, id, "restore")).toMatchObject(refuses("no-such-table"));
    expect(await deletedByGuests(keeper)).toMatchObject([
      { what: "table", id: first.tableId, names: ["Ann", "Cy"], games: 2 },
    ]);
    expect(await restoreTable(await tablePass(keeper, first.tableId, "restore"))).toMatchObject({ ok: true });
    expect((await gamesOf(keeper)).games).toEqual(before);
    expect(await deletedByGuests(keeper)).toMatchObject([{ what: "game", id: second.id }]);
    expect(await joinByLink(guest(), token)).toMatchObject({ id: third.id });
  });

  test("is never the last one of a group", async () => {
    const group = await testGroup();
    const game = { ...crew("Ann", "Bob"), group: group.id };
    await startGame(group.member, game);
    const [kitchen, terrace] = [await firstTable(database(), group.id), freshId()];
    expect(await deleteTable(await tablePass(group.keeper, kitchen))).toMatchObject(refuses("last-table"));
    await makeTable(database(), { id: terrace, groupId: group.id, name: "Terrace" });
    expect(await accessTable(group.member, kitchen, "relink")).toMatchObject(refuses("not-the-keeper"));
    // Two keepers each delete another one: one table is left.
    const both = await Promise.all([
      deleteTable(await tablePass(group.keeper, kitchen)),
      deleteTable(await tablePass(group.owner, terrace)),
    ]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    await restoreTable(await tablePass(group.keeper, kitchen, "restore"));
    await restoreTable(await tablePass(group.keeper, terrace, "restore"));
    await deleteTable(await tablePass(group.keeper, kitchen));
    expect((await groupGames(group.pass)).games).toEqual([]);
    expect(await firstTable(database(), group.id)).toBe(terrace);
    expect(await deletedInGroup(group.pass)).toMatchObject([{ what: "table", table: "Table", games: 1 }]);
    const again = await addTable(group.pass, { name: "Table" });
    const puts = await tablePass(group.owner, kitchen, "restore");
    expect(await restoreTable(puts)).toMatchObject(refuses("table-taken"));
    await renameTable(group.pass, again.ok ? again.value.id : "", { name: "Another" });
    expect(await restoreTable(puts)).toMatchObject({ ok: true });
    expect((await groupGames(group.pass)).games).toMatchObject([{ id: game.id }]);
  });

  test("is purged after 30 days", async () => {
    const pass = await seatedTable();
    await recordAll(pass, ROUND);
    await deleteTable(await tablePass(pass.visitor, pass.tableId));
    const restorePass = await tablePass(pass.visitor, pass.tableId, "restore");
    await database().table.update({ where: { id: pass.tableId }, data: { deletedAt: inDays(-30) } });
    expect(await restoreTable(restorePass)).toMatchObject(refuses("no-such-table"));
    await sweep(new Date());
    expect(await database().table.count({ where: { id: pass.tableId } })).toBe(0);
    expect(await database().game.count({ where: { id: pass.gameId } })).toBe(0);
  });
});

test("excludes deleted games from a rebuild and the owner's page", async () => {
  const owner = await signedUp("Owner");
  await database().installation.upsert({
    where: { id: 1 },
    create: { id: 1, ownerId: holderOf(owner) },
    update: { ownerId: holderOf(owner) },
  });
  const pass = await seatedTable();
  await recordAll(pass, ROUND);
  const counted = async () => {
    const owns = await accessInstallation(owner);
    if (!owns.ok) throw new Error(owns.refusal.message);
    const { storage } = await readInstallation(owns.value);
    return [storage.games, (await rebuild(process.env.DATA_DIR as string, true)).games];
  };
  const [games = 0, rebuilt = 0] = await counted();
  await deletes(pass.visitor, pass.gameId);
  expect(await counted()).toEqual([games - 1, rebuilt - 1]);
});

describe("queries of games and tables", () => {
  /** Exceptions that include deleted items, with reasons. */
  const ALL_GAMES: Readonly<Record<string, string>> = {
    "admin/deleteGames.ts":
      "what nobody opens any more goes, and `goesAt` knows of what may come back; it looks for what is deleted",
    "admin/makeBackup.ts": "whether there is anything at all to copy",
    "admin/installationNow.ts": "since when there has been anything",
    "groups/archive/writeArchive.ts": "the games by their ids, which were listed without deleted ones",
    "roster/imports/importGames.ts": "an id that a deleted game has cannot be given again",
    "webhooks/readEvents.ts": "the event of a game that was deleted since still names its table",
    figures: "what is deleted is taken out of the sums, and `addedAs` leaves it out",
    "roster/moveTable.ts": "a deleted game moves along with its table, and may be restored",
    "roster/mergePlayers.ts": "two who sat at a game that may come back are two people",
    "roster/nameGuest.ts": "as a merge",
    "roster/ledger/gameChips.ts": "it reads what the listed games of a ledger lack",
    "table/deleted": "it looks for what is deleted",
    "table/expiry.ts": "of tables that are on a list already, and what may come back is kept as well",
  };

  test("leave deleted items out of lists and counts", () => {
    const folder = path.resolve("lib/server");
    const queries = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.startsWith("generated"))
      .flatMap((file) => {
        const source = readFileSync(path.join(folder, file), "utf8");
        return [...source.matchAll(/\.(?:game|table)\.(findMany|findFirst|count|aggregate|groupBy)\b/g)].map(
          ({ index }) => ({ file, text: source.slice(index, index + 400).split(";\n")[0] ?? "" }),
        );
      });
    expect(queries.length).toBeGreaterThan(15);
    const forgetful = queries.filter(
      ({ file, text }) =>
        !/NOT_DELETED|LISTED|playedLately\(|inSeason\(|named\(groupId\)/.test(text) &&
        !Object.keys(ALL_GAMES).some((known) => file.startsWith(known)) &&
        // One that the requester has a pass for.
        !/where: { id: (gameId|tableId)[,\s]/.test(text),
    );
    expect(forgetful).toEqual([]);
  });
});
