import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { database } from "@/lib/server/db/db";
import { ownDataFolder } from "../ownDataFolder";
import { Browser, PASSWORD } from "./browser";
import { ownProvider } from "./provider";

ownDataFolder();
const provider = ownProvider();

// Provider errors print an operator message on other lines of this test.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

let nth = 0;
const subject = (claims = {}) => {
  const sub = `subject-${++nth}`;
  provider.people.set(sub, {
    name: "Olga Quillon",
    email: `${sub}@example.org`,
    email_verified: true,
    ...claims,
  });
  return sub;
};

const start = async (browser: Browser, more: Record<string, string> = {}) => {
  const answer = await browser.auth("signin/oidc", more);
  return { ...answer, url: answer.body.url as string };
};
/** To the provider and back, as this subject. Returns the final redirect. */
async function through(browser: Browser, sub: string, more: Record<string, string> = {}): Promise<string> {
  const { url } = await start(browser, more);
  const back = new URL(await provider.agree(url, sub));
  const answer = await browser.get(back.pathname + back.search);
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}
const accountOf = async (browser: Browser) => {
  const { account } = await browser.visitor();
  return (
    account && database().account.findUnique({ where: { id: account.id }, include: { identities: true } })
  );
};

/** A local server with this response. */
async function answering(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

describe("by a provider", () => {
  test("refuses a redirect elsewhere", async () => {
    let asked = 0;
    const elsewhere = await answering((_, answer) => {
      asked++;
      answer.end("{}");
    });
    let led = 0;
    const leading = await answering((_, answer) => {
      led++;
      answer.writeHead(302, { location: elsewhere.origin }).end();
    });
    vi.stubEnv("OIDC_ISSUER", leading.origin);
    const answer = await start(new Browser());
    vi.stubEnv("OIDC_ISSUER", provider.issuer());
    for (const { server } of [elsewhere, leading]) server.close().closeAllConnections();
    expect([answer.status, answer.body.code]).toEqual([401, "way-refused"]);
    expect([led, asked]).toEqual([1, 0]);
  });

  test("creates an account for a new person, with a verified address if the provider says so", async () => {
    const sub = subject();
    const browser = new Browser();
    expect(await through(browser, sub, { callbackUrl: "/groups/new" })).toBe("/groups/new");
    expect(await accountOf(browser)).toMatchObject({
      name: "Olga Quillon",
      email: `${sub}@example.org`,
      provenEmail: `${sub}@example.org`,
      passphrase: null,
      identities: [{ provider: "oidc", subject: sub }],
    });
    const [session] = await database().session.findMany({
      where: { id: (await browser.visitor()).account?.session ?? "" },
    });
    expect(session).toMatchObject({ browser: "Firefox on Android" });
  });

  test("recognizes them by their provider id later, even with another address", async () => {
    const sub = subject();
    const [first, second] = [new Browser(), new Browser()];
    await through(first, sub);
    provider.people.set(sub, { name: "Another", email: "changed@example.org", email_verified: true });
    await through(second, sub);
    expect((await second.visitor()).account?.id).toBe((await first.visitor()).account?.id);
    expect(await accountOf(second)).toMatchObject({ name: "Olga Quillon", email: `${sub}@example.org` });
  });

  test.each([
    ["not verified", { email_verified: false }],
    ["without a claim that it is", { email_verified: undefined }],
  ])("treats an address %s as unverified", async (_what, claims) => {
    const sub = subject(claims);
    const browser = new Browser();
    await through(browser, sub);
    expect(await accountOf(browser)).toMatchObject({ email: `${sub}@example.org`, provenEmail: null });
  });

  test("opens nothing by an address: neither an account that names it, nor one that has verified it", async () => {
    for (const proven of [false, true]) {
      const sub = subject();
      const email = `${sub}@example.org`;
      const [owner, browser] = [new Browser(), new Browser()];
      await owner.signUp("Owner", { email });
      if (proven) await database().account.updateMany({ where: { email }, data: { provenEmail: email } });
      await through(browser, sub);
      const theirs = await accountOf(browser);
      expect(theirs?.id).not.toBe((await owner.visitor()).account?.id);
      expect(theirs).toMatchObject({ email, provenEmail: proven ? null : email });
    }
  });

  test.each([
    ["no name", { name: undefined }, "Someone new"],
    ["only what they are called there", { name: undefined, preferred_username: "olga" }, "olga"],
    ["a name that is too long", { name: "x".repeat(60) }, "x".repeat(40)],
    ["the bank's name", { name: "bank" }, "Someone new"],
    ["two emails in one claim", { email: "a@example.org,b@example.org" }, "Olga Quillon"],
  ])("survives %s", async (_what, claims, name) => {
    const browser = new Browser();
    await through(browser, subject(claims));
    expect((await browser.visitor()).account?.name).toBe(name);
  });

  test("rejects a provider's data about another person", async () => {
    const sub = subject();
    provider.mixedUp.set(sub, { sub: "another", email: "theirs@example.org", email_verified: true });
    const browser = new Browser();
    expect(await through(browser, sub)).toBe("/sign-in?trouble=way-refused");
    expect(await accountOf(browser)).toBeNull();
    expect(await database().account.count({ where: { email: "theirs@example.org" } })).toBe(0);
  });

  test("admits existing accounts only, if sign-up is closed", async () => {
    const known = subject();
    await through(new Browser(), known);
    await database().installation.updateMany({ data: { signUp: "closed" } });
    const [old, fresh] = [new Browser(), new Browser()];
    expect(await through(old, known)).toBe("/");
    expect(await through(fresh, subject())).toBe("/sign-in?trouble=sign-up-closed");
    expect((await fresh.visitor()).account).toBeNull();
    await database().installation.updateMany({ data: { signUp: "open" } });
  });

  test("creates one account for two simultaneous first sign-ins", async () => {
    const sub = subject();
    const before = await database().account.count();
    const browsers = [new Browser(), new Browser()];
    await Promise.all(browsers.map((browser) => through(browser, sub)));
    expect(await database().account.count()).toBe(before + 1);
    expect(await database().identity.count({ where: { subject: sub } })).toBe(1);
  });
});

/** A request by the account's owner to link the provider. */
const LINK = { link: "true", callbackUrl: "/account", passphrase: PASSWORD };

describe("linking a provider", () => {
  test("asks for the password, so an unlocked phone is not enough", async () => {
    const { browser } = await signedUp();
    for (const more of [{}, { passphrase: "not that one at all" }]) {
      const refused = await start(browser, { link: "true", callbackUrl: "/account", ...more });
      expect([refused.status, refused.body.code]).toEqual([403, "wrong-passphrase"]);
      expect(browser.cookies.has("sign-in-link")).toBe(false);
    }
    expect((await browser.get("/api/v1/account")).body.account.ways).toEqual([]);
  });

  test("needs a sign-in within 15 minutes by a linked provider, without a password", async () => {
    const [browser, sub] = [new Browser(), subject()];
    await through(browser, sub);
    vi.stubEnv("GITHUB_ID", "an-id");
    vi.stubEnv("GITHUB_SECRET", "a-secret");
    const link = () => browser.auth("signin/github", { link: "true", callbackUrl: "/account" });
    const minutesLater = async (minutes: number) =>
      database().session.update({
        where: { id: (await browser.visitor()).account?.session ?? "" },
        data: { createdAt: new Date(Date.now() - minutes * 60_000) },
      });
    await minutesLater(14);
    expect((await link()).status).toBe(200);
    await minutesLater(16);
    const refused = await link();
    expect([refused.status, refused.body.code]).toEqual([403, "sign-in-again"]);
    const owner = (await browser.visitor()).account?.id;
    // The owner signs in again with their password, and returns to the page.
    const again = await start(browser, { callbackUrl: "/account", claim: "false" });
    expect(new URL(again.url).searchParams.get("prompt")).toBe("login");
    expect(await through(browser, sub, { callbackUrl: "/account", claim: "false" })).toBe("/account");
    expect((await browser.visitor()).account?.id).toBe(owner);
    expect((await link()).status).toBe(200);
    for (const name of ["GITHUB_ID", "GITHUB_SECRET"]) vi.stubEnv(name, undefined);
  });

  const signedUp = async () => {
    const browser = new Browser();
    const name = `Person${++nth}`;
    await browser.signUp(name);
    return { browser, email: `${name.toLowerCase()}@example.org` };
  };

  test("links it on request, and keeps the session", async () => {
    const { browser } = await signedUp();
    const before = (await browser.visitor()).account;
    const sub = subject();
    expect(await through(browser, sub, LINK)).toBe("/account");
    expect((await browser.visitor()).account).toEqual(before);
    expect((await browser.get("/api/v1/account")).body.account.ways).toEqual(["oidc"]);
    const other = new Browser();
    await through(other, sub);
    expect((await other.visitor()).account?.id).toBe(before?.id);
  });

  test("does not link by just signing in on another's phone: that signs them out", async () => {
    const { browser } = await signedUp();
    const before = (await browser.visitor()).account;
    await through(browser, subject());
    expect((await browser.visitor()).account?.id).not.toBe(before?.id);
    expect(await database().identity.count({ where: { accountId: before?.id ?? "" } })).toBe(0);
    expect(await database().session.count({ where: { id: before?.session ?? "" } })).toBe(0);
  });

  test("is refused if it belongs to another account, or without a session", async () => {
    const sub = subject();
    const owner = new Browser();
    await through(owner, sub);
    const { browser } = await signedUp();
    const before = (await browser.visitor()).account;
    expect(await through(browser, sub, LINK)).toBe("/account?trouble=way-taken&next=%2Faccount");
    expect((await browser.visitor()).account).toEqual(before);
    expect((await start(new Browser(), { link: "true" })).status).toBe(401);
  });

  test("is lost if the session ended meanwhile", async () => {
    const { browser } = await signedUp();
    const { url } = await start(browser, LINK);
    const back = new URL(await provider.agree(url, subject()));
    await browser.ask("DELETE", "/api/v1/account/sessions", { passphrase: PASSWORD });
    const before = await database().account.count();
    const answer = await browser.get(back.pathname + back.search);
    expect(answer.headers.get("location")).toBe("/sign-in?trouble=not-signed-in&next=%2Faccount");
    expect(await database().account.count()).toBe(before);
  });
});

describe("returning from a provider", () => {
  test("is refused in another browser", async () => {
    const { url } = await start(new Browser());
    const back = new URL(await provider.agree(url, subject()));
    const victim = new Browser();
    for (const begin of [async () => undefined, () => start(victim)]) {
      await begin();
      const answer = await victim.get(back.pathname + back.search);
      expect(answer.headers.get("location")).toBe("/sign-in?trouble=way-refused");
    }
    expect((await victim.visitor()).account).toBeNull();
  });

  test("is refused with the same response twice", async () => {
    const browser = new Browser();
    const { url } = await start(browser);
    const back = new URL(await provider.agree(url, subject()));
    await browser.get(back.pathname + back.search);
    const again = await browser.get(back.pathname + back.search);
    expect(again.headers.get("location")).toBe("/sign-in?trouble=way-refused");
  });

  test.each([
    "",
    "?",
    "?code=x",
    "?state=x",
    "?code=x&state=x",
    "?error=access_denied",
    "?error=%3Cscript%3Ealert(1)%3C/script%3E&error_description=x",
    "?code[]=x&state[a]=y",
    "?__proto__[x]=1",
    "?callbackUrl=https://evil.example",
    "?nextauth=signout",
    `?code=${"x".repeat(3_000)}`,
    "?oauth_token=x&oauth_verifier=y",
    "?id_token=x.y.z",
    "?code=%00&state=%F0%9F%8E%B2",
  ])("leads to the sign-in page with %j, and signs no one in", async (query) => {
    for (const begun of [false, true]) {
      const browser = new Browser();
      if (begun) await start(browser);
      const answer = await browser.get(`/api/auth/callback/oidc${query}`);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/sign-in?trouble=way-refused"]);
      expect((await browser.visitor()).account).toBeNull();
    }
  });

  test("requests code, state, nonce and a challenge, without the browser's parameters", async () => {
    const browser = new Browser();
    const { body } = await browser.get("/api/auth/csrf");
    const asked = await browser.post("/api/auth/signin/oidc?scope=evil&redirect_uri=https://evil.example", {
      csrfToken: body.csrfToken,
    });
    const to = new URL(asked.body.url);
    expect(to.origin).toBe(provider.issuer());
    const { state, nonce, code_challenge, ...rest } = Object.fromEntries(to.searchParams);
    expect([state, nonce, code_challenge].every((one) => (one?.length ?? 0) >= 43)).toBe(true);
    expect(rest).toEqual({
      client_id: "liars-table",
      scope: "openid profile email",
      response_type: "code",
      redirect_uri: "http://table.local/api/auth/callback/oidc",
      code_challenge_method: "S256",
    });
  });

  test("refuses a provider with another issuer name", async () => {
    const { OIDC_ISSUER = "" } = process.env;
    vi.stubEnv("OIDC_ISSUER", OIDC_ISSUER.replace("localhost", "127.0.0.1"));
    const browser = new Browser();
    expect(await through(browser, subject())).toBe("/sign-in?trouble=way-refused");
    expect((await browser.visitor()).account).toBeNull();
    vi.stubEnv("OIDC_ISSUER", OIDC_ISSUER);
  });

  test("reports an unresponsive provider in a sentence", async () => {
    const { OIDC_ISSUER = "" } = process.env;
    vi.stubEnv("OIDC_ISSUER", "http://localhost:9");
    const asked = await start(new Browser());
    expect([asked.status, asked.body.code]).toEqual([401, "way-refused"]);
    vi.stubEnv("OIDC_ISSUER", OIDC_ISSUER);
  });
});

test("shows buttons for the configured providers", async () => {
  vi.stubEnv("GITHUB_ID", "g");
  vi.stubEnv("GITHUB_SECRET", "h");
  vi.stubEnv("GOOGLE_ID", "i");
  vi.stubEnv("GOOGLE_SECRET", "j");
  const browser = new Browser();
  expect(Object.keys((await browser.get("/api/auth/providers")).body)).toEqual([
    "passphrase",
    "oidc",
    "github",
    "google",
  ]);
  const github = new URL((await browser.auth("signin/github")).body.url);
  expect(github.origin + github.pathname).toBe("https://github.com/login/oauth/authorize");
  expect(github.searchParams.get("scope")).toBe("read:user");
  expect(github.searchParams.has("code_challenge")).toBe(true);
  expect(JSON.stringify((await browser.get("/api/auth/providers")).body)).not.toContain("secret");
});

describe("unlinking", () => {
  const remove = (browser: Browser, body: object = {}, id = "oidc") =>
    browser.ask("DELETE", `/api/v1/account/identities/${id}`, body);
  const idOf = async (browser: Browser) => (await browser.visitor()).account?.id ?? "";
  const waysOf = async (browser: Browser) => (await browser.get("/api/v1/account")).body.account.ways;
  /** An account with an address, a password and a provider, with two sessions. */
  async function both() {
    const [browser, elsewhere, sub] = [new Browser(), new Browser(), subject()];
    const name = `Both${sub.replace(/\D/g, "")}`;
    await browser.signUp(name);
    await through(browser, sub, LINK);
    await through(elsewhere, sub);
    expect(await idOf(elsewhere)).toBe(await idOf(browser));
    return { browser, elsewhere, sub };
  }

  test("closes that sign-in method; sessions continue", async () => {
    const { browser, elsewhere, sub } = await both();
    const id = await idOf(browser);
    expect((await remove(browser, { passphrase: PASSWORD })).status).toBe(200);
    expect(await waysOf(browser)).toEqual([]);
    expect(await idOf(elsewhere)).toBe(id);
    const again = new Browser();
    await through(again, sub);
    expect(await idOf(again)).not.toBe(id);
  });

  test("asks for the current password, if there is one", async () => {
    const { browser } = await both();
    for (const body of [{}, { passphrase: "not that one at all" }]) {
      const answer = await remove(browser, body);
      expect([answer.status, answer.body.code]).toEqual([403, "wrong-passphrase"]);
    }
    expect((await remove(browser, { passphrase: PASSWORD, id: "x" })).status).toBe(422);
    expect(await waysOf(browser)).toEqual(["oidc"]);
  });

  test("is refused for the only sign-in method", async () => {
    const browser = new Browser();
    await through(browser, subject());
    const accountId = await idOf(browser);
    const refused = async () => {
      const answer = await remove(browser);
      expect([answer.status, answer.body.code]).toEqual([409, "only-way"]);
      expect(answer.body.message).toMatch(/only way to sign in/);
    };
    await refused();
    // That one is not configured here: it opens nothing.
    await database().identity.create({ data: { provider: "gitlab", subject: accountId, accountId } });
    await refused();
    // A password only works together with an address.
    await database().account.update({ where: { id: accountId }, data: { email: null, provenEmail: null } });
    await browser.post("/api/v1/account/passphrase", { passphrase: PASSWORD });
    const answer = await remove(browser, { passphrase: PASSWORD });
    expect([answer.status, answer.body.code]).toEqual([409, "only-way"]);
    expect(await waysOf(browser)).toEqual(["gitlab", "oidc"]);
  });

  test("allows an unconfigured one, and refuses one that was never linked", async () => {
    const { browser } = await both();
    const accountId = await idOf(browser);
    await database().identity.createMany({
      data: ["one", "two"].map((one) => ({ provider: "gitlab", subject: `${accountId} ${one}`, accountId })),
    });
    expect(await waysOf(browser)).toEqual(["gitlab", "oidc"]);
    expect((await remove(browser, { passphrase: PASSWORD }, "gitlab")).status).toBe(200);
    for (const id of ["gitlab", "passphrase", "nowhere", "%00"]) {
      const answer = await remove(browser, { passphrase: PASSWORD }, id);
      expect([answer.status, answer.body.code]).toEqual([404, "no-such-way"]);
    }
    expect(await waysOf(browser)).toEqual(["oidc"]);
  });

  test("is refused for another account, signed in or not", async () => {
    const { browser } = await both();
    expect((await remove(new Browser())).status).toBe(401);
    const stranger = new Browser();
    await stranger.signUp("Stranger");
    expect((await remove(stranger, { passphrase: PASSWORD })).status).toBe(404);
    expect(await waysOf(browser)).toEqual(["oidc"]);
  });

  test("keeps one of two unlinked at once", async () => {
    const browser = new Browser();
    await through(browser, subject());
    const accountId = await idOf(browser);
    vi.stubEnv("GITHUB_ID", "an-id");
    vi.stubEnv("GITHUB_SECRET", "a-secret");
    await database().identity.create({ data: { provider: "github", subject: accountId, accountId } });
    const answers = await Promise.all(["oidc", "github"].map((id) => remove(browser, {}, id)));
    for (const name of ["GITHUB_ID", "GITHUB_SECRET"]) vi.stubEnv(name, undefined);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await database().identity.count({ where: { accountId } })).toBe(1);
  });
});

test("routes only configured providers", async () => {
  for (const way of ["a-provider", "gitlab", "undefined"]) {
    const browser = new Browser();
    expect((await browser.get(`/api/auth/callback/${way}`)).status).toBe(404);
    expect((await browser.auth(`signin/${way}`)).status).toBe(404);
  }
});
