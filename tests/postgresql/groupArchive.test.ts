import { afterAll, expect, inject, test, vi } from "vitest";
import { exportRecord } from "@/lib/protocol/exports";
import { LEDGERS } from "@/lib/protocol/ledger";
import { closeDatabase, database } from "@/lib/server/db/db";
import { groupFigures } from "@/lib/server/figures/groupFigures";
import { importGroup } from "@/lib/server/groups/archive/importGroup";
import { groupArchive } from "@/lib/server/groups/archive/writeArchive";
import { access, accessAccount, type GroupPass } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { runInWorker, stopWorkers } from "@/lib/server/process/workers/pool";
import { groupContext } from "@/lib/server/roster/groupContext";
import { groupGames } from "@/lib/server/roster/groupGames";
import { accountsOf } from "@/lib/server/roster/ledger/accounts";
import { dishes } from "@/lib/server/roster/ledger/dishes";
import { listLedgerEntries } from "@/lib/server/roster/ledger/listLedgerEntries";
import { storedName } from "@/lib/server/roster/ledger/storedName";
import { readHistory } from "@/lib/server/table/history/history";
import { withSnapshots } from "@/lib/server/table/snapshots/withSnapshots";
import { emptyFolder } from "../emptyFolder";
import { EVERY_CASE } from "../everyCase";
import { seed } from "../load/seed/seed";
import { passOf } from "../server/group";
import { signedInAs, signedUp } from "../server/people";
import { freshId } from "../server/table";
import { freshDatabase } from "./ownDatabase";

// A group of years goes out of SQLite and into PostgreSQL by its archive.

vi.setConfig({ testTimeout: 900_000 });
afterAll(stopWorkers);
afterAll(closeDatabase);

/** A year of shifts for a crew, and as much for a bar and for friends; otherwise a few evenings each. */
const WANTED = EVERY_CASE
  ? { entries: 30_000, groups: 3, largest: 365, seed: 42 }
  : { entries: 900, groups: 3, largest: 8, seed: 42 };

const REQUEST = new Request("http://table.example/api/v1/imports/group");

/** Uses another database from here on, in this thread and in new workers. */
async function use(url: string | null): Promise<void> {
  await stopWorkers();
  await closeDatabase();
  if (url === null) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = url;
}

async function archiveOf(pass: GroupPass): Promise<string> {
  let text = "";
  for await (const line of groupArchive(pass)) text += line;
  return text;
}

/** By id, a name for each row of a group that both databases share: its place in the archive. */
async function placesIn(groupId: string): Promise<ReadonlyMap<string, string>> {
  const db = database();
  const of = { where: { groupId }, select: { id: true } };
  const inOrder = [{ createdAt: "asc" as const }, { id: "asc" as const }];
  const rows = {
    player: await db.player.findMany({ ...of, orderBy: inOrder }),
    season: await db.season.findMany({ ...of, orderBy: inOrder }),
    table: await db.table.findMany({ ...of, orderBy: inOrder }),
    night: await db.night.findMany({ ...of, orderBy: [{ startedAt: "asc" }, { id: "asc" }] }),
    game: await db.game.findMany({ ...of, orderBy: inOrder }),
    line: await db.ledgerLine.findMany({ ...of, orderBy: [{ at: "asc" }, { id: "asc" }] }),
  };
  return new Map([
    [groupId, "the group"],
    ...Object.entries(rows).flatMap(([what, all]) => all.map(({ id }, at) => [id, `${what} ${at}`] as const)),
  ]);
}

/** Accounts stay behind: who logged a game or wrote an entry is not part of an archive. */
const LEFT_BEHIND = ["loggedBy", "by", "byName", "mine", "account", "may"];

