import { beforeEach, describe, expect, test } from "vitest";
import { toAct } from "@/lib/engine";
import { closeDatabase, database } from "@/lib/server/db/db";
import { access, type Pass } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { readHistory } from "@/lib/server/table/history/history";
import { openTable } from "@/lib/server/table/openTable";
import { purgeGames } from "@/lib/server/table/purge";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { says, start } from "../../engine/tableOf";
import { ask } from "../cachedCrew";
import { testGroup } from "../group";
import { queriesTakeTurns } from "../inTurns";
import { ownDataFolder } from "../ownDataFolder";
import { signedUp } from "../people";
import { crew, entriesOf, freshId, guest, recordAll, seatedTable } from "../table";
import { joined, liveStateOf, tones, watching } from "./asking";

ownDataFolder();
queriesTakeTurns();

let pass: Pass;
let keeper: Visitor;
let ben: Visitor;
beforeEach(async () => {
  pass = await seatedTable();
  keeper = pass.visitor;
  ben = await joined(pass);
});

const now = async (who: Visitor = keeper) => (await liveStateOf(pass.gameId, who)).tones;
const countTones = (gameId = pass.gameId) => database().tones.count({ where: { gameId } });

describe("the tones", () => {
  test("pause a game for everyone, including watchers, until it is resumed; they are no entry of the game", async () => {
    const { gameId } = pass;
    const watcher = await watching(pass);
    expect(await now()).toEqual({ since: null, away: [] });
    expect(await tones(gameId, ben, { frozen: true })).toBe("ok");
    const frozen = await now(watcher);
    expect(frozen).toEqual({ since: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), away: [] });
    // The second tap changes nothing.
    expect(await tones(gameId, keeper, { frozen: true })).toBe("ok");
    expect(await now()).toEqual(frozen);
    expect(await tones(gameId, keeper, { frozen: false })).toBe("ok");
    expect(await tones(gameId, ben, { frozen: false })).toBe("ok");
    expect([await now(ben), await countTones()]).toEqual([{ since: null, away: [] }, 0]);
    expect((await readHistory(pass)).entries).toEqual([]);
  });

  test("accept who goes and who returns from any phone, in any order; both of two at once count", async () => {
    const { gameId } = pass;
    await tones(gameId, ben, { frozen: true });
    await Promise.all([
      tones(gameId, ben, { seats: ["s2"], out: true }),
      tones(gameId, keeper, { seats: ["s3", "s3"], out: true }),
      tones(gameId, keeper, { seats: ["s3"], out: true }),
    ]);
    expect([...((await now())?.away ?? [])].toSorted()).toEqual(["s2", "s3"]);
    // They sit out when the others resume, and return one by one.
    await tones(gameId, keeper, { frozen: false });
    expect((await now())?.since).toBeNull();
    expect(await tones(gameId, ben, { seats: ["s2"], out: false })).toBe("ok");
    expect(await now()).toEqual({ since: null, away: ["s3"] });
    expect(await tones(gameId, ben, { seats: ["s3", "s1"], out: false })).toBe("ok");
    expect([await now(), await countTones()]).toEqual([{ since: null, away: [] }, 0]);
  });

  test("survive a restart", async () => {
    await tones(pass.gameId, ben, { frozen: true });
    await tones(pass.gameId, ben, { seats: ["s2"], out: true });
    const before = await now();
    await closeDatabase();
    expect(await now()).toEqual(before);
    expect(before).toMatchObject({ since: expect.any(String), away: ["s2"] });
  });

  test("block no entry: a pending tap is recorded, and the game stays paused", async () => {
    await tones(pass.gameId, ben, { frozen: true });
    await recordAll(pass, [start("s1", 4), says("s1", "9 sixes")]);
    expect((await now())?.since).not.toBeNull();
  });

  test("are deleted with their game", async () => {
    await tones(pass.gameId, ben, { frozen: true });
    await purgeGames(database(), { id: pass.gameId });
    expect(await countTones()).toBe(0);
  });
});

describe("players who go mid-round", () => {
  const open = [start("s1", 4), says("s1", "9 sixes"), says("s2", "10 sixes")];
  const out = [
    { do: "void-round", note: "Tones" },
    { do: "leave", player: "s2" },
    { do: "leave", player: "s3" },
  ] as const;
  const back = [
    { do: "join", player: "s2" },
    { do: "join", player: "s3" },
  ] as const;

  /** Four at the table, so that two are left. */
  async function ofFour(): Promise<Pass> {
    const table = crew("Ann", "Bob", "Cy", "Dee");
    await startGame(keeper, table);
    const four = await access(keeper, table.id, "record");
    if (!four.ok) throw new Error(four.refusal.message);
    return four.value;
  }

  test("sit out after a void round, and return, each time atomically (S14)", async () => {
    const four = await ofFour();
    await recordAll(four, open);
    expect(await record(four, entriesOf(out, 3))).toMatchObject({ ok: true });
    const { state } = await openTable(four);
    expect(state).toMatchObject({ phase: "between-rounds", settledRounds: 0 });
    expect(toAct(state)).toBe("s1");
    expect(state.seats.map(({ active }) => active)).toEqual([true, false, false, true]);
    expect(await record(four, entriesOf(back, 6))).toMatchObject({ ok: true });
    const after = (await openTable(four)).state;
    expect(after.seats.map(({ player, active }) => [player, active])).toEqual([
      ["s1", true],
      ["s2", true],
      ["s3", true],
      ["s4", true],
    ]);
    expect(toAct(after)).toBe("s1");
  });

  test("record no sit-out if the round continued in the meantime", async () => {
    const four = await ofFour();
    await recordAll(four, open);
    await recordAll(four, [says("s3", "11 sixes")], 3);
    expect(await record(four, entriesOf(out, 3))).toMatchObject({ ok: false, refusal: { code: "stale" } });
    expect(await openTable(four)).toMatchObject({ seq: 4, state: { phase: "claiming" } });
  });

  test("record no sit-out if the rules refuse one of the list", async () => {
    const four = await ofFour();
    await recordAll(four, open);
    const twice = [...out, { do: "leave", player: "s3" } as const];
    expect(await record(four, entriesOf(twice, 3))).toMatchObject({
      ok: false,
      refusal: { code: "not-active" },
    });
    expect((await openTable(four)).seq).toBe(3);
  });
});

