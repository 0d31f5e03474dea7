import { beforeEach, describe, expect, test } from "vitest";
import { INVITED_ROLES } from "@/lib/protocol/membership";
import { database } from "@/lib/server/db/db";
import { openInvitation } from "@/lib/server/groups/acceptInvitation";
import { followInvitation } from "@/lib/server/groups/inviteRateLimit";
import type { Visitor } from "@/lib/server/identity/visitor";
import { ANONYMOUS, ask, belongs, type Crew, cachedCrew, idOf, roleOf } from "./cachedCrew";
import { queriesTakeTurns } from "./inTurns";
import { ownDataFolder } from "./ownDataFolder";
import { signedUp } from "./people";
import { guest } from "./table";

ownDataFolder();
queriesTakeTurns();

const HOUR_MS = 60 * 60 * 1000;
const WANTED = { role: "member", hours: 24, uses: 5 };

const invite = (who: Visitor, { id }: Crew, wanted: object = {}) =>
  ask(who, "invitations", "POST", { params: { id }, body: { ...WANTED, ...wanted } });
const codeIn = (path: string) => path.slice("/invite/".length);
const accept = (who: Visitor, code: unknown, more: object = {}) =>
  ask(who, "accept", "POST", { body: { code, ...more } });
const open = (who: Visitor, { id }: Crew) => ask(who, "invitations", "GET", { params: { id } });

/** A new invitation's id and code. */
async function invited(made: Crew, wanted: object = {}) {
  const { body } = await invite(made.owner, made, wanted);
  return { id: body.invitation.id as string, code: codeIn(body.path) };
}
const usesOf = async (id: string) => (await database().invitation.findUniqueOrThrow({ where: { id } })).uses;

let made: Crew;
beforeEach(async () => {
  made = await cachedCrew();
});

describe("inviting", () => {
  test("returns the code once; only its hash is stored", async () => {
    const { status, body } = await invite(made.keeper, made);
    expect(status).toBe(201);
    const code = codeIn(body.path);
    expect(Buffer.from(code, "base64url")).toHaveLength(16);
    const row = await database().invitation.findUniqueOrThrow({ where: { id: body.invitation.id } });
    expect(row.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(code);
    expect(Math.round((row.expiresAt.getTime() - Date.now()) / HOUR_MS)).toBe(24);
    const listed = await open(made.owner, made);
    expect(listed.body.invitations).toEqual([body.invitation]);
    expect(body.invitation).toMatchObject({ role: "member", uses: 0, mostUses: 5, madeBy: "Kim" });
    expect(listed.text).not.toContain(code);
    expect(listed.text).not.toContain(row.hash);
  });

  const MAY = new Set([...INVITED_ROLES.map((role) => `owner ${role}`), "keeper member", "keeper viewer"]);
  const CASES = (["owner", "keeper", "member", "viewer", "stranger"] as const).flatMap((who) =>
    INVITED_ROLES.map((role) => [who, role, MAY.has(`${who} ${role}`)] as const),
  );
  test.each(CASES)("lets a %s invite a %s: %s", async (who, role, may) => {
    const { status } = await invite(made[who], made, { role });
    expect(status).toBe(may ? 201 : who === "stranger" ? 404 : 403);
    expect(await database().invitation.count({ where: { groupId: made.id } })).toBe(may ? 1 : 0);
  });

  test.each([
    { role: "owner" },
    { role: "god" },
    { hours: 0 },
    { hours: 2 },
    { hours: 1e9 },
    { hours: "24" },
    { uses: 0 },
    { uses: 2 },
    { uses: 1e9 },
    { uses: null },
    { code: "mine" },
    { hash: "mine" },
    { expiresAt: "2099-01-01" },
    { groupId: "another" },
    { madeBy: "another" },
  ])("is refused with %j", async (change) => {
    expect((await invite(made.owner, made, change)).status).toBe(422);
    expect(await database().invitation.count({ where: { groupId: made.id } })).toBe(0);
  });

  test("lists only valid ones, for the group's admins", async () => {
    const [used, expired, revoked, fresh] = [
      await invited(made, { uses: 1 }),
      await invited(made),
      await invited(made),
      await invited(made),
    ];
    await accept(await signedUp("Ann"), used.code);
    await expire(expired.id);
    await revoke(made.keeper, revoked.id);
    const ids = (await open(made.keeper, made)).body.invitations.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([fresh.id]);
    for (const who of [made.member, made.viewer]) expect((await open(who, made)).status).toBe(403);
    expect((await open(made.stranger, made)).status).toBe(404);
    expect((await open(ANONYMOUS, made)).status).toBe(401);
  });
});

const revoke = (who: Visitor, invitation: string, id = made.id) =>
  ask(who, "invitation", "DELETE", { params: { id, invitation } });
const expire = (id: string) =>
  database().invitation.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } });

