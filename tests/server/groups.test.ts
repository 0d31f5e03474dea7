import { describe, expect, test } from "vitest";
import { gameIds } from "@/lib/engine";
import { sweep } from "@/lib/server/admin/sweep";
import { database } from "@/lib/server/db/db";
import { onPostgres } from "@/lib/server/db/dialect";
import { purgeDeletedGroups } from "@/lib/server/groups/group";
import { access } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { shareVerdict } from "@/lib/server/publicLinks/publicLinks";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { ANONYMOUS, ask, belongs, type Crew, cachedCrew, idOf, makeGroup } from "./cachedCrew";
import { ownDataFolder } from "./ownDataFolder";
import { signedUp } from "./people";
import { crew, entriesOf, guest, ROUND } from "./table";

ownDataFolder();

const DAY_MS = 24 * 60 * 60 * 1000;
const WANTED = { name: "Engine 7", kind: "crew", time_zone: "Europe/Berlin" };

const stored = (id: string) => database().group.findUniqueOrThrow({ where: { id } });

describe("creating a group", () => {
  test("makes the requester its owner and the first on its roster; a crew gets its shifts", async () => {
    const olive = await signedUp("Olive");
    const made = await ask(olive, "groups", "POST", { body: { ...WANTED, name: "  Engine 7 " } });
    expect([made.status, Object.keys(made.body)]).toEqual([201, ["ok", "id"]]);
    const { id } = made.body;
    expect(Buffer.from(id, "base64url")).toHaveLength(16);
    expect((await ask(olive, "group", "GET", { params: { id } })).body.group).toMatchObject({
      id,
      name: "Engine 7",
      kind: "crew",
      timeZone: "Europe/Berlin",
      ruleSet: "firehouse",
      house: { end_alone: 5, starter: "source" },
      role: "owner",
    });
    const players = await database().player.findMany({ where: { groupId: id } });
    expect(players).toMatchObject([{ name: "Olive", accountId: idOf(olive), retiredAt: null }]);
    const shifts = await database().season.findMany({
      where: { groupId: id },
      orderBy: { createdAt: "asc" },
    });
    expect(shifts.map(({ name, startsOn }) => [name, startsOn])).toEqual([
      ["A", null],
      ["B", null],
      ["C", null],
    ]);
  });

  test("gives a bar and friends no shifts; one that becomes a crew gets them once", async () => {
    const olive = await signedUp("Olive");
    const id = await makeGroup(olive, { kind: "friends" });
    const shifts = () => database().season.count({ where: { groupId: id } });
    expect(await shifts()).toBe(0);
    for (const kind of ["crew", "bar", "crew"])
      expect(await ask(olive, "group", "PATCH", { params: { id }, body: { kind } })).toMatchObject({
        status: 200,
      });
    expect(await shifts()).toBe(3);
  });

  test.each([
    ["Bank", "Player"],
    ["   ", "Player"],
    ["x".repeat(60), "x".repeat(40)],
  ])("replaces an invalid player name (%s)", async (name, called) => {
    const id = await makeGroup(await signedUp(name));
    expect(await database().player.findMany({ where: { groupId: id } })).toMatchObject([{ name: called }]);
  });

  test("needs a signed-in user", async () => {
    for (const who of [ANONYMOUS, guest()])
      expect(await ask(who, "groups", "POST", { body: WANTED })).toMatchObject({
        status: 401,
        body: { code: "not-signed-in" },
      });
  });

  const BAD: readonly (readonly [string, object, string])[] = [
    ["no name", { name: " " }, "bad-group-name"],
    ["a name of spaces one cannot see", { name: "\u200b\u2060" }, "bad-group-name"],
    ["a name of 61", { name: "x".repeat(61) }, "bad-group-name"],
    ["a name of two lines", { name: "a\nb" }, "bad-format"],
    ["a name with a bidirectional override", { name: "a\u202eb" }, "bad-format"],
    ["a name that is a number", { name: 7 }, "bad-format"],
    ["an unknown kind", { kind: "army" }, "bad-format"],
    ["an unknown time zone", { time_zone: "Mars/Olympus" }, "no-such-time-zone"],
    ["a zone that is a distance", { time_zone: "+01:00" }, "no-such-time-zone"],
    ["a zone that is a path", { time_zone: "../../etc/passwd" }, "no-such-time-zone"],
    ["an unknown game", { game: "chess" }, "unknown-game"],
    ["an unknown house rule", { house: { jokers: 2 } }, "unknown-option"],
    ["a house rule of another game", { game: "mia", house: { end_alone: 5 } }, "unknown-option"],
    ["a value that is no choice", { house: { end_alone: 0 } }, "bad-option-value"],
    ["a value of the wrong kind", { house: { end_alone: "5" } }, "bad-option-value"],
    ["rules that are a list", { house: [] }, "bad-format"],
    ["an id in the body", { id: "my-own-group-id" }, "unknown-key"],
    ["an owner in the body", { owner: "somebody" }, "unknown-key"],
    ["a role", { role: "owner" }, "unknown-key"],
    ["when it was deleted", { deletedAt: null }, "unknown-key"],
  ];
  test.each(BAD)("creates nothing with %s", async (_what, change, code) => {
    const olive = await signedUp("Olive");
    const answer = await ask(olive, "groups", "POST", { body: { ...WANTED, ...change } });
    expect([answer.status, answer.body.code]).toEqual([422, code]);
    expect(await database().membership.count({ where: { accountId: idOf(olive) } })).toBe(0);
    const id = await makeGroup(olive);
    const before = await stored(id);
    const changed = await ask(olive, "group", "PATCH", { params: { id }, body: change });
    expect([changed.status, changed.body.code]).toEqual([422, code]);
    expect(await stored(id)).toEqual(before);
  });
});

