import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { accountWords } from "@/lib/messages/account";
import { goneWords } from "@/lib/messages/notices";
import { ownMailbox } from "../server/accounts/mailbox";
import { ownProvider } from "../server/accounts/provider";
import { fromNetwork, gameOf, Hands } from "./hands";
import { WITHOUT_BEAT } from "./heldBack";
import { browserTest, openPhone } from "./phone";
import { startServer } from "./server";

const PASSPHRASE = "quiet lantern over gravel";
const ANOTHER = "seven boots by the ladder";
const NAMES = ["Quillon", "Zephyrine"];

/** Wrong passphrases, and tables that are gone, are answered as such. */
const expected = [/status of (401|403|404|422)/];

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const { fields } = accountWords;

async function signUp(hands: Hands, name: string): Promise<void> {
  await hands.phone.goto("/sign-up");
  await field(hands.phone, fields.name).fill(name);
  await field(hands.phone, fields.email).fill(`${name.toLowerCase()}@example.org`);
  await field(hands.phone, fields.passphrase).fill(PASSPHRASE);
  await hands.press(accountWords.signUp.go);
  await isSignedIn(hands.phone, name);
}

async function signIn(hands: Hands, name: string, passphrase = PASSPHRASE, comes = true): Promise<void> {
  await hands.phone.goto("/sign-in");
  if (!comes) await comeAlong(hands.phone).uncheck();
  await field(hands.phone, fields.email).fill(`${name.toLowerCase()}@example.org`);
  await field(hands.phone, fields.passphrase).fill(passphrase);
  await hands.press(accountWords.signIn.go);
}

/** Whether the one table that was played on this phone without an account comes along. */
const comeAlong = (phone: Page) =>
  phone.getByRole("checkbox", { name: "The table on this phone comes with me" });

/** What the server answers a phone that asks for a table. */
const statusOf = (phone: Page, game: string): Promise<number> =>
  phone.evaluate(async (id) => (await fetch(`/api/v1/games/${id}`, { cache: "no-store" })).status, game);

const isSignedIn = (phone: Page, name: string): Promise<void> =>
  phone.getByRole("link", { name: `${accountWords.signIn.already} ${name}` }).waitFor();

/** A server with neither mail nor providers. Each takes no more than five sign-ups a minute from this machine. */
async function plainServer(): Promise<string> {
  const env = { SMTP_URL: "", MAIL_FROM: "", OIDC_ISSUER: "", OIDC_CLIENT_ID: "", OIDC_CLIENT_SECRET: "" };
  return fromNetwork((await startServer({ env, node: WITHOUT_BEAT })).origin);
}