describe("revoking", () => {
  test("is for the group's admins, and for its own invitations", async () => {
    const { id, code } = await invited(made, { role: "keeper" });
    const other = await cachedCrew("Another");
    expect((await revoke(other.owner, id, other.id)).body.code).toBe("no-such-invitation");
    expect((await revoke(made.stranger, id)).status).toBe(404);
    expect((await revoke(made.member, id)).status).toBe(403);
    expect((await revoke(made.viewer, id)).status).toBe(403);
    expect((await accept(await signedUp("Ann"), code)).status).toBe(200);
    expect((await revoke(made.keeper, id)).status).toBe(200);
    expect((await revoke(made.keeper, id)).status).toBe(404);
    expect((await accept(await signedUp("Ben"), code)).status).toBe(404);
  });

  test("happens with a loss of the creator's rights", async () => {
    const byKeeper = async (role: string) => codeIn((await invite(made.keeper, made, { role })).body.path);
    const member = await byKeeper("member");
    await ask(made.owner, "member", "DELETE", { params: { id: made.id, account: idOf(made.keeper) } });
    expect((await accept(made.keeper, member)).status).toBe(404);
    await belongs(made.id, made.keeper, "keeper");
    const again = await byKeeper("viewer");
    const params = { id: made.id, account: idOf(made.keeper) };
    await ask(made.owner, "member", "PATCH", { params, body: { role: "member" } });
    expect((await accept(await signedUp("Ann"), again)).status).toBe(404);
    // Deleting an account closes its invitations too.
    const { id, code } = await invited(made);
    await database().invitation.update({ where: { id }, data: { madeBy: null } });
    expect((await accept(await signedUp("Ann"), code)).status).toBe(404);
    // After transferring the group they can still invite members, and no admins.
    const [keeper, viewer] = [
      await invited(made, { role: "keeper" }),
      await invited(made, { role: "viewer" }),
    ];
    await ask(made.owner, "handOver", "POST", { params: { id: made.id }, body: { to: idOf(made.keeper) } });
    expect((await accept(await signedUp("Ben"), keeper.code)).status).toBe(404);
    expect((await accept(await signedUp("Ben"), viewer.code)).status).toBe(200);
  });
});

