import { afterAll, describe, expect, test } from "vitest";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import { database } from "@/lib/server/db/db";
import { groupsOf } from "@/lib/server/groups/ownGroups";
import { access, accessAccount } from "@/lib/server/identity/access";
import { stopWorkers } from "@/lib/server/process/workers/pool";
import { gamesOfNight, gamesOnAndPage } from "@/lib/server/roster/groupGames";
import { beginNight } from "@/lib/server/roster/nights";
import { crewOf } from "@/lib/server/table/crewOf";
import { gamesOf } from "@/lib/server/table/gamesOf";
import { readHistory } from "@/lib/server/table/history/history";
import { followLink } from "@/lib/server/table/links/followLink";
import { tableLinks } from "@/lib/server/table/links/tableLink";
import { openTable } from "@/lib/server/table/openTable";
import { preview } from "@/lib/server/table/record/preview";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { dump } from "../../access/dump";
import { start } from "../../engine/tableOf";
import { testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { crew, endlessRounds, entriesOf, freshId, guest, ROUND, recordAll, seatedTable } from "../table";

ownDataFolder();
afterAll(stopWorkers);

/** Untrustworthy stored states. */
const SPOILT = {
  "made by an engine from before": `state = '{"phase":"long ago"}', engineVersion = ${ENGINE_VERSION - 1}`,
  "made by an engine to come": `state = json_set(state, '$.pot', 99), engineVersion = ${ENGINE_VERSION + 1}`,
  "of another form": `state = '{"phase":"claiming"}'`,
  "nothing at all": "state = 'null'",
  "no JSON": "state = 'half of {'",
} as const;

/** Spoils games' states and derived data, like an engine that stored less. */
async function spoil(how: keyof typeof SPOILT, ...gameIds: readonly string[]): Promise<void> {
  for (const id of gameIds)
    for (const sql of [
      `UPDATE Game SET ${SPOILT[how]} WHERE id = '${id}'`,
      `UPDATE RoundRow SET verdict = json_remove(verdict, '$.counted') WHERE gameId = '${id}'`,
      `UPDATE Seat SET outcome = 'won' WHERE outcome IS NULL AND gameId = '${id}'`,
    ])
      await database().$executeRawUnsafe(sql);
}

const all = async () => Object.fromEntries(await dump(database()));

describe.each(Object.keys(SPOILT) as (keyof typeof SPOILT)[])("a state that is %s", (how) => {
  test("opens as its entries say, and stores derived data again", async () => {
    const pass = await seatedTable();
    await recordAll(pass, ROUND);
    await recordAll(pass, [start("s3", 4)], 4);
    const [before, table] = [await all(), await openTable(pass)];
    await spoil(how, pass.gameId);
    expect(await openTable(pass)).toEqual(table);
    expect(await all()).toEqual(before);
  });

  test("accepts entries, corrections and previews", async () => {
    const pass = await seatedTable();
    await recordAll(pass, ROUND);
    await spoil(how, pass.gameId);
    expect(await record(pass, entriesOf([start("s3", 4)], 4))).toMatchObject({ ok: true });
    await spoil(how, pass.gameId);
    const undo = [{ id: freshId(), after: 5, action: null, replaces: [4, 5] }];
    expect(await preview(pass, undo)).toMatchObject({ ok: true, value: { broken: [] } });
    await spoil(how, pass.gameId);
    expect(await record(pass, undo)).toMatchObject({ ok: true });
    expect(await openTable(pass)).toMatchObject({ seq: 6, rounds: [], state: { phase: "revealing" } });
    expect((await readHistory(pass)).entries).toHaveLength(6);
  });
});

test("appears in every list of games as its entries say", async () => {
  const group = await testGroup();
  const night = await beginNight(group.pass, {});
  if (!night.ok) throw new Error(night.refusal.message);
  const { member } = group;
  const games: string[] = [];
  for (const actions of [[...ROUND, { do: "end", losers: ["s1"] } as const], ROUND]) {
    const ofGroup = { ...crew("Ann", "Bob", "Cy"), group: group.id };
    await startGame(member, ofGroup);
    for (const gameId of [(await seatedTable(member)).gameId, ofGroup.id]) {
      const pass = await access(member, gameId, "record");
      if (!pass.ok) throw new Error(pass.refusal.message);
      await recordAll(pass.value, actions);
      games.push(gameId);
    }
  }
  const [first = ""] = games;
  const pass = await access(member, first, "share");
  const account = accessAccount(member);
  if (!pass.ok || !account.ok) throw new Error("nobody may look");
  const token = (await tableLinks(pass.value)).sit.slice("/join/".length);
  const lists = [
    () => gamesOf(member),
    () => crewOf(pass.value),
    () => followLink({ headers: new Headers() }, guest(), token),
    () => gamesOnAndPage(group.pass),
    () => gamesOfNight(group.pass, night.value.id),
    () => groupsOf(account.value),
  ];
  for (const list of lists) {
    const before = await list();
    expect(JSON.stringify(before)).toMatch(/"(phase|over|gameOn)":/);
    for (const how of ["made by an engine from before", "no JSON"] as const) {
      await spoil(how, ...games);
      expect(await list()).toEqual(before);
    }
  }
});

test("is rebuilt once for simultaneous requests, and keeps its time", async () => {
  const pass = await seatedTable();
  for (const [at, round] of [...endlessRounds(20)].entries()) await recordAll(pass, round, at * 4);
  const [before, table] = [await all(), await openTable(pass)];
  await spoil("made by an engine from before", pass.gameId);
  const opened = await Promise.all(Array.from({ length: 20 }, () => openTable(pass)));
  expect(opened).toEqual(opened.map(() => table));
  expect(await all()).toEqual(before);
});

test("makes a changed verdict as new as the last entry, without its old responses", async () => {
  const pass = await seatedTable();
  await recordAll(pass, ROUND);
  await recordAll(pass, [start("s3", 4)], 4);
  const since = async () =>
    (await database().roundRow.findMany({ where: { gameId: pass.gameId } })).map((row) => row.since);
  await spoil("made by an engine from before", pass.gameId);
  await openTable(pass);
  expect(await since()).toEqual([4]);
  await spoil("made by an engine from before", pass.gameId);
  await database()
    .$executeRaw`UPDATE RoundRow SET verdict = json_set(verdict, '$.loser', 's2') WHERE gameId = ${pass.gameId}`;
  await openTable(pass);
  expect(await since()).toEqual([5]);
});
