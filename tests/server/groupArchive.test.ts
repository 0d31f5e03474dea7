import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_ARCHIVE_CHARACTERS } from "@/lib/protocol/groupArchive";
import { database } from "@/lib/server/db/db";
import { groupTable } from "@/lib/server/groups/archive/groupTables";
import { importGroup } from "@/lib/server/groups/archive/importGroup";
import { readArchive } from "@/lib/server/groups/archive/readArchive";
import { groupArchive } from "@/lib/server/groups/archive/writeArchive";
import { addPreset } from "@/lib/server/groups/presets";
import { access, accessAccount, accessGroup, type GroupPass } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { closeNight } from "@/lib/server/roster/closeNight";
import { groupContext } from "@/lib/server/roster/groupContext";
import { groupGames } from "@/lib/server/roster/groupGames";
import { importGames } from "@/lib/server/roster/imports/importGames";
import { addLedgerEntry } from "@/lib/server/roster/ledger/addEntry";
import { mergePlayers } from "@/lib/server/roster/mergePlayers";
import { beginNight, setBuyIn } from "@/lib/server/roster/nights";
import { deleteGame } from "@/lib/server/table/deleted/deleteGame";
import { startGame } from "@/lib/server/table/record/startGame";
import { replayGame } from "@/lib/server/table/snapshots/replayGame";
import packageJson from "@/package.json";
import { runs } from "../everyCase";
import { onRoster, passOf, type TestGroup, testGroup } from "./group";
import { ownDataFolder } from "./ownDataFolder";
import { signedUp } from "./people";
import { freshId, guest, ROUND, recordAll } from "./table";
import { tallyOf } from "./tally";

ownDataFolder();

const REQUEST = new Request("http://table.example/api/v1/imports/group");

async function textOf(lines: AsyncGenerator<string>): Promise<string> {
  let text = "";
  for await (const line of lines) text += line;
  return text;
}