describe("accepting", () => {
  test.each(INVITED_ROLES)("makes the user a %s", async (role) => {
    const { id, code } = await invited(made, { role });
    const ann = await signedUp("Ann");
    expect((await accept(ann, code)).body).toEqual({ ok: true, group: made.id, role });
    expect([await roleOf(made.id, ann), await usesOf(id)]).toEqual([role, 1]);
    const players = await database().player.findMany({ where: { groupId: made.id, accountId: idOf(ann) } });
    expect(players.map(({ name }) => name)).toEqual(role === "viewer" ? [] : ["Ann"]);
  });

  test("counts once if repeated, even with a single use", async () => {
    const { id, code } = await invited(made, { uses: 1 });
    const ann = await signedUp("Ann");
    const [first, again] = [await accept(ann, code), await accept(ann, code)];
    expect(again).toEqual(first);
    expect(await usesOf(id)).toBe(1);
  });

  test("raises a role and never lowers one", async () => {
    const [viewer, member, keeper] = [
      await invited(made, { role: "viewer" }),
      await invited(made, { role: "member" }),
      await invited(made, { role: "keeper" }),
    ];
    for (const [who, { id, code }, role, uses] of [
      ["owner", keeper, "owner", 0],
      ["keeper", member, "keeper", 0],
      ["member", viewer, "member", 0],
      ["viewer", viewer, "viewer", 0],
      ["viewer", member, "member", 1],
      ["viewer", keeper, "keeper", 1],
    ] as const) {
      expect((await accept(made[who], code)).body.role).toBe(role);
      expect([await roleOf(made.id, made[who]), await usesOf(id)]).toEqual([role, uses]);
    }
  });

  test("admits one of two at once with a single use", async () => {
    const { id, code } = await invited(made, { uses: 1 });
    const [ann, ben] = [await signedUp("Ann"), await signedUp("Ben")];
    const answers = await Promise.all([accept(ann, code), accept(ben, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const roles = [await roleOf(made.id, ann), await roleOf(made.id, ben)];
    expect(roles.filter((role) => role === "member")).toHaveLength(1);
    expect(await usesOf(id)).toBe(1);
  });

  test("gives an identical response for every invalid one, for all reasons", async () => {
    const [used, expired, revoked, deleted] = [
      await invited(made, { uses: 1 }),
      await invited(made),
      await invited(made),
      await (async () => {
        const other = await cachedCrew("Deleted");
        const invitation = await invited(other);
        await ask(other.owner, "group", "DELETE", { params: { id: other.id } });
        return invitation;
      })(),
    ];
    await accept(await signedUp("Ann"), used.code);
    await expire(expired.id);
    await revoke(made.owner, revoked.id);
    const codes = [used, expired, revoked, deleted].map(({ code }) => code);
    const answers = new Set<string>();
    const ben = await signedUp("Ben");
    for (const code of [
      ...codes,
      "unknown",
      "",
      "A".repeat(22),
      "A".repeat(200),
      "🎲",
      "%00",
      used.code.slice(1),
    ]) {
      const { status, text } = await accept(await signedUp("Cy"), code);
      answers.add(`${status} ${text}`);
      for (const who of [ben, guest(), ANONYMOUS])
        expect(await openInvitation(who, code)).toMatchObject({ refusal: { code: "no-such-invitation" } });
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toMatch(/^404 .*no-such-invitation/);
    expect(await roleOf(made.id, ben)).toBeNull();
  });

  test("needs a signed-in user, and accepts a code and a player only", async () => {
    const { id, code } = await invited(made);
    for (const who of [ANONYMOUS, guest()]) expect((await accept(who, code)).status).toBe(401);
    const ann = await signedUp("Ann");
    for (const more of [
      { role: "owner" },
      { group: made.id },
      { groupId: made.id },
      { accountId: idOf(made.owner) },
      { player: 7 },
    ])
      expect((await accept(ann, code, more)).status).toBe(422);
    for (const wrong of [7, null, ["x"], { $ne: "" }, "x".repeat(201)])
      expect((await accept(ann, wrong)).status).toBe(422);
    expect([await roleOf(made.id, ann), await usesOf(id)]).toEqual([null, 0]);
  });
});

describe("the roster", () => {
  const player = (name: string, more: object = {}) =>
    database().player.create({
      data: { id: `${name}-${made.id}`, groupId: made.id, name, colour: "amber", ...more },
    });
  const playerOf = (who: Visitor) =>
    database().player.findUnique({
      where: { groupId_accountId: { groupId: made.id, accountId: idOf(who) } },
    });

  test("links a new member to the player they choose", async () => {
    const { id } = await player("Baker");
    const { code } = await invited(made);
    const ben = await signedUp("Ben");
    expect(await openInvitation(ben, code)).toMatchObject({
      value: {
        opened: "offer",
        offer: { group: "Engine 7", role: "member", players: [{ id, name: "Baker" }] },
      },
    });
    expect((await accept(ben, code, { player: id })).status).toBe(200);
    expect(await playerOf(ben)).toMatchObject({ id, name: "Baker" });
    const ann = await signedUp("Ann");
    expect(await openInvitation(ann, code)).toMatchObject({ value: { offer: { players: [] } } });
  });

  test("rejects a taken player without using anything up", async () => {
    const other = await cachedCrew("Another");
    const theirs = await database().player.create({
      data: { id: `theirs-${made.id}`, groupId: other.id, name: "Theirs", colour: "amber" },
    });
    const baker = await player("Baker");
    const [taken, retired, merged] = [
      await player("Taken", { accountId: idOf(made.member) }),
      await player("Retired", { retiredAt: new Date() }),
      await player("Merged", { mergedInto: baker.id }),
    ];
    const { id, code } = await invited(made);
    const ann = await signedUp("Ann");
    for (const one of [theirs.id, taken.id, retired.id, merged.id, "no-such-player-here"]) {
      const answer = await accept(ann, code, { player: one });
      expect([answer.status, answer.body.code]).toEqual([404, "no-such-player"]);
    }
    expect([await roleOf(made.id, ann), await usesOf(id), await playerOf(ann)]).toEqual([null, 0, null]);
    const answers = await Promise.all(
      [ann, await signedUp("Ben")].map((who) => accept(who, code, { player: baker.id })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  test("never links a second account to a person, under any merged entry", async () => {
    const baker = await player("Baker");
    await player("Bakerman", { mergedInto: baker.id, accountId: idOf(made.member) });
    const { id, code } = await invited(made);
    const ann = await signedUp("Ann");
    expect(await openInvitation(ann, code)).toMatchObject({ value: { offer: { players: [] } } });
    const answer = await accept(ann, code, { player: baker.id });
    expect([answer.status, answer.body.code]).toEqual([404, "no-such-player"]);
    expect([await usesOf(id), await playerOf(ann)]).toEqual([0, null]);
  });

  test("does not ask a viewer", async () => {
    const { id } = await player("Baker");
    const { code } = await invited(made, { role: "viewer" });
    const ann = await signedUp("Ann");
    expect(await openInvitation(ann, code)).toMatchObject({ value: { offer: { players: null } } });
    expect((await accept(ann, code, { player: id })).body.code).toBe("no-such-player");
    expect((await accept(ann, code)).status).toBe(200);
    expect(await playerOf(ann)).toBeNull();
  });

  test("numbers a newcomer whose name is taken", async () => {
    await player("Ann");
    await player("Bea", { nickname: "ann 2" });
    const { code } = await invited(made);
    const ann = await signedUp("Ann");
    await accept(ann, code);
    expect((await playerOf(ann))?.name).toBe("Ann 3");
  });

  test("recognizes a returning member", async () => {
    const { code } = await invited(made);
    const ann = await signedUp("Ann");
    await accept(ann, code);
    const before = await playerOf(ann);
    await ask(ann, "member", "DELETE", { params: { id: made.id, account: idOf(ann) } });
    expect(await openInvitation(ann, code)).toMatchObject({ value: { offer: { players: null } } });
    await accept(ann, code);
    expect(await playerOf(ann)).toEqual(before);
  });
});

describe("viewing an invitation", () => {
  test("uses nothing up, and shows visitors only the group", async () => {
    await database().player.create({
      data: { id: `Baker-${made.id}`, groupId: made.id, name: "Baker", colour: "amber" },
    });
    const { id, code } = await invited(made);
    for (const who of [ANONYMOUS, guest()])
      expect(await openInvitation(who, code)).toEqual({
        ok: true,
        value: { opened: "offer", offer: { group: "Engine 7", role: "member", players: null } },
      });
    expect(await usesOf(id)).toBe(0);
  });

  test("tells a member with that role so", async () => {
    const { code } = await invited(made);
    expect(await openInvitation(made.keeper, code)).toEqual({
      ok: true,
      value: { opened: "belongs", group: made.id, name: "Engine 7", role: "keeper" },
    });
    expect(await openInvitation(made.viewer, code)).toMatchObject({ value: { opened: "offer" } });
  });
});

describe("guessing codes", () => {
  const from = (address: string) => ({ headers: { "x-peer-address": address } });
  const guess = async (who: Visitor, code: string, address: string) =>
    (await ask(who, "accept", "POST", { body: { code }, ...from(address) })).status;
  const look = async (who: Visitor, code: string, address: string) => {
    const followed = await followInvitation({ headers: new Headers(from(address).headers) }, who, code);
    return followed.ok ? "opened" : followed.refusal.code;
  };

  test("ends after thirty from one address, on the page and over the API together; a right one still opens", async () => {
    const { code } = await invited(made);
    for (let tried = 0; tried < 15; tried++) {
      expect(await guess(await signedUp("Ann"), `wrong ${tried}`, "1.1.1.1")).toBe(404);
      expect(await look(ANONYMOUS, `not right ${tried}`, "1.1.1.1")).toBe("no-such-invitation");
    }
    const ann = await signedUp("Ann");
    expect(await guess(ann, "wrong again", "1.1.1.1")).toBe(429);
    expect(await look(ANONYMOUS, "wrong once more", "1.1.1.1")).toBe("too-many");
    expect(await look(ANONYMOUS, "another wrong one", "2.2.2.2")).toBe("no-such-invitation");
    expect(await look(ANONYMOUS, code, "1.1.1.1")).toBe("opened");
    expect(await guess(ann, code, "1.1.1.1")).toBe(200);
  });

  test("ends after ten by one account, from any address", async () => {
    const ann = await signedUp("Ann");
    for (let tried = 0; tried < 10; tried++)
      expect(await guess(ann, `wrong ${tried}`, `3.3.3.${tried}`)).toBe(404);
    expect(await guess(ann, "wrong too", "3.3.3.99")).toBe(429);
  });

  test("does not include a bar's expired code on the wall", async () => {
    const { code } = await invited(made);
    for (let scan = 0; scan < 50; scan++)
      expect(await look(ANONYMOUS, "dead", "5.5.5.5")).toBe("no-such-invitation");
    expect(await look(ANONYMOUS, code, "5.5.5.5")).toBe("opened");
  });

  test("does not include a whole crew that joins at once", async () => {
    const { code } = await invited(made, { uses: 25 });
    for (let one = 0; one < 25; one++) {
      expect(await look(ANONYMOUS, code, "4.4.4.4")).toBe("opened");
      expect(await guess(await signedUp(`Ann ${one}`), code, "4.4.4.4")).toBe(200);
    }
    expect(await guess(await signedUp("Late"), code, "4.4.4.4")).toBe(404);
  });
});
