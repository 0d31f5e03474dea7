import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { accountWords } from "@/lib/messages/account";
import { closeDatabase, database } from "@/lib/server/db/db";
import { says, start } from "../engine/tableOf";
import { oneIn } from "../everyCase";
import { ownMailbox } from "../server/accounts/mailbox";
import { ownProvider } from "../server/accounts/provider";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { send } from "./send";
import { sharedOrigin, startServer } from "./server";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 3);

const PASSWORD = "quiet lantern over gravel";
const ANOTHER = "seven boots by the ladder";
const NAMES = ["Quillon", "Zephyrine"];

/** Expected: wrong passwords, and missing tables. */
const expected = [/status of (401|403|404|422)/];

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const { fields } = accountWords;

/** Creates an account directly, and signs the phone in. */
async function signUp({ phone }: Hands, name: string): Promise<void> {
  await phone.goto("/sign-in");
  await send(phone, "accounts", { name, email: `${name.toLowerCase()}@example.org`, passphrase: PASSWORD });
}

const isSignedIn = (phone: Page, name: string): Promise<void> =>
  phone.getByRole("link", { name: `${accountWords.signIn.already} ${name}` }).waitFor();

// Both servers allow five sign-ups a minute from here.
const shared = fromNetwork(sharedOrigin());

story("the link printed at the start makes an account the server owner", async () => {
  const server = await startServer();
  await expect.poll(server.printed).toContain("sign-up#code=");
  const link = /\S+\/sign-up#code=\S+/.exec(server.printed())?.[0] ?? "";
  const phone = await openPhone(server.origin, { expected });
  const hands = new Hands(phone);
  await phone.goto("/sign-up");
  await phone.getByText(accountWords.signUp.unowned).waitFor();
  await phone.goto(new URL(link).pathname + new URL(link).hash);
  await phone.getByText(accountWords.signUp.owns).waitFor();
  expect(phone.url()).not.toContain("code");
  await field(phone, fields.name).fill("Ann");
  await field(phone, fields.email).fill("ann@owner.example");
  await field(phone, fields.passphrase).fill(PASSWORD);
  await hands.press(accountWords.signUp.go);
  await isSignedIn(phone, "Ann");
  expect((await phone.goto("/server"))?.status()).toBe(200);
});

story("a guest’s game moves to their account; a borrowed phone’s tables are left or claimed", async () => {
  /** The checkbox that moves the one guest table on this phone. */
  const comeAlong = (phone: Page) => phone.getByRole("checkbox", { name: "Bring this phone’s table" });
  const own = new Hands(await openPhone(shared, { expected }));
  const game = await own.openGame(shared, NAMES, {}, start("s1"), says("s1", { count: 2, face: 6 }));
  await own.phone.goto("/");
  await own.tap(own.phone.getByRole("link", { name: accountWords.start.signedOut }));
  await own.tap(own.phone.getByRole("link", { name: accountWords.signIn.signUp }));
  await own.phone.waitForURL("**/sign-up");
  expect(await comeAlong(own.phone).isChecked()).toBe(true);
  await field(own.phone, fields.name).fill("Ann");
  await field(own.phone, fields.email).fill("ann@accounts.example");
  await field(own.phone, fields.passphrase).fill(PASSWORD);
  await own.press(accountWords.signUp.go);
  await isSignedIn(own.phone, "Ann");
  await own.phone.goto(`/games/${game}/history`);
  await own.phone.getByRole("listitem").filter({ hasText: "2 sixes" }).first().waitFor();

  for (const mine of [false, true]) {
    const lent = new Hands(await openPhone(shared));
    const played = await lent.openGame(shared, NAMES);
    await lent.phone.goto("/sign-in");
    await comeAlong(lent.phone).uncheck();
    await field(lent.phone, fields.email).fill("ann@accounts.example");
    await field(lent.phone, fields.passphrase).fill(PASSWORD);
    await lent.press(accountWords.signIn.go);
    await lent.tap(lent.phone.getByRole("link", { name: `${accountWords.signIn.already} Ann` }));
    await lent.phone.getByText("This phone has 1 table played without an account.").waitFor();
    await lent.press(mine ? accountWords.guest.take : accountWords.guest.leave);
    if (mine) await lent.phone.getByText(accountWords.guest.taken).waitFor();
    else await lent.button(accountWords.guest.leave).waitFor({ state: "detached" });
    const status = await own.phone.evaluate(
      async (id) => (await fetch(`/api/v1/games/${id}`, { cache: "no-store" })).status,
      played,
    );
    expect(status, mine ? "taken over" : "left").toBe(mine ? 200 : 404);
    // Guest tables stay on that phone, and the account's own are there too.
    await lent.phone.goto(`/games/${mine ? played : game}`);
    await lent.isLive();
  }
});

