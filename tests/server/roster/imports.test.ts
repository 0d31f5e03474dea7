import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exportJournal, exportRecord } from "@/lib/protocol/exports";
import { writeNotation } from "@/lib/protocol/notation/notation";
import { replay } from "@/lib/protocol/replay";
import { database } from "@/lib/server/db/db";
import { access } from "@/lib/server/identity/access";
import { groupGames } from "@/lib/server/roster/groupGames";
import { importGames, previewImport } from "@/lib/server/roster/imports/importGames";
import { changePlayer } from "@/lib/server/roster/players";
import { readHistory } from "@/lib/server/table/history/history";
import { replayGame } from "@/lib/server/table/snapshots/replayGame";
import { runs } from "../../everyCase";
import { onRoster, type TestGroup, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { guest, ROUND, recordAll, seatedTable } from "../table";
import { tallyOf } from "../tally";

ownDataFolder();

const REQUEST = new Request("http://table.example/api/v1/imports");
const refuses = (code: string) => ({ ok: false, refusal: { code } });

const importing = (group: TestGroup, text: string, more = {}, visitor = group.member) =>
  importGames(REQUEST, visitor, { text, group: group.id, ...more });

async function imported(group: TestGroup, text: string, more = {}): Promise<readonly string[]> {
  const done = await importing(group, text, more);
  if (!done.ok) throw new Error(done.refusal.message);
  return done.value.games;
}

async function historyOf(group: TestGroup, id: string) {
  const pass = await access(group.member, id, "read");
  if (!pass.ok) throw new Error(pass.refusal.message);
  return readHistory(pass.value);
}

const rows = async () => [
  await database().game.count(),
  await database().entry.count(),
  await database().seat.count(),
  await database().table.count(),
  await database().player.count(),
];

const GAME = `Game: firehouse
House: dice_each 5
Players: Ann, Bob, Cy
At: 2026-11-20T12:31:00Z

Ann starts, wild 4; Ann: 9 sixes; Cy bangs; dice Ann 66123, Bob 41235, Cy 42235
round Bob on Ann, right
Zed joins
round Cy lost, Zed won
`;

describe("an import", () => {
  test("stores a game with its rounds, seats and results, exactly as the entries give them", async () => {
    const group = await testGroup();
    const [ann] = await onRoster(group.pass, "Ann", "Bob");
    const [id = ""] = await imported(group, GAME);
    const history = await historyOf(group, id);
    const { ok, rounds } = replay(exportRecord(history)) as { ok: boolean; rounds: readonly unknown[] };
    expect([ok, rounds.length]).toEqual([true, 3]);
    expect(history.startedAt).toBe("2026-11-20T12:31:00.000Z");
    expect(await replayGame(id)).toMatchObject({
      refused: 0,
      drift: { state: false, rounds: [], outcomes: false },
    });
    const seats = await database().seat.findMany({ where: { gameId: id }, orderBy: { position: "asc" } });
    expect(seats.map(({ name, playerId, joinedAt }) => [name, playerId === null, joinedAt])).toEqual([
      ["Ann", false, 0],
      ["Bob", false, 0],
      ["Cy", true, 0],
      ["Zed", true, 6],
    ]);
    expect(seats[0]?.playerId).toBe(ann);
    expect((await groupGames(group.pass)).games).toMatchObject([
      { id, game: "firehouse", day: "2026-11-20" },
    ]);
  });

  test("takes a record and a journal with corrections to another group, and back the same", async () => {
    const pass = await seatedTable(guest());
    await recordAll(pass, ROUND);
    const there = await testGroup();
    const history = await readHistory(pass);
    const record = exportRecord(history);
    const [id = ""] = await imported(there, JSON.stringify(record));
    expect(id).not.toBe(record.id);
    const again = exportRecord(await historyOf(there, id));
    expect({ ...again, id: record.id }).toEqual(record);
    const journal = { ...exportJournal(history), entries: [...exportJournal(history).entries] };
    const last = journal.entries.at(-1);
    if (last === undefined) throw new Error("no entry");
    journal.entries.push({ ...last, id: "undone-entry-1", seq: 5, after: 4, action: null, replaces: [4] });
    const [other = ""] = await imported(
      there,
      JSON.stringify({ ...journal, id: "a-journal-of-mine-01" }, null, 2),
    );
    expect(other).toBe("a-journal-of-mine-01");
    const { entries } = exportJournal(await historyOf(there, other));
    expect(entries.map(({ by: _, ...entry }) => entry)).toEqual(
      journal.entries.map(({ by: _, ...entry }) => entry),
    );
    expect(await replayGame(other)).toMatchObject({ drift: { state: false, rounds: [], outcomes: false } });
  });

  test("recognizes what is there by content, also after a rename and as other text", async () => {
    const group = await testGroup();
    const [ann = ""] = await onRoster(group.pass, "Ann");
    const results = "Loser,Players\nAnn,Ann & Bob\nAnn,Ann & Bob\nBob,Ann & Bob\n";
    expect(await imported(group, `${GAME}`)).toHaveLength(1);
    expect(await imported(group, results)).toHaveLength(3);
    expect(await importing(group, results)).toEqual({ ok: true, value: { games: [], there: 3 } });
    await changePlayer(group.pass, ann, { nickname: "Ace" });
    expect(await importing(group, `${results}Ann,Ann & Bob\n`)).toMatchObject({
      ok: true,
      value: { there: 3 },
    });
    const [game] = (await groupGames(group.pass)).games.filter(({ resultOnly }) => !resultOnly);
    const record = exportRecord(await historyOf(group, game?.id ?? ""));
    for (const text of [GAME, JSON.stringify(record), writeNotation(record)])
      expect(await importing(group, text)).toMatchObject({ ok: true, value: { games: [], there: 1 } });
  });

  test("counts results for the roster, and remembers whom a name means", async () => {
    const group = await testGroup();
    const [, bob = ""] = await onRoster(group.pass, "Ann", "Bob");
    const text = "Date,Players,Loser\n2026-11-01,Ann & Bobby,Bobby\n";
    const preview = await previewImport(REQUEST, group.member, { text, group: group.id });
    expect(preview).toMatchObject({
      ok: true,
      value: {
        games: [{ line: 2, title: "Firehouse, November 1, 2026: result only", there: null }],
        people: [{ name: "Ann" }, { name: "Bobby", player: null }],
      },
    });
    const people = [{ name: "Bobby", player: bob }];
    expect((await importing(group, text, { people }, group.keeper)).ok).toBe(true);
    expect(await imported(group, text.replace("01,", "02,"))).toHaveLength(1);
    const tally = await tallyOf(group.pass, "firehouse", null);
    expect(tally.map(({ name, times }) => [name, times])).toEqual([["Bob", 2]]);
    const [first] = (await groupGames(group.pass)).games;
    expect(first).toMatchObject({ day: "2026-11-02", resultOnly: true, losers: ["Bob"] });
  });

  test("decides a tie when the playoff is imported with its game", async () => {
    const group = await testGroup();
    const text = `${GAME}\nGame: firehouse\nPlayers: Ann, Bob\nPlayoff of: one\n\nround Ann lost\n`.replace(
      "Players: Ann, Bob, Cy",
      "Id: one\nPlayers: Ann, Bob, Cy",
    );
    const [game = "", playoff = ""] = await imported(group, text);
    expect((await historyOf(group, playoff)).playoffOf).toBe(game);
  });

  test("gives a guest a table of their own", async () => {
    const visitor = guest();
    const done = await importGames(REQUEST, visitor, { text: GAME });
    if (!done.ok) throw new Error(done.refusal.message);
    const [id = ""] = done.value.games;
    expect((await access(visitor, id, "relink")).ok).toBe(true);
    expect((await access(guest(), id, "read")).ok).toBe(false);
  });
});

describe("an import is refused", () => {
  test("to those who may not record in the group, also if they lost the right", async () => {
    const group = await testGroup();
    const before = await rows();
    expect(await importing(group, GAME, {}, group.viewer)).toMatchObject(refuses("not-your-role"));
    expect(await importing(group, GAME, {}, guest())).toMatchObject(refuses("not-signed-in"));
    const other = await testGroup();
    expect(await importing(group, GAME, {}, other.owner)).toMatchObject(refuses("no-such-group"));
    expect(await previewImport(REQUEST, group.viewer, { text: GAME, group: group.id })).toMatchObject(
      refuses("not-your-role"),
    );
    await database().group.update({ where: { id: group.id }, data: { washesBy: "keeper" } });
    expect(await importing(group, "Loser,Players\nAnn,Ann & Bob\n")).toMatchObject(refuses("not-your-role"));
    const rowsNow = await rows();
    expect([rowsNow[0], rowsNow[1], rowsNow[2]]).toEqual([before[0], before[1], before[2]]);
  });

  test("as a whole, with the line and reason of its first problem", async () => {
    const group = await testGroup();
    const before = await rows();
    expect(await importing(group, `${GAME}\nAnn: 4 sixes\n`)).toMatchObject({
      refusal: { code: "bad-import", message: expect.stringMatching(/^Line 11: /) },
    });
    const twice = "Loser,Players\nAnn,Ann\nAnn,Ann & Bob\nBob,Bob\n";
    expect(await importing(group, twice)).toMatchObject({
      refusal: { code: "bad-import", message: expect.stringMatching(/^Line 2: /) },
    });
    const preview = await previewImport(REQUEST, group.member, { text: twice, group: group.id });
    expect(preview.ok && preview.value.problems.map(({ line }) => line)).toEqual([2, 4]);
    const lookalike = GAME.replaceAll("Cy", "Воb");
    expect(await importing(group, lookalike)).toMatchObject(refuses("bad-import"));
    await onRoster(group.pass, "Ann");
    const guestAnn = { people: [{ name: "Ann", player: null }] };
    expect(await importing(group, GAME, guestAnn)).toMatchObject(refuses("bad-import"));
    // The first game alone could be stored.
    const second = `${GAME.replaceAll("Ann", "Eve")}\n${GAME}`;
    expect(await importing(group, second, guestAnn)).toMatchObject({
      refusal: { code: "bad-import", message: expect.stringMatching(/^Line 11: .*Ann/) },
    });
    const stranger = { people: [{ name: "Ann", player: "no-such-player-at-all" }] };
    expect(await importing(group, GAME, stranger)).toMatchObject(refuses("no-such-player"));
    const [ann = ""] = (await database().player.findMany({ where: { groupId: group.id } })).map(
      ({ id }) => id,
    );
    const both = { people: ["Ann", "Bob"].map((name) => ({ name, player: ann })) };
    expect(await importing(group, GAME, both)).toMatchObject(refuses("bad-import"));
    expect((await rows()).slice(0, 4)).toEqual(before.slice(0, 4));
  });

  test("or stored whole, however a text is changed", async () => {
    const group = await testGroup();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(GAME.length - 1),
        fc.nat(8),
        fc.string({ maxLength: 3 }),
        async (at, drops, puts) => {
          const before = await rows();
          const done = await importing(group, GAME.slice(0, at) + puts + GAME.slice(at + drops));
          if (!done.ok) {
            expect(done.refusal.message).toMatch(/^Line \d+: ./);
            expect(await rows()).toEqual(before);
            return;
          }
          for (const id of done.value.games)
            expect(await replayGame(id)).toMatchObject({
              refused: 0,
              drift: { state: false, rounds: [], outcomes: false },
            });
        },
      ),
      runs(300, 60),
    );
  });
});

test("keeps markup in names as text", async () => {
  const group = await testGroup();
  const [id = ""] = await imported(group, 'Loser,Players\n<b>Ann</b>,"<b>Ann</b>, Bob"\n');
  expect(Object.values((await historyOf(group, id)).names)).toEqual(["<b>Ann</b>", "Bob"]);
});
