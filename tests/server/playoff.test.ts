import { expect, test } from "vitest";
import { exportRecord } from "@/lib/formats/exports";
import { replay } from "@/lib/formats/replay";
import { access } from "@/lib/server/access";
import { readHistory } from "@/lib/server/history";
import { startGame } from "@/lib/server/startGame";
import { ownDataFolder } from "./ownDataFolder";
import { crew, guest, seatedTable } from "./table";

ownDataFolder();

test("F12 a playoff's record names the game it decides, and replays", async () => {
  const keeper = guest();
  const decided = await seatedTable(keeper);
  const table = { ...crew("Ann", "Bob"), playoff_of: decided.gameId };
  expect(await startGame(keeper, table)).toMatchObject({ ok: true });
  expect(await startGame(keeper, table)).toMatchObject({ ok: true });
  const pass = await access(keeper, table.id, "read");
  if (!pass.ok) throw new Error(pass.refusal.message);
  const record = exportRecord(await readHistory(pass.value));
  expect(record.playoff_of).toBe(decided.gameId);
  expect(replay(JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true, phase: "between-rounds" });
});

test("an ordinary game's record has no such key", async () => {
  const record = exportRecord(await readHistory(await seatedTable()));
  expect(record).not.toHaveProperty("playoff_of");
});

test("nobody plays off a game they are not at, or one there is not", async () => {
  const theirs = await seatedTable();
  for (const playoff_of of [theirs.gameId, "no-such-game-anywhere"])
    expect(await startGame(guest(), { ...crew("Ann", "Bob"), playoff_of })).toMatchObject({
      ok: false,
      refusal: { code: "no-such-table" },
    });
});

test("the same game sent again as another's playoff is another game", async () => {
  const keeper = guest();
  const decided = await seatedTable(keeper);
  const table = crew("Ann", "Bob");
  expect(await startGame(keeper, table)).toMatchObject({ ok: true });
  expect(await startGame(keeper, { ...table, playoff_of: decided.gameId })).toMatchObject({
    ok: false,
    refusal: { code: "id-reused" },
  });
});