describe("changing a group", () => {
  test("changes the given fields and keeps the rest; another game resets its rules", async () => {
    const olive = await signedUp("Olive");
    const id = await makeGroup(olive);
    const change = (body: object) => ask(olive, "group", "PATCH", { params: { id }, body });
    const readGroup = async () => (await ask(olive, "group", "GET", { params: { id } })).body.group;
    await change({ house: { end_alone: 7 } });
    await change({ name: "Engine 8" });
    expect(await readGroup()).toMatchObject({
      name: "Engine 8",
      kind: "crew",
      house: { end_alone: 7, end_together: 3 },
    });
    await change({ game: "mia" });
    expect(await readGroup()).toMatchObject({ ruleSet: "mia", house: { lives: 6, equal_ok: "no" } });
    await change({ house: { lives: 3 }, time_zone: "America/New_York" });
    expect(await readGroup()).toMatchObject({ house: { lives: 3 }, timeZone: "America/New_York" });
    expect((await change({})).status).toBe(200);
  });

  test("leaves started games unchanged", async () => {
    const olive = await signedUp("Olive");
    const id = await makeGroup(olive);
    const game = { ...crew("Ann", "Bob"), group: id };
    await startGame(olive, game);
    const house = async () =>
      (await database().game.findUniqueOrThrow({ where: { id: game.id } })).house as object;
    const before = await house();
    await ask(olive, "group", "PATCH", { params: { id }, body: { house: { end_alone: 9 } } });
    expect(await house()).toEqual(before);
  });

  test.each(gameIds)("accepts %s and its house rules", async (game) => {
    const olive = await signedUp("Olive");
    const id = await makeGroup(olive, { game });
    const { house } = (await ask(olive, "group", "GET", { params: { id } })).body.group;
    expect(await ask(olive, "group", "PATCH", { params: { id }, body: { house } })).toMatchObject({
      status: 200,
    });
  });
});

const ROLES = ["owner", "keeper", "member", "viewer", "stranger", "nobody"] as const;
const as = (made: Crew, who: (typeof ROLES)[number]): Visitor => (who === "nobody" ? ANONYMOUS : made[who]);

describe("access", () => {
  test.each([
    ["owner", 200, 200],
    ["keeper", 200, 200],
    ["member", 200, 403],
    ["viewer", 200, 403],
    ["stranger", 404, 404],
    ["nobody", 401, 401],
  ] as const)("gives %s: read a group %i, change it %i", async (who, reads, changes) => {
    const made = await cachedCrew();
    const visitor = as(made, who);
    const params = { id: made.id };
    expect((await ask(visitor, "group", "GET", { params })).status).toBe(reads);
    expect((await ask(visitor, "group", "PATCH", { params, body: { name: "Mine" } })).status).toBe(changes);
    expect((await stored(made.id)).name).toBe(changes === 200 ? "Mine" : "Engine 7");
  });

  test.each([
    ["owner", 200],
    ["keeper", 403],
    ["member", 403],
    ["viewer", 403],
    ["stranger", 404],
    ["nobody", 401],
  ] as const)("lets %s delete a group: %i", async (who, deletes) => {
    const made = await cachedCrew();
    expect((await ask(as(made, who), "group", "DELETE", { params: { id: made.id } })).status).toBe(deletes);
    expect((await stored(made.id)).deletedAt !== null).toBe(deletes === 200);
  });

  test("answers the same for an existing and a missing group", async () => {
    const made = await cachedCrew();
    const there = await ask(made.stranger, "group", "GET", { params: { id: made.id } });
    const none = await ask(made.stranger, "group", "GET", { params: { id: "no-such-group-there" } });
    expect(there).toEqual(none);
  });

  test("gives an unknown role nothing", async () => {
    const made = await cachedCrew();
    await database().membership.updateMany({
      where: { groupId: made.id, accountId: idOf(made.viewer) },
      data: { role: "god" },
    });
    expect((await ask(made.viewer, "group", "GET", { params: { id: made.id } })).status).toBe(404);
  });
});

