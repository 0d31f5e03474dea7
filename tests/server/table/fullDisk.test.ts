import { afterAll, expect, test, vi } from "vitest";
import { database } from "@/lib/server/db/db";
import { stopWorkers } from "@/lib/server/process/workers/pool";
import { gamesOf } from "@/lib/server/table/gamesOf";
import { openTable } from "@/lib/server/table/openTable";
import { ownDataFolder } from "../ownDataFolder";
import { ROUND, recordAll, seatedTable } from "../table";

ownDataFolder();
afterAll(stopWorkers);

vi.mock("@/lib/server/table/snapshots/replayGame", () => ({
  saveSnapshot: () =>
    Promise.reject(Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" })),
}));

test("reads a rebuilt state even if it cannot be written", async () => {
  const pass = await seatedTable();
  await recordAll(pass, ROUND);
  const [table, games] = [await openTable(pass), await gamesOf(pass.visitor)];
  await database().$executeRaw`UPDATE Game SET state = '{}', engineVersion = 0`;
  expect(await openTable(pass)).toEqual(table);
  expect(await gamesOf(pass.visitor)).toEqual(games);
  expect(await database().game.findMany({ select: { state: true } })).toEqual([{ state: {} }]);
});
