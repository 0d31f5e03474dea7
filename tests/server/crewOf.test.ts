import { expect, test } from "vitest";
import { access } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { type CrewGame, crewOf } from "@/lib/server/table/crewOf";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { says, start } from "../engine/tableOf";
import { ownDataFolder } from "./ownDataFolder";
import { crew, freshId, guest, ROUND, recordAll } from "./table";

ownDataFolder();

/** A started game, and its starter's pass. */
async function started(keeper: Visitor, ...names: readonly string[]) {
  const table = crew(...names);
  await startGame(keeper, table);
  const pass = await access(keeper, table.id, "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  return pass.value;
}

const ids = (games: readonly CrewGame[]) => games.map(({ id }) => id);

test("lists the games of the same people, or of at least three of them, in any seat order, newest first", async () => {
  const keeper = guest();
  const first = await started(keeper, "Ann", "Bob", "Cy");
  const turned = await started(keeper, "Cy", "Ann", "Bob");
  const fewer = await started(keeper, "Ann", "Bob");
  const whole = await started(keeper, "Ann", "Bob", "Cy", "Dee");
  await started(keeper, "Ann", "Bob", "Zed");
  await started(guest(), "Ann", "Bob", "Cy");
  for (const of of [first, whole]) {
    const { names, games, next } = await crewOf(of);
    expect([names, ids(games), next]).toEqual([
      ["Ann", "Bob", "Cy", "Dee"],
      [whole.gameId, turned.gameId, first.gameId],
      null,
    ]);
  }
  expect(ids((await crewOf(fewer)).games)).toEqual([fewer.gameId]);
});

test("keeps the crew when a guest joins later", async () => {
  const keeper = guest();
  const game = await started(keeper, "Ann", "Bob");
  const pass = await started(keeper, "Ann", "Bob");
  const joined = await record(pass, [
    { id: freshId(), after: 0, action: { do: "join", player: "s3" }, name: "Zed" },
  ]);
  expect(joined.ok).toBe(true);
  expect((await crewOf(pass)).names).toEqual(["Ann", "Bob"]);
  expect(ids((await crewOf(game)).games)).toEqual([pass.gameId, game.gameId]);
});

test("counts a playoff for the crew of its decided game", async () => {
  const keeper = guest();
  const tied = await started(keeper, "Ann", "Bob", "Cy");
  await recordAll(tied, [...ROUND, { do: "end", losers: ["s1", "s2"] }]);
  const off = { ...crew("Ann", "Bob"), playoff_of: tied.gameId };
  expect(await startGame(keeper, off)).toMatchObject({ ok: true });
  const pass = await access(keeper, off.id, "read");
  if (!pass.ok) throw new Error(pass.refusal.message);
  const { names, games } = await crewOf(pass.value);
  expect([names, ids(games)]).toEqual([["Ann", "Bob", "Cy"], [tied.gameId]]);
});

test("names who washed, and the others' scores", async () => {
  const keeper = guest();
  const over = await started(keeper, "Ann", "Bob", "Cy");
  await recordAll(over, [...ROUND, { do: "end", losers: ["s2"] }]);
  const open = await started(keeper, "Ann", "Bob", "Cy");
  await recordAll(open, [start("s1"), says("s1", "3 sixes")]);
  expect((await crewOf(over)).games).toMatchObject([
    { id: open.gameId, phase: "claiming", rounds: 0, finished: null },
    { id: over.gameId, phase: "finished", rounds: 1, finished: { losers: ["Bob"] } },
  ]);
});

test("pages through many games, each once", async () => {
  const keeper = guest();
  const passes = [];
  for (let game = 0; game < 52; game++) passes.push(await started(keeper, "Ann", "Bob"));
  const [pass] = passes;
  if (!pass) throw new Error("no game");
  const page = await crewOf(pass);
  const rest = await crewOf(pass, page.next ?? "");
  expect([page.games.length, rest.games.length, rest.next]).toEqual([50, 2, null]);
  expect(new Set([...ids(page.games), ...ids(rest.games)]).size).toBe(52);
});
