import { describe, expect, test } from "vitest";
import type { Action, Finished, GameState } from "@/lib/engine";
import type { Entry } from "@/lib/protocol/entry";
import { exportRecord } from "@/lib/protocol/exports";
import { replay } from "@/lib/protocol/replay";
import { database } from "@/lib/server/db/db";
import { access, type Pass } from "@/lib/server/identity/access";
import { holderOf, type Visitor } from "@/lib/server/identity/visitor";
import { addSeason } from "@/lib/server/roster/changeSeasons";
import { groupGames } from "@/lib/server/roster/groupGames";
import { crewOf } from "@/lib/server/table/crewOf";
import { gamesOf } from "@/lib/server/table/gamesOf";
import { readHistory } from "@/lib/server/table/history/history";
import { subscribe } from "@/lib/server/table/live/live";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { doubts, opens, outcome, says } from "../engine/tableOf";
import { testGroup } from "./group";
import { ownDataFolder } from "./ownDataFolder";
import { crew, entriesOf, freshId, guest, recordAll, seatedTable } from "./table";
import { tallyOf } from "./tally";

ownDataFolder();

test("F12 names the decided game in a playoff's record, which replays", async () => {
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

test("omits that key in an ordinary game's record", async () => {
  const record = exportRecord(await readHistory(await seatedTable()));
  expect(record).not.toHaveProperty("playoff_of");
});

test("refuses a playoff of a missing game, or without access", async () => {
  const theirs = await seatedTable();
  for (const playoff_of of [theirs.gameId, "no-such-game-anywhere"])
    expect(await startGame(guest(), { ...crew("Ann", "Bob"), playoff_of })).toMatchObject({
      ok: false,
      refusal: { code: "no-such-table" },
    });
});

test("treats the same game sent again as another's playoff as another game", async () => {
  const keeper = guest();
  const decided = await seatedTable(keeper);
  const table = crew("Ann", "Bob");
  expect(await startGame(keeper, table)).toMatchObject({ ok: true });
  expect(await startGame(keeper, { ...table, playoff_of: decided.gameId })).toMatchObject({
    ok: false,
    refusal: { code: "id-reused" },
  });
});

test("plays a playoff at the table of its decided game, and in no other group", async () => {
  const [here, there] = [await testGroup(), await testGroup()];
  const both = there.owner;
  const accountId = both.account?.id ?? "";
  await database().membership.create({ data: { groupId: here.id, accountId, role: "member" } });
  const season = await addSeason(there.pass, { name: "Theirs", starts_on: "2020-01-01" });
  if (!season.ok) throw new Error(season.refusal.message);
  const decided = { ...crew("Ann", "Bob"), group: there.id, season: season.value.id };
  const playoff = { ...crew("Ann", "Bob"), group: here.id, playoff_of: decided.id };
  expect(await startGame(both, decided)).toMatchObject({ ok: true });
  expect(await startGame(both, playoff)).toMatchObject({ ok: false, refusal: { code: "no-such-group" } });
  const { group: _left, ...same } = playoff;
  expect(await startGame(both, same)).toMatchObject({ ok: true });
  const placeOf = (id: string) =>
    database().game.findUnique({ where: { id }, select: { tableId: true, groupId: true, seasonId: true } });
  expect(await placeOf(playoff.id)).toMatchObject({ groupId: there.id, seasonId: season.value.id });
  expect(await placeOf(playoff.id)).toEqual(await placeOf(decided.id));
});

// Ann and Bob have three bads each: they are tied, and play off. Cy watches.
const BADS = (player: string): Action => ({
  do: "adjust",
  what: "bad",
  count: 3,
  from: "bank",
  to: player,
  note: "so it was",
});

interface PlayedOff {
  readonly decided: Pass;
  readonly playoff: Pass;
}

async function tiedTable(keeper: Visitor, more: object = {}): Promise<Pass> {
  const table = { ...crew("Ann", "Bob", "Cy"), ...more };
  expect(await startGame(keeper, table)).toMatchObject({ ok: true });
  const pass = await passOf(keeper, table.id);
  await recordAll(pass, [BADS("s1"), BADS("s2")]);
  return pass;
}

async function passOf(visitor: Visitor, id: string): Promise<Pass> {
  const pass = await access(visitor, id, "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  return pass.value;
}

/** A playoff of Bob, at s1, against Ann. */
async function playoffOf(decided: Pass, keeper: Visitor, more: object = {}): Promise<Pass> {
  const table = { ...crew("Bob", "Ann"), ...more, playoff_of: decided.gameId };
  expect(await startGame(keeper, table)).toMatchObject({ ok: true });
  return passOf(keeper, table.id);
}

async function playedOff(
  keeper: Visitor,
  game: object = { game: "bar", house: { dice_each: 1 } },
): Promise<PlayedOff> {
  const decided = await tiedTable(keeper);
  return { decided, playoff: await playoffOf(decided, keeper, game) };
}

/** Ann claims and Bob challenges: `found` decides who loses their only die. */
const ROUND_OF_TWO = (found: "short" | "there"): readonly Action[] => [
  opens("s2"),
  says("s2", "1 six"),
  doubts("s1"),
  outcome(found),
];

const endOf = async ({ gameId }: Pass) => {
  const { state } = await database().game.findUniqueOrThrow({
    where: { id: gameId },
    select: { state: true },
  });
  return state as unknown as GameState & { readonly finished: Finished; readonly tied: readonly string[] };
};
const outcomesOf = async ({ gameId }: Pass) =>
  Object.fromEntries(
    (await database().seat.findMany({ where: { gameId }, select: { name: true, outcome: true } })).map(
      ({ name, outcome }) => [name, outcome],
    ),
  );

describe("F12 a playoff's result ends the decided game", () => {
  test("F12 makes its loser the loser of that game, and spares the other", async () => {
    const { decided, playoff } = await playedOff(guest());
    expect((await endOf(decided)).tied).toEqual(["s1", "s2"]);
    const published: Entry[] = [];
    const stop = subscribe(decided.gameId, (entries) => published.push(...entries));
    await recordAll(playoff, ROUND_OF_TWO("there"));
    stop();
    expect(published).toMatchObject([{ action: { do: "end", losers: ["s2"] }, seq: 3 }]);
    expect((await endOf(decided)).finished).toMatchObject({ reason: "F12", losers: ["s2"] });
    expect(await outcomesOf(decided)).toEqual({ Ann: "won", Bob: "lost", Cy: "won" });
    // The journal of the game replays to the same end.
    const record = exportRecord(await readHistory(decided));
    expect(replay(JSON.parse(JSON.stringify(record)))).toMatchObject({
      ok: true,
      finished: { losers: ["Bob"] },
    });
  });

  test("F12 carries a correction over, and reopens the tie with the playoff", async () => {
    const { decided, playoff } = await playedOff(guest());
    await recordAll(playoff, ROUND_OF_TWO("there"));
    const corrected = await record(playoff, [
      { id: freshId(), action: outcome("short"), after: 4, replaces: [4] },
    ]);
    expect(corrected).toMatchObject({ ok: true });
    expect((await endOf(decided)).finished.losers).toEqual(["s1"]);
    expect(await record(playoff, [{ id: freshId(), action: null, after: 5, replaces: [5] }])).toMatchObject({
      ok: true,
    });
    expect(await endOf(decided)).toMatchObject({ phase: "finished", tied: ["s1", "s2"] });
    await recordAll(playoff, [outcome("there")], 6);
    expect((await endOf(decided)).finished.losers).toEqual(["s2"]);
  });

  test("F12 writes it once if sent again", async () => {
    const { decided, playoff } = await playedOff(guest());
    const entries = entriesOf(ROUND_OF_TWO("there"));
    expect(await record(playoff, entries)).toMatchObject({ ok: true });
    expect(await record(playoff, entries)).toMatchObject({ ok: true });
    expect(await database().entry.count({ where: { gameId: decided.gameId } })).toBe(3);
  });

  test("F12 keeps a manual decision, before and after", async () => {
    const before = await playedOff(guest());
    await recordAll(before.decided, [{ do: "end", losers: ["s1"] }], 2);
    await recordAll(before.playoff, ROUND_OF_TWO("there"));
    expect((await endOf(before.decided)).finished.losers).toEqual(["s1"]);

    const after = await playedOff(guest());
    await recordAll(after.playoff, ROUND_OF_TWO("there"));
    const byHand = { id: freshId(), action: { do: "end", losers: ["s1"] }, after: 3, replaces: [3] } as const;
    expect(await record(after.decided, [byHand])).toMatchObject({ ok: true });
    expect(
      await record(after.playoff, [{ id: freshId(), action: outcome("short"), after: 4, replaces: [4] }]),
    ).toMatchObject({ ok: true });
    expect((await endOf(after.decided)).finished.losers).toEqual(["s1"]);
  });

  test("F12 plays off a tied playoff in turn, which decides both", async () => {
    const keeper = guest();
    const { decided, playoff } = await playedOff(keeper, {});
    await recordAll(playoff, [BADS("s1"), BADS("s2")]);
    expect((await endOf(decided)).tied).toEqual(["s1", "s2"]);
    const second = await playoffOf(playoff, keeper, { game: "bar", house: { dice_each: 1 } });
    await recordAll(second, ROUND_OF_TWO("there"));
    expect((await endOf(playoff)).finished).toMatchObject({ reason: "F12", losers: ["s1"] });
    expect((await endOf(decided)).finished).toMatchObject({ reason: "F12", losers: ["s2"] });
  });

  test("F12 decides nothing if stopped; a named winner is spared", async () => {
    const stopped = await playedOff(guest());
    await recordAll(stopped.playoff, [{ do: "end" }]);
    expect((await endOf(stopped.decided)).tied).toEqual(["s1", "s2"]);
    const won = await playedOff(guest());
    await recordAll(won.playoff, [{ do: "end", winners: ["s1"] }]);
    expect((await endOf(won.decided)).finished.losers).toEqual(["s1"]);
  });

  test("F12 decides once if two record the end at once", async () => {
    const { decided, playoff } = await playedOff(guest());
    await recordAll(playoff, ROUND_OF_TWO("there").slice(0, 3));
    const done = await Promise.all(
      [1, 2].map(() => record(playoff, [{ id: freshId(), action: outcome("there"), after: 3 }])),
    );
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await database().entry.count({ where: { gameId: decided.gameId } })).toBe(3);
  });

  test("F12 starts one playoff for two taps at once, and both record in it; a finished one is followed by another", async () => {
    const [keeper, other] = [guest(), guest()];
    const decided = await tiedTable(keeper);
    await database().grant.create({
      data: { tableId: decided.tableId, holder: holderOf(other), role: "player" },
    });
    const start = (visitor: Visitor, names: readonly [string, string]) =>
      startGame(visitor, { ...crew(...names), playoff_of: decided.gameId });
    const [one, two] = await Promise.all([start(keeper, ["Ann", "Bob"]), start(other, ["bob", "Ann"])]);
    expect(one.ok && two.ok && one.value.id === two.value.id).toBe(true);
    expect(await database().game.count({ where: { playoffOf: decided.gameId } })).toBe(1);
    const id = one.ok ? one.value.id : "";
    for (const visitor of [keeper, other]) expect(await passOf(visitor, id)).toMatchObject({ gameId: id });
    await recordAll(await passOf(other, id), [{ do: "end" }]);
    const again = await start(keeper, ["Ann", "Bob"]);
    expect(again.ok && again.value.id !== id).toBe(true);
    // It admits no one without access to the decided game.
    expect(await start(guest(), ["Ann", "Bob"])).toMatchObject({
      ok: false,
      refusal: { code: "no-such-table" },
    });
  });

  test("F12 admits a guest of a group's table to the playoff that a member started first", async () => {
    const group = await testGroup();
    const decided = await tiedTable(group.owner, { group: group.id });
    const stranger = guest();
    await database().grant.create({
      data: { tableId: decided.tableId, holder: holderOf(stranger), role: "player" },
    });
    const playoff = await playoffOf(decided, group.owner);
    const second = await startGame(stranger, { ...crew("Bob", "Ann"), playoff_of: decided.gameId });
    expect(second).toMatchObject({ ok: true, value: { id: playoff.gameId } });
    await recordAll(await passOf(stranger, playoff.gameId), [{ do: "end", losers: ["s1"] }]);
    expect((await endOf(decided)).finished.losers).toEqual(["s2"]);
  });

  test("F12 counts once in a group, in one line, and in the crew", async () => {
    const group = await testGroup();
    const decided = await tiedTable(group.owner, { group: group.id });
    const playoff = await playoffOf(decided, group.owner, { house: { end_alone: 1 } });
    expect(await tallyOf(group.pass, "firehouse", null)).toMatchObject([{ name: "Ann" }, { name: "Bob" }]);
    await recordAll(playoff, [{ ...BADS("s1"), count: 1 } as Action]);
    expect(await tallyOf(group.pass, "firehouse", null)).toMatchObject([{ name: "Bob", times: 1 }]);
    const { games } = await groupGames(group.pass);
    expect(games).toMatchObject([
      { id: decided.gameId, losers: ["Bob"], playoff: { id: playoff.gameId, against: ["Ann"] } },
    ]);

    const keeper = guest();
    const guests = await playedOff(keeper);
    const before = await gamesOf(keeper);
    expect(before.games.map(({ id }) => id).toSorted()).toEqual(
      [guests.decided.gameId, guests.playoff.gameId].toSorted(),
    );
    await recordAll(guests.playoff, ROUND_OF_TWO("there"));
    expect((await gamesOf(keeper)).games).toMatchObject([
      { id: guests.decided.gameId, playoff: { id: guests.playoff.gameId, against: ["Ann"] } },
    ]);
    expect((await crewOf(guests.decided)).games).toMatchObject([
      { finished: { losers: ["Bob"] }, playoff: { against: ["Ann"] } },
    ]);
  });
});