story(
  "errors focus their field; phones save the password; scripts in names and addresses stay text",
  async () => {
    const hands = new Hands(await openPhone(shared, { expected }));
    const tokens = () =>
      hands.phone
        .locator("form input")
        .evaluateAll((inputs) => inputs.map((one) => one.getAttribute("autocomplete")));
    await hands.phone.goto("/sign-in");
    expect(await tokens()).toEqual(["username", "current-password"]);
    const next = encodeURIComponent('javascript:alert(1)//"><script>alert(2)</script>');
    await hands.phone.goto(
      `/sign-in?next=${next}&trouble=${next}#link=<script>alert(3)</script>&email=<img src=x onerror=alert(4)>`,
    );
    await hands.button(accountWords.link.go).waitFor();
    await hands.phone.getByText("<img src=x onerror=alert(4)>").waitFor();
    expect(await hands.phone.locator("main script, main img").count()).toBe(0);
    expect(new URL(hands.phone.url()).hash).toBe("");

    await hands.phone.goto(`/sign-up?next=${next}`);
    expect(await tokens()).toEqual(["nickname", "username", "new-password"]);
    await field(hands.phone, fields.name).fill("<b>Dora</b>");
    await field(hands.phone, fields.email).fill("dora");
    await field(hands.phone, fields.passphrase).fill("password123");
    await hands.press(accountWords.signUp.go);
    const focused = hands.phone.locator("input:focus");
    const says = () =>
      focused.evaluate((input) => {
        const ids = (input.getAttribute("aria-describedby") ?? "").split(" ");
        return ids.map((id) => document.getElementById(id)?.textContent).join();
      });
    await hands.phone.getByRole("alert").getByText("not an email address").waitFor();
    expect([await focused.getAttribute("name"), await focused.getAttribute("aria-invalid")]).toEqual([
      "email",
      "true",
    ]);
    expect(await says()).toContain("That’s not an email address");
    await focused.fill("dora@accounts.example");
    await hands.press(accountWords.signUp.go);
    await hands.phone.getByRole("alert").getByText("Too easy to guess").waitFor();
    expect(await focused.getAttribute("name")).toBe("passphrase");
    await hands.press(`${fields.show}: ${fields.passphrase}`);
    expect(await field(hands.phone, fields.passphrase).getAttribute("type")).toBe("text");
    await field(hands.phone, fields.passphrase).fill(PASSWORD);
    await hands.press(accountWords.signUp.go);
    await isSignedIn(hands.phone, "<b>Dora</b>");
    expect(hands.phone.url()).not.toContain("lantern");
  },
);