describe("a deleted group", () => {
  test("disappears for everyone, with its games; only its owners restore it", async () => {
    const made = await cachedCrew();
    const params = { id: made.id };
    const game = { ...crew("Ann", "Bob", "Cy"), group: made.id };
    await startGame(made.member, game);
    const answer = await ask(made.owner, "group", "DELETE", { params });
    const days = (Date.parse(answer.body.until) - Date.now()) / DAY_MS;
    expect([answer.status, Math.round(days)]).toEqual([200, 30]);
    for (const who of ROLES.slice(0, 5)) {
      expect((await ask(as(made, who), "group", "GET", { params })).status).toBe(404);
      expect((await access(as(made, who), game.id, "read")).ok).toBe(false);
      if (who !== "owner")
        expect((await ask(as(made, who), "restore", "POST", { params, body: {} })).status).toBe(404);
    }
    expect((await ask(made.owner, "groups", "GET")).body).toMatchObject({
      groups: [],
      deleted: [{ id: made.id, name: "Engine 7", until: answer.body.until }],
    });
    expect((await ask(made.keeper, "groups", "GET")).body).toMatchObject({ groups: [], deleted: [] });
    expect((await ask(made.owner, "restore", "POST", { params, body: { role: "owner" } })).status).toBe(422);
    expect((await ask(made.owner, "restore", "POST", { params, body: {} })).status).toBe(200);
    expect((await access(made.member, game.id, "record")).ok).toBe(true);
    // A repetition counts once.
    expect((await ask(made.owner, "restore", "POST", { params, body: {} })).status).toBe(200);
  });

  test("is not restored after 30 days, even before the sweep", async () => {
    const made = await cachedCrew();
    const params = { id: made.id };
    await ask(made.owner, "group", "DELETE", { params });
    const old = new Date(Date.now() - 30 * DAY_MS - 1);
    await database().group.update({ where: params, data: { deletedAt: old } });
    expect(await ask(made.owner, "restore", "POST", { params, body: {} })).toMatchObject({
      status: 404,
      body: { code: "no-such-group" },
    });
    expect((await ask(made.owner, "groups", "GET")).body.deleted).toEqual([]);
  });

  test("is purged after 30 days with everything in it, and nothing else", async () => {
    await purgeDeletedGroups(new Date(Date.now() + 365 * DAY_MS));
    const made = await cachedCrew();
    const other = await cachedCrew("Stays");
    for (const { id, member } of [made, other]) await fill(id, member);
    const counted = await rows();
    await ask(made.owner, "group", "DELETE", { params: { id: made.id } });
    expect(await purgeDeletedGroups(new Date(Date.now() + 29 * DAY_MS))).toBe(0);
    expect(await rows()).toEqual(counted);
    const swept = await sweep(new Date(Date.now() + 31 * DAY_MS));
    expect(swept["deleted groups"]).toBe(1);
    const left = await rows();
    // Each crew was filled the same; the strangers' groups stay.
    expect(left).toEqual({
      ...counted,
      group: counted.group - 1,
      membership: counted.membership - 4,
      invitation: counted.invitation / 2,
      player: counted.player - 4,
      season: counted.season - 3,
      housePreset: counted.housePreset - 1,
      night: counted.night / 2,
      buyIn: counted.buyIn / 2,
      ledgerLine: counted.ledgerLine / 2,
      table: counted.table - 1,
      sitting: 0,
      game: counted.game - 3,
      seat: counted.seat - 8,
      entry: counted.entry / 2,
      roundRow: counted.roundRow / 2,
      publicLink: counted.publicLink / 2,
      grant: counted.grant - 1,
    });
    if (!onPostgres()) expect(await database().$queryRaw`PRAGMA foreign_key_check`).toEqual([]);
    expect(await purgeDeletedGroups(new Date(Date.now() + 31 * DAY_MS))).toBe(0);
  });
});

