import { describe, expect, test } from "vitest";
import type { GroupRole } from "@/lib/protocol/membership";
import { database } from "@/lib/server/db/db";
import { access } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { registerStream } from "@/lib/server/table/live/openStreams";
import { startGame } from "@/lib/server/table/record/startGame";
import { ANONYMOUS, ask, belongs, type Crew, cachedCrew, idOf, roleOf } from "./cachedCrew";
import { queriesTakeTurns } from "./inTurns";
import { ownDataFolder } from "./ownDataFolder";
import { signedInAs, signedUp } from "./people";
import { crew, tableOf } from "./table";

ownDataFolder();
queriesTakeTurns();

const ROLES = ["owner", "keeper", "member", "viewer"] as const satisfies readonly GroupRole[];

const giveRole = (who: Visitor, { id }: Crew, to: Visitor, role: string) =>
  ask(who, "member", "PATCH", { params: { id, account: idOf(to) }, body: { role } });
const remove = (who: Visitor, { id }: Crew, whom: Visitor) =>
  ask(who, "member", "DELETE", { params: { id, account: idOf(whom) } });
const handOver = (who: Visitor, { id }: Crew, to: string) =>
  ask(who, "handOver", "POST", { params: { id }, body: { to } });

/** Adds a member with this role. */
async function another(made: Crew, role: GroupRole): Promise<Visitor> {
  const visitor = await signedUp(`Another ${role}`);
  await belongs(made.id, visitor, role);
  return visitor;
}

/** Opens a stream of the group's game; returns if it was closed, and if it received a reload. */
async function openStream(made: Crew, who: Visitor): Promise<(() => boolean) & { reloaded: () => boolean }> {
  const game = { ...crew("Ann", "Bob"), group: made.id };
  await startGame(made.owner, game);
  const pass = await access(who, game.id, "read");
  if (!pass.ok) throw new Error(pass.refusal.message);
  let closed = false;
  let reloaded = false;
  registerStream({
    pass: pass.value,
    close: () => {},
    resync: async () => {},
    reload: () => {
      reloaded = true;
    },
    revoke: () => {
      closed = true;
    },
  });
  return Object.assign(() => closed, { reloaded: () => reloaded });
}

describe("the member list", () => {
  test("has names, roles and the reader's rights, and no addresses", async () => {
    const made = await cachedCrew();
    await database().account.updateMany({
      data: { email: "planted@example.org", passphrase: "$argon2id$planted" },
    });
    const list = async (who: Visitor) => {
      const answer = await ask(who, "members", "GET", { params: { id: made.id } });
      expect(answer.text).not.toMatch(/planted|@|argon/);
      return answer.body.members.map((one: { name: string; role: string; roles: string[]; out: boolean }) => [
        one.name,
        one.role,
        one.roles.join(" "),
        one.out,
      ]);
    };
    expect(await list(made.owner)).toEqual([
      ["Olive", "owner", "", false],
      ["Kim", "keeper", "owner member viewer", true],
      ["Mo", "member", "owner keeper viewer", true],
      ["Val", "viewer", "owner keeper member", true],
    ]);
    expect(await list(made.keeper)).toEqual([
      ["Olive", "owner", "", false],
      ["Kim", "keeper", "", true],
      ["Mo", "member", "viewer", true],
      ["Val", "viewer", "member", true],
    ]);
    expect(await list(made.member)).toEqual([
      ["Olive", "owner", "", false],
      ["Kim", "keeper", "", false],
      ["Mo", "member", "", true],
      ["Val", "viewer", "", false],
    ]);
    expect((await list(made.viewer))[3]).toEqual(["Val", "viewer", "", true]);
    expect((await ask(made.stranger, "members", "GET", { params: { id: made.id } })).status).toBe(404);
    expect((await ask(ANONYMOUS, "members", "GET", { params: { id: made.id } })).status).toBe(401);
  });
});