/** Presses Tab until the named element has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press("Tab");
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return element?.getAttribute("aria-label") ?? labels[0]?.textContent ?? element?.textContent ?? "";
    });
    if (name.test(label)) return;
  }
  throw new Error(`nothing called ${name} can be reached with the Tab key`);
}

story("the keyboard alone signs up, signs out, signs in and changes the name", async () => {
  const page = await openPhone(shared, { width: 1280, height: 800, touch: false });
  await page.goto("/");
  await tabTo(page, /^Sign in to see/);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/sign-in");
  await page.locator("input:focus").waitFor();
  await tabTo(page, /^Create account$/);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/sign-up");
  await page.locator("input[name=name]:focus").waitFor();
  await page.getByRole("button", { name: accountWords.signUp.go, disabled: false }).waitFor();
  await page.keyboard.type("Ezra");
  await tabTo(page, /^Email$/);
  await page.keyboard.type("ezra@accounts.example");
  await tabTo(page, /^Password$/);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await isSignedIn(page, "Ezra");

  await tabTo(page, /Ezra$/);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/account");
  await tabTo(page, /^Change: Name$/);
  await page.keyboard.press("Enter");
  await page.locator("dialog input[name=name]:focus").waitFor();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Ezra P.");
  await page.keyboard.press("Enter");
  await page.getByText("Ezra P.").waitFor();
  // The sheet restores the focus.
  await page.locator("button[aria-label='Change: Name']:focus").waitFor();

  await tabTo(page, /^Sign out here$/);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto("/sign-in");
  await page.locator("input[name=email]:focus").waitFor();
  await page.getByRole("button", { name: accountWords.signIn.go, disabled: false }).waitFor();
  await page.keyboard.type("ezra@accounts.example");
  await tabTo(page, /^Password$/);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await isSignedIn(page, "Ezra P.");
});

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

describe("with mail and a provider", async () => {
  const mailStory = oneIn(browserTest, 2);
  const port = await freePort();
  const origin = `http://table.test:${port}`;
  const mailbox = ownMailbox(origin);
  const provider = ownProvider(origin);
  let dataDir = "";
  beforeAll(async () => {
    ({ dataDir } = await startServer({ port, env: { PUBLIC_URL: origin } }));
  });
  /** Runs a query in the running server's database. */
  async function stored<Done>(change: (db: ReturnType<typeof database>) => Promise<Done>): Promise<Done> {
    process.env.DATA_DIR = dataDir;
    try {
      return await change(database());
    } finally {
      await closeDatabase();
    }
  }

  mailStory(
    "mail verifies an address, resets a password, and signs in the phone that opens the link",
    async () => {
      const hands = new Hands(await openPhone(origin, { expected }));
      await signUp(hands, "Ivo");
      await hands.phone.goto("/account");
      await hands.press(accountWords.account.prove);
      await hands.phone.getByText(accountWords.account.proofMailed).waitFor();
      const proof = await mailbox.next("ivo@example.org");
      await hands.phone.goto("/");
      await hands.phone.goto(proof.link.href);
      await hands.phone.getByText(accountWords.account.proofDone).waitFor();
      await hands.phone.getByText(`· ${accountWords.account.proven}`).waitFor();

      const before = new Hands(await openPhone(origin, { expected }));
      await signUp(before, "Hana");
      await hands.phone.context().clearCookies();
      await hands.phone.goto("/sign-in");
      await hands.tap(hands.phone.getByRole("link", { name: accountWords.signIn.forgotten }));
      await hands.phone.waitForURL("**/reset-password");
      await field(hands.phone, fields.email).fill("hana@example.org");
      await hands.press(accountWords.recover.mail);
      await hands.phone.getByText(accountWords.recover.mailed).waitFor();
      const recovery = await mailbox.next("hana@example.org");
      await hands.phone.goto(recovery.link.href);
      await field(hands.phone, fields.newPassphrase).fill(ANOTHER);
      await hands.press(accountWords.recover.go);
      await hands.phone.waitForURL("**/account");
      await hands.phone.getByText("Hana").first().waitFor();
      await before.phone.goto("/account");
      await before.phone.waitForURL("**/sign-in?next=%2Faccount");

      // One phone requests the link, another opens it.
      await before.phone.goto("/sign-in?next=/new");
      await field(before.phone, accountWords.signIn.mailLink).fill("gil@example.org");
      await before.press(accountWords.signIn.mailGo);
      await before.phone.getByText(accountWords.signIn.mailed).waitFor();
      const { link } = await mailbox.next("gil@example.org");
      await hands.phone.context().clearCookies();
      await hands.phone.goto(link.href);
      await hands.phone.getByText("gil@example.org").waitFor();
      expect(hands.phone.url()).not.toContain("#");
      await hands.press(accountWords.link.go);
      await hands.phone.waitForURL("**/account?next=*");
      await hands.phone.getByText(accountWords.account.nameless).waitFor();
      await hands.tap(hands.phone.getByRole("link", { name: accountWords.account.next }));
      await hands.phone.waitForURL("**/new");
    },
  );

  mailStory("a provider signs a person in and can be linked to an account", async () => {
    provider.people.set("jo-at-the-station", { name: "Jo", email: "jo@example.net", email_verified: true });
    const atProvider = async (phone: Page, subject: string, isNew = true) => {
      await phone.waitForURL("http://localhost:*/interaction/**");
      await phone.locator("input[name=login]").fill(subject);
      await phone.locator("input[name=password]").fill("x");
      await phone.getByRole("button", { name: "Sign-in" }).click();
      if (isNew) await phone.getByRole("button", { name: "Continue" }).click();
    };
    // The provider's page is not under test.
    const theirs = [/localhost/, /favicon/, /fonts\.googleapis/];
    const hands = new Hands(await openPhone(origin, { expected: [...expected, ...theirs] }));
    await hands.phone.goto("/sign-in?next=/new");
    await hands.press("Sign in with The station");
    await atProvider(hands.phone, "jo-at-the-station");
    await hands.phone.waitForURL(`${origin}/new`);
    await hands.phone.goto("/");
    await isSignedIn(hands.phone, "Jo");

    // Jo has no password, and signed in an hour ago.
    const { count } = await stored((db) =>
      db.session.updateMany({
        where: { account: { name: "Jo" } },
        data: { createdAt: new Date(Date.now() - 60 * 60_000) },
      }),
    );
    expect(count).toBe(1);
    const sheet = hands.phone.getByRole("dialog");
    for (const change of ["Change: Password", "Change: Email", accountWords.account.delete]) {
      await hands.phone.goto("/account");
      await hands.press(change);
      await sheet.getByText(accountWords.again.why).waitFor();
      expect(await sheet.locator("input").count()).toBe(0);
    }
    await sheet.getByRole("button", { name: "Sign in again with The station" }).click();
    // The provider asks for the password, although this browser is signed in there.
    await atProvider(hands.phone, "jo-at-the-station", false);
    await hands.phone.waitForURL(`${origin}/account`);
    await hands.press("Change: Password");
    await field(hands.phone, fields.newPassphrase).fill(ANOTHER);
    await hands.press(accountWords.account.save);
    await hands.phone.getByText(accountWords.account.passphraseDone).waitFor();

    // Signed out here, and at the provider.
    await hands.phone.context().clearCookies();
    await signUp(hands, "Kim");
    await hands.phone.goto("/account");
    // It asks for the password first: an unlocked phone is not enough.
    await hands.press("Add The station");
    await field(hands.phone, fields.currentPassphrase).fill(ANOTHER);
    await hands.phone.getByRole("dialog").getByRole("button", { name: "Add The station" }).click();
    await hands.phone.getByRole("alert").getByText("password").waitFor();
    await field(hands.phone, fields.currentPassphrase).fill(PASSWORD);
    await hands.phone.getByRole("dialog").getByRole("button", { name: "Add The station" }).click();
    await atProvider(hands.phone, "kim-at-the-station");
    await hands.phone.waitForURL(`${origin}/account`);
    await hands.phone.getByText("The station", { exact: true }).waitFor();
    expect(await hands.button("Add The station").count()).toBe(0);
    await hands.press("Remove The station");
    await field(hands.phone, fields.currentPassphrase).fill(PASSWORD);
    await hands.press(accountWords.account.removeWayGo);
    await hands.button("Add The station").waitFor();
    await hands.phone.goto("/");
    await isSignedIn(hands.phone, "Kim");
  });
});
