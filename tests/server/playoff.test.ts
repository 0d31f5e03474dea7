import { expect, test } from "vitest";
import { exportRecord } from "@/lib/protocol/exports";
import { replay } from "@/lib/protocol/replay";
import { database } from "@/lib/server/db/db";
import { purgeDeletedGroups } from "@/lib/server/groups/purgeDeletedGroups";
import { access } from "@/lib/server/identity/access";
import { addSeason } from "@/lib/server/roster/changeSeasons";
import { readHistory } from "@/lib/server/table/history/history";
import { startGame } from "@/lib/server/table/record/startGame";
import { testGroup } from "./group";
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

test("a playoff in another group counts for none of the first group's seasons, and keeps that from nothing", async () => {
  const [here, there] = [await testGroup(), await testGroup()];
  const both = there.owner;
  const accountId = both.account?.id ?? "";
  await database().membership.create({ data: { groupId: here.id, accountId, role: "member" } });
  const season = await addSeason(there.pass, { name: "Theirs", starts_on: "2020-01-01" });
  if (!season.ok) throw new Error(season.refusal.message);
  const decided = { ...crew("Ann", "Bob"), group: there.id };
  const playoff = { ...crew("Ann", "Bob"), group: here.id, playoff_of: decided.id };
  for (const table of [decided, playoff]) expect(await startGame(both, table)).toMatchObject({ ok: true });
  const seasonOf = (id: string) => database().game.findUnique({ where: { id }, select: { seasonId: true } });
  expect(await seasonOf(decided.id)).toEqual({ seasonId: season.value.id });
  expect(await seasonOf(playoff.id)).toEqual({ seasonId: null });
  await database().group.update({ where: { id: there.id }, data: { deletedAt: new Date(0) } });
  expect(await purgeDeletedGroups(new Date())).toBe(1);
});