/**
 * A round with a shared verdict, a guest, a playoff by a member and one by the guest, a merged player, a
 * night, an invitation.
 */
async function fill(groupId: string, member: Visitor): Promise<void> {
  const db = database();
  const night = await db.night.create({
    data: { id: `night-of-${groupId}`, groupId, buyIn: 5, unit: "EUR" },
  });
  const season = await db.season.findFirstOrThrow({ where: { groupId } });
  const player = (name: string, more: object = {}) =>
    db.player.create({
      data: { id: `${name}-${groupId}`, groupId, name, colour: "amber", seasonId: season.id, ...more },
    });
  const ann = await player("Ann");
  await player("Bob");
  await player("Annie", { mergedInto: ann.id });
  await db.buyIn.create({ data: { nightId: night.id, party: ann.id } });
  const paid = { ledger: "money:EUR", deed: "repaid", from: "pot", to: ann.id, amount: 500 };
  const by = member.account?.id ?? "";
  await db.ledgerLine.create({
    data: { id: `payment-of-${groupId}`, groupId, nightId: night.id, by, ...paid },
  });
  const game = { ...crew("Ann", "Bob", "Cy"), group: groupId, season: season.id };
  await startGame(member, game);
  const pass = await access(member, game.id, "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  await record(pass.value, entriesOf(ROUND));
  await shareVerdict(pass.value, 1);
  await startGame(member, { ...crew("Ann", "Bob", "Cy"), playoff_of: game.id });
  const letIn = guest();
  await db.grant.create({
    data: { tableId: pass.value.tableId, holder: letIn.device?.id ?? "", role: "player" },
  });
  const playoff = await startGame(letIn, { ...crew("Ann", "Bob"), playoff_of: game.id });
  if (!playoff.ok) throw new Error(playoff.refusal.message);
  await db.housePreset.create({
    data: { id: `preset-of-${groupId}`, groupId, game: "firehouse", name: "Station rules", house: {} },
  });
  await db.invitation.create({
    data: {
      id: `invitation-${groupId}`,
      groupId,
      role: "member",
      hash: groupId,
      expiresAt: new Date(),
      mostUses: 1,
    },
  });
}

async function rows() {
  const db = database();
  const tables = {
    account: db.account,
    group: db.group,
    membership: db.membership,
    invitation: db.invitation,
    player: db.player,
    season: db.season,
    housePreset: db.housePreset,
    night: db.night,
    buyIn: db.buyIn,
    ledgerLine: db.ledgerLine,
    table: db.table,
    sitting: db.sitting,
    game: db.game,
    seat: db.seat,
    entry: db.entry,
    roundRow: db.roundRow,
    publicLink: db.publicLink,
    grant: db.grant,
  } as const;
  const counts = Object.entries(tables).map(
    async ([name, table]) => [name, await (table as { count(): Promise<number> }).count()] as const,
  );
  return Object.fromEntries(await Promise.all(counts)) as Record<keyof typeof tables, number>;
}

describe("own groups", () => {
  test("are listed by name with the role, and the current game", async () => {
    const olive = await signedUp("Olive");
    const [zoo, ape] = [await makeGroup(olive, { name: "Zoo" }), await makeGroup(olive, { name: "ape" })];
    await belongs(zoo, olive, "viewer");
    const listed = async () => (await ask(olive, "groups", "GET")).body.groups;
    expect(await listed()).toEqual([
      { id: ape, name: "ape", role: "owner", gameOn: null },
      { id: zoo, name: "Zoo", role: "viewer", gameOn: null },
    ]);
    const game = { ...crew("Ann", "Bob"), group: ape };
    await startGame(olive, game);
    expect((await listed())[0].gameOn).toBe(game.id);
    // Untouched since yesterday.
    await database().game.update({
      where: { id: game.id },
      data: { updatedAt: new Date(Date.now() - DAY_MS) },
    });
    expect((await listed())[0].gameOn).toBeNull();
    const over = { ...crew("Ann", "Bob"), group: ape };
    await startGame(olive, over);
    const pass = await access(olive, over.id, "record");
    if (!pass.ok) throw new Error(pass.refusal.message);
    await record(pass.value, entriesOf([{ do: "end" }]));
    expect((await listed())[0].gameOn).toBeNull();
  });
});