describe("roles", () => {
  // The allowed changes; everything else is refused.
  const MAY = new Set([
    ...ROLES.flatMap((from) => ROLES.map((to) => `owner: ${from} → ${to}`)),
    "keeper: member → viewer",
    "keeper: viewer → member",
  ]);
  const CASES = ROLES.flatMap((who) =>
    ROLES.flatMap((from) =>
      ROLES.filter((to) => to !== from).map(
        (to) => [who, from, to, MAY.has(`${who}: ${from} → ${to}`)] as const,
      ),
    ),
  );
  test.each(CASES)("let a %s make a %s a %s: %s", async (who, from, to, may) => {
    const made = await cachedCrew();
    const them = await another(made, from);
    const answer = await giveRole(made[who], made, them, to);
    expect([answer.status, answer.body.code]).toEqual(may ? [200, undefined] : [403, "not-your-role"]);
    expect(await roleOf(made.id, them)).toBe(may ? to : from);
  });

  test("cannot be changed by their holders", async () => {
    const made = await cachedCrew();
    for (const who of ["keeper", "member", "viewer"] as const)
      for (const role of ROLES.slice(0, ROLES.indexOf(who)))
        expect((await giveRole(made[who], made, made[who], role)).status).toBe(403);
  });

  test("cannot be given to strangers, by strangers, with extra fields, or of an unknown kind", async () => {
    const made = await cachedCrew();
    const params = { id: made.id, account: idOf(made.viewer) };
    expect(await giveRole(made.owner, made, made.stranger, "member")).toMatchObject({
      status: 404,
      body: { code: "no-such-member" },
    });
    expect((await giveRole(made.stranger, made, made.viewer, "owner")).status).toBe(404);
    expect((await giveRole(ANONYMOUS, made, made.viewer, "owner")).status).toBe(401);
    for (const body of [
      { role: "god" },
      { role: ["owner"] },
      { role: null },
      {},
      { role: "member", groupId: "another" },
      { role: "member", accountId: idOf(made.member) },
      { role: "member", owner: true },
    ])
      expect((await ask(made.owner, "member", "PATCH", { params, body })).status).toBe(422);
    expect(await roleOf(made.id, made.viewer)).toBe("viewer");
  });

  test("keep a last owner", async () => {
    const made = await cachedCrew();
    for (const role of ["keeper", "member", "viewer"])
      expect(await giveRole(made.owner, made, made.owner, role)).toMatchObject({
        status: 409,
        body: { code: "last-owner" },
      });
    expect((await remove(made.owner, made, made.owner)).body.code).toBe("last-owner");
    await another(made, "owner");
    expect((await giveRole(made.owner, made, made.owner, "viewer")).status).toBe(200);
    expect(await roleOf(made.id, made.owner)).toBe("viewer");
  });

  test("keep one of two owners who step down at once", async () => {
    const made = await cachedCrew();
    const other = await another(made, "owner");
    const answers = await Promise.all([
      giveRole(made.owner, made, made.owner, "member"),
      giveRole(other, made, other, "member"),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe("removing", () => {
  const MAY = new Set([...ROLES.map((whom) => `owner: ${whom}`), "keeper: member", "keeper: viewer"]);
  const CASES = ROLES.flatMap((who) => ROLES.map((whom) => [who, whom, MAY.has(`${who}: ${whom}`)] as const));
  test.each(CASES)("lets a %s remove a %s: %s", async (who, whom, may) => {
    const made = await cachedCrew();
    const them = await another(made, whom);
    const answer = await remove(made[who], made, them);
    expect([answer.status, answer.body.code]).toEqual(may ? [200, undefined] : [403, "not-your-role"]);
    expect(await roleOf(made.id, them)).toBe(may ? null : whom);
  });

  test.each(["keeper", "member", "viewer"] as const)("lets a %s leave, once", async (who) => {
    const made = await cachedCrew();
    expect((await remove(made[who], made, made[who])).status).toBe(200);
    expect((await remove(made[who], made, made[who])).status).toBe(404);
    expect((await ask(made[who], "group", "GET", { params: { id: made.id } })).status).toBe(404);
  });

  test("is refused to strangers, and for strangers", async () => {
    const made = await cachedCrew();
    expect((await remove(made.stranger, made, made.viewer)).status).toBe(404);
    expect((await remove(ANONYMOUS, made, made.viewer)).status).toBe(401);
    expect((await remove(made.owner, made, made.stranger)).body.code).toBe("no-such-member");
    expect(await roleOf(made.id, made.viewer)).toBe("viewer");
  });

  test("deletes grants on the group's games, closes open streams, and keeps the roster and other tables", async () => {
    const made = await cachedCrew();
    const game = { ...crew("Ann", "Bob"), group: made.id };
    await startGame(made.owner, game);
    const elsewhere = crew("Ann", "Bob");
    await startGame(made.member, elsewhere);
    const holder = idOf(made.member);
    await database().grant.create({ data: { tableId: await tableOf(game.id), holder, role: "player" } });
    await database().player.create({
      data: { id: "player-of-the-member", groupId: made.id, name: "Mo", colour: "amber", accountId: holder },
    });
    const onOtherPhone = await signedInAs(holder);
    const [closed, closedThere, closedKeeper] = [
      await openStream(made, made.member),
      await openStream(made, onOtherPhone),
      await openStream(made, made.keeper),
    ];
    expect((await remove(made.keeper, made, made.member)).status).toBe(200);
    expect([closed(), closedThere(), closedKeeper()]).toEqual([true, true, false]);
    expect((await access(made.member, game.id, "read")).ok).toBe(false);
    expect((await access(made.member, elsewhere.id, "record")).ok).toBe(true);
    expect(await database().player.findUnique({ where: { id: "player-of-the-member" } })).toMatchObject({
      accountId: holder,
    });
  });

  test("makes a new viewer's table reload, who can no longer record", async () => {
    const made = await cachedCrew();
    const closed = await openStream(made, made.member);
    await giveRole(made.keeper, made, made.member, "viewer");
    const game = await database().game.findFirstOrThrow({ where: { groupId: made.id } });
    expect([closed(), closed.reloaded()]).toEqual([false, true]);
    expect(await access(made.member, game.id, "record")).toMatchObject({
      refusal: { code: "only-watching" },
    });
  });

  test("closes everyone's streams with a deleted group", async () => {
    const made = await cachedCrew();
    const streams = [await openStream(made, made.viewer), await openStream(made, made.owner)];
    await ask(made.owner, "group", "DELETE", { params: { id: made.id } });
    expect(streams.map((closed) => closed())).toEqual([true, true]);
  });

  test("removes one of two owners who remove each other at once", async () => {
    const made = await cachedCrew();
    const other = await another(made, "owner");
    const answers = await Promise.all([remove(made.owner, made, other), remove(other, made, made.owner)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await database().membership.count({ where: { groupId: made.id, role: "owner" } })).toBe(1);
  });

  test("discards a concurrent change by the removed member", async () => {
    const made = await cachedCrew();
    const [out, changed] = await Promise.all([
      remove(made.owner, made, made.keeper),
      giveRole(made.keeper, made, made.viewer, "member"),
    ]);
    expect(out.status).toBe(200);
    expect([200, 404]).toContain(changed.status);
    expect(await roleOf(made.id, made.viewer)).toBe(changed.status === 200 ? "member" : "viewer");
  });
});

describe("transferring", () => {
  test("makes another member the owner and the old one an admin, atomically", async () => {
    const made = await cachedCrew();
    expect((await handOver(made.owner, made, idOf(made.viewer))).status).toBe(200);
    expect([await roleOf(made.id, made.viewer), await roleOf(made.id, made.owner)]).toEqual([
      "owner",
      "keeper",
    ]);
    expect((await handOver(made.owner, made, idOf(made.owner))).status).toBe(403);
  });

  test.each([
    ["keeper", 403],
    ["member", 403],
    ["viewer", 403],
    ["stranger", 404],
  ] as const)("is refused to a %s: %i", async (who, status) => {
    const made = await cachedCrew();
    expect((await handOver(made[who], made, idOf(made[who]))).status).toBe(status);
    expect(await roleOf(made.id, made.owner)).toBe("owner");
  });

  test("needs another member", async () => {
    const made = await cachedCrew();
    for (const to of [idOf(made.stranger), idOf(made.owner), "no-such-account-here"])
      expect((await handOver(made.owner, made, to)).body.code).toBe("no-such-member");
    for (const body of [{}, { to: 7 }, { to: idOf(made.keeper), role: "owner" }])
      expect((await ask(made.owner, "handOver", "POST", { params: { id: made.id }, body })).status).toBe(422);
    expect(await roleOf(made.id, made.owner)).toBe("owner");
  });

  test("happens once, even twice at once", async () => {
    const made = await cachedCrew();
    const answers = await Promise.all([
      handOver(made.owner, made, idOf(made.keeper)),
      handOver(made.owner, made, idOf(made.member)),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(await database().membership.count({ where: { groupId: made.id, role: "owner" } })).toBe(1);
  });
});
