import { beforeEach, describe, expect, test } from "vitest";
import { PRESET_ROTATIONS, type Rotation } from "@/lib/protocol/rotation";
import { database } from "@/lib/server/db/db";
import { idleTvData } from "@/lib/server/figures/idleTvData";
import { ALL } from "@/lib/server/figures/totalsInput";
import { changeGroup } from "@/lib/server/groups/group";
import { access, accessTable } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { addSeason, changeSeason } from "@/lib/server/roster/changeSeasons";
import { groupCard } from "@/lib/server/roster/groupContext";
import { groupGames } from "@/lib/server/roster/groupGames";
import { moveTable } from "@/lib/server/roster/moveTable";
import { changePlayer } from "@/lib/server/roster/players";
import { recordResult } from "@/lib/server/roster/recordResult";
import { record } from "@/lib/server/table/record/record";
import { shiftsOf } from "@/lib/server/table/record/shiftsOf";
import { startGame } from "@/lib/server/table/record/startGame";
import { dateIn, daysAfter, noonOf } from "@/lib/views/dayOf";
import { dutyDay } from "@/lib/views/rotation";
import { onRoster, passOf, type TestGroup, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { cookieOf } from "../people";
import { routeAt } from "../routeAt";
import { crew, entriesOf, freshId, guest } from "../table";
import { allCounted } from "../tally";

ownDataFolder();

const ZONE = "Europe/Berlin";
const { PUT: putShift } = routeAt("/api/v1/groups/{group}/shift");
const { PATCH: patchGroup } = routeAt("/api/v1/groups/{group}");
const { PATCH: patchPlayer } = routeAt("/api/v1/groups/{group}/players/{player}");

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** The body of the answer, with its status. */
async function ask(handler: Handler, who: Visitor, params: Record<string, string>, body: unknown) {
  const answer = await handler(
    new Request("http://table.local/", {
      method: "PUT",
      headers: { cookie: await cookieOf(who), "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
    { params: Promise.resolve(params) },
  );
  return { status: answer.status, ...(await answer.json()) };
}

let group: TestGroup;
let shifts: readonly string[];
beforeEach(async () => {
  group = await testGroup("crew");
  const ids: string[] = [];
  for (const name of ["A", "B", "C"]) {
    const added = await addSeason(group.pass, { name });
    if (!added.ok) throw new Error(added.refusal.code);
    ids.push(added.value.id);
  }
  shifts = ids;
});

const named = (id: string | null) => (id === null ? null : "ABC"[shifts.indexOf(id)]);
const setOnDuty = (who: Visitor, shift: unknown) => ask(putShift, who, { id: group.id }, { shift });

/** A 24/48 rotation in which this shift is on duty today at noon. */
function rotationOf(today: string, startsWith = "A"): Rotation {
  const pattern = PRESET_ROTATIONS["24/48"].map(
    (at) => shifts[(at + "ABC".indexOf(startsWith)) % shifts.length] ?? "",
  );
  return { pattern, startsOn: today, changesAt: "08:00" };
}

const rotate = (who: Visitor, { pattern, startsOn, changesAt }: Rotation) =>
  ask(
    patchGroup,
    who,
    { id: group.id },
    { rotation: { pattern, starts_on: startsOn, changes_at: changesAt } },
  );

/** The day of the current shift, whose change is at 8:00 AM. */
const dutyToday = () => dutyDay(new Date(), { changesAt: "08:00" }, ZONE);

async function started(more: object = {}) {
  const game = { ...crew("Ann", "Bob"), id: freshId(), group: group.id, ...more };
  expect(await startGame(group.member, game)).toMatchObject({ ok: true });
  return game.id;
}

const shiftOf = async (id: string) =>
  named((await database().game.findUniqueOrThrow({ where: { id } })).seasonId);

describe("the rotation", () => {
  test("is set by keepers, kept with its days, and removed", async () => {
    const rotation = rotationOf("2026-11-25");
    expect(await rotate(group.member, rotation)).toMatchObject({ status: 403, code: "not-your-role" });
    expect(await rotate(group.keeper, rotation)).toMatchObject({ ok: true });
    expect((await groupCard(group.pass)).rotation).toEqual(rotation);
    // Other settings leave it alone.
    await changeGroup(group.pass, { name: "Engine 8" });
    expect((await groupCard(group.pass)).rotation).toEqual(rotation);
    await changeGroup(group.pass, { rotation: null });
    expect((await groupCard(group.pass)).rotation).toBeNull();
  });

  test("is ignored while it names a retired shift, and in a group that is no crew any more", async () => {
    await rotate(group.keeper, rotationOf("2026-11-25"));
    const followed = async () => (await shiftsOf(database(), group.id)).rotation;
    await changeSeason(group.pass, shifts[2] ?? "", { retired: true });
    expect(await followed()).toBeNull();
    await changeSeason(group.pass, shifts[2] ?? "", { retired: false });
    expect(await followed()).not.toBeNull();
    await changeGroup(group.pass, { kind: "bar" });
    expect(await followed()).toBeNull();
  });

  test.each([
    ["another crew’s shift", 404, (of: Rotation) => ({ ...of, pattern: ["b7Lw9XkQSx6nD2hFZr0TiQ"] })],
    ["no shift at all", 422, (of: Rotation) => ({ ...of, pattern: [] })],
    ["a letter", 422, (of: Rotation) => ({ ...of, pattern: ["A"] })],
    ["57 days", 422, (of: Rotation) => ({ ...of, pattern: Array(57).fill(of.pattern[0]) })],
    ["the year 9999", 422, (of: Rotation) => ({ ...of, startsOn: "9999-01-01" })],
    ["the 30th of February", 422, (of: Rotation) => ({ ...of, startsOn: "2026-02-30" })],
    ["a change at 25:00", 422, (of: Rotation) => ({ ...of, changesAt: "25:00" })],
    ["a change at noon in words", 422, (of: Rotation) => ({ ...of, changesAt: "noon" })],
  ])("refuses %s", async (_what, status, change) => {
    expect(await rotate(group.keeper, change(rotationOf("2026-11-25")))).toMatchObject({ ok: false, status });
    expect((await groupCard(group.pass)).rotation).toBeNull();
  });
});

describe("the shift on duty", () => {
  test("is set by members for the whole group until the next change, and cleared", async () => {
    await rotate(group.keeper, rotationOf(dutyToday()));
    const [a, b] = shifts;
    const { duty } = await setOnDuty(group.member, b);
    expect(duty).toMatchObject({ shift: b, by: "hand", since: dateIn(new Date(), ZONE) });
    expect(await shiftOf(await started())).toBe("B");
    expect(await setOnDuty(group.owner, null)).toMatchObject({ duty: { shift: a, by: "rotation" } });
    expect(await shiftOf(await started())).toBe("A");
  });

  test("is back to the rotation after the change", async () => {
    await rotate(group.keeper, rotationOf(dutyToday()));
    await setOnDuty(group.member, shifts[1]);
    await database().group.update({
      where: { id: group.id },
      data: { shiftSetAt: noonOf(daysAfter(dutyToday(), -1), ZONE) },
    });
    expect(await shiftOf(await started())).toBe("A");
  });

  test("stands without a rotation, and is none before anyone sets it", async () => {
    expect(await shiftOf(await started())).toBeNull();
    await setOnDuty(group.member, shifts[2]);
    expect(await shiftOf(await started())).toBe("C");
    // Setting the same one again does not make it newer.
    const at = async () => (await database().group.findUniqueOrThrow({ where: { id: group.id } })).shiftSetAt;
    const before = await at();
    await setOnDuty(group.keeper, shifts[2]);
    expect(await at()).toEqual(before);
  });

  test("is that of the preceding game, unless shifts changed since", async () => {
    await rotate(group.keeper, rotationOf(dutyToday()));
    const first = await started({ season: shifts[2] });
    const next = await started({ after: first });
    expect(await shiftOf(next)).toBe("C");
    const yesterday = noonOf(daysAfter(dutyToday(), -1), ZONE);
    await database().game.update({ where: { id: next }, data: { playedAt: yesterday } });
    expect(await shiftOf(await started({ after: next }))).toBe("A");
  });

  test("is set only in a crew, by those who play, to a shift of theirs", async () => {
    const other = await testGroup("crew");
    const theirs = await addSeason(other.pass, { name: "A" });
    if (!theirs.ok) throw new Error(theirs.refusal.code);
    expect(await setOnDuty(group.member, theirs.value.id)).toMatchObject({ code: "no-such-season" });
    expect(await setOnDuty(group.viewer, shifts[0])).toMatchObject({ status: 403, code: "not-your-role" });
    expect(await setOnDuty(guest(), shifts[0])).toMatchObject({ status: 401 });
    expect(await setOnDuty(other.owner, shifts[0])).toMatchObject({ status: 404 });
    await changeGroup(group.pass, { kind: "bar" });
    expect(await setOnDuty(group.member, shifts[0])).toMatchObject({ code: "no-such-season" });
    await changeGroup(group.pass, { kind: "crew" });
    await changeSeason(group.pass, shifts[0] ?? "", { retired: true });
    expect(await setOnDuty(group.member, shifts[0])).toMatchObject({ code: "no-such-season" });
    for (const odd of [1, ["a"], "x".repeat(5_000), undefined])
      expect(await setOnDuty(group.member, odd)).toMatchObject({ status: 422 });
    const { shiftId } = await database().group.findUniqueOrThrow({ where: { id: group.id } });
    expect(shiftId).toBeNull();
  });
});

describe("a game moved into the group", () => {
  const keeper = guest();

  /** A guests' table with a game at each of these times. */
  async function guestTable(...times: readonly string[]) {
    const ids: string[] = [];
    for (const at of times) {
      const game = { ...crew("Ann", "Bob"), ...(ids[0] && { table: await tableOf(ids[0]) }) };
      expect(await startGame(group.member, game)).toMatchObject({ ok: true });
      await database().game.update({ where: { id: game.id }, data: { playedAt: new Date(at) } });
      ids.push(game.id);
    }
    return ids;
  }
  const tableOf = async (id: string) => (await database().game.findUniqueOrThrow({ where: { id } })).tableId;
  const moved = async (first: string, more: object = {}) => {
    const pass = await accessTable(group.member, await tableOf(first), "relink");
    if (!pass.ok) throw new Error(pass.refusal.code);
    return moveTable(pass.value, { group: group.id, people: [], ...more });
  };

  test("has the shift of its date; 6:00 AM is still the day before", async () => {
    await rotate(group.keeper, rotationOf("2026-10-23"));
    const ids = await guestTable(
      // Berlin sets its clocks back on October 25.
      "2026-10-24T18:00:00Z",
      "2026-10-25T05:00:00Z",
      "2026-10-25T07:00:00Z",
      "2026-10-26T06:59:59Z",
      "2026-10-26T07:00:00Z",
    );
    expect(await moved(ids[0] ?? "")).toMatchObject({ ok: true });
    expect(await Promise.all(ids.map(shiftOf))).toEqual(["B", "B", "C", "C", "A"]);
  });

  test("has the shift that its mover names, or none", async () => {
    await rotate(group.keeper, rotationOf("2026-10-23"));
    const [one = ""] = await guestTable("2026-10-24T18:00:00Z");
    expect(await moved(one, { season: "b7Lw9XkQSx6nD2hFZr0TiQ" })).toMatchObject({
      refusal: { code: "no-such-season" },
    });
    expect(await moved(one, { season: shifts[2] })).toMatchObject({ ok: true });
    expect(await shiftOf(one)).toBe("C");
    const [other = ""] = await guestTable("2026-10-24T18:00:00Z");
    await moved(other, { season: null });
    expect(await shiftOf(other)).toBeNull();
    expect((await access(keeper, one, "read")).ok).toBe(false);
  });
});

describe("a Kelly day", () => {
  test("leaves a person out of the meals of that day, unless they were there", async () => {
    const today = dutyToday();
    await rotate(group.keeper, rotationOf(today));
    const [ann = "", bob = "", cruz = ""] = await onRoster(group.pass, "Ann", "Bob", "Cruz");
    for (const id of [ann, bob, cruz]) await changePlayer(group.pass, id, { season: shifts[0] ?? null });
    const kelly = { every: 2, from: today, days: [] };
    expect(await ask(patchPlayer, group.keeper, { group: group.id, player: cruz }, { kelly })).toMatchObject({
      ok: true,
    });
    const logged = async (day: string, more: object = {}) => {
      const id = freshId();
      const sent = { id, game: "firehouse", losers: [bob], day, ...more };
      expect(await recordResult(group.pass, sent)).toMatchObject({ ok: true });
      const { games } = await groupGames(group.pass);
      return games.find((game) => game.id === id)?.names;
    };
    const off = daysAfter(today, -6);
    await changePlayer(group.pass, cruz, { kelly: { ...kelly, from: off } });
    expect(await logged(off)).toEqual(["Ann", "Bob"]);
    expect(await logged(daysAfter(off, 3))).toEqual(["Ann", "Bob", "Cruz"]);
    expect(await logged(off, { players: [ann, bob, cruz] })).toEqual(["Ann", "Bob", "Cruz"]);
    expect(await logged(off, { losers: [cruz] })).toEqual(["Ann", "Bob", "Cruz"]);
    await changePlayer(group.pass, cruz, { kelly: { every: null, from: null, days: [daysAfter(off, 3)] } });
    expect(await logged(daysAfter(off, 3))).toEqual(["Ann", "Bob"]);
    await changePlayer(group.pass, cruz, { kelly: null });
    expect(await logged(daysAfter(off, 3))).toEqual(["Ann", "Bob", "Cruz"]);
  });

  test.each([
    ["every 0", { every: 0, from: "2026-11-25", days: [] }],
    ["every half", { every: 0.5, from: "2026-11-25", days: [] }],
    ["every 7 from nowhere", { every: 7, from: null, days: [] }],
    ["a day in 9999", { every: null, from: null, days: ["9999-12-31"] }],
    ["a thousand days", { every: null, from: null, days: Array(1_000).fill("2026-11-25") }],
    ["a word", "Saturday"],
  ])("refuses %s", async (_what, kelly) => {
    const [cruz = ""] = await onRoster(group.pass, "Cruz");
    const sent = await ask(patchPlayer, group.keeper, { group: group.id, player: cruz }, { kelly });
    expect(sent.status).toBe(422);
    expect((await database().player.findUniqueOrThrow({ where: { id: cruz } })).kellyDays).toBeNull();
  });
});

describe("who may log a wash", () => {
  const logs = async (who: Visitor, player: string) => {
    const id = freshId();
    const done = await recordResult(await passOf(who, group.id), {
      id,
      game: "firehouse",
      losers: [player],
      day: daysAfter(dutyToday(), -1),
    });
    return done.ok ? id : done.refusal.code;
  };

  test.each([
    ["member", ["ok", "ok", "ok", "not-your-role"]],
    ["keeper", ["ok", "ok", "not-your-role", "not-your-role"]],
    ["owner", ["ok", "not-your-role", "not-your-role", "not-your-role"]],
  ] as const)("is set in the settings: from %s on", async (lowest, expected) => {
    const [baker = ""] = await onRoster(group.pass, "Baker", "Cruz");
    expect(await changeGroup(group.pass, { washes_by: lowest })).toMatchObject({ ok: true });
    const codes = [];
    for (const who of [group.owner, group.keeper, group.member, group.viewer]) {
      const code = await logs(who, baker);
      codes.push(code.startsWith("test-id") ? "ok" : code);
    }
    expect(codes).toEqual(expected);
    const { games } = await groupGames(group.pass);
    expect(games).toHaveLength(expected.filter((code) => code === "ok").length);
  });

  /** Undoes a logged wash. */
  async function undo(who: Visitor, id: string): Promise<string> {
    const pass = await access(who, id, "record");
    if (!pass.ok) return pass.refusal.code;
    const done = await record(pass.value, [
      {
        ...(entriesOf([{ do: "end" }], 1)[0] as object),
        id: freshId(),
        action: null,
        replaces: [1],
        after: 1,
      },
    ]);
    return done.ok ? "ok" : done.refusal.code;
  }

  test("undoes it for a day; keepers undo any at any time", async () => {
    const [baker = ""] = await onRoster(group.pass, "Baker", "Cruz");
    const own = await logs(group.member, baker);
    expect(await undo(group.member, own)).toBe("ok");
    const kims = await logs(group.keeper, baker);
    expect(await undo(group.member, kims)).toBe("not-your-entry");
    const old = await logs(group.member, baker);
    await database().game.update({
      where: { id: old },
      data: { createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) },
    });
    expect(await undo(group.member, old)).toBe("not-your-entry");
    expect(await undo(group.viewer, old)).toBe("only-watching");
    expect(await undo(group.owner, old)).toBe("ok");
    const { games } = await groupGames(group.pass);
    expect(games.map(({ id, loggedBy }) => [id, loggedBy])).toEqual([[kims, "Kim"]]);
  });

  test("is named by the roster, and stays named without an account", async () => {
    const [baker = "", mo = ""] = await onRoster(group.pass, "Baker", "Moses");
    const account = group.member.account?.id ?? "";
    await logs(group.member, baker);
    const by = async () => (await groupGames(group.pass)).games[0]?.loggedBy;
    expect(await by()).toBe("Mo");
    await changePlayer(group.pass, mo, { account });
    expect(await by()).toBe("Moses");
  });
});

test("nudges on the TV only the one person whose last wash is longest ago, from five meals on", async () => {
  const [ann = "", bob = "", cy = ""] = await onRoster(group.pass, "Ann", "Bob", "Cy");
  await changeGroup(group.pass, { kind: "friends" });
  const nudge = async () => {
    await allCounted(group.pass, [ALL]);
    return (await idleTvData(group.pass)).nudge;
  };
  const washes = async (player: string, ago: number) => {
    const sent = { id: freshId(), game: "firehouse", losers: [player], day: daysAfter(dutyToday(), -ago) };
    expect(await recordResult(group.pass, sent)).toMatchObject({ ok: true });
  };
  await washes(ann, 20);
  await washes(bob, 19);
  for (const ago of [18, 17, 16]) await washes(cy, ago);
  expect(await nudge()).toBeNull();
  await washes(bob, 15);
  expect(await nudge()).toEqual({ name: "Ann", meals: 5 });
  await washes(ann, 14);
  expect(await nudge()).toBeNull();
  for (const ago of [13, 12, 11, 10, 9]) await washes(cy, ago);
  expect(await nudge()).toEqual({ name: "Bob", meals: 6 });
  const both = { id: freshId(), game: "firehouse", losers: [ann, bob], day: daysAfter(dutyToday(), -8) };
  expect(await recordResult(group.pass, both)).toMatchObject({ ok: true });
  for (const ago of [7, 6, 5, 4, 3]) await washes(cy, ago);
  expect(await nudge()).toBeNull();
  await washes(bob, 2);
  expect(await nudge()).toEqual({ name: "Ann", meals: 6 });
});