/** A crew with everything that an archive holds. */
async function filledGroup(): Promise<TestGroup> {
  const group = await testGroup("crew");
  const [ann = "", bob = "", robert = ""] = await onRoster(group.pass, "Ann", "Bob", "Robert", "Cy");
  expect((await mergePlayers(group.pass, robert, bob)).ok).toBe(true);
  const night = await beginNight(group.pass, { name: "Bar night", buy_in: 500 });
  if (!night.ok) throw new Error(night.refusal.message);
  const { id: nightId } = await database().night.findFirstOrThrow({ where: { groupId: group.id } });
  await setBuyIn(group.pass, nightId, { player: ann, times: 2 });
  const played = { ...{ id: freshId(), game: "firehouse", house: { ones: "high" }, group: group.id } };
  const players = ["Ann", "Bob", "Zed"].map((name, at) => ({ seat: `s${at + 1}`, name }));
  await startGame(group.member, { ...played, players });
  const pass = await access(group.member, played.id, "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  await recordAll(pass.value, ROUND);
  const results =
    "Date,Players,Loser\n2026-11-01,Ann & Bob,Bob\n2026-11-01,Ann & Bob,Bob\n2026-11-02,Ann & Robert,Ann\n";
  expect((await importGames(REQUEST, group.member, { text: results, group: group.id })).ok).toBe(true);
  const gone = { ...played, id: freshId(), players };
  await startGame(group.member, gone);
  const mine = await access(group.keeper, gone.id, "relink");
  if (!mine.ok) throw new Error(mine.refusal.message);
  await deleteGame(mine.value);
  const owed = {
    ledger: "drinks",
    deed: "owed",
    from: ann,
    to: "guest:Zed",
    amount: 2,
    note: "=1+1",
  } as const;
  expect((await addLedgerEntry(group.pass, { id: freshId(), ...owed })).ok).toBe(true);
  // Drinks with prices, one of them made money, and a closed night.
  const prices = [
    { name: null, price: null },
    { name: "shot", price: 450 },
  ];
  await database().group.update({ where: { id: group.id }, data: { drinks: prices } });
  const shots = {
    ledger: "drinks",
    deed: "owed",
    from: ann,
    to: bob,
    amount: 2,
    unit: "shot",
    note: "A bet",
  } as const;
  expect((await addLedgerEntry(group.pass, { id: freshId(), ...shots })).ok).toBe(true);
  const inMoney = {
    ...shots,
    ledger: "money",
    amount: 450,
    unit: "EUR",
    drinks: { count: 1, unit: "shot" },
  } as const;
  expect((await addLedgerEntry(group.pass, { id: freshId(), ...inMoney })).ok).toBe(true);
  const [open] = await database().game.findMany({ where: { nightId, deletedAt: null, resultOnly: false } });
  const closed = { games: [{ game: played.id, after: open?.seq ?? 0 }], taker: null };
  expect(await closeNight(group.pass, nightId, closed)).toMatchObject({ ok: true });
  expect((await addPreset(group.pass, { game: "firehouse", name: "Kids", house: { ones: "high" } })).ok).toBe(
    true,
  );
  const drinks = [{ name: "shot", price: 450 }];
  await database().group.update({ where: { id: group.id }, data: { drinks } });
  const closing = {
    games: [
      [played.id, [[ann, 3]]],
      [gone.id, [["guest:Zed", -3]]],
    ],
    price: 500,
    buyIns: [[ann, 2, 0]],
  };
  await database().night.update({ where: { id: nightId }, data: { closing, endedAt: new Date() } });
  await database().entry.update({
    where: { gameId_seq: { gameId: played.id, seq: 4 } },
    data: { entryId: `closing-${nightId}-4` },
  });
  return group;
}

async function importedBy(visitor: Visitor, text: string): Promise<GroupPass> {
  const account = accessAccount(visitor);
  if (!account.ok) throw new Error(account.refusal.message);
  const done = await importGroup(REQUEST, account.value, text);
  if (!done.ok) throw new Error(done.refusal.message);
  return passOf(visitor, done.value.id);
}

/** The games of a group, without the account that logged each. */
const games = async (pass: GroupPass) =>
  (await groupGames(pass)).games.map(({ id: _, loggedBy: _by, night, ...game }) => [game, night?.name]);

describe("a group's archive", () => {
  test("makes a new group whose archive is the same, with equal games, counts and rounds", async () => {
    const group = await filledGroup();
    const text = await textOf(groupArchive(group.pass));
    expect(text.split("\n").map((line) => Object.keys(JSON.parse(line || "{}"))[0])).toEqual([
      ...["format", "player", "player", "player", "player", "table", "table", "night"],
      ...["game", "game", "game", "game", "preset", "ledger", "ledger", "ledger", undefined],
    ]);
    const owner = await signedUp("Nia");
    const pass = await importedBy(owner, text);
    expect(await textOf(groupArchive(pass))).toBe(text);
    expect(await games(pass)).toEqual(await games(group.pass));
    const tally = async (of: GroupPass) =>
      (await tallyOf(of, "firehouse", null)).map(({ name, times }) => [name, times]);
    expect(await tally(pass)).toEqual(await tally(group.pass));
    for (const { id } of await database().game.findMany({ where: { groupId: pass.groupId } }))
      expect(await replayGame(id)).toMatchObject({ drift: { state: false, rounds: [], outcomes: false } });
    expect(await textOf(groupArchive(await importedBy(owner, text)))).toBe(text);
    expect((await accessGroup(owner, pass.groupId, "own")).ok).toBe(true);
    expect((await accessGroup(group.owner, pass.groupId, "read")).ok).toBe(false);
  });

  test("names no account, device or secret", async () => {
    const group = await filledGroup();
    const text = await textOf(groupArchive(group.pass));
    expect(text).toContain('"closing-n1-4"');
    for (const { id } of await database().night.findMany({ where: { groupId: group.id } }))
      expect(text).not.toContain(id);
    for (const { account, device } of [group.owner, group.keeper, group.member])
      for (const id of [account?.id, device]) if (id) expect(text).not.toContain(id);
  });

  test("is refused whole with the line and reason, however it is changed", async () => {
    const group = await filledGroup();
    const text = await textOf(groupArchive(group.pass));
    const owner = await signedUp("Nia");
    const account = accessAccount(owner);
    if (!account.ok) throw new Error(account.refusal.message);
    const rows = async () => [
      await database().group.count(),
      await database().game.count(),
      await database().player.count(),
    ];
    let before = await rows();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(text.length - 1),
        fc.nat(30),
        fc.string({ maxLength: 4 }),
        async (at, drops, puts) => {
          const changed = text.slice(0, at) + puts + text.slice(at + drops);
          const read = readArchive({ text: changed });
          if (!read.ok) {
            expect(read.problem.line).toBeLessThanOrEqual(changed.split("\n").length);
            expect(read.problem.reason).not.toBe("");
            return;
          }
          const done = await importGroup(REQUEST, account.value, changed);
          if (!done.ok) expect(await rows()).toEqual(before);
          before = await rows();
        },
      ),
      runs(1_000, 100),
    );
    const lines = text.split("\n");
    const wrong = async (changed: string) => importGroup(REQUEST, account.value, changed);
    expect(await wrong([...lines.slice(0, 2), "{}", ...lines.slice(2)].join("\n"))).toMatchObject({
      refusal: { code: "bad-import", message: expect.stringMatching(/^Line 3: /) },
    });
    const forged = JSON.stringify(JSON.stringify({ format: "rule-set/1", name: "x".repeat(200) }));
    expect(await wrong(text.replaceAll('"ruleSet":"firehouse"', `"ruleSet":${forged}`))).toMatchObject({
      refusal: { code: "bad-import", message: expect.stringMatching(/^Line 1: /) },
    });
    // A player is missing whom a game needs. Players that were added in the same millisecond have no fixed order.
    const ann = lines.findIndex((line, at) => at > 0 && line.includes('"name":"Ann"'));
    expect(await wrong(lines.filter((_line, at) => at !== ann).join("\n"))).toMatchObject({
      refusal: { code: "bad-import" },
    });
    // A newer server wrote it: in the settings, an entry or a kind of line.
    const older = `is unknown to this server, version ${packageJson.version}. Install the version that made this archive, or a newer one.`;
    for (const [line, changed] of [
      [1, text.replace('"group":{', '"group":{"nextRule":"fewest",')],
      [lines.length - 1, text.replace(/\{"ledger":\{(?=[^\n]*\n$)/, '{"ledger":{"meal":1,')],
    ] as const) {
      const refused = await wrong(changed);
      expect(refused.ok ? "" : refused.refusal.message).toMatch(new RegExp(`^Line ${line}: “[a-zA-Z.]+” `));
      expect(refused.ok ? "" : refused.refusal.message).toContain(older);
    }
    expect(readArchive({ text: "x".repeat(MAX_ARCHIVE_CHARACTERS + 1) })).toMatchObject({ ok: false });
    expect(await rows()).toEqual(before);
  });
});

describe("a group's tables", () => {
  test("list players, games, rounds and ledger, and no cell is a formula", async () => {
    const group = await filledGroup();
    const of = await groupContext(group.pass);
    expect(await textOf(groupTable(of, "players"))).toMatch(/^name,nickname,shift,counts_for,retired\r\n/);
    expect((await textOf(groupTable(of, "games"))).trim().split("\r\n")).toHaveLength(5);
    const rounds = await textOf(groupTable(of, "rounds"));
    expect(rounds).toContain("9 sixes");
    expect(rounds).toContain("1 bad from bank to Ann");
    const ledger = await textOf(groupTable(of, "ledger"));
    expect(ledger).toContain(",2,,,'=1+1,");
    expect(guest().account).toBeNull();
  });
});
