import { availableParallelism } from "node:os";
import * as argon2 from "@node-rs/argon2";
import { decode } from "next-auth/jwt";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hashPassword, opens } from "@/lib/server/accounts/password";
import { answerSignedOut } from "@/lib/server/accounts/sessions";
import { database } from "@/lib/server/db/db";
import { installationSecret } from "@/lib/server/process/installationSecret";
import { ownDataFolder } from "../ownDataFolder";
import { freshId } from "../table";
import { ANOTHER, Browser, PASSWORD } from "./browser";

// Spied, not replaced: passwords are really hashed, but for the many wrong guesses.
vi.mock("@node-rs/argon2", { spy: true });

ownDataFolder();
beforeEach(() => {
  vi.mocked(argon2.verify).mockClear();
});

let nth = 0;
async function person() {
  const name = `Person${++nth}`;
  const browser = new Browser();
  await browser.signUp(name);
  const { account } = await browser.visitor();
  return { name, email: `${name.toLowerCase()}@example.org`, id: account?.id ?? "", browser };
}

describe("signing in by email and password", () => {
  test("starts a session that the token names, and nothing else", async () => {
    const { email, id } = await person();
    const browser = new Browser();
    const answer = await browser.signIn(email.toUpperCase(), PASSWORD, { callbackUrl: "/groups/new?a=b" });
    expect([answer.status, answer.body]).toEqual([200, { ok: true, url: "/groups/new?a=b" }]);
    const { account } = await browser.visitor();
    expect(account?.id).toBe(id);
    const token = browser.cookies.get("session") ?? "";
    const { iat, exp, jti, ...says } = (await decode({ token, secret: installationSecret() })) ?? {};
    expect(says).toEqual({ sid: account?.session });
    expect(Buffer.from(account?.session ?? "", "base64url")).toHaveLength(16);
    const row = await database().session.findUniqueOrThrow({ where: { id: account?.session ?? "" } });
    expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBeCloseTo(90 * 24 * 60 * 60 * 1000, -5);
  });

  test("accepts the same password in any Unicode composition", async () => {
    const browser = new Browser();
    await browser.signUp("Zoë", { email: "zoe@example.org", passphrase: "drei Körbe voll Äpfel" });
    const answer = await new Browser().signIn("zoe@example.org", "drei Körbe voll Äpfel".normalize("NFD"));
    expect(answer.status).toBe(200);
  });

  test("signs the previous user out", async () => {
    const [ann, bob] = [await person(), await person()];
    const before = (await ann.browser.visitor()).account?.session ?? "";
    await ann.browser.signIn(bob.email, PASSWORD);
    expect((await ann.browser.visitor()).account?.id).toBe(bob.id);
    expect(await database().session.findUnique({ where: { id: before } })).toBeNull();
  });

  test("rehashes a password with an outdated cost", async () => {
    const { email, id } = await person();
    const old = await argon2.hash(PASSWORD, { memoryCost: 4096, timeCost: 1 });
    await database().account.update({ where: { id }, data: { passphrase: old } });
    expect((await new Browser().signIn(email, PASSWORD)).status).toBe(200);
    const { passphrase } = await database().account.findUniqueOrThrow({ where: { id } });
    expect(passphrase).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await new Browser().signIn(email, PASSWORD)).status).toBe(200);
  });
});

describe("the existence of an address", () => {
  test("is not revealed: unknown, known and wrong, malformed, all identical to the byte", async () => {
    const { email } = await person();
    const answers = await Promise.all([
      new Browser().signIn("nobody@example.org", PASSWORD),
      new Browser().signIn(email, ANOTHER),
      new Browser().signIn(email, ""),
      new Browser().signIn("no e-mail at all", PASSWORD),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.text).toBe(answers[0]?.text);
      expect([...answer.headers.keys()]).toEqual([...(answers[0]?.headers.keys() ?? [])]);
      expect(answer.body.code).toBe("not-known");
    }
  });

  test.each([0, 1, 2, 3, 4])("takes exactly four hashes with %i accounts that name it", async (count) => {
    const email = `tried${count}@example.org`;
    for (let made = 0; made < count; made++)
      await database().account.create({
        data: {
          id: freshId(),
          name: "Eve",
          email,
          provenEmail: made === 3 ? email : null,
          passphrase: await hashPassword(`${made} quiet lanterns over gravel`),
        },
      });
    expect(await database().account.count({ where: { email } })).toBe(count);
    for (const passphrase of [
      ANOTHER,
      "0 quiet lanterns over gravel",
      `${count - 1} quiet lanterns over gravel`,
    ]) {
      vi.mocked(argon2.verify).mockClear();
      const answer = await new Browser().signIn(email, passphrase);
      expect(argon2.verify).toHaveBeenCalledTimes(4);
      expect(answer.status).toBe(passphrase === ANOTHER || count === 0 ? 401 : 200);
    }
    vi.mocked(argon2.verify).mockClear();
    await new Browser().signUp("Eve", { email, passphrase: ANOTHER });
    expect(argon2.verify).toHaveBeenCalledTimes(4);
  });

  test("is padded with a hash that opens nothing", async () => {
    expect(await opens("", [])).toBeNull();
    expect(await opens(PASSWORD, [])).toBeNull();
  });
});

