import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type Database, openDatabase } from "@/lib/server/db/db";
import { faultOf } from "@/lib/server/db/faults/faultOf";
import { migrate } from "@/lib/server/db/migrate";
import { connectSqlite } from "@/lib/server/db/sqlite";
import { connectInWorker } from "@/lib/server/db/thread/connectInWorker";
import { databaseFile } from "@/lib/server/process/dataDir";
import { emptyFolder } from "../emptyFolder";

const game = (id: string) => ({
  id,
  ruleSet: "firehouse",
  house: {},
  state: {},
  engineVersion: 1,
  table: { create: { id } },
  startedBy: "phone",
});

const firstEntry = (gameId: string) => ({
  gameId,
  seq: 1,
  entryId: "e1",
  action: { type: "note" },
  after: 0,
  by: "phone",
  at: new Date(),
});

test("refuses a file that cannot be opened as required in one sentence", async () => {
  // An in-memory database has no WAL: it stands for a disk without support.
  await expect(connectSqlite(":memory:")).rejects.toThrow(/journal_mode is memory, not wal.*local disk/);
});

describe.each([
  ["this thread", undefined],
  ["a thread of its own", connectInWorker],
])("a connection in %s", (_where, connect) => {
  async function migrated(): Promise<Database> {
    const dataDir = emptyFolder();
    await migrate(dataDir, path.resolve("prisma/migrations"));
    return openDatabase(databaseFile(dataDir), connect);
  }

  test.each([
    ["journal_mode", "wal"],
    ["synchronous", 2n],
    ["foreign_keys", 1n],
    ["busy_timeout", 5000n],
  ])("enforces %s, also inside a transaction", async (name, value) => {
    const database = await migrated();
    const setting = (client: Pick<Database, "$queryRawUnsafe">) =>
      client
        .$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${name}`)
        .then(([row]) => Object.values(row ?? {}));
    expect(await setting(database)).toEqual([value]);
    expect(await database.$transaction(setting)).toEqual([value]);
    await database.$disconnect();
  });

  test("refuses an entry without a game, and the deletion of a game with entries", async () => {
    const database = await migrated();
    await expect(database.entry.create({ data: firstEntry("nowhere") })).rejects.toMatchObject({
      code: "P2003",
    });
    await database.game.create({
      data: { ...game("g"), entries: { create: { ...firstEntry("g"), gameId: undefined } } },
    });
    await expect(database.game.delete({ where: { id: "g" } })).rejects.toMatchObject({ code: "P2003" });
    await database.$disconnect();
  });

  test("records an entry once: neither its place nor its id repeats", async () => {
    const database = await migrated();
    await database.game.create({ data: game("g") });
    await database.entry.create({ data: firstEntry("g") });
    const taken = { code: "P2002" };
    await expect(database.entry.create({ data: { ...firstEntry("g"), seq: 2 } })).rejects.toMatchObject(
      taken,
    );
    await expect(
      database.entry.create({ data: { ...firstEntry("g"), entryId: "e2" } }),
    ).rejects.toMatchObject(taken);
    await database.$disconnect();
  });

  test("reports a missing file without creating one, and a damaged one by its code", async () => {
    const folder = emptyFolder();
    vi.stubEnv("DATA_DIR", folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    const nowhere = openDatabase(path.join(folder, "nowhere.db"), connect);
    await expect(nowhere.game.count()).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
    const file = path.join(folder, "rubbish.db");
    writeFileSync(file, "no database at all".repeat(100));
    const thrown = await openDatabase(file, connect)
      .game.count()
      .catch((thrown: unknown) => thrown);
    expect(faultOf(thrown)).toBe("database-damaged");
  });

  test("isolates queries from an open transaction", async () => {
    const database = await migrated();
    let begun = () => {};
    const inside = new Promise<void>((resolve) => {
      begun = resolve;
    });
    let ask = () => {};
    const asked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    const undone = database.$transaction(async (tx) => {
      await tx.game.create({ data: game("undone") });
      begun();
      await asked;
      // Queries that did not wait would be done by now.
      for (let times = 0; times < 20; times++) await tx.game.count();
      throw new Error("changed my mind");
    });
    const refused = expect(undone).rejects.toThrow("changed my mind");
    await inside;
    const outside = Promise.all([database.game.count(), database.game.create({ data: game("kept") })]);
    ask();
    const [seen] = await outside;
    await refused;
    expect(seen).toBe(0);
    expect(await database.game.findMany({ select: { id: true } })).toEqual([{ id: "kept" }]);
    await database.$disconnect();
  });
});
