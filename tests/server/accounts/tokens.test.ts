import { describe, expect, test } from "vitest";
import type { TokenScope } from "@/lib/protocol/tokens";
import { changePassword } from "@/lib/server/accounts/ownAccount";
import { signOutEverywhere } from "@/lib/server/accounts/sessions";
import { makeGroupToken, makeToken, revokeToken, tokensFor, tokensOf } from "@/lib/server/accounts/tokens";
import { database } from "@/lib/server/db/db";
import { removeMember } from "@/lib/server/groups/members";
import { access, accessAccount, accessGroup } from "@/lib/server/identity/access";
import { hashOfToken } from "@/lib/server/identity/tokenHash";
import { holderOf, type Visitor, visitorByToken } from "@/lib/server/identity/visitor";
import { registerStream } from "@/lib/server/table/live/openStreams";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { passOf, type TestGroup, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { cookieOf, sureOf } from "../people";
import { routeAt } from "../routeAt";
import { crew, freshId } from "../table";

ownDataFolder();

const done = async <Value>(
  result: Promise<{ ok: true; value: Value } | { ok: false; refusal: { code: string } }>,
): Promise<Value> => {
  const made = await result;
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
};
const code = async (result: Promise<{ ok: boolean; refusal?: { code: string } }>) =>
  (await result).refusal?.code ?? "ok";

const accountOf = (visitor: Visitor) => done(Promise.resolve(accessAccount(visitor)));

async function tokenOf(maker: Visitor, scopes: readonly TokenScope[], group?: string) {
  const token = { label: "A lamp", scopes, days: 7 };
  const sure = await sureOf(maker);
  if (group === undefined) return done(makeToken(sure, token));
  return done(makeGroupToken(await done(accessGroup(maker, group, "open")), sure, token));
}

/** The visitor of a program, which must exist. */
async function program(secret: string): Promise<Visitor> {
  const visitor = await visitorByToken(secret);
  if (visitor === null) throw new Error("no such token");
  return visitor;
}

async function gameIn(group: TestGroup): Promise<string> {
  const table = { ...crew("Ann", "Bob"), group: group.id };
  await done(startGame(group.keeper, table));
  return table.id;
}

const start = (after = 0) => [
  { id: freshId(), action: { do: "start-round" as const, starter: "s1", wild: 4 as const }, after },
];

const bearer = (secret: string, more: Readonly<Record<string, string>> = {}) => ({
  authorization: `Bearer ${secret}`,
  "x-peer-address": "192.0.2.9",
  ...more,
});
const asked = (path: string, headers: Readonly<Record<string, string>>, body?: object) =>
  new Request(`http://table.local${path}`, {
    method: body ? "POST" : "GET",
    headers: { ...headers, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });

describe("an access token", () => {
  test("is stored as a hash and listed without its secret", async () => {
    const group = await testGroup();
    const { token, secret } = await tokenOf(group.keeper, ["watch"]);
    const row = await database().accessToken.findUniqueOrThrow({ where: { id: token.id } });
    expect(Object.values(row)).not.toContain(secret);
    expect(row.hash).toBe(hashOfToken(secret));
    expect(JSON.stringify(await tokensOf(await accountOf(group.keeper)))).not.toContain(secret);
  });

  test("outlives the end of all sessions and a new password, unless they revoke it", async () => {
    const group = await testGroup();
    const others = await tokenOf(group.owner, ["watch"]);
    // The first end also ends the session.
    const sure = await sureOf(group.keeper);
    const opens = await done(accessGroup(group.keeper, group.id, "open"));
    const token = { label: "A lamp", scopes: ["manage"] as const, days: 7 };
    const ends: readonly ((tokens?: boolean) => Promise<unknown>)[] = [
      (tokens) => signOutEverywhere(sure, tokens),
      (tokens) => done(changePassword(sure, "quiet lantern over gravel", tokens)),
    ];
    for (const end of ends) {
      const secrets = [await done(makeToken(sure, token)), await done(makeGroupToken(opens, sure, token))];
      for (const tokens of [undefined, false, true]) {
        await end(tokens);
        for (const { secret } of secrets)
          expect((await visitorByToken(secret)) === null).toBe(tokens === true);
      }
      expect(await visitorByToken(others.secret)).not.toBeNull();
    }
  });

  test("ends when it expires", async () => {
    const { keeper } = await testGroup();
    const { token, secret } = await tokenOf(keeper, ["watch"]);
    await database().accessToken.update({ where: { id: token.id }, data: { expiresAt: new Date() } });
    expect(await visitorByToken(secret)).toBeNull();
  });

  test("notes its last use", async () => {
    const { keeper } = await testGroup();
    const { secret } = await tokenOf(keeper, ["watch"]);
    const used = async () => (await tokensOf(await accountOf(keeper)))[0]?.used;
    expect(await used()).toBeNull();
    await program(secret);
    expect(Date.parse((await used()) ?? "")).not.toBeNaN();
  });

  test("is revoked at once, also for what it already began", async () => {
    const group = await testGroup();
    const game = await gameIn(group);
    const { token, secret } = await tokenOf(group.keeper, ["record"]);
    const pass = await done(access(await program(secret), game, "record"));
    const told: string[] = [];
    const notes = (what: string) => () => void told.push(what);
    const ignores = { close: notes("close"), reload: notes("reload"), resync: async () => {} };
    const unregister = registerStream({ pass, revoke: notes("revoke"), ...ignores });
    await done(revokeToken(await accountOf(group.keeper), token.id));
    unregister();
    expect(told).toEqual(["revoke"]);
    expect(await visitorByToken(secret)).toBeNull();
    await expect(record(pass, start())).rejects.toThrow();
    expect(await database().entry.count({ where: { gameId: game } })).toBe(0);
  });

  test("never gives more than its maker has now", async () => {
    const group = await testGroup();
    const game = await gameIn(group);
    const { secret } = await tokenOf(group.member, ["record", "manage"]);
    const visitor = await program(secret);
    expect(await code(access(visitor, game, "record"))).toBe("ok");
    expect(await code(accessGroup(visitor, group.id, "keep"))).toBe("not-your-role");
    await database().membership.update({
      where: { groupId_accountId: { groupId: group.id, accountId: holderOf(group.member) } },
      data: { role: "viewer" },
    });
    expect(await code(access(await program(secret), game, "record"))).toBe("only-watching");
  });

  test("for a group ends when its maker leaves, and stays dead when they return", async () => {
    const group = await testGroup();
    const { secret } = await tokenOf(group.keeper, ["group"], group.id);
    expect(await code(accessGroup(await program(secret), group.id, "read"))).toBe("ok");
    await done(removeMember(await passOf(group.owner, group.id), holderOf(group.keeper)));
    expect(await visitorByToken(secret)).toBeNull();
    await database().membership.create({
      data: {
        groupId: group.id,
        accountId: holderOf(group.keeper),
        role: "keeper",
        createdAt: new Date(Date.now() + 1_000),
      },
    });
    expect(await visitorByToken(secret)).toBeNull();
  });

  test("lets no further program in", async () => {
    const group = await testGroup();
    const { secret } = await tokenOf(group.owner, ["watch", "record", "group", "manage"], group.id);
    expect(await code(accessGroup(await program(secret), group.id, "open"))).toBe("not-in-scope");
    const lists = routeAt("/api/v1/groups/{group}/tokens");
    const request = asked("/", bearer(secret), { label: "More", scopes: ["manage"], days: 7 });
    const answer = await lists.POST(request, { params: Promise.resolve({ id: group.id }) });
    expect(answer.status).toBe(403);
    expect(await tokensFor(await passOf(group.owner, group.id))).toHaveLength(1);
  });

  test("does not accept invitations", async () => {
    const { keeper } = await testGroup();
    const { secret } = await tokenOf(keeper, ["manage"]);
    const route = routeAt("/api/v1/invitations");
    const answer = await route.POST(asked("/", bearer(secret), { code: "a-code" }), {
      params: Promise.resolve({}),
    });
    expect([answer.status, (await answer.json()).code]).toEqual([403, "not-in-scope"]);
  });

  test("has a limit of its own", async () => {
    const group = await testGroup();
    const game = await gameIn(group);
    const { secret } = await tokenOf(group.keeper, ["record"]);
    const here = routeAt("/api/v1/games/{game}/here");
    const send = (headers: Readonly<Record<string, string>>) =>
      here.PUT(
        new Request("http://table.local/", {
          method: "PUT",
          headers: { ...headers, "content-type": "application/json" },
          body: JSON.stringify({ here: true }),
        }),
        { params: Promise.resolve({ id: game }) },
      );
    let last = 0;
    for (let at = 0; at <= 240 && last !== 429; at++) last = (await send(bearer(secret))).status;
    expect(last).toBe(429);
    const phone = { cookie: await cookieOf(group.keeper), "x-peer-address": "192.0.2.10" };
    expect((await send(phone)).status).toBe(200);
  });
});

describe("pages of other sites", () => {
  const EVIL = { origin: "https://evil.example" };
  const game = (id: string, headers: Readonly<Record<string, string>>) =>
    routeAt("/api/v1/games/{game}").GET(asked("/", headers), { params: Promise.resolve({ id }) });

  test("may use a token, and read the answer", async () => {
    const group = await testGroup();
    const id = await gameIn(group);
    const { secret } = await tokenOf(group.keeper, ["watch"]);
    const answer = await game(id, bearer(secret, EVIL));
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
  });

  test("may not use cookies, with or without a made-up token", async () => {
    const group = await testGroup();
    const id = await gameIn(group);
    const cookie = await cookieOf(group.keeper);
    const refused = await game(id, { ...EVIL, cookie });
    expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([403, null]);
    for (const secret of ["lt_made-up", "x"]) {
      const answer = await game(id, bearer(secret, { ...EVIL, cookie }));
      expect([answer.status, (await answer.json()).code]).toEqual([401, "token-not-valid"]);
    }
    expect((await game(id, { ...EVIL, cookie, authorization: "Basic YTpi" })).status).toBe(403);
  });

  test("may not reach sign-in by a token of their own", async () => {
    const { keeper } = await testGroup();
    const { secret } = await tokenOf(keeper, ["manage"]);
    const { POST } = await import("@/app/api/auth/[...nextauth]/route");
    const request = asked(
      "/api/auth/signout",
      bearer(secret, { ...EVIL, cookie: await cookieOf(keeper) }),
      {},
    );
    const answer = await POST(request, { params: Promise.resolve({ nextauth: ["signout"] }) });
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([403, null]);
  });

  test("may ask the desk, as no one", async () => {
    const { keeper } = await testGroup();
    const settle = routeAt("/api/v1/settle").POST;
    const body = { ask: "compare", game: "pass-the-cup", a: "44112", b: "33226" };
    const headers = { ...EVIL, cookie: await cookieOf(keeper), "x-peer-address": "192.0.2.11" };
    const answer = await settle(asked("/", headers, body), { params: Promise.resolve({}) });
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test.each(["/api/v1/settle", "/api/v1/games/{game}/entries"] as const)(
    "may ask first: %s",
    async (path) => {
      const answer = await routeAt(path).OPTIONS();
      expect(answer.status).toBe(204);
      expect(answer.headers.get("access-control-allow-headers")).toContain("authorization");
      expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    },
  );
});

test("made-up tokens are limited by address, and never stop a right one", async () => {
  const group = await testGroup();
  const id = await gameIn(group);
  const { secret } = await tokenOf(group.keeper, ["watch"]);
  const ask = (token: string) =>
    routeAt("/api/v1/games/{game}").GET(asked("/", { ...bearer(token), "x-peer-address": "192.0.2.77" }), {
      params: Promise.resolve({ id }),
    });
  const answers: number[] = [];
  for (let at = 0; at < 62; at++) answers.push((await ask(`lt_made-up-${at}`)).status);
  expect([answers[0], answers.at(-1)]).toEqual([401, 429]);
  expect((await ask(secret)).status).toBe(200);
});