describe("guesses", () => {
  beforeEach(async () => {
    const { verify } = await vi.importActual<typeof argon2>("@node-rs/argon2");
    // Hashing takes longer than the rest: on a busy machine, minutes would pass and the limits with them.
    vi.mocked(argon2.verify).mockImplementation(
      async (hash, password, ...more) => password !== ANOTHER && verify(hash, password, ...more),
    );
  });
  afterEach(() => {
    vi.mocked(argon2.verify).mockReset();
  });

  test("are limited to five a minute for an address from one IP, even all at once", async () => {
    const { email, browser } = await person();
    const guess = () => {
      const stranger = new Browser();
      stranger.address = browser.address;
      return stranger.signIn(email, ANOTHER);
    };
    const answers = await Promise.all(Array.from({ length: 12 }, guess));
    const statuses = answers.map(({ status }) => status);
    expect([
      statuses.filter((one) => one === 401).length,
      statuses.filter((one) => one === 429).length,
    ]).toEqual([
      // The sign-up counted one.
      4, 8,
    ]);
    const late = await guess();
    expect([late.status, late.body.code]).toEqual([429, "too-many"]);
    expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
    // Elsewhere, the right password gets in.
    expect((await new Browser().signIn(email, PASSWORD)).status).toBe(200);
  });

  test("are limited to twenty a minute for an address from everywhere, known or not", async () => {
    const { email } = await person();
    for (const [guessed, first] of [
      [email, 1],
      ["ghost@example.org", 0],
    ] as const) {
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => new Browser().signIn(guessed, ANOTHER)),
      );
      const let401 = answers.filter(({ status }) => status === 401).length;
      expect(let401).toBe(20 - first);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - let401);
    }
  });

  test("never lock the owner out on a browser with an earlier sign-in", async () => {
    const { email, browser } = await person();
    await browser.auth("signout");
    for (let times = 0; times < 30; times++) {
      const stranger = new Browser();
      if (times % 2) stranger.address = browser.address;
      await stranger.signIn(email, ANOTHER);
    }
    expect((await new Browser().signIn(email, PASSWORD)).status).toBe(429);
    expect((await browser.signIn(email, PASSWORD)).status).toBe(200);
    // The same browser has no more guesses than others, and none for other accounts.
    await browser.auth("signout");
    for (let times = 0; times < 5; times++) expect((await browser.signIn(email, ANOTHER)).status).toBe(401);
    expect((await browser.signIn(email, PASSWORD)).status).toBe(429);
  });

  test("at other accounts lock out no one at the same IP, new or not", async () => {
    const { email, browser } = await person();
    const eve = new Browser();
    for (let time = 0; time < 100; time++) {
      const one = await eve.signIn(`nobody${time % 30}@example.org`, ANOTHER);
      expect([401, 429]).toContain(one.status);
    }
    const fresh = new Browser();
    fresh.address = eve.address;
    expect((await fresh.signIn(email, PASSWORD)).status).toBe(200);
    // They end all the same: after 120 wrong ones only known browsers get in from there.
    for (let time = 0; time < 60; time++) await eve.signIn(`more${time}@example.org`, ANOTHER);
    expect((await eve.signIn("last@example.org", ANOTHER)).status).toBe(429);
    browser.address = eve.address;
    expect((await browser.signIn(email, PASSWORD)).status).toBe(200);
  });

  test("are hashed a few at a time, even if many are sent at once", async () => {
    let [now, most] = [0, 0];
    const { verify } = await vi.importActual<typeof argon2>("@node-rs/argon2");
    vi.mocked(argon2.verify).mockImplementation(async (...asked) => {
      most = Math.max(most, ++now);
      try {
        return await verify(...asked);
      } finally {
        now--;
      }
    });
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => new Browser().signIn(`flood${at}@example.org`, ANOTHER)),
    );
    vi.mocked(argon2.verify).mockReset();
    expect([now, most <= Math.max(1, availableParallelism() - 1)]).toEqual([0, true]);
  });

  test("do not count for ten people who sign in at once behind one router", async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => person()));
    const answers = await Promise.all(
      people.map(({ email }) => {
        const browser = new Browser();
        browser.address = "192.0.2.77";
        return browser.signIn(email, PASSWORD);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  test("do not count if right", async () => {
    const { email } = await person();
    const browser = new Browser();
    for (let time = 0; time < 8; time++) expect((await browser.signIn(email, PASSWORD)).status).toBe(200);
  });

  test("count at sign-up as well", async () => {
    const { email } = await person();
    const eve = () => {
      const browser = new Browser();
      browser.address = "192.0.2.79";
      return browser;
    };
    for (let time = 0; time < 5; time++)
      await eve().signUp("Eve", { email, passphrase: `${time}${ANOTHER}` });
    expect((await eve().signUp("Eve", { email })).status).toBe(429);
  });
});

describe("signing out", () => {
  test("tells a browser over https to drop its cached pages; its own storage stays", () => {
    expect(answerSignedOut().headers.get("clear-site-data")).toBeNull();
    vi.stubEnv("PUBLIC_URL", "https://table.example");
    expect(answerSignedOut().headers.get("clear-site-data")).toBe('"cache"');
    vi.unstubAllEnvs();
  });

  test("deletes the session: a copy of the cookie is invalid", async () => {
    const { browser } = await person();
    const stolen = new Browser();
    for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
    expect((await stolen.visitor()).account).not.toBeNull();
    const answer = await browser.auth("signout");
    expect([answer.status, answer.body]).toEqual([200, { ok: true, url: "/" }]);
    expect(browser.cookies.has("session")).toBe(false);
    expect((await stolen.visitor()).account).toBeNull();
    const response = await stolen.get("/api/auth/session");
    expect([response.status, response.body]).toEqual([200, {}]);
    expect(stolen.cookies.has("session")).toBe(false);
  });

  test("does nothing while signed out", async () => {
    expect((await new Browser().auth("signout")).status).toBe(200);
  });
});

describe("next-auth's responses", () => {
  test("contain only the name for a session", async () => {
    const { browser, name } = await person();
    const { body } = await browser.get("/api/auth/session");
    expect(body).toEqual({ user: { name }, expires: expect.any(String) });
    expect((await browser.visitor()).account?.name).toBe(name);
  });

  test("list only the password without other providers", async () => {
    const { body } = await new Browser().get("/api/auth/providers");
    expect(Object.keys(body)).toEqual(["passphrase"]);
  });
});

describe("hostile requests", () => {
  test("change no session without next-auth's token", async () => {
    const { browser, email } = await person();
    const eve = new Browser();
    for (const csrfToken of ["", "x", "a|b", "0".repeat(64)]) {
      const answer = await eve.post("/api/auth/callback/passphrase", {
        csrfToken,
        email,
        passphrase: PASSWORD,
      });
      expect([answer.status, answer.body.code]).toEqual([403, "not-allowed"]);
      expect((await browser.post("/api/auth/signout", { csrfToken })).status).toBe(403);
    }
    expect((await eve.visitor()).account).toBeNull();
    expect((await browser.visitor()).account).not.toBeNull();
  });

  test("do nothing from another site's page", async () => {
    const { browser } = await person();
    const { body } = await browser.get("/api/auth/csrf");
    for (const origin of ["https://evil.example", "null", "http://table.local.evil.example"]) {
      const answer = await browser.post("/api/auth/signout", { csrfToken: body.csrfToken }, { origin });
      expect([answer.status, answer.body.code]).toEqual([403, "not-allowed"]);
    }
    const own = { csrfToken: body.csrfToken };
    expect((await browser.post("/api/auth/signout", own, { origin: "http://table.local" })).status).toBe(200);
  });

  test.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "http://table.local@evil.example/",
    "http://table.local.evil.example/",
    " //evil.example",
    "/api/auth/signout",
    "/join/abcdef",
    "/..//evil.example",
    `/${"a".repeat(600)}`,
    "%2F%2Fevil.example",
    "",
    "🎲",
  ])("redirect only to our pages: %j", async (callbackUrl) => {
    const { email } = await person();
    const answer = await new Browser().signIn(email, PASSWORD, { callbackUrl });
    expect([answer.status, answer.body]).toEqual([200, { ok: true, url: "/" }]);
  });

  test.each([
    ["GET", "signin"],
    ["GET", "signin/passphrase"],
    ["POST", "signin/passphrase"],
    ["GET", "signout"],
    ["GET", "error"],
    ["GET", "verify-request"],
    ["POST", "_log"],
    ["POST", "session"],
    ["POST", "csrf"],
    ["GET", "callback/passphrase"],
    ["GET", "callback/email"],
    ["POST", "callback/email"],
    ["POST", "signin/email"],
    ["GET", "callback/oidc"],
    ["POST", "signin/oidc"],
    ["POST", "signin/github"],
    ["GET", "callback/constructor"],
    ["GET", "__proto__"],
    ["GET", "csrf/more"],
    ["GET", "callback/passphrase/more"],
    ["GET", "callback/%00"],
  ])("get no route for %s /api/auth/%s", async (method, path) => {
    const body = method === "POST" ? {} : undefined;
    const answer = await new Browser().ask(method, `/api/auth/${path}`, body);
    expect([404, 405]).toContain(answer.status);
    expect(answer.body.message).toMatch(/^[A-Z].{10,200}\.$/);
  });

  test.each([
    ["garbage", "]{]", {}],
    ["a list", "[]", {}],
    ["numbers", '{"csrfToken":7,"email":8,"passphrase":9}', {}],
    ["an unknown key", { csrfToken: "x", email: "a@b.cd", passphrase: "x", redirect: "false" }, {}],
    ["next-auth's own fields", { csrfToken: "x", email: "a@b.cd", passphrase: "x", callbackUrl: {} }, {}],
    ["a poisoned object", '{"__proto__":{"x":1}}', {}],
    ["five kilobytes", { csrfToken: "x".repeat(5_000) }, {}],
    ["text", "csrfToken=x", { "content-type": "text/plain" }],
    ["half a form", "csrfToken=%ff&email=a", { "content-type": "application/x-www-form-urlencoded" }],
    ["a form with a nought", "csrfToken=%00", { "content-type": "application/x-www-form-urlencoded" }],
    ["bytes", Buffer.from("\xff\xfe", "latin1"), {}],
  ])("get a plain refusal for %s", async (_what, body, headers) => {
    for (const path of ["callback/passphrase", "signout"]) {
      const answer = await new Browser().post(`/api/auth/${path}`, body, headers as Record<string, string>);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.body.message).toMatch(/^[A-Z“].{10,200}\.$/);
    }
  });

  test("are read from a form like from JSON", async () => {
    const { email } = await person();
    const browser = new Browser();
    const { body } = await browser.get("/api/auth/csrf");
    const form = new URLSearchParams({ csrfToken: body.csrfToken, email, passphrase: PASSWORD }).toString();
    const type = { "content-type": "application/x-www-form-urlencoded" };
    expect((await browser.post("/api/auth/callback/passphrase", form, type)).status).toBe(200);
  });

  test.each([
    "session",
    "sign-in-csrf",
    "sign-in-next",
    "sign-in-state",
    "session.0",
    "sessionx",
    "sign-in-link",
  ])("survive a cookie %s of any kind", async (name) => {
    for (const value of [
      "x",
      "%",
      "%E0%A4%A",
      "a.b.c.d.e",
      "|",
      "a|b",
      "https://evil.example",
      "//evil",
      "x".repeat(4_000),
    ]) {
      const browser = new Browser();
      browser.cookies.set(name, value);
      for (const path of ["csrf", "session", "providers"])
        expect((await browser.get(`/api/auth/${path}`)).status).toBe(200);
      expect((await browser.get("/api/auth/session")).body).toEqual({});
      expect((await browser.auth("signout")).body).toEqual({ ok: true, url: "/" });
    }
  });

  test("cannot spoof proxy headers", async () => {
    const browser = new Browser();
    const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    const { body, headers: responseHeaders } = await browser.ask(
      "GET",
      "/api/auth/providers",
      undefined,
      headers,
    );
    expect(body.passphrase.callbackUrl).toBe("http://table.local/api/auth/callback/passphrase");
    expect(responseHeaders.getSetCookie().join()).not.toContain("evil");
    vi.stubEnv("NEXTAUTH_URL", "https://evil.example");
    expect((await browser.get("/api/auth/providers")).text).not.toContain("evil");
  });
});

test("get cookies bound to this host and https, over https", async () => {
  vi.stubEnv("PUBLIC_URL", "https://dice.example.org");
  const browser = new Browser();
  const response = await browser.get("/api/auth/csrf");
  const signedUp = await browser.signUp("Secura");
  const all = [...response.headers.getSetCookie(), ...signedUp.headers.getSetCookie()];
  expect(all.length).toBeGreaterThanOrEqual(2);
  for (const one of all) {
    expect(one).toMatch(/^__Host-(session|sign-in-[a-z]+)=/);
    for (const attribute of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax"])
      expect(one.split("; ")).toContain(attribute);
    expect(one).not.toContain("Domain");
  }
  vi.unstubAllEnvs();
});