/** All that people read of a group: every game's history, every ledger, every figure. */
async function contentOf(visitor: Visitor, groupId: string) {
  const pass = await passOf(visitor, groupId);
  const places = await placesIn(groupId);
  const named = (value: unknown): unknown => {
    if (value instanceof Map) return named([...value]);
    if (value instanceof Date) return value.toISOString();
    if (Array.isArray(value)) return value.map(named);
    if (typeof value === "string") return places.get(value) ?? value;
    if (typeof value !== "object" || value === null) return value;
    const kept = Object.entries(value).filter(([key]) => !LEFT_BEHIND.includes(key));
    return Object.fromEntries(kept.map(([key, one]) => [places.get(key) ?? key, named(one)]));
  };
  const histories = [];
  for (const [id, name] of places) {
    if (!name.startsWith("game ")) continue;
    const game = await access(visitor, id, "read");
    if (!game.ok) throw new Error(game.refusal.message);
    const history = await readHistory(game.value);
    // The client chose the ids of entries: they stay as they are, also where one is the id of its game.
    const { id: _, ...record } = exportRecord({ ...history, playoffOf: null });
    const entries = history.entries.map(({ by: _by, ...entry }) => entry);
    const decides = history.playoffOf && places.get(history.playoffOf);
    histories.push({ name, record, decides, entries, names: history.names });
  }
  const ledgers = [];
  for (const ledger of LEDGERS)
    for (let from: string | undefined, page = 0; page === 0 || from !== undefined; page++) {
      const { lines, next } = await listLedgerEntries(pass, ledger, from);
      ledgers.push({ ledger, lines });
      from = next ?? undefined;
    }
  const now = new Date("2026-12-01T12:00:00.000Z");
  const of = await groupContext(pass);
  const accounts = await withSnapshots("test", (states) => accountsOf(database(), states, of, now));
  const lists = [];
  for (let from: string | undefined, page = 0; page === 0 || from !== undefined; page++) {
    const { games, next } = await groupGames(pass, from);
    lists.push(games);
    from = next ?? undefined;
  }
  let figures = await groupFigures(pass, { scope: "all", game: null });
  while (figures.left > 0) figures = await groupFigures(pass, { scope: "all", game: null });
  return {
    histories,
    ledgers: named({ ledgers, accounts, dishes: await dishes(pass, now) }),
    lists: named(lists),
    figures: named(figures),
  };
}

test("a seeded group comes out of SQLite and into PostgreSQL with equal histories, ledgers and figures", async () => {
  await use(null);
  const { owner } = await seed(emptyFolder(), WANTED);
  const keeper = await signedInAs(owner);
  const all = await database().group.findMany({ orderBy: { createdAt: "asc" }, select: { id: true } });
  const read = [];
  for (const { id } of all) {
    await database().membership.upsert({
      where: { groupId_accountId: { groupId: id, accountId: owner } },
      create: { groupId: id, accountId: owner, role: "owner" },
      update: {},
    });
    const pass = await passOf(keeper, id);
    const [ann, bob] = await database().player.findMany({ where: { groupId: id }, orderBy: { id: "asc" } });
    await database().ledgerLine.createMany({
      data: [storedName("drinks"), storedName("money", "EUR")].map((ledger, at) => ({
        ...{ id: freshId(), groupId: id, ledger, deed: "owed", amount: 150, note: "A bet", by: owner },
        ...{ from: ann?.id ?? "", to: bob?.id ?? "", at: new Date(Date.UTC(2026, 10, 20, 20, at)) },
      })),
    });
    read.push({ text: await archiveOf(pass), content: await contentOf(keeper, id) });
  }
  const games = read.reduce((sum, { content }) => sum + content.histories.length, 0);
  console.log(`${games} games, ${read.reduce((sum, { text }) => sum + text.length, 0)} characters`);

  await use(await freshDatabase(inject("postgresTemplate") as string));
  const visitor = await signedUp("Nia");
  const account = accessAccount(visitor);
  if (!account.ok) throw new Error(account.refusal.message);
  for (const { text, content } of read) {
    // Loads the worker thread: on a busy machine that takes longer than anyone's question may.
    await runInWorker("readArchive", { text }, { lane: "upkeep", owner: "checks", seconds: 600 });
    const done = await importGroup(REQUEST, account.value, text);
    if (!done.ok) throw new Error(done.refusal.message);
    const there = await contentOf(visitor, done.value.id);
    expect(there.histories).toEqual(content.histories);
    expect(there.ledgers).toEqual(content.ledgers);
    expect(there.lists).toEqual(content.lists);
    expect(there.figures).toEqual(content.figures);
    expect((await archiveOf(await passOf(visitor, done.value.id))) === text).toBe(true);
  }
});