describe("hostile requests", () => {
  test("ignore strangers, watchers and unknown players", async () => {
    const { gameId } = pass;
    for (const body of [{ frozen: true }, { seats: ["s2"], out: true }]) {
      expect(await tones(gameId, guest(), body)).toBe("no-such-table");
      expect(await tones(gameId, await watching(pass), body)).toBe("only-watching");
      expect(await tones("no-such-game-at-all", ben, body)).toBe("no-such-table");
    }
    expect(await countTones()).toBe(0);
  });

  test.each([
    {},
    [],
    null,
    "tones",
    { frozen: "yes" },
    { frozen: null },
    { frozen: true, seats: ["s1"], out: true },
    { seats: [], out: true },
    { seats: "s1", out: true },
    { seats: ["s1"] },
    { seats: ["s1"], out: 1 },
    { seats: [7], out: true },
    { seats: ["bank"], out: true },
    { seats: ["__proto__"], out: true },
    { seats: Array.from({ length: 31 }, () => "s1"), out: true },
    { out: true },
    { since: "2026-11-20T12:00:00Z" },
    { frozen: true, since: "2026-11-20T12:00:00Z" },
  ])("are malformed as %j", async (body) => {
    expect(await tones(pass.gameId, ben, body)).toMatch(/^(bad-format|unknown-key|not-json)$/);
    expect(await countTones()).toBe(0);
  });

  test.each(["s9", "s4", "s01", "constructor"])("find no player at %s", async (seat) => {
    expect(await tones(pass.gameId, ben, { seats: ["s1", seat], out: true })).toMatch(
      /^(no-such-seat|bad-format)$/,
    );
    expect(await countTones()).toBe(0);
  });
});

describe("tables with the key", () => {
  test("are guests’ with dishes; another game of theirs refuses it", async () => {
    const table = { ...crew("Ann", "Bob"), game: "bar" };
    await startGame(keeper, table);
    expect((await liveStateOf(table.id, keeper)).tones).toBeNull();
    expect(await tones(table.id, keeper, { frozen: true })).toBe("no-tones");
    expect(await countTones(table.id)).toBe(0);
  });

  test("are a crew’s, in any game; any group can turn it on and off, and a paused game can still resume", async () => {
    const olive = await signedUp("Olive");
    const make = async (kind: string, more = {}): Promise<string> =>
      (
        await ask(olive, "groups", "POST", {
          body: { name: "Engine 7", kind, time_zone: "Europe/Berlin", ...more },
        })
      ).body.id;
    const tonesOf = async (id: string) =>
      (await ask(olive, "group", "GET", { params: { id } })).body.group.tones;
    const [station, bar] = [await make("crew"), await make("bar")];
    expect([
      await tonesOf(station),
      await tonesOf(bar),
      await tonesOf(await make("bar", { tones: true })),
    ]).toEqual([true, false, true]);
    const game = async (group: string) => {
      const table = { ...crew("Ann", "Bob"), id: freshId(), game: "mia", group };
      expect(await startGame(olive, table)).toMatchObject({ ok: true });
      return table.id;
    };
    const [there, here] = [await game(station), await game(bar)];
    expect(await tones(there, olive, { frozen: true })).toBe("ok");
    expect(await tones(here, olive, { frozen: true })).toBe("no-tones");
    await ask(olive, "group", "PATCH", { params: { id: bar }, body: { tones: true } });
    expect(await tones(here, olive, { frozen: true })).toBe("ok");
    await ask(olive, "group", "PATCH", { params: { id: bar }, body: { tones: false } });
    expect((await liveStateOf(here, olive)).tones).toMatchObject({ since: expect.any(String) });
    expect(await tones(here, olive, { frozen: false })).toBe("ok");
    expect((await liveStateOf(here, olive)).tones).toBeNull();
    // Omitted fields stay.
    await ask(olive, "group", "PATCH", { params: { id: station }, body: { name: "Engine 8" } });
    expect(await tonesOf(station)).toBe(true);
    for (const wrong of ["on", 1, null])
      expect(
        (await ask(olive, "group", "PATCH", { params: { id: station }, body: { tones: wrong } })).status,
      ).toBe(422);
  });

  test("are set by the group's admins", async () => {
    const { id, member, viewer, keeper: kim } = await testGroup("crew");
    for (const [who, status] of [
      [member, 403],
      [viewer, 403],
      [kim, 200],
    ] as const)
      expect((await ask(who, "group", "PATCH", { params: { id }, body: { tones: true } })).status).toBe(
        status,
      );
  });
});
