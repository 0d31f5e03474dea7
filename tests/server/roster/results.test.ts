import { describe, expect, test } from "vitest";
import { exportRecord } from "@/lib/protocol/exports";
import { replay } from "@/lib/protocol/replay";
import { database } from "@/lib/server/db/db";
import { access } from "@/lib/server/identity/access";
import { holderOf } from "@/lib/server/identity/visitor";
import { gamesOnAndPage, groupGames } from "@/lib/server/roster/groupGames";
import { mergePlayers, separatePlayers } from "@/lib/server/roster/mergePlayers";
import { beginNight } from "@/lib/server/roster/nights";
import { changePlayer } from "@/lib/server/roster/players";
import { recordResult } from "@/lib/server/roster/recordResult";
import { publicHolderId } from "@/lib/server/table/grants/publicIds";
import { readHistory } from "@/lib/server/table/history/history";
import { record } from "@/lib/server/table/record/record";
import { dayBefore, dayOf } from "@/lib/views/dayOf";
import { onRoster, passOf, type TestGroup, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { freshId, tableOf } from "../table";
import { playedBy, tallyOf } from "../tally";

ownDataFolder();

const TODAY = dayOf(new Date(), "Europe/Berlin");
const YESTERDAY = dayBefore(TODAY);
const refuses = (code: string) => ({ ok: false, refusal: { code } });
const washed = (loser: string, more = {}) => ({
  id: freshId(),
  game: "firehouse",
  losers: [loser],
  day: YESTERDAY,
  ...more,
});

const tally = async ({ pass }: TestGroup) =>
  (await tallyOf(pass, "firehouse", null)).map(({ name, times }) => [name, times]);

async function passOfGame(group: TestGroup, id: string) {
  const pass = await access(group.keeper, id, "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  return pass.value;
}

describe("a result", () => {
  test("makes “yesterday Bob washed” a finished game of that day with all active players", async () => {
    const group = await testGroup();
    const [, bob = "", cy = ""] = await onRoster(group.pass, "Ann", "Bob", "Cy");
    await changePlayer(group.pass, cy, { retired: true });
    const sent = washed(bob, { note: "the big pan" });
    expect(await recordResult(group.pass, sent)).toEqual({ ok: true, value: { id: sent.id } });
    expect((await groupGames(group.pass)).games).toEqual([
      {
        id: sent.id,
        game: "firehouse",
        day: YESTERDAY,
        resultOnly: true,
        phase: "finished",
        rounds: 0,
        names: ["Ann", "Bob"],
        losers: ["Bob"],
        washed: ["Bob"],
        loggedBy: "Kim",
        winners: [],
        playoff: null,
        drunk: [],
        season: null,
        night: null,
      },
    ]);
    expect(await tally(group)).toEqual([["Bob", 1]]);
    expect((await gamesOnAndPage(group.pass)).on).toEqual([]);
    expect(await database().roundRow.count({ where: { gameId: sent.id } })).toBe(0);
    const history = await readHistory(await passOfGame(group, sent.id));
    expect(history).toMatchObject({
      resultOnly: true,
      entries: [{ seq: 1, action: { do: "end", losers: ["s2"], note: "the big pan" } }],
      group: { id: group.id, name: "Engine 7", season: null, shifts: [] },
      authors: { [publicHolderId(await tableOf(sent.id), holderOf(group.keeper))]: "Kim" },
    });
    const exported = JSON.parse(JSON.stringify(exportRecord(history)));
    expect(exported).toMatchObject({ format: "dice-record/1", players: ["Ann", "Bob"] });
    expect(dayOf(new Date(exported.at), "Europe/Berlin")).toBe(YESTERDAY);
    expect(replay(exported)).toMatchObject({ ok: true, rounds: [], finished: { losers: ["Bob"] } });
  });

  test("is one if sent again; the same id for something else is refused", async () => {
    const group = await testGroup();
    const [ann = "", bob = ""] = await onRoster(group.pass, "Ann", "Bob");
    const sent = washed(bob);
    const answers = await Promise.all([1, 2, 3].map(() => recordResult(group.pass, sent)));
    for (const answer of answers) expect(answer).toEqual({ ok: true, value: { id: sent.id } });
    for (const other of [
      { ...sent, losers: [ann] },
      { ...sent, day: TODAY },
      { ...sent, note: "or was it?" },
    ])
      expect(await recordResult(group.pass, other)).toMatchObject(refuses("id-reused"));
    expect(await recordResult(await passOf(group.owner, group.id), sent)).toMatchObject(refuses("id-reused"));
    const elsewhere = await testGroup();
    expect(await recordResult(elsewhere.pass, sent)).toMatchObject(refuses("id-reused"));
    expect(await tally(group)).toEqual([["Bob", 1]]);
  });

  test("names who was there, and several who washed together", async () => {
    const group = await testGroup();
    const [ann = "", bob = "", , dee = ""] = await onRoster(group.pass, "Ann", "Bob", "Cy", "Dee");
    const players = [dee, ann, bob];
    await recordResult(group.pass, washed(bob, { players, losers: [bob, dee] }));
    expect((await groupGames(group.pass)).games[0]).toMatchObject({
      names: ["Dee", "Ann", "Bob"],
      losers: ["Dee", "Bob"],
    });
  });

  test("keeps people separable if it assumes the whole roster present", async () => {
    const group = await testGroup();
    const [bob = "", , bobby = ""] = await onRoster(group.pass, "Bob", "Cy", "Bobby");
    await recordResult(group.pass, washed(bobby));
    expect(await mergePlayers(group.pass, bobby, bob)).toEqual({ ok: true, value: null });
    expect((await groupGames(group.pass)).games[0]).toMatchObject({ names: ["Bob", "Cy"], losers: ["Bob"] });
    expect(await tally(group)).toEqual([["Bob", 1]]);
    await separatePlayers(group.pass, bobby);
    await recordResult(group.pass, washed(bob, { losers: [bob, bobby] }));
    expect(await mergePlayers(group.pass, bobby, bob)).toMatchObject(refuses("two-people"));
  });

  test("counts out of a person's games, each once, under any name", async () => {
    const group = await testGroup();
    const [ann = "", bob = "", bobby = ""] = await onRoster(group.pass, "Ann", "Bob", "Bobby");
    await recordResult(group.pass, washed(ann));
    await recordResult(group.pass, washed(bob, { players: [ann, bob] }));
    await recordResult(group.pass, { id: freshId(), game: "mia", winners: [ann], day: TODAY });
    expect(await playedBy(group.pass, "firehouse", null)).toEqual({ [ann]: 2, [bob]: 2, [bobby]: 1 });
    expect(await mergePlayers(group.pass, bobby, bob)).toMatchObject({ ok: true });
    expect(await playedBy(group.pass, "firehouse", null)).toEqual({ [ann]: 2, [bob]: 2 });
  });

  test("names winners in games with winners", async () => {
    const group = await testGroup();
    const [ann = ""] = await onRoster(group.pass, "Ann", "Bob");
    const won = { id: freshId(), game: "mia", winners: [ann], day: TODAY };
    expect(await recordResult(group.pass, won)).toMatchObject({ ok: true });
    expect(await recordResult(group.pass, { ...washed(ann), game: "mia" })).toMatchObject(
      refuses("wrong-outcome"),
    );
    expect((await groupGames(group.pass)).games[0]).toMatchObject({
      game: "mia",
      winners: ["Ann"],
      losers: [],
    });
    expect(await tallyOf(group.pass, "mia", null)).toEqual([{ player: ann, name: "Ann", times: 1 }]);
    expect(await tally(group)).toEqual([]);
  });

  test("is refused if impossible, and nothing is written", async () => {
    const group = await testGroup();
    const [ann = "", bob = ""] = await onRoster(group.pass, "Ann", "Bob", "Cy");
    const tomorrow = dayOf(new Date(Date.now() + 36 * 60 * 60 * 1000), "Europe/Berlin");
    for (const [code, sent] of [
      ["bad-day", washed(ann, { day: tomorrow })],
      ["bad-day", washed(ann, { day: "1999-12-31" })],
      ["wrong-outcome", washed(ann, { winners: [bob] })],
      ["wrong-outcome", { id: freshId(), game: "firehouse", day: TODAY }],
      ["not-among-them", washed(ann, { players: [bob] })],
      ["no-such-player", washed("nobody-at-all")],
      ["no-such-player", washed(ann, { players: [ann, "nobody-at-all"] })],
      ["too-few-players", washed(ann, { players: [ann, ann] })],
      ["unknown-game", washed(ann, { game: "chess" })],
      ["no-such-season", washed(ann, { season: "no-season" })],
    ] as const)
      expect(await recordResult(group.pass, sent), code).toMatchObject(refuses(code));
    expect(await database().game.count({ where: { groupId: group.id } })).toBe(0);
  });

  test("is corrected and undone in its journal; undone it is unlisted, and restored listed", async () => {
    const group = await testGroup();
    const [ann = ""] = await onRoster(group.pass, "Ann", "Bob");
    const sent = washed(ann);
    await recordResult(group.pass, sent);
    const pass = await passOfGame(group, sent.id);
    const then = (action: object | null, seq: number) =>
      record(pass, [{ id: freshId(), action: action as never, replaces: [seq], after: seq }]);
    expect(await then({ do: "end", losers: ["s2"] }, 1)).toMatchObject({ ok: true });
    expect(await tally(group)).toEqual([["Bob", 1]]);
    expect(await then(null, 2)).toMatchObject({ ok: true });
    expect(await tally(group)).toEqual([]);
    expect((await groupGames(group.pass)).games).toEqual([]);
    expect(await then({ do: "end", losers: ["s1"] }, 3)).toMatchObject({ ok: true });
    expect(await tally(group)).toEqual([["Ann", 1]]);
    expect((await groupGames(group.pass)).games).toHaveLength(1);
  });

  test("accepts no round, no claim and no end without names", async () => {
    const group = await testGroup();
    const [ann = ""] = await onRoster(group.pass, "Ann", "Bob");
    const sent = washed(ann);
    await recordResult(group.pass, sent);
    const pass = await passOfGame(group, sent.id);
    const correct = (...actions: readonly object[]) =>
      record(
        pass,
        actions.map((action, at) => ({
          id: freshId(),
          action: action as never,
          after: 1 + at,
          ...(at === 0 && { replaces: [1] }),
        })),
      );
    expect(await correct({ do: "start-round", starter: "s1", wild: 3 })).toMatchObject(
      refuses("result-only"),
    );
    expect(await correct({ do: "end" })).toMatchObject(refuses("result-only"));
    expect(await correct({ do: "end", losers: ["s1"] }, { do: "join", player: "s3" })).toMatchObject(
      refuses("result-only"),
    );
    expect(await correct({ do: "end", losers: ["s9"] })).toMatchObject(refuses("unknown-player"));
    expect(await tally(group)).toEqual([["Ann", 1]]);
  });

  test("belongs to the current night of that day", async () => {
    const group = await testGroup();
    const [ann = ""] = await onRoster(group.pass, "Ann", "Bob");
    const night = await beginNight(group.pass, { name: "Bar night" });
    await recordResult(group.pass, washed(ann, { day: TODAY }));
    await recordResult(group.pass, washed(ann));
    const { games } = await groupGames(group.pass);
    expect(games.map((game) => game.night?.id ?? null)).toEqual([night.ok && night.value.id, null]);
  });
});
