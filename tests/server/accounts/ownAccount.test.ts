import { describe, expect, test, vi } from "vitest";
import { sweep } from "@/lib/server/admin/sweep";
import { database } from "@/lib/server/db/db";
import { freePlayers } from "@/lib/server/groups/roster";
import { access } from "@/lib/server/identity/access";
import { readHistory } from "@/lib/server/table/history/history";
import { follow } from "../follow";
import { ownDataFolder } from "../ownDataFolder";
import { cookieOf, signedInAs, signedUp } from "../people";
import { freshId, ROUND, recordAll, seatedTable } from "../table";
import { ANOTHER, Browser, PASSWORD } from "./browser";
import { credentialsOf } from "./credentials";

ownDataFolder();

let nth = 0;
async function person() {
  const name = `Person${++nth}`;
  const browser = new Browser();
  await browser.signUp(name);
  const { account } = await browser.visitor();
  return { name, email: `${name.toLowerCase()}@example.org`, id: account?.id ?? "", browser };
}

async function another(email: string): Promise<Browser> {
  const browser = new Browser();
  browser.userAgent = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/605.1";
  expect((await browser.signIn(email, PASSWORD)).status).toBe(200);
  return browser;
}

/** A browser that follows a table. */
async function openTable(browser: Browser, gameId: string) {
  const pass = await access(await browser.visitor(), gameId, "read");
  if (!pass.ok) throw new Error(pass.refusal.message);
  return follow(pass.value);
}

/** An account without a password, as from a provider, with the time since its sign-in. */
async function withoutPassword(name: string) {
  const visitor = await signedUp(name);
  const browser = new Browser();
  browser.cookies.set("session", (await cookieOf(visitor)).slice("session=".length));
  const id = visitor.account?.id ?? "";
  const signedInAgo = (minutes: number) =>
    database().session.update({
      where: { id: visitor.account?.session ?? "" },
      data: { createdAt: new Date(Date.now() - minutes * 60_000) },
    });
  return { browser, id, signedInAgo };
}

const SURE = { passphrase: PASSWORD };

