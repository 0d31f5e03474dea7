import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/lib/server/db/db";
import { access, type Pass } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { addSeason } from "@/lib/server/roster/changeSeasons";
import { openTable } from "@/lib/server/table/openTable";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { type TestGroup, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { shift } from "../phones/asking";
import { crew, entriesOf, freshId, guest, seatedTable } from "../table";
import { allCounted } from "../tally";

ownDataFolder();

let group: TestGroup;
let a: string;
let b: string;
let pass: Pass;
beforeEach(async () => {
  group = await testGroup("crew");
  const ids = [];
  for (const name of ["A", "B"]) {
    const added = await addSeason(group.pass, { name });
    if (!added.ok) throw new Error(added.refusal.code);
    ids.push(added.value.id);
  }
  [a = "", b = ""] = ids;
  pass = await played(group.member, {});
});

/** A finished game of the crew, which Ann lost. */
async function played(who: Visitor, more: object): Promise<Pass> {
  const game = { ...crew("Ann", "Bob"), id: freshId(), group: group.id, ...more };
  const begun = await startGame(who, game);
  if (!begun.ok) throw new Error(begun.refusal.code);
  const at = await access(who, game.id, "record");
  if (!at.ok) throw new Error(at.refusal.code);
  await record(at.value, entriesOf([{ do: "end", losers: ["s1"] }]));
  return at.value;
}

const games = async (of: string) => {
  const { scopes } = await allCounted(group.pass, [of]);
  return scopes[of]?.find(({ game }) => game === "firehouse")?.games ?? 0;
};

describe("the shift of a game", () => {
  test("is set, corrected and cleared, also after the game, and the counts follow", async () => {
    expect([await games(a), await games(b)]).toEqual([0, 0]);
    expect(await shift(pass.gameId, group.member, { shift: a })).toBe("ok");
    expect([await games(a), await games(b)]).toEqual([1, 0]);
    expect((await openTable(pass)).group).toMatchObject({
      season: a,
      shifts: [
        { id: a, name: "A" },
        { id: b, name: "B" },
      ],
    });
    expect(await shift(pass.gameId, group.owner, { shift: b })).toBe("ok");
    expect([await games(a), await games(b)]).toEqual([0, 1]);
    expect(await shift(pass.gameId, group.owner, { shift: b })).toBe("ok");
    expect(await shift(pass.gameId, group.owner, { shift: null })).toBe("ok");
    expect([await games(a), await games(b)]).toEqual([0, 0]);
  });

  test("is that of its playoffs, too", async () => {
    const playoff = { ...crew("Ann", "Bob"), id: freshId(), playoff_of: pass.gameId };
    expect(await startGame(group.member, playoff)).toMatchObject({ ok: true });
    expect(await shift(pass.gameId, group.member, { shift: b })).toBe("ok");
    const { seasonId } = await database().game.findUniqueOrThrow({ where: { id: playoff.id } });
    expect(seasonId).toBe(b);
  });

  test("is set only by those who record, to a shift of that crew", async () => {
    expect(await shift(pass.gameId, group.viewer, { shift: a })).toBe("only-watching");
    expect(await shift(pass.gameId, guest(), { shift: a })).toBe("no-such-table");
    const other = await testGroup("crew");
    const theirs = await addSeason(other.pass, { name: "A" });
    if (!theirs.ok) throw new Error(theirs.refusal.code);
    expect(await shift(pass.gameId, group.owner, { shift: theirs.value.id })).toBe("no-such-season");
    expect(await shift(pass.gameId, group.owner, { shift: "no-such-shift-at-all" })).toBe("no-such-season");
    const guests = await seatedTable();
    expect(await shift(guests.gameId, guests.visitor, { shift: a })).toBe("no-such-season");
    expect([await games(a), await games(b)]).toEqual([0, 0]);
  });

  test.each([
    ["nothing", "bad-format", {}],
    ["a number", "bad-format", { shift: 1 }],
    ["a list", "bad-format", { shift: ["a"] }],
    ["a long word", "bad-format", { shift: "x".repeat(5_000) }],
    ["a further key", "unknown-key", { shift: null, group: "g" }],
  ])("refuses %s", async (_what, code, body) => {
    await shift(pass.gameId, group.owner, { shift: a });
    expect(await shift(pass.gameId, group.owner, body)).toBe(code);
    expect(await games(a)).toBe(1);
  });
});
