import { afterAll, expect, test } from "vitest";
import { database } from "@/lib/server/db/db";
import { groupFigures, personCourse } from "@/lib/server/figures/groupFigures";
import { bestFeats, whoIs } from "@/lib/server/figures/person";
import { figureScopes } from "@/lib/server/figures/scopes";
import { access, type GroupPass } from "@/lib/server/identity/access";
import { stopWorkers } from "@/lib/server/process/workers/pool";
import { mergePlayers } from "@/lib/server/roster/mergePlayers";
import { startGame } from "@/lib/server/table/record/startGame";
import { dayOf } from "@/lib/views/dayOf";
import { bangs, says, start } from "../../engine/tableOf";
import { onRoster, type TestGroup, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { crew, recordAll } from "../table";

ownDataFolder();
afterAll(stopWorkers);

const ALL = { scope: "all", game: null } as const;

/** One round: the first claims nine sixes, the second bangs, and four were there; the first washes. */
async function bangedAt(group: TestGroup, ...names: readonly string[]): Promise<string> {
  const table = { ...crew(...names), game: "firehouse", group: group.id };
  const started = await startGame(group.keeper, table);
  if (!started.ok) throw new Error(started.refusal.message);
  const pass = await access(group.keeper, table.id, "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  await recordAll(pass.value, [
    start("s1", 4),
    says("s1", "9 sixes"),
    bangs("s2"),
    { do: "reveal", count: 4 },
    { do: "end", losers: ["s1"] },
  ]);
  return table.id;
}

/** A group's statistics once all of its games are counted. */
async function figures(pass: GroupPass) {
  for (;;) {
    const now = await groupFigures(pass, ALL);
    if (now.left === 0) return now;
  }
}

const bangOf = async (pass: GroupPass, id: string, game: string | null = null) => {
  await figures(pass);
  const course = await personCourse(pass, id);
  return course && (await bestFeats(pass, course, game)).bang;
};

test("identifies a roster player, a guest with any name, a merged person, or no one", async () => {
  const group = await testGroup("crew");
  const other = await testGroup("crew");
  const [ann = "", bob = "", rob = ""] = await onRoster(group.pass, "Ann", "Bob", "Rob");
  const [stranger = ""] = await onRoster(other.pass, "Cy");
  await bangedAt(group, "Ann", "#7", "__proto__");
  const { people } = await figures(group.pass);
  expect(people.map(({ name }) => name)).toEqual(["__proto__", "#7", "Ann"]);
  expect(people.map(({ kinds }) => Object.keys(kinds))).toEqual([
    ["firehouse"],
    ["firehouse"],
    ["firehouse"],
  ]);
  expect(await whoIs(group.pass, ann)).toMatchObject({ is: "shown", person: { id: ann, name: "Ann" } });
  expect(await whoIs(group.pass, bob)).toMatchObject({ is: "shown", person: { id: bob, name: "Bob" } });
  expect(await whoIs(group.pass, "guest:#7")).toMatchObject({
    is: "shown",
    person: { name: "#7", colour: null },
  });
  expect(await whoIs(group.pass, "guest:__proto__")).toMatchObject({ person: { name: "__proto__" } });
  await mergePlayers(group.pass, rob, bob);
  expect(await whoIs(group.pass, rob)).toEqual({ is: "same", id: bob });
  for (const unknownId of [stranger, "", "__proto__", "constructor", "guest:", "guest:zed", "toString"])
    expect([unknownId, await whoIs(group.pass, unknownId)]).toEqual([unknownId, null]);
  expect(await personCourse(group.pass, "__proto__")).toBeNull();
});

test("names the opponent of the boldest bang, except one who hides their stats", async () => {
  const group = await testGroup("crew");
  const [ann = "", bob = ""] = await onRoster(group.pass, "Ann", "Bob");
  const game = await bangedAt(group, "Ann", "Bob");
  expect(await bangOf(group.pass, bob)).toMatchObject({
    gameId: game,
    game: "firehouse",
    round: 1,
    against: "Ann",
  });
  expect(await bangOf(group.pass, bob, "mia")).toBeNull();
  expect(await bangOf(group.pass, ann)).toBeNull();
  await database().player.update({ where: { id: ann }, data: { unlistedAt: new Date() } });
  expect(await bangOf(group.pass, bob)).toMatchObject({ gameId: game, against: null });
  expect(await whoIs(group.pass, ann)).toEqual({ is: "unlisted", name: "Ann" });
});

test("filters statistics by all games, by years with games, and by shifts and seasons", async () => {
  const group = await testGroup("crew");
  await onRoster(group.pass, "Ann", "Bob");
  const shift = await database().season.create({
    data: { id: "a-shift-of-theirs", groupId: group.id, name: "B" },
  });
  await database().season.create({
    data: { id: "a-season-long-gone", groupId: group.id, name: "Old", retiredAt: new Date() },
  });
  expect(await figureScopes(group.pass)).toEqual([
    { id: "all", name: null },
    { id: shift.id, name: "B" },
  ]);
  await bangedAt(group, "Ann", "Bob");
  await figures(group.pass);
  const year = dayOf(new Date(), "Europe/Berlin").slice(0, 4);
  expect(await figureScopes(group.pass)).toEqual([
    { id: "all", name: null },
    { id: year, name: year },
    { id: shift.id, name: "B" },
  ]);
});
