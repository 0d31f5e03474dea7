import { createHash } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { AccountPage } from "@/lib/protocol/installation";
import { hashOfCode } from "@/lib/server/accounts/oneTimeCode";
import { answerHealth, readHealth } from "@/lib/server/admin/health";
import { database } from "@/lib/server/db/db";
import { onPostgres } from "@/lib/server/db/dialect";
import type { HealthPath } from "@/lib/server/http/healthPaths";
import { installationSecret } from "@/lib/server/process/installationSecret";
import packageJson from "@/package.json";
import { ownDataFolder } from "../ownDataFolder";
import { cookieOf, signedInAs, signedUp } from "../people";
import { routeAt } from "../routeAt";
import { guest, ROUND, recordAll, seatedTable } from "../table";
import { asked, ownerCalled } from "./owner";

const { POST: recoveryCode } = routeAt("/api/v1/installation/accounts/{account}/recovery-code");
const { DELETE: endSessions } = routeAt("/api/v1/installation/accounts/{account}/sessions");
const { GET: accounts } = routeAt("/api/v1/installation/accounts");
const { POST: backups } = routeAt("/api/v1/installation/backups");
const { GET, PATCH } = routeAt("/api/v1/installation");

ownDataFolder();
afterEach(() => vi.unstubAllEnvs());

const rowNow = () => database().installation.findUnique({ where: { id: 1 } });
const idOf = ({ account }: Awaited<ReturnType<typeof signedUp>>) => account?.id as string;

describe("a visitor who is not the owner", () => {
  const tries = [
    ["GET", GET, {}],
    ["PATCH", PATCH, { body: { signUp: "closed" } }],
    ["POST", backups, { body: {} }],
    ["GET", accounts, { path: "/?q=a" }],
    ["POST", recoveryCode, { params: { account: "somebody-else" }, body: {} }],
    ["DELETE", endSessions, { body: {} }],
  ] as const;

  test("sees nothing and changes nothing", async () => {
    const { owner } = await ownerCalled("Olive");
    const params = { account: idOf(owner) };
    for (const [method, handler, how] of tries) {
      const options = { params, ...how } as { params: { account: string } };
      for (const [who, status, code] of [
        [null, 401, "not-signed-in"],
        [guest(), 401, "not-signed-in"],
        [await signedUp("Zed"), 403, "not-the-owner"],
      ] as const) {
        const answer = await asked(handler as typeof recoveryCode, method, who, options);
        expect([answer.status, answer.body.code]).toEqual([status, code]);
        expect(Object.keys(answer.body).toSorted()).toEqual(["code", "message", "ok"]);
      }
    }
    expect(await rowNow()).toMatchObject({ ownerId: idOf(owner), signUp: "open", guestGameDays: 90 });
    expect(await database().oneTimeCode.count()).toBe(0);
  });

  test("is no owner of a server without one", async () => {
    await database().installation.update({ where: { id: 1 }, data: { ownerId: null } });
    expect((await asked(GET, "GET", await signedUp("Zed"))).status).toBe(403);
    expect((await asked(GET, "GET", null)).status).toBe(401);
  });
});