describe("an account", () => {
  test("is shown to its owner, without a secret", async () => {
    const { browser, name, email } = await person();
    const { status, body } = await browser.get("/api/v1/account");
    expect([status, body]).toEqual([
      200,
      { ok: true, account: { name, email, proven: false, hasPassphrase: true, ways: [], groups: [] } },
    ]);
    expect((await new Browser().get("/api/v1/account")).status).toBe(401);
  });

  test("changes its name, and its address with the password, unverified again", async () => {
    const { browser, email, id } = await person();
    await database().account.update({ where: { id }, data: { provenEmail: email } });
    await database().oneTimeCode.create({
      data: {
        hash: freshId(),
        purpose: "recover",
        email,
        accountId: id,
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    const named = await browser.ask("PATCH", "/api/v1/account", { name: "  Baker " });
    expect([named.status, named.body.account.name, named.body.account.proven]).toEqual([200, "Baker", true]);
    const moved = { email: "Baker@Example.net" };
    for (const passphrase of [undefined, ANOTHER]) {
      const refused = await browser.ask("PATCH", "/api/v1/account", {
        ...moved,
        ...(passphrase && { passphrase }),
      });
      expect([refused.status, refused.body.code]).toEqual([403, "wrong-passphrase"]);
    }
    const done = await browser.ask("PATCH", "/api/v1/account", { ...moved, passphrase: PASSWORD });
    expect(done.body.account).toMatchObject({ email: "baker@example.net", proven: false });
    expect(await database().oneTimeCode.count({ where: { accountId: id } })).toBe(0);
    expect((await new Browser().signIn("baker@example.net", PASSWORD)).status).toBe(200);
    expect((await new Browser().signIn(email, PASSWORD)).status).toBe(401);
  });

  test("cannot use an address that three others have", async () => {
    const email = "crowded@example.org";
    for (const at of [1, 2, 3]) await new Browser().signUp("Eve", { email, passphrase: `${at} ${ANOTHER}` });
    const { browser } = await person();
    const answer = await browser.ask("PATCH", "/api/v1/account", { email, passphrase: PASSWORD });
    expect([answer.status, answer.body.code]).toEqual([429, "too-many"]);
  });

  test.each(["provenEmail", "id", "role", "owner", "signUp", "accountId"])("ignores %s", async (key) => {
    const { browser, id } = await person();
    const before = await database().account.findUnique({ where: { id } });
    const answer = await browser.ask("PATCH", "/api/v1/account", { name: "Eve", [key]: "x" });
    expect([answer.status, answer.body.code]).toEqual([422, "unknown-key"]);
    expect(await database().account.findUnique({ where: { id } })).toEqual(before);
  });
});

describe("a changed password", () => {
  test("needs the current one, and signs out every other phone at once", async () => {
    const { browser, email } = await person();
    const other = await another(email);
    const { gameId } = await seatedTable(await other.visitor());
    const [here, there] = [await openTable(browser, gameId), await openTable(other, gameId)];
    for (const current of [undefined, ANOTHER]) {
      const sent = { passphrase: ANOTHER, ...(current && { current }) };
      expect((await browser.post("/api/v1/account/passphrase", sent)).body.code).toBe("wrong-passphrase");
    }
    const sent = { current: PASSWORD, passphrase: ANOTHER };
    expect((await browser.post("/api/v1/account/passphrase", sent)).status).toBe(200);
    expect(await there.last()).toBe("gone");
    expect((await other.visitor()).account).toBeNull();
    expect((await browser.visitor()).account).not.toBeNull();
    expect((await new Browser().signIn(email, ANOTHER)).status).toBe(200);
    expect((await new Browser().signIn(email, PASSWORD)).status).toBe(401);
    await browser.ask("DELETE", "/api/v1/account/sessions", { passphrase: ANOTHER });
    expect(await here.last()).toBe("gone");
  });

  test("follows the same rules", async () => {
    const { browser, email } = await person();
    const easy = { current: PASSWORD, passphrase: email };
    expect((await browser.post("/api/v1/account/passphrase", easy)).body.code).toBe("easy-passphrase");
  });

  test("cannot be guessed on an unlocked phone, while its owner can change it on another", async () => {
    const { browser, email } = await person();
    const other = await another(email);
    const guess = { current: ANOTHER, passphrase: "another quiet lantern" };
    for (let time = 0; time < 5; time++)
      expect((await browser.post("/api/v1/account/passphrase", guess)).status).toBe(403);
    expect((await browser.post("/api/v1/account/passphrase", { ...guess, current: PASSWORD })).status).toBe(
      429,
    );
    const right = { current: PASSWORD, passphrase: ANOTHER };
    expect((await other.post("/api/v1/account/passphrase", right)).status).toBe(200);
  });

  test("is set without one if there is none yet", async () => {
    const { browser } = await withoutPassword("Nora");
    expect((await browser.post("/api/v1/account/passphrase", { passphrase: ANOTHER })).status).toBe(200);
    const guess = { passphrase: PASSWORD };
    expect((await browser.post("/api/v1/account/passphrase", guess)).status).toBe(403);
  });
});

describe("an unlocked phone whose account has no password", () => {
  const takeOver = [
    ["a first password", "POST", "/api/v1/account/passphrase", { passphrase: ANOTHER }],
    ["another email", "PATCH", "/api/v1/account", { email: "finder@example.org" }],
    ["a provider less", "DELETE", "/api/v1/account/identities/oidc", {}],
    ["no session", "DELETE", "/api/v1/account/sessions", {}],
    ["no account", "DELETE", "/api/v1/account", {}],
  ] as const;

  test.each(takeOver)("sets %s only within 15 minutes of signing in", async (_what, method, path, body) => {
    const { browser, id, signedInAgo } = await withoutPassword("Nils");
    await database().identity.createMany({
      data: ["oidc", "github"].map((provider) => ({ provider, subject: freshId(), accountId: id })),
    });
    vi.stubEnv("GITHUB_ID", "an-id");
    vi.stubEnv("GITHUB_SECRET", "a-secret");
    await signedInAgo(16);
    const before = await credentialsOf(id);
    const refused = await browser.ask(method, path, body);
    expect([refused.status, refused.body.code]).toEqual([403, "sign-in-again"]);
    expect(await credentialsOf(id)).toEqual(before);
    await signedInAgo(14);
    expect((await browser.ask(method, path, body)).status).toBe(200);
    expect(await credentialsOf(id)).not.toEqual(before);
    vi.unstubAllEnvs();
  });

  test("can still change the name", async () => {
    const { browser, signedInAgo } = await withoutPassword("Nils");
    await signedInAgo(60);
    expect((await browser.ask("PATCH", "/api/v1/account", { name: "Nelson" })).status).toBe(200);
  });
});

describe("sessions", () => {
  test("are listed, this phone first, without session ids", async () => {
    const { browser, email, id } = await person();
    const other = await another(email);
    const { body } = await browser.get("/api/v1/account/sessions");
    expect(body.sessions).toMatchObject([
      { browser: "Firefox on Android", here: true },
      { browser: "Safari on an iPhone", here: false },
    ]);
    for (const session of await database().session.findMany({ where: { accountId: id } }))
      expect(JSON.stringify(body)).not.toContain(session.id);
    expect((await other.get("/api/v1/account/sessions")).body.sessions[0].browser).toBe(
      "Safari on an iPhone",
    );
  });

  test("end individually, and the open table goes blank", async () => {
    const { browser, email } = await person();
    const other = await another(email);
    const { gameId } = await seatedTable(await other.visitor());
    const stream = await openTable(other, gameId);
    const [, there] = (await browser.get("/api/v1/account/sessions")).body.sessions;
    for (const body of [{}, { passphrase: ANOTHER }]) {
      const refused = await browser.ask("DELETE", `/api/v1/account/sessions/${there.id}`, body);
      expect([refused.status, refused.body.code]).toEqual([403, "wrong-passphrase"]);
    }
    expect((await other.visitor()).account).not.toBeNull();
    const ended = await browser.ask("DELETE", `/api/v1/account/sessions/${there.id}`, SURE);
    expect(ended.status).toBe(200);
    expect(await stream.last()).toBe("gone");
    expect((await other.visitor()).account).toBeNull();
    expect((await browser.visitor()).account).not.toBeNull();
    const again = await browser.ask("DELETE", `/api/v1/account/sessions/${there.id}`, SURE);
    expect([again.status, again.body.code]).toEqual([404, "no-such-session"]);
  });

  test("end here too, with the cookie", async () => {
    const { browser } = await person();
    const [here] = (await browser.get("/api/v1/account/sessions")).body.sessions;
    await browser.ask("DELETE", `/api/v1/account/sessions/${here.id}`, {});
    expect(browser.cookies.has("session")).toBe(false);
  });

  test("cannot be ended by another account", async () => {
    const [ann, eve] = [await person(), await person()];
    const [hers] = (await ann.browser.get("/api/v1/account/sessions")).body.sessions;
    const raw = (await ann.browser.visitor()).account?.session;
    for (const id of [hers.id, raw, "x", "%00", "a".repeat(500)])
      expect((await eve.browser.ask("DELETE", `/api/v1/account/sessions/${id}`, SURE)).status).toBe(404);
    expect((await ann.browser.visitor()).account).not.toBeNull();
  });

  test("end everywhere, including here", async () => {
    const { browser, email } = await person();
    const other = await another(email);
    expect((await browser.ask("DELETE", "/api/v1/account/sessions", SURE)).status).toBe(200);
    expect([(await browser.visitor()).account, (await other.visitor()).account]).toEqual([null, null]);
    expect(browser.cookies.has("session")).toBe(false);
  });

  test("end everywhere with the access tokens, if the person says so", async () => {
    const { browser, id, email } = await person();
    const token = () =>
      database().accessToken.create({
        data: {
          ...{ id: freshId(), hash: freshId(), label: "A lamp", scopes: "watch", accountId: id },
          expiresAt: new Date(Date.now() + 60_000),
        },
      });
    const left = () => database().accessToken.count({ where: { accountId: id } });
    await token();
    const wrong = await browser.ask("DELETE", "/api/v1/account/sessions", { ...SURE, tokens: "yes" });
    expect([wrong.status, await left()]).toEqual([422, 1]);
    await browser.ask("DELETE", "/api/v1/account/sessions", SURE);
    expect(await left()).toBe(1);
    await browser.signIn(email, PASSWORD);
    await browser.ask("DELETE", "/api/v1/account/sessions", { ...SURE, tokens: true });
    expect(await left()).toBe(0);
    await token();
    await browser.signIn(email, PASSWORD);
    const sent = { current: PASSWORD, passphrase: ANOTHER, tokens: true };
    expect((await browser.post("/api/v1/account/passphrase", sent)).status).toBe(200);
    expect(await left()).toBe(0);
  });

  test("need the password to end everywhere, so that an unlocked phone cannot", async () => {
    const { browser, email } = await person();
    const other = await another(email);
    for (const body of [{}, { passphrase: ANOTHER }]) {
      const refused = await browser.ask("DELETE", "/api/v1/account/sessions", body);
      expect([refused.status, refused.body.code]).toEqual([403, "wrong-passphrase"]);
    }
    for (const one of [browser, other]) expect((await one.visitor()).account).not.toBeNull();
  });

  test("are neither listed nor valid after they expire", async () => {
    const { browser, email, id } = await person();
    const other = await another(email);
    await database().session.updateMany({
      where: { id: (await other.visitor()).account?.session ?? "" },
      data: { expiresAt: new Date() },
    });
    expect((await other.visitor()).account).toBeNull();
    expect((await browser.get("/api/v1/account/sessions")).body.sessions).toHaveLength(1);
    expect(await database().session.count({ where: { accountId: id } })).toBe(2);
  });

  test("expire after thirty unused days, and still work a day before", async () => {
    const { browser, email } = await person();
    const other = await another(email);
    const session = (await other.visitor()).account?.session ?? "";
    const unseenFor = (days: number) =>
      database().session.update({
        where: { id: session },
        data: { seenAt: new Date(Date.now() - days * 24 * 60 * 60 * 1000) },
      });
    await unseenFor(29);
    expect((await other.visitor()).account).not.toBeNull();
    // A visit counts: the thirty days restart.
    const seen = await database().session.findUniqueOrThrow({ where: { id: session } });
    expect(Date.now() - seen.seenAt.getTime()).toBeLessThan(60_000);
    await unseenFor(30.1);
    expect((await other.visitor()).account).toBeNull();
    expect((await browser.get("/api/v1/account/sessions")).body.sessions).toHaveLength(1);
    await sweep(new Date());
    expect(await database().session.count({ where: { id: session } })).toBe(0);
  });
});

describe("deleting an account", () => {
  const group = async (name: string, members: readonly (readonly [string, string])[]) =>
    database().group.create({
      data: {
        id: freshId(),
        name,
        kind: "crew",
        timeZone: "UTC",
        ruleSet: "firehouse",
        house: {},
        memberships: { create: members.map(([accountId, role]) => ({ accountId, role })) },
      },
    });
  const deleteAccount = (browser: Browser, body: object = { passphrase: PASSWORD }) =>
    browser.ask("DELETE", "/api/v1/account", body);

  test("needs the password", async () => {
    const { browser, id } = await person();
    for (const body of [{}, { passphrase: ANOTHER }])
      expect((await deleteAccount(browser, body)).status).toBe(403);
    expect(await database().account.count({ where: { id } })).toBe(1);
  });

  test("deletes every row of the person's, and signs out everywhere at once", async () => {
    const { browser, id, email } = await person();
    const other = await another(email);
    const { gameId } = await seatedTable(await other.visitor());
    const stream = await openTable(other, gameId);
    await database().identity.create({ data: { provider: "oidc", subject: freshId(), accountId: id } });
    await database().claimedDevice.create({ data: { device: freshId(), accountId: id } });
    const answer = await deleteAccount(browser);
    expect([answer.status, browser.cookies.has("session")]).toEqual([200, false]);
    expect(await stream.last()).toBe("gone");
    const where = { where: { accountId: id } };
    expect(
      await Promise.all([
        database().account.count({ where: { email } }),
        database().session.count(where),
        database().identity.count(where),
        database().claimedDevice.count(where),
        database().grant.count({ where: { holder: id } }),
      ]),
    ).toEqual([0, 0, 0, 0, 0]);
    expect((await new Browser().signIn(email, PASSWORD)).status).toBe(401);
  });

  test("is refused to the last owner of a group with other members, and names the group", async () => {
    const [ann, bob] = [await person(), await person()];
    const engine = await group("Engine 7", [
      [ann.id, "owner"],
      [bob.id, "keeper"],
    ]);
    const answer = await deleteAccount(ann.browser);
    expect([answer.status, answer.body.code]).toEqual([409, "last-owner"]);
    expect(answer.body.message).toContain("Engine 7");
    expect((await ann.browser.visitor()).account).not.toBeNull();
    await database().membership.updateMany({ where: { accountId: bob.id }, data: { role: "owner" } });
    expect((await deleteAccount(ann.browser)).status).toBe(200);
    expect(await database().group.findUnique({ where: { id: engine.id } })).toMatchObject({
      deletedAt: null,
    });
  });

  test("deletes a group without other members, and leaves others unchanged", async () => {
    const [ann, bob] = [await person(), await person()];
    const [alone, both] = [
      await group("Alone", [[ann.id, "owner"]]),
      await group("Both", [
        [ann.id, "member"],
        [bob.id, "owner"],
      ]),
    ];
    expect((await deleteAccount(ann.browser)).status).toBe(200);
    const groups = await database().group.findMany({ where: { id: { in: [alone.id, both.id] } } });
    expect(Object.fromEntries(groups.map(({ name, deletedAt }) => [name, deletedAt !== null]))).toEqual({
      Alone: true,
      Both: false,
    });
  });

  test("is refused to the server owner while others have accounts", async () => {
    const { browser, id } = await person();
    const before = await database().installation.findUniqueOrThrow({ where: { id: 1 } });
    await database().installation.update({ where: { id: 1 }, data: { ownerId: id } });
    const answer = await deleteAccount(browser);
    expect([answer.status, answer.body.code]).toEqual([409, "owns-installation"]);
    await database().installation.update({ where: { id: 1 }, data: { ownerId: before.ownerId } });
  });

  test("keeps games, anonymously, and blanks notes about them", async () => {
    const [ann, bob] = [await person(), await person()];
    const crew = await group("Truck 3", [
      [ann.id, "member"],
      [bob.id, "owner"],
    ]);
    const player = (name: string, more: object = {}) =>
      database().player.create({ data: { id: freshId(), groupId: crew.id, name, colour: "red", ...more } });
    const twin = await player("Annie");
    const hers = await player("Ann Quillon", { nickname: "Quill", accountId: ann.id });
    await database().player.update({ where: { id: twin.id }, data: { mergedInto: hers.id } });
    await player("Someone");
    const bobs = await player("Bob");
    const pass = await seatedTable(await bob.browser.visitor());
    const { gameId } = pass;
    await recordAll(pass, ROUND);
    await recordAll(
      pass,
      [
        { do: "adjust", what: "bad", count: 1, from: "bank", to: "s1", note: "quill spilt the beer" },
        { do: "adjust", what: "bad", count: 1, from: "bank", to: "s2", note: "late again" },
      ],
      ROUND.length,
    );
    const other = await seatedTable(await bob.browser.visitor());
    await recordAll(other, [
      { do: "adjust", what: "bad", count: 1, from: "bank", to: "s1", note: "Annie drove home" },
    ]);
    await database().game.updateMany({
      where: { id: { in: [gameId, other.gameId] } },
      data: { groupId: crew.id },
    });
    for (const [key, playerId] of [
      ["s1", hers.id],
      ["s2", bobs.id],
      ["s3", twin.id],
    ] as const)
      await database().seat.update({ where: { gameId_key: { gameId, key } }, data: { playerId } });

    expect((await deleteAccount(ann.browser)).status).toBe(200);

    const visitor = await bob.browser.visitor();
    const granted = await access(visitor, gameId, "read");
    if (!granted.ok) throw new Error(granted.refusal.message);
    const history = await readHistory(granted.value);
    expect(Object.values(history.names).toSorted()).toEqual(["Bob", "Someone 2", "Someone 2 2"]);
    expect(history.entries).toHaveLength(ROUND.length + 2);
    expect(history.entries.flatMap(({ action }) => action?.note ?? [])).toEqual(["—", "late again"]);
    const rows = JSON.stringify([
      await database().player.findMany({ where: { groupId: crew.id } }),
      await database().seat.findMany({ where: { gameId } }),
      await database().entry.findMany({ where: { game: { groupId: crew.id } } }),
    ]);
    for (const name of ["Ann Quillon", "Quill", "quill", "Annie"]) expect(rows).not.toContain(`"${name}`);
    // Later invitees cannot claim to be the deleted person.
    const free = await freePlayers(database(), crew.id);
    expect(free.map(({ name }) => name)).toEqual(["Bob", "Someone"]);
    const names = await database().player.findMany({ where: { groupId: crew.id }, select: { name: true } });
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
    expect(await signedInAs(bob.id)).toMatchObject({ account: { id: bob.id } });
  });
});
