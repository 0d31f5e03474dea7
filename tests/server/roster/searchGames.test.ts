import { describe, expect, test } from "vitest";
import { database } from "@/lib/server/db/db";
import { newRowId } from "@/lib/server/db/rowId";
import { mergePlayers } from "@/lib/server/roster/mergePlayers";
import { searchedPeople, searchGames } from "@/lib/server/roster/searchGames";
import { startGame } from "@/lib/server/table/record/startGame";
import { readGameSearch } from "@/lib/views/gameSearch";
import { onRoster, type TestGroup, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { crew } from "../table";

ownDataFolder();

const ZONE = "Europe/Berlin";
const DAY_MS = 24 * 60 * 60 * 1000;

interface Played {
  readonly names?: readonly string[];
  readonly game?: string;
  readonly at?: string;
  readonly nightId?: string;
}

/** A group's game at a time. Returns its id. */
async function played(
  group: TestGroup,
  { names = ["Ann", "Bob"], game = "firehouse", at, nightId }: Played = {},
) {
  const started = await startGame(group.member, { ...crew(...names), game, group: group.id });
  if (!started.ok) throw new Error(started.refusal.message);
  const { id } = started.value;
  await database().game.update({
    where: { id },
    data: { ...(at && { playedAt: new Date(at) }), nightId: nightId ?? null },
  });
  return id;
}

/** Copies of a game, one a day backwards; other players have the last few. */
async function copies(group: TestGroup, count: number): Promise<void> {
  const first = await played(group, { at: "2026-11-20T19:00:00Z" });
  const { seats, ...row } = await database().game.findUniqueOrThrow({
    where: { id: first },
    include: { seats: true },
  });
  const { house, state } = row as { house: object; state: object };
  const games = Array.from({ length: count - 1 }, (_, at) => ({
    ...row,
    house,
    state,
    id: newRowId(),
    playedAt: new Date(row.playedAt.getTime() - (at + 1) * DAY_MS),
  }));
  await database().game.createMany({ data: games });
  await database().seat.createMany({
    data: games.flatMap(({ id }) => seats.map((seat) => ({ ...seat, gameId: id, heldBy: null }))),
  });
}

const search = async (group: TestGroup, query: Record<string, string>, mark?: string) => {
  const { search: asked } = readGameSearch(query, await searchedPeople(group.pass));
  return searchGames(group.pass, asked, ZONE, mark);
};
const found = async (group: TestGroup, query: Record<string, string>) =>
  (await search(group, query)).games.map(({ id }) => id);

describe("a search in a group’s games", () => {
  test("filters by the group's days, which begin at five in the morning", async () => {
    const group = await testGroup();
    const late = await played(group, { at: "2026-11-21T03:59:00Z" });
    const early = await played(group, { at: "2026-11-21T04:00:00Z" });
    expect(await found(group, { from: "2026-11-20", to: "2026-11-20" })).toEqual([late]);
    expect(await found(group, { from: "2026-11-21" })).toEqual([early]);
    expect(await found(group, { to: "2026-11-20" })).toEqual([late]);
    expect(await found(group, { from: "2026-11-22" })).toEqual([]);
  });

  test("counts a night's game for the day the night began", async () => {
    const group = await testGroup();
    const nightId = newRowId();
    await database().night.create({
      data: {
        id: nightId,
        groupId: group.id,
        buyIn: 0,
        unit: "€",
        startedAt: new Date("2026-11-20T20:00:00Z"),
        endedAt: new Date("2026-11-21T08:00:00Z"),
      },
    });
    const dawn = await played(group, { at: "2026-11-21T07:00:00Z", nightId });
    expect(await found(group, { from: "2026-11-20", to: "2026-11-20" })).toEqual([dawn]);
    expect(await found(group, { from: "2026-11-21", to: "2026-11-21" })).toEqual([]);
  });

  test("filters by game, by roster player, by a guest’s name ignoring case", async () => {
    const group = await testGroup();
    const [ann = "", bob = ""] = await onRoster(group.pass, "Ann", "Bob");
    const mia = await played(group, { game: "mia", names: ["Ann", "Bob"], at: "2026-11-01T20:00:00Z" });
    const guests = await played(group, { names: ["Ann", "Jürgen 100%"], at: "2026-11-02T20:00:00Z" });
    expect(await found(group, { game: "mia" })).toEqual([mia]);
    expect(await found(group, { game: "perudo" })).toEqual([]);
    expect(await found(group, { person: ann })).toEqual([guests, mia]);
    expect(await found(group, { person: bob })).toEqual([mia]);
    expect(await found(group, { guest: "JÜRG" })).toEqual([guests]);
    expect(await found(group, { guest: "100%" })).toEqual([guests]);
    expect(await found(group, { guest: "%" })).toEqual([guests]);
    expect(await found(group, { guest: "Bob" })).toEqual([]);
    expect(await found(group, { person: ann, guest: "jürgen", from: "2026-11-02" })).toEqual([guests]);
  });

  test("finds a merged person by either entry", async () => {
    const group = await testGroup();
    const [ann = "", annie = ""] = await onRoster(group.pass, "Ann", "Annie");
    const before = await played(group, { names: ["Annie", "Guest"], at: "2026-11-01T20:00:00Z" });
    const since = await played(group, { names: ["Ann", "Guest"], at: "2026-11-02T20:00:00Z" });
    await mergePlayers(group.pass, annie, ann);
    expect(await searchedPeople(group.pass)).toMatchObject([{ id: ann, entries: [ann, annie] }]);
    expect(await found(group, { person: ann })).toEqual([since, before]);
    expect(await found(group, { person: annie })).toEqual([since, before]);
  });

  test("excludes another group’s games and people, and deleted games", async () => {
    const [group, other] = [await testGroup(), await testGroup()];
    const [theirs = ""] = await onRoster(other.pass, "Ann");
    await played(other, { names: ["Ann", "Bob"] });
    const deletedGame = await played(group);
    await database().game.update({ where: { id: deletedGame }, data: { deletedAt: new Date() } });
    for (const query of [{}, { person: theirs }, { guest: "Ann" }, { game: "firehouse" }])
      expect(await found(group, query as Record<string, string>)).toEqual([]);
  });

  test("pages through the results, each game once", async () => {
    const group = await testGroup();
    await copies(group, 50);
    const seen: string[] = [];
    let mark: string | undefined;
    for (let page = 0; page < 4; page++) {
      const { games, next, lookedTo } = await search(group, { game: "firehouse", guest: "ann" }, mark);
      seen.push(...games.map(({ id }) => id));
      expect(lookedTo).toBeNull();
      if (next === null) break;
      mark = next;
    }
    expect(new Set(seen).size).toBe(50);
    expect(seen).toHaveLength(50);
  });

  test("scans a thousand games at once at most, and continues from there", async () => {
    const group = await testGroup();
    await copies(group, 1_200);
    const rare = await played(group, { game: "mia", at: "2023-11-20T19:00:00Z" });
    const first = await search(group, { game: "mia" });
    expect(first).toMatchObject({ games: [], lookedTo: "2024-02-25" });
    const second = await search(group, { game: "mia" }, first.next ?? "");
    expect(second.games.map(({ id }) => id)).toEqual([rare]);
    expect(second).toMatchObject({ next: null, lookedTo: null });
  });

  test("finds a page of a guest who played all of a thousand", async () => {
    const group = await testGroup();
    await copies(group, 1_000);
    const { games, next } = await search(group, { guest: "ann", game: "firehouse" });
    expect(games).toHaveLength(20);
    expect(next).not.toBeNull();
  });
});