describe("an account and its phones", () => {
  let origin: string;
  beforeAll(async () => {
    origin = await plainServer();
  });

  browserTest(
    "a guest's game is there after signing up on the same phone, and on another phone too",
    async () => {
      const hands = new Hands(await openPhone(origin));
      const game = await hands.startGame(origin, NAMES);
      await hands.opens("Quillon");
      await hands.redDie(4);
      await hands.claim(2, 6);
      await hands.sees("Quillon", "2");
      await hands.phone.goto("/");
      await hands.tap(hands.phone.getByRole("link", { name: accountWords.start.signedOut }));
      await hands.tap(hands.phone.getByRole("link", { name: accountWords.signIn.signUp }));
      await hands.phone.waitForURL("**/sign-up");
      expect(await comeAlong(hands.phone).isChecked()).toBe(true);
      await field(hands.phone, fields.name).fill("Ann");
      await field(hands.phone, fields.email).fill("ann@example.org");
      await field(hands.phone, fields.passphrase).fill(PASSPHRASE);
      await hands.press(accountWords.signUp.go);
      await isSignedIn(hands.phone, "Ann");
      await hands.phone.goto(`/games/${game}/history`);
      await hands.phone.getByRole("listitem").filter({ hasText: "2 sixes" }).first().waitFor();

      const other = new Hands(await openPhone(origin));
      await signIn(other, "ann");
      await isSignedIn(other.phone, "Ann");
      await other.phone.goto(`/games/${game}`);
      await other.isLive();
      await other.sees("Quillon", "2");
    },
  );

  browserTest("whoever signs in on their phone has its table with them, on every phone", async () => {
    const own = new Hands(await openPhone(origin, { expected }));
    await signUp(own, "Dora");
    const phone = new Hands(await openPhone(origin));
    const game = await phone.startGame(origin, NAMES);
    await signIn(phone, "dora");
    await isSignedIn(phone.phone, "Dora");
    expect(await statusOf(own.phone, game)).toBe(200);
    await phone.phone.goto(`/games/${game}`);
    await phone.isLive();
  });

  browserTest(
    "whoever signs in on a lent phone leaves its tables, and may take them over later",
    async () => {
      const own = new Hands(await openPhone(origin, { expected }));
      await signUp(own, "Cruz");
      for (const mine of [false, true]) {
        const lent = new Hands(await openPhone(origin));
        const game = await lent.startGame(origin, NAMES);
        await signIn(lent, "cruz", PASSPHRASE, false);
        await lent.tap(lent.phone.getByRole("link", { name: `${accountWords.signIn.already} Cruz` }));
        await lent.phone.getByText("This phone has 1 table that was played without an account.").waitFor();
        await lent.press(mine ? accountWords.guest.take : accountWords.guest.leave);
        if (mine) await lent.phone.getByText(accountWords.guest.taken).waitFor();
        else await lent.button(accountWords.guest.leave).waitFor({ state: "detached" });
        expect(await statusOf(own.phone, game)).toBe(mine ? 200 : 404);
        await lent.phone.goto(`/games/${game}`);
        await lent.isLive();
      }
    },
  );

  browserTest("signing out everywhere blanks the table that lies open on another phone", async () => {
    const [one, two] = [
      new Hands(await openPhone(origin, { expected })),
      new Hands(await openPhone(origin, { expected })),
    ];
    await signUp(one, "Baker");
    await signIn(two, "baker");
    await isSignedIn(two.phone, "Baker");
    await two.startGame(origin, NAMES);
    const game = gameOf(two.phone);
    await one.phone.goto("/account");
    await one.phone.getByRole("button", { name: /^Sign out Chrome/ }).waitFor();
    await one.press(accountWords.account.everywhere);
    await one.phone.getByLabel(accountWords.fields.currentPassphrase, { exact: true }).fill(PASSPHRASE);
    const begun = Date.now();
    await one.press(accountWords.account.signOutThere);
    await two.phone.getByRole("heading", { name: goneWords.title }).waitFor();
    console.log(`a table went blank ${Date.now() - begun} ms after signing out everywhere`);
    // The page it goes to may still be coming in.
    const left = await two.phone.locator("body").innerHTML();
    for (const name of NAMES) expect(left).not.toContain(name);
    await one.phone.getByRole("link", { name: accountWords.start.signedOut }).waitFor();
    for (const { phone } of [one, two]) expect(await statusOf(phone, game)).toBe(404);
  });
});

