import { expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import { openTable } from "@/lib/server/table/openTable";
import { callsDuring } from "../../calls";
import { says, start } from "../../engine/tableOf";
import { ownDataFolder } from "../ownDataFolder";
import { recordAll, seatedTable } from "../table";

ownDataFolder();

const results = (count: number): readonly Action[] =>
  Array.from({ length: count }, (_, at) => ({
    do: "result",
    moves: [{ what: "good", count: 1, from: "bank", to: `s${1 + (at % 3)}` }],
  }));

test("S18 opens a score-only table as fast after six hundred rounds as after five hundred", async () => {
  const pass = await seatedTable();
  await recordAll(pass, results(500));
  const before = await callsDuring(() => openTable(pass));
  await recordAll(pass, results(100), 500);
  expect((await callsDuring(() => openTable(pass))) / before).toBeLessThan(1.05);
  const table = await openTable(pass);
  expect(table).toMatchObject({ seq: 600, rounds: [], round: [], last: { entry: { seq: 600 } } });
  expect(table.state.settledRounds).toBe(600);

  // A normally played round is complete from its start.
  await recordAll(pass, [start("s1", 4), says("s1", "4 sixes")], 600);
  expect((await openTable(pass)).round.map(({ action }) => action.do)).toEqual(["start-round", "claim"]);
});
