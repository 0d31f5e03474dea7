import { describe, expect, test, vi } from "vitest";
import { sendMail } from "@/lib/server/accounts/mail";
import { hashOfCode, newCode } from "@/lib/server/accounts/oneTimeCode";
import { database } from "@/lib/server/db/db";
import { ownDataFolder } from "../ownDataFolder";
import { freshId } from "../table";
import { ANOTHER, Browser, PASSWORD } from "./browser";
import { ownMailbox } from "./mailbox";

ownDataFolder();
const mailbox = ownMailbox();

let nth = 0;
async function person({ proven = false } = {}) {
  const name = `Person${++nth}`;
  const email = `${name.toLowerCase()}@example.org`;
  const browser = new Browser();
  await browser.signUp(name);
  const id = (await browser.visitor()).account?.id ?? "";
  if (proven) await database().account.update({ where: { id }, data: { provenEmail: email } });
  return { name, email, id, browser };
}
const freshEmail = () => `nobody${++nth}@example.org`;

/** Waits until every mail sent so far has arrived. */
async function allArrived(): Promise<void> {
  const to = freshEmail();
  sendMail(to, { subject: "The last one", text: "https://table.local/" });
  await mailbox.next(to);
}

describe("a sign-in link by mail", () => {
  const ask = (browser: Browser, email: string, more: Record<string, string> = {}) =>
    browser.auth("signin/email", { email, ...more });
  const follow = (browser: Browser, brings: URLSearchParams, more: Record<string, string> = {}) =>
    browser.auth("callback/email", {
      email: brings.get("email") ?? "",
      token: brings.get("link") ?? "",
      callbackUrl: brings.get("next") ?? "/",
      ...more,
    });

  test("signs the verified mailbox in, once", async () => {
    const { email, id } = await person({ proven: true });
    const browser = new Browser();
    const asked = await ask(browser, email, { callbackUrl: "/groups/new?a=b" });
    expect([asked.status, asked.body]).toEqual([200, { ok: true, url: "/" }]);
    const { link, brings, from, text } = await mailbox.next(email);
    expect(from).toBe("table@example.org");
    expect(text).toMatch(/^From: "?Liar's Table"? <table@example\.org>/m);
    // Opening the link does not send its fragment to the server.
    expect(link.origin + link.pathname + link.search).toBe("http://table.local/sign-in");
    expect(brings.get("next")).toBe("/groups/new?a=b");
    const other = new Browser();
    const followed = await follow(other, brings);
    expect([followed.status, followed.body]).toEqual([200, { ok: true, url: "/groups/new?a=b" }]);
    expect((await other.visitor()).account?.id).toBe(id);
    const again = await follow(new Browser(), brings);
    expect([again.status, again.body.code]).toEqual([422, "link-not-valid"]);
  });

  test("signs one in when used twice at once", async () => {
    const { email } = await person({ proven: true });
    await ask(new Browser(), email);
    const { brings } = await mailbox.next(email);
    const answers = await Promise.all([1, 2, 3].map(() => follow(new Browser(), brings)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });

  test("is not used up by opening: it takes a POST from our own page", async () => {
    const { email } = await person({ proven: true });
    const browser = new Browser();
    await ask(browser, email);
    const { brings } = await mailbox.next(email);
    const query = `token=${brings.get("link")}&email=${encodeURIComponent(email)}`;
    expect((await browser.get(`/api/auth/callback/email?${query}`)).status).toBe(405);
    const csrf = (await browser.get("/api/auth/csrf")).body.csrfToken;
    const body = { csrfToken: csrf, email, token: brings.get("link") };
    const foreign = { origin: "https://evil.example" };
    expect((await browser.post("/api/auth/callback/email", body, foreign)).status).toBe(403);
    expect((await follow(browser, brings)).status).toBe(200);
  });

  test("signs no one in if expired, for another mailbox, or made up", async () => {
    const { email } = await person({ proven: true });
    await ask(new Browser(), email);
    const { brings } = await mailbox.next(email);
    const browser = new Browser();
    for (const more of [{ email: "other@example.org" }, { token: newCode() }, { token: "x" }])
      expect((await follow(browser, brings, more)).body.code).toBe("link-not-valid");
    await database().oneTimeCode.updateMany({ where: { email }, data: { expiresAt: new Date() } });
    expect((await follow(browser, brings)).body.code).toBe("link-not-valid");
    expect((await browser.visitor()).account).toBeNull();
  });

  test("never opens an account with an unverified address: it creates one for the mailbox", async () => {
    const { email, id } = await person();
    await ask(new Browser(), email, { callbackUrl: "/groups/new" });
    const { brings } = await mailbox.next(email);
    const browser = new Browser();
    const followed = await follow(browser, brings);
    expect(followed.body).toEqual({ ok: true, url: "/account?next=%2Fgroups%2Fnew" });
    const { account } = await browser.visitor();
    expect(account?.id).not.toBe(id);
    expect(account?.name).toBe("Someone new");
    expect(await database().account.findUnique({ where: { id: account?.id ?? "" } })).toMatchObject({
      email,
      provenEmail: email,
      passphrase: null,
    });
  });

  test("is only sent if sign-up is open or there is an account; the response is the same", async () => {
    await database().installation.updateMany({ data: { signUp: "closed" } });
    const { email } = { email: freshEmail() };
    const response = await ask(new Browser(), email);
    expect([response.status, response.body]).toEqual([200, { ok: true, url: "/" }]);
    await allArrived();
    expect(mailbox.arrived).toEqual([]);
    // A link from before sign-up was closed creates no account either.
    await database().installation.updateMany({ data: { signUp: "open" } });
    const later = freshEmail();
    await ask(new Browser(), later);
    const { brings } = await mailbox.next(later);
    await database().installation.updateMany({ data: { signUp: "closed" } });
    const refused = await follow(new Browser(), brings);
    expect([refused.status, refused.body.code]).toEqual([403, "sign-up-closed"]);
    await database().installation.updateMany({ data: { signUp: "open" } });
  });

  test.each([
    "two@example.org,three@example.org",
    "a@b@example.org",
    "ann＠example.org",
    "ann﹫example.org",
    "ann@example.org＠evil.example",
    '"ann@evil.example"@example.org',
    "ann@example.org\nBcc: all@example.org",
    "Ann <ann@example.org>",
    "ann@localhost",
    "@example.org",
    "ann@",
    "ann@-.org",
    `${"a".repeat(250)}@example.org`,
    "ann@example.org;eve@evil.example",
    "ann(comment)@example.org",
    "ann@[127.0.0.1]",
    "",
  ])("goes to exactly one mailbox, not to %j", async (email) => {
    const response = await ask(new Browser(), email);
    expect([response.status, response.body.code]).toEqual([422, "bad-email"]);
    const recovery = await new Browser().post("/api/v1/recovery", { email });
    expect([recovery.status, recovery.body.code]).toEqual([422, "bad-email"]);
    expect(mailbox.arrived).toEqual([]);
  });

  test("goes to a mailbox once a minute, known or not, from any address", async () => {
    const { email } = await person({ proven: true });
    const unknown = freshEmail();
    for (const one of [email, unknown]) {
      expect((await ask(new Browser(), one)).status).toBe(200);
      const response = await ask(new Browser(), one.toUpperCase());
      expect([response.status, response.body.code]).toEqual([429, "too-many"]);
      expect((await new Browser().post("/api/v1/recovery", { email: one })).status).toBe(429);
    }
    await mailbox.next(email);
    await mailbox.next(unknown);
  });
});

describe("a forgotten password", () => {
  const ask = (email: string) => new Browser().post("/api/v1/recovery", { email });
  const recover = (browser: Browser, code: string | null, passphrase = ANOTHER) =>
    browser.post("/api/v1/recovery/passphrase", { code, passphrase });

  test("gets the same response with or without an account", async () => {
    const { email } = await person();
    const [known, unknown] = [await ask(email), await ask(freshEmail())];
    expect([known.status, known.text]).toEqual([202, '{"ok":true}']);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
    await mailbox.next(email);
    const later = await person();
    await ask(later.email);
    await mailbox.next(later.email);
    expect(mailbox.arrived).toEqual([]);
  });

  test("is replaced by the mailed code: signed in here, signed out everywhere else", async () => {
    const { email, browser: before, id } = await person({ proven: true });
    await ask(email);
    const { link, brings } = await mailbox.next(email);
    expect(link.pathname).toBe("/reset-password");
    const browser = new Browser();
    expect((await recover(browser, brings.get("code"), "password12")).body.code).toBe("easy-passphrase");
    expect((await recover(browser, brings.get("code"))).status).toBe(200);
    expect((await browser.visitor()).account?.id).toBe(id);
    expect((await before.visitor()).account).toBeNull();
    expect((await new Browser().signIn(email, PASSWORD)).status).toBe(401);
    expect((await new Browser().signIn(email, ANOTHER)).status).toBe(200);
    const again = await recover(new Browser(), brings.get("code"), "one more quiet lantern");
    expect([again.status, again.body.code]).toEqual([422, "code-not-valid"]);
  });

  test("ends another person's earlier access: the mailbox is verified, their sign-in methods are removed", async () => {
    const { email, id, browser: attacker } = await person();
    await database().identity.create({ data: { provider: "oidc", subject: freshId(), accountId: id } });
    await ask(email);
    const { brings } = await mailbox.next(email);
    await recover(new Browser(), brings.get("code"));
    expect(await database().account.findUnique({ where: { id } })).toMatchObject({ provenEmail: email });
    expect((await attacker.visitor()).account).toBeNull();
    expect(await database().identity.count({ where: { accountId: id } })).toBe(0);
  });

  test("prefers the account that verified the mailbox over newer ones that name it", async () => {
    const { email, id } = await person({ proven: true });
    await new Browser().signUp("Eve", { email, passphrase: "eve has another lantern" });
    await ask(email);
    const { brings } = await mailbox.next(email);
    const browser = new Browser();
    await recover(browser, brings.get("code"));
    expect((await browser.visitor()).account?.id).toBe(id);
  });

  test("keeps sign-in methods with the owner's paper code, and verifies nothing", async () => {
    const { id } = await person();
    const code = newCode();
    const more = { purpose: "recover", accountId: id, expiresAt: new Date(Date.now() + 60_000) };
    await database().oneTimeCode.create({ data: { hash: hashOfCode(code), ...more } });
    await database().identity.create({ data: { provider: "oidc", subject: freshId(), accountId: id } });
    const browser = new Browser();
    expect((await recover(browser, code.toLowerCase().replaceAll("-", " "))).status).toBe(200);
    expect((await browser.visitor()).account?.id).toBe(id);
    expect(await database().account.findUnique({ where: { id } })).toMatchObject({ provenEmail: null });
    expect(await database().identity.count({ where: { accountId: id } })).toBe(1);
  });

  test("is set once by a code used twice at once", async () => {
    const { id } = await person();
    const code = newCode();
    const expiresAt = new Date(Date.now() + 60_000);
    await database().oneTimeCode.create({
      data: { hash: hashOfCode(code), purpose: "recover", accountId: id, expiresAt },
    });
    const answers = await Promise.all([PASSWORD, ANOTHER].map((one) => recover(new Browser(), code, one)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test("refuses an expired code, or one of another purpose", async () => {
    const { id } = await person();
    for (const more of [
      { purpose: "recover", expiresAt: new Date(Date.now() - 1) },
      { purpose: "prove-email", expiresAt: new Date(Date.now() + 60_000) },
      { purpose: "sign-in", expiresAt: new Date(Date.now() + 60_000) },
    ]) {
      const code = newCode();
      await database().oneTimeCode.create({ data: { hash: hashOfCode(code), accountId: id, ...more } });
      expect((await recover(new Browser(), code)).body.code).toBe("code-not-valid");
    }
  });

  test("allows five guesses a minute", async () => {
    const browser = new Browser();
    for (let time = 0; time < 5; time++) expect((await recover(browser, newCode())).status).toBe(422);
    expect((await recover(browser, newCode())).status).toBe(429);
    // A right one still sets the password.
    const { id } = await person();
    const code = newCode();
    const expiresAt = new Date(Date.now() + 60_000);
    await database().oneTimeCode.create({
      data: { hash: hashOfCode(code), accountId: id, purpose: "recover", expiresAt },
    });
    expect((await recover(browser, code)).status).toBe(200);
  });

  test("cannot be mailed without mail settings, for anyone", async () => {
    const { SMTP_URL = "", MAIL_FROM = "" } = process.env;
    vi.stubEnv("SMTP_URL", "");
    vi.stubEnv("MAIL_FROM", "");
    const { email } = await person();
    const [known, unknown] = [await ask(email), await ask(freshEmail())];
    expect([known.status, known.body.code, unknown.text]).toEqual([409, "no-mail", known.text]);
    vi.stubEnv("SMTP_URL", SMTP_URL);
    vi.stubEnv("MAIL_FROM", MAIL_FROM);
  });
});

describe("verifying an email address", () => {
  const ask = (browser: Browser) => browser.post("/api/v1/account/email");
  const prove = (browser: Browser, code: string | null) => browser.post("/api/v1/account/email", { code });

  test("is done by the requesting account, once", async () => {
    const { browser, email, id } = await person();
    expect((await ask(browser)).status).toBe(202);
    const { link, brings } = await mailbox.next(email);
    expect(link.pathname).toBe("/account");
    expect((await prove(browser, brings.get("prove"))).status).toBe(200);
    expect((await browser.get("/api/v1/account")).body.account.proven).toBe(true);
    expect((await prove(browser, brings.get("prove"))).body.code).toBe("code-not-valid");
    expect((await ask(browser)).body.code).toBe("already-proven");
    expect(await database().account.findUnique({ where: { id } })).toMatchObject({ provenEmail: email });
  });

  test("does not verify for the account that named a stranger's address when the stranger opens the mail", async () => {
    const [eve, bob] = [await person(), await person()];
    await ask(eve.browser);
    const { brings } = await mailbox.next(eve.email);
    expect((await prove(new Browser(), brings.get("prove"))).status).toBe(401);
    expect((await prove(bob.browser, brings.get("prove"))).body.code).toBe("code-not-valid");
    expect(await database().account.findUnique({ where: { id: eve.id } })).toMatchObject({
      provenEmail: null,
    });
  });

  test("fails once another account has verified it, or the address has changed", async () => {
    const { browser, email } = await person();
    await ask(browser);
    const { brings } = await mailbox.next(email);
    const other = await signedUpWith(email);
    await database().account.update({ where: { id: other }, data: { provenEmail: email } });
    expect((await prove(browser, brings.get("prove"))).body.code).toBe("email-taken");
    const moving = await person();
    await ask(moving.browser);
    const second = await mailbox.next(moving.email);
    const change = { email: freshEmail(), passphrase: PASSWORD };
    expect((await moving.browser.ask("PATCH", "/api/v1/account", change)).status).toBe(200);
    expect((await prove(moving.browser, second.brings.get("prove"))).body.code).toBe("code-not-valid");
  });
});

async function signedUpWith(email: string): Promise<string> {
  const browser = new Browser();
  await browser.signUp("Other", { email, passphrase: "others have lanterns too" });
  return (await browser.visitor()).account?.id ?? "";
}

describe("a change of sign-in data", () => {
  const mailsTo = (email: string) => mailbox.arrived.filter(({ to }) => to.includes(email));

  /** This mailbox got the notice, and nothing else. */
  const gotNotice = async (email: string, what: RegExp) => {
    const { text } = await mailbox.next(email);
    expect(text).toMatch(/^Subject: .*changed/m);
    expect(text).toMatch(what);
    // A mail that asks for a tap looks like phishing.
    expect(text).not.toMatch(/https?:/);
    await allArrived();
    expect(mailsTo(email)).toEqual([]);
  };

  test("notifies the verified mailbox: another password, another address (V6.3.7)", async () => {
    const { browser, email } = await person({ proven: true });
    const sent = { current: PASSWORD, passphrase: ANOTHER };
    expect((await browser.post("/api/v1/account/passphrase", sent)).status).toBe(200);
    await gotNotice(email, /new password/);
    const change = { email: freshEmail(), passphrase: ANOTHER };
    expect((await browser.ask("PATCH", "/api/v1/account", change)).status).toBe(200);
    await gotNotice(email, /new email/);
  });

  test("does not notify an unverified mailbox, or about unchanged data", async () => {
    const named = await person();
    const sent = { current: PASSWORD, passphrase: ANOTHER };
    expect((await named.browser.post("/api/v1/account/passphrase", sent)).status).toBe(200);
    const proven = await person({ proven: true });
    expect((await proven.browser.ask("PATCH", "/api/v1/account", { name: "Charlie" })).status).toBe(200);
    const wrong = { current: ANOTHER, passphrase: "another quiet lantern" };
    expect((await proven.browser.post("/api/v1/account/passphrase", wrong)).status).toBe(403);
    await allArrived();
    expect([...mailsTo(named.email), ...mailsTo(proven.email)]).toEqual([]);
  });
});