describe("signing up and in", () => {
  let origin: string;
  beforeAll(async () => {
    origin = await plainServer();
  });

  browserTest(
    "what is wrong stands beside its field, which has the focus, and what was typed is kept",
    async () => {
      const hands = new Hands(await openPhone(origin, { expected }));
      await hands.phone.goto("/sign-up");
      await field(hands.phone, fields.name).fill("Dora");
      await field(hands.phone, fields.email).fill("dora");
      await field(hands.phone, fields.passphrase).fill("password123");
      await hands.press(accountWords.signUp.go);
      const focused = hands.phone.locator("input:focus");
      const says = () =>
        focused.evaluate((input) => {
          const ids = (input.getAttribute("aria-describedby") ?? "").split(" ");
          return ids.map((id) => document.getElementById(id)?.textContent).join();
        });
      await hands.phone.getByRole("alert").getByText("not one e-mail address").waitFor();
      expect([await focused.getAttribute("name"), await focused.getAttribute("aria-invalid")]).toEqual([
        "email",
        "true",
      ]);
      expect(await says()).toContain("That is not one e-mail address");
      await focused.fill("dora@example.org");
      await hands.press(accountWords.signUp.go);
      await hands.phone.getByRole("alert").getByText("Others would guess that one soon").waitFor();
      expect(await focused.getAttribute("name")).toBe("passphrase");
      await hands.press(`${fields.show}: ${fields.passphrase}`);
      expect(await field(hands.phone, fields.passphrase).getAttribute("type")).toBe("text");
      await field(hands.phone, fields.passphrase).fill(PASSPHRASE);
      await hands.press(accountWords.signUp.go);
      await isSignedIn(hands.phone, "Dora");
      expect(hands.phone.url()).not.toContain("lantern");
    },
  );

  browserTest("phones keep the passphrase: the fields say what they are", async () => {
    const hands = new Hands(await openPhone(origin));
    const tokens = () =>
      hands.phone
        .locator("form input")
        .evaluateAll((inputs) => inputs.map((one) => one.getAttribute("autocomplete")));
    await hands.phone.goto("/sign-up");
    expect(await tokens()).toEqual(["nickname", "username", "new-password"]);
    await hands.phone.goto("/sign-in");
    expect(await tokens()).toEqual(["username", "current-password"]);
  });

  /** Goes on with the Tab key until what is named has the focus. */
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

  browserTest("by keyboard alone one signs up, out and in again, and changes one's name", async () => {
    const page = await openPhone(origin, { width: 1280, height: 800, touch: false });
    await page.goto("/");
    await tabTo(page, /^Sign in to keep/);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/sign-in");
    await page.locator("input:focus").waitFor();
    await tabTo(page, /^Make one$/);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/sign-up");
    await page.locator("input[name=name]:focus").waitFor();
    await page.getByRole("button", { name: accountWords.signUp.go, disabled: false }).waitFor();
    await page.keyboard.type("Ezra");
    await tabTo(page, /^E-mail$/);
    await page.keyboard.type("ezra@example.org");
    await tabTo(page, /^Passphrase$/);
    await page.keyboard.type(PASSPHRASE);
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
    // The sheet gives the focus back.
    await page.locator("button[aria-label='Change: Name']:focus").waitFor();

    await tabTo(page, /^Sign out here$/);
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname === "/");
    await page.goto("/sign-in");
    await page.locator("input[name=email]:focus").waitFor();
    await page.getByRole("button", { name: accountWords.signIn.go, disabled: false }).waitFor();
    await page.keyboard.type("ezra@example.org");
    await tabTo(page, /^Passphrase$/);
    await page.keyboard.type(PASSPHRASE);
    await page.keyboard.press("Enter");
    await isSignedIn(page, "Ezra P.");
  });

  browserTest("a script for a name or an address to go on to stays text", async () => {
    const hands = new Hands(await openPhone(origin));
    const next = encodeURIComponent('javascript:alert(1)//"><script>alert(2)</script>');
    await hands.phone.goto(
      `/sign-in?next=${next}&trouble=${next}#link=<script>alert(3)</script>&email=<img src=x onerror=alert(4)>`,
    );
    await hands.button(accountWords.link.go).waitFor();
    await hands.phone.getByText("<img src=x onerror=alert(4)>").waitFor();
    expect(await hands.phone.locator("main script, main img").count()).toBe(0);
    expect(new URL(hands.phone.url()).hash).toBe("");
    await hands.phone.goto(`/sign-up?next=${next}`);
    await field(hands.phone, fields.name).fill("<b>Fay</b>");
    await field(hands.phone, fields.email).fill("fay@example.org");
    await field(hands.phone, fields.passphrase).fill(PASSPHRASE);
    await hands.press(accountWords.signUp.go);
    await isSignedIn(hands.phone, "<b>Fay</b>");
  });
});