describe("the owner", () => {
  test("sees how it runs, and no secret", async () => {
    vi.stubEnv("PUBLIC_URL", "http://dice.example.org");
    vi.stubEnv("TRUSTED_PROXIES", "127.0.0.1, 10.0.0.0/8");
    const { owner } = await ownerCalled("Olive");
    const before = await database().game.count();
    await recordAll(await seatedTable(), ROUND);
    const old = await signedUp("Methuselah");
    await database().account.update({
      where: { id: idOf(old) },
      data: { createdAt: new Date("2025-01-01") },
    });
    const { status, body, headers } = await asked(GET, "GET", owner);
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(body.installation).toMatchObject({
      version: packageJson.version,
      storage: { games: before + 1, entries: 4, groups: 0 },
      settings: { signUp: "open", guestGameDays: 90 },
      reach: { publicUrl: "http://dice.example.org", trustedProxies: ["127.0.0.1", "10.0.0.0/8"] },
      warnings: onPostgres() ? ["http-only"] : ["old-backups", "http-only"],
    });
    expect(body.installation.storage.databaseBytes).toBeGreaterThan(50_000);
    if (onPostgres()) {
      const url = new URL(process.env.DATABASE_URL as string);
      expect(body.installation).toMatchObject({
        storage: { walBytes: null, freeBytes: null },
        backups: null,
      });
      expect(body.installation.storage.file).toBe(`postgresql://localhost${url.pathname}`);
      expect(JSON.stringify(body)).not.toContain(`${url.username}@`);
    } else expect(body.installation.storage.freeBytes).toBeGreaterThan(0);
    expect(Date.parse(body.installation.runningSince)).toBeLessThan(Date.now());
    const secret = installationSecret();
    for (const form of ["hex", "base64", "base64url"] as const)
      expect(JSON.stringify(body)).not.toContain(secret.toString(form));
  });

  test("makes a backup, which is listed and ends the warning, except on PostgreSQL; it cannot be downloaded", async () => {
    const { owner } = await ownerCalled("Olive");
    for (const body of ["", [], { name: "../../etc/cron.d/x" }, { why: "daily" }])
      expect((await asked(backups, "POST", owner, { body })).status).toBeGreaterThanOrEqual(400);
    const made = await asked(backups, "POST", owner, { body: {} });
    if (onPostgres()) {
      expect([made.status, made.body.code]).toEqual([409, "copies-elsewhere"]);
      return;
    }
    expect([made.status, made.body.copy.why]).toEqual([201, "asked"]);
    const { installation } = (await asked(GET, "GET", owner)).body;
    expect(installation.backups.copies[0]).toEqual(made.body.copy);
    expect(installation.warnings).not.toContain("old-backups");
  });

  test("changes one setting or several, and keeps the others", async () => {
    const { owner } = await ownerCalled("Olive");
    const change = (body: unknown) => asked(PATCH, "PATCH", owner, { body });
    expect((await change({ signUp: "invitation" })).body).toEqual({
      ok: true,
      settings: { signUp: "invitation", guestGameDays: 90 },
    });
    expect((await change({ guestGameDays: 0 })).body.settings).toEqual({
      signUp: "invitation",
      guestGameDays: 0,
    });
    expect((await change({ signUp: "open", guestGameDays: 90 })).status).toBe(200);
    expect(await rowNow()).toMatchObject({ signUp: "open", guestGameDays: 90 });
  });

  test.each([
    ["nothing", {}],
    ["null", null],
    ["a list", []],
    ["an unknown mode", { signUp: "everybody" }],
    ["a mode in capitals", { signUp: "OPEN" }],
    ["a mode that is a list", { signUp: ["open"] }],
    ["days before today", { guestGameDays: -1 }],
    ["a milliard of days", { guestGameDays: 1e9 }],
    ["half a day", { guestGameDays: 0.5 }],
    ["days as words", { guestGameDays: "90" }],
    ["days that are nothing", { guestGameDays: null }],
    ["days that are no number", '{"guestGameDays":1e999}'],
    ["an owner that is an object", { owner: { id: "x" } }],
    ["an owner called ../..", { owner: "../../../etc/passwd" }],
    ["an owner who does not exist", { owner: null }],
    ["the owner's row", { ownerId: "somebody-else-00" }],
    ["the time of the notice", { signUp: "open", guestDaysFrom: "2000-01-01" }],
    ["another row", { id: 2, signUp: "closed" }],
    ["a good setting beside a bad one", { signUp: "closed", guestGameDays: -1 }],
  ])("is refused %s, and nothing changes", async (_what, body) => {
    const { owner } = await ownerCalled("Olive");
    const before = await rowNow();
    const answer = await asked(PATCH, "PATCH", owner, { body });
    expect([400, 422]).toContain(answer.status);
    expect(answer.body.message).toMatch(/^[A-Z“].{10,300}[.:?]$/s);
    expect(await rowNow()).toEqual(before);
    expect(await database().installation.count()).toBe(1);
  });

  test("transfers it to an existing account, and loses access", async () => {
    const { owner } = await ownerCalled("Olive");
    const heir = await signedUp("Hal");
    const refused = await asked(PATCH, "PATCH", owner, {
      body: { owner: "nobody-at-all-000", signUp: "closed" },
    });
    expect([refused.status, refused.body.code]).toEqual([404, "no-such-account"]);
    expect(await rowNow()).toMatchObject({ ownerId: idOf(owner), signUp: "open" });
    expect((await asked(PATCH, "PATCH", owner, { body: { owner: idOf(heir) } })).status).toBe(200);
    expect((await asked(GET, "GET", owner)).status).toBe(403);
    expect((await asked(GET, "GET", heir)).status).toBe(200);
  });

  test("transfers it once, even if sent twice at once", async () => {
    const { owner } = await ownerCalled("Olive");
    const heirs = await Promise.all([signedUp("Hal"), signedUp("Ida")]);
    const answers = await Promise.all(
      heirs.map((heir) => asked(PATCH, "PATCH", owner, { body: { owner: idOf(heir) } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const given = heirs[answers.findIndex(({ status }) => status === 200)];
    expect((await rowNow())?.ownerId).toBe(given && idOf(given));
  });
});

describe("accounts", () => {
  const list = async (query = ""): Promise<AccountPage> => {
    const { owner } = await ownerCalled("Olive");
    const { body } = await asked(accounts, "GET", owner, { path: `/?${query}` });
    return body as AccountPage;
  };
  const made = async (name: string, email: string, proven = false) => {
    const visitor = await signedUp(name);
    const data = proven ? { provenEmail: email } : { email };
    await database().account.update({ where: { id: idOf(visitor) }, data });
    return visitor;
  };

  test("are found by the start of a name or address, ignoring case, and distinguishable", async () => {
    const [one, two] = [
      await made("Pat Quint", "pat@one.example"),
      await made("Pat Quint", "pat@two.example", true),
    ];
    const groupId = "a-group-of-theirs";
    const group = { id: groupId, name: "G", kind: "bar", timeZone: "UTC", ruleSet: "firehouse", house: {} };
    await database().group.create({
      data: { ...group, memberships: { create: { accountId: idOf(two), role: "viewer" } } },
    });
    const names = async (q: string) =>
      (await list(`q=${encodeURIComponent(q)}`)).accounts.map(({ email }) => email).toSorted();
    for (const q of ["pat", "PAT Q", "  Pat", "Pat Quint"])
      expect(await names(q)).toEqual(["pat@one.example", "pat@two.example"]);
    expect(await names("PAT@two")).toEqual(["pat@two.example"]);
    expect(await names("uint")).toEqual([]);
    const [line] = (await list("q=pat@two")).accounts;
    expect(line).toMatchObject({ id: idOf(two), name: "Pat Quint", proven: true, groups: 1, owner: false });
    expect(Date.parse(line?.lastSeen ?? "")).toBeLessThanOrEqual(Date.now());
    await database().session.deleteMany({ where: { accountId: idOf(one) } });
    expect((await list("q=pat@one")).accounts[0]).toMatchObject({ proven: false, groups: 0, lastSeen: null });
  });

  test.each([
    "%mebody",
    "%_%_%_%_%_%_%_%_%_%_%_%_%_%_%_%_",
    "' OR 1=1 --",
    "\0",
    "\\",
    "*",
    "x".repeat(300),
    "🎲",
  ])("are not found by %j", async (q) => {
    await signedUp("Somebody");
    expect((await list(`q=${encodeURIComponent(q)}`)).accounts).toEqual([]);
  });

  test("are paged, each once; an unknown page is the first", async () => {
    for (let count = 0; count < 65; count++) await signedUp(`Many ${count}`);
    const seen: string[] = [];
    let from = "";
    do {
      const page = await list(`q=many&from=${encodeURIComponent(from)}`);
      seen.push(...page.accounts.map(({ name }) => name));
      from = page.next ?? "";
    } while (from);
    expect(seen.length).toBe(65);
    expect(new Set(seen).size).toBe(65);
    const first = await list("q=many");
    for (const junk of ["x", "~~", "~x~y", "9e99", "\0~"])
      expect((await list(`q=many&from=${encodeURIComponent(junk)}`)).accounts.length).toBeGreaterThan(0);
    expect(first.accounts).toHaveLength(30);
  });

  test("show no more than that: no password, no session, no code", async () => {
    const user = await made("Quentin", "quentin@example.org");
    await database().account.update({
      where: { id: idOf(user) },
      data: { passphrase: "$argon2id$planted" },
    });
    const text = JSON.stringify(await list("q=quentin"));
    expect(text).toContain("quentin@example.org");
    expect(text).not.toContain("argon2");
    expect(text).not.toContain(user.account?.session);
  });
});

describe("a recovery code", () => {
  const codeFor = async (account: string) => {
    const { owner } = await ownerCalled("Olive");
    return asked(recoveryCode, "POST", owner, { params: { account }, body: {} });
  };
  const codes = (accountId: string) => database().oneTimeCode.findMany({ where: { accountId } });

  test("is shown once, stored hashed, lasts 24 hours, and ends nothing", async () => {
    const user = await signedUp("Forgetful");
    await database().account.update({ where: { id: idOf(user) }, data: { passphrase: "as it was" } });
    const { status, body } = await codeFor(idOf(user));
    expect(status).toBe(201);
    const [row, ...others] = await codes(idOf(user));
    expect(others).toEqual([]);
    expect(row).toMatchObject({ purpose: "recover", email: null, hash: hashOfCode(body.code) });
    const plain = body.code.replaceAll("-", "");
    expect(plain).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(row?.hash).toBe(createHash("sha256").update(plain).digest("hex"));
    expect(JSON.stringify(row)).not.toContain(plain);
    expect(row?.expiresAt.toISOString()).toBe(body.expiresAt);
    const hours = (Date.parse(body.expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect(await database().session.count({ where: { accountId: idOf(user) } })).toBe(1);
    const { passphrase } = await database().account.findUniqueOrThrow({ where: { id: idOf(user) } });
    expect(passphrase).toBe("as it was");
  });

  test("replaces the previous one, and nothing else", async () => {
    const [user, other] = [await signedUp("Forgetful"), await signedUp("Other")];
    const expiresAt = new Date(Date.now() + 60_000);
    await database().oneTimeCode.create({
      data: { hash: "proof", purpose: "prove-email", accountId: idOf(user), expiresAt },
    });
    await codeFor(idOf(other));
    const first = (await codeFor(idOf(user))).body.code;
    const second = (await codeFor(idOf(user))).body.code;
    expect(second).not.toBe(first);
    expect((await codes(idOf(user))).map(({ hash }) => hash).toSorted()).toEqual(
      ["proof", hashOfCode(second)].toSorted(),
    );
    expect(await codes(idOf(other))).toHaveLength(1);
  });

  test.each(["nobody-at-all-000", "", "%00", "../x", "x".repeat(300)])(
    "is refused without an account (%s)",
    async (id) => {
      const { status, body } = await codeFor(id);
      expect([status, body.code]).toEqual([404, "no-such-account"]);
    },
  );
});

describe("sessions", () => {
  test("of another account are ended by the owner, on every phone at once; the owner’s own are not", async () => {
    const { owner } = await ownerCalled("Olive");
    const pat = await signedUp("Pat");
    await signedInAs(idOf(pat));
    const end = (account: string) => asked(endSessions, "DELETE", owner, { params: { account }, body: {} });
    const bystander = await signedUp("Bystander");
    expect((await end(idOf(pat))).body).toEqual({ ok: true, ended: 2 });
    expect(await database().session.count({ where: { accountId: idOf(pat) } })).toBe(0);
    expect((await asked(GET, "GET", pat)).status).toBe(401);
    expect((await end(idOf(pat))).body).toEqual({ ok: true, ended: 0 });
    expect((await end(idOf(owner))).body.code).toBe("own-sessions");
    expect((await end("nobody-at-all")).body.code).toBe("no-such-account");
    for (const { account } of [owner, bystander])
      expect(await database().session.count({ where: { id: account?.session ?? "" } })).toBe(1);
  });
});

describe("health", () => {
  const checked = async (path: HealthPath, method = "GET", started = true) => {
    const answered = await answerHealth(path, method, started);
    const text = await answered.text();
    return { status: answered.status, body: text && JSON.parse(text), headers: answered.headers };
  };
  const SERVES = ["/readyz", "/api/health"] as const;

  test("is public: the version, and nothing else", async () => {
    for (const path of SERVES)
      expect(await checked(path)).toMatchObject({
        status: 200,
        body: { ok: true, version: packageJson.version },
      });
    const { status, body, headers } = await checked("/healthz");
    expect([status, body, headers.get("cache-control")]).toEqual([200, { ok: true }, "no-store"]);
  });

  test("answers only GET and HEAD", async () => {
    expect((await checked("/readyz", "HEAD")).status).toBe(200);
    const { status, body, headers } = await checked("/healthz", "POST");
    expect([status, body.code, headers.get("allow")]).toEqual([405, "wrong-method", "GET, HEAD, OPTIONS"]);
    expect((await checked("/healthz", "OPTIONS")).status).toBe(204);
  });

  test("is not ready during a start, although the process answers", async () => {
    expect((await checked("/healthz", "GET", false)).status).toBe(200);
    for (const path of SERVES) {
      const { status, body } = await checked(path, "GET", false);
      expect([status, body]).toEqual([503, { ok: false, code: "starting", message: expect.any(String) }]);
    }
  });

  // PostgreSQL has other connections: tests/postgresql/database.test.ts stops it.
  const holdsUp = onPostgres() ? null : test;
  holdsUp?.("is 503 while the database does not answer", async () => {
    let done = () => {};
    const busy = database().$transaction(
      () =>
        new Promise<void>((resolve) => {
          done = resolve;
        }),
    );
    await expect.poll(async () => (await readHealth(50)).ok).toBe(false);
    expect(await readHealth(50)).toMatchObject({ refusal: { code: "no-database" } });
    const { status, body } = await checked("/readyz");
    expect([status, Object.keys(body)]).toEqual([503, ["ok", "code", "message"]]);
    expect((await checked("/healthz")).status).toBe(200);
    done();
    await busy;
    expect((await checked("/readyz")).status).toBe(200);
  });
});

test("rejects the cookie of a signed-out account", async () => {
  const { owner } = await ownerCalled("Olive");
  const cookie = await cookieOf(owner);
  await database().session.deleteMany({ where: { accountId: idOf(owner) } });
  const answer = await GET(new Request("http://table/", { headers: { cookie } }), {
    params: Promise.resolve({}),
  });
  expect(answer.status).toBe(401);
});