/** A port that nothing listens on just now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

describe("with mail and a provider", async () => {
  const port = await freePort();
  const origin = `http://table.test:${port}`;
  const mailbox = ownMailbox(origin);
  const provider = ownProvider(origin);
  beforeAll(async () => {
    await startServer({ port, env: { PUBLIC_URL: origin } });
  });

  browserTest("a link in a mail signs in, on the phone that opens it, by one button", async () => {
    const asking = new Hands(await openPhone(origin));
    await asking.phone.goto("/sign-in?next=/new");
    await field(asking.phone, accountWords.signIn.mailLink).fill("gil@example.org");
    await asking.press(accountWords.signIn.mailGo);
    await asking.phone.getByText(accountWords.signIn.mailed).waitFor();
    const { link } = await mailbox.next("gil@example.org");

    const opening = new Hands(await openPhone(origin));
    await opening.phone.goto(link.href);
    await opening.phone.getByText("gil@example.org").waitFor();
    expect(opening.phone.url()).not.toContain("#");
    await opening.press(accountWords.link.go);
    await opening.phone.waitForURL("**/account?next=*");
    await opening.phone.getByText(accountWords.account.nameless).waitFor();
    await opening.tap(opening.phone.getByRole("link", { name: accountWords.account.next }));
    await opening.phone.waitForURL("**/new");
  });

  browserTest("a forgotten passphrase is replaced by mail", async () => {
    const before = new Hands(await openPhone(origin, { expected }));
    await signUp(before, "Hana");
    const hands = new Hands(await openPhone(origin, { expected }));
    await hands.phone.goto("/sign-in");
    await hands.tap(hands.phone.getByRole("link", { name: accountWords.signIn.forgotten }));
    await hands.phone.waitForURL("**/recover");
    await field(hands.phone, fields.email).fill("hana@example.org");
    await hands.press(accountWords.recover.mail);
    await hands.phone.getByText(accountWords.recover.mailed).waitFor();
    const { link } = await mailbox.next("hana@example.org");
    await hands.phone.goto(link.href);
    await field(hands.phone, fields.newPassphrase).fill(ANOTHER);
    await hands.press(accountWords.recover.go);
    await hands.phone.waitForURL("**/account");
    await hands.phone.getByText("Hana").first().waitFor();
    await before.phone.goto("/account");
    await before.phone.waitForURL("**/sign-in?next=%2Faccount");
  });

  browserTest("an e-mail is proven by the link in a mail", async () => {
    const hands = new Hands(await openPhone(origin));
    await signUp(hands, "Ivo");
    await hands.phone.goto("/account");
    await hands.press(accountWords.account.prove);
    await hands.phone.getByText(accountWords.account.proofMailed).waitFor();
    const { link } = await mailbox.next("ivo@example.org");
    await hands.phone.goto("/");
    await hands.phone.goto(link.href);
    await hands.phone.getByText(accountWords.account.proofDone).waitFor();
    await hands.phone.getByText(`· ${accountWords.account.proven}`).waitFor();
  });

  browserTest("a provider signs in, and is added to an account", async () => {
    provider.people.set("jo-at-the-station", { name: "Jo", email: "jo@example.net", email_verified: true });
    const atProvider = async (phone: Page, subject: string) => {
      await phone.waitForURL("http://localhost:*/interaction/**");
      await phone.locator("input[name=login]").fill(subject);
      await phone.locator("input[name=password]").fill("x");
      await phone.getByRole("button", { name: "Sign-in" }).click();
      await phone.getByRole("button", { name: "Continue" }).click();
    };
    // The provider's own page is not ours to judge.
    const theirs = [/localhost/, /favicon/, /fonts\.googleapis/];
    const hands = new Hands(await openPhone(origin, { expected: theirs }));
    await hands.phone.goto("/sign-in?next=/new");
    await hands.press("Sign in with The station");
    await atProvider(hands.phone, "jo-at-the-station");
    await hands.phone.waitForURL(`${origin}/new`);
    await hands.phone.goto("/");
    await isSignedIn(hands.phone, "Jo");

    const other = new Hands(await openPhone(origin, { expected: theirs }));
    await signUp(other, "Kim");
    await other.phone.goto("/account");
    await other.press("Add The station");
    await atProvider(other.phone, "kim-at-the-station");
    await other.phone.waitForURL(`${origin}/account`);
    await other.phone.getByText("The station", { exact: true }).waitFor();
    expect(await other.button("Add The station").count()).toBe(0);
    await other.press("Remove The station");
    await field(other.phone, fields.currentPassphrase).fill(PASSPHRASE);
    await other.press(accountWords.account.removeWayGo);
    await other.button("Add The station").waitFor();
    await other.phone.goto("/");
    await isSignedIn(other.phone, "Kim");
  });
});
