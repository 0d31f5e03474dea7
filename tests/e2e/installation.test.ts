import { beforeAll, expect, test } from "vitest";
import { closeDatabase, database } from "@/lib/server/db/db";
import packageJson from "@/package.json";
import { cookieOf, signedUp } from "../server/people";
import { fromNetwork } from "./hands";
import { ownedBy } from "./ownedBy";
import { browserTest, openPhone, type Phone } from "./phone";
import { type RunningServer, startServer } from "./server";
import { pressByKey } from "./tabTo";

let server: RunningServer;
let origin: string;
let ownerCookie: string;
let otherCookie: string;

beforeAll(async () => {
  server = await startServer();
  origin = fromNetwork(server.origin);
  process.env.DATA_DIR = server.dataDir;
  const [owner, other] = [await signedUp("Olive"), await signedUp("Forgetful Pat")];
  [ownerCookie, otherCookie] = [await cookieOf(owner), await cookieOf(other)];
  await database().account.updateMany({
    where: { name: "Forgetful Pat" },
    data: { email: "pat@example.org", createdAt: new Date("2026-01-01") },
  });
  await ownedBy(server, owner.account?.id ?? "");
});

/** A phone with a signed-in user. */
async function phoneOf(cookie: string, phone: Phone = {}) {
  const page = await openPhone(origin, phone);
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: origin, httpOnly: true }]);
  return page;
}

/** A query in the running server's database. */
async function stored<Found>(
  find: (db: ReturnType<typeof database>) => Promise<Found>,
  { dataDir } = server,
): Promise<Found> {
  process.env.DATA_DIR = dataDir;
  try {
    return await find(database());
  } finally {
    await closeDatabase();
  }
}

test("shows everyone its health and nothing else", async () => {
  const answer = await fetch(`${server.origin}/api/health`);
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, version: packageJson.version }]);
  expect((await fetch(`${server.origin}/api/health`, { method: "HEAD" })).status).toBe(200);
});

browserTest(
  "the owner changes settings, makes a backup and a recovery code, and reads security events",
  async () => {
    const page = await phoneOf(ownerCookie);
    await page.goto("/server");
    await page.getByRole("radio", { name: /^Closed/ }).tap();
    await page.getByText("Saved.").waitFor();
    await page.getByRole("radio", { name: "Never" }).tap();
    await expect
      .poll(() => stored((db) => db.installation.findUnique({ where: { id: 1 } })))
      .toMatchObject({ signUp: "closed", guestGameDays: 0 });
    await page.getByRole("button", { name: "Back up now" }).tap();
    await page.getByText(/^Backup made: .+\.$/).waitFor();
    await page.getByText("by hand").waitFor();
    await page.reload();
    const set = () => page.locator("label:has(:checked)").allTextContents();
    await expect.poll(set).toHaveLength(2);
    expect((await set()).join()).toMatch(/^Closed.*Never$/);

    await page.goto("/server");
    await page.getByRole("link", { name: /^2 accounts/ }).tap();
    await page.getByLabel("Name or email begins with").fill("PAT@");
    await page.getByRole("button", { name: "Find" }).tap();
    await page.getByRole("button", { name: /^Forgetful Pat/ }).tap();
    await pressByKey(page, /^Make a recovery code$/);
    const code = await page.getByText(/^[0-9A-Z]{5}(-[0-9A-Z]{1,5}){5}$/).textContent();
    // The focus moves to the result.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("-");
    expect(code?.replaceAll("-", "")).toHaveLength(26);

    const theirs = await openPhone(origin);
    await theirs.goto("/reset-password");
    await theirs.getByLabel("Code", { exact: true }).fill((code ?? "").toLowerCase().replaceAll("-", " "));
    await theirs.getByLabel("New password", { exact: true }).fill("four words in a row");
    await theirs.getByRole("button", { name: "Reset password" }).tap();
    await theirs.waitForURL("**/account");
    await theirs.getByText("Forgetful Pat").first().waitFor();
    // All earlier sessions end; and the code is used up.
    expect(
      (await fetch(`${server.origin}/api/v1/account`, { headers: { cookie: otherCookie } })).status,
    ).toBe(401);
    expect(await stored((db) => db.oneTimeCode.count())).toBe(0);

    await page.getByRole("button", { name: "Close" }).tap();
    await page.getByRole("button", { name: /^Forgetful Pat/ }).tap();
    expect(await page.getByText(code ?? "").count()).toBe(0);

    await page.getByRole("button", { name: "Sign them out everywhere" }).tap();
    await page.getByText("Signed out on 1 phone.").waitFor();
    await theirs.reload();
    await theirs.waitForURL("**/sign-in**");

    const evil = { cookie: ownerCookie, origin: "https://evil.example", "content-type": "application/json" };
    await fetch(`${server.origin}/api/v1/installation`, { method: "PATCH", headers: evil, body: "{}" });
    const nosy = await stored(async () => cookieOf(await signedUp("Nosy Pat")));
    const refused = await fetch(`${server.origin}/server`, { headers: { cookie: nosy } });
    expect(refused.status).toBe(404);
    await page.goto("/server");
    const security = page.getByRole("region", { name: "Security" });
    await security.getByText(/^\d+ more$/).tap();
    const lines = (await security.getByRole("listitem").allTextContents()).join("\n");
    expect(lines).toMatch(/Request from another site refused.*IP [\w-]{12}/);
    expect(lines).toMatch(/Recovery code made.*Olive · about Forgetful Pat/);
    expect(lines).toMatch(/New password by recovery code.*Forgetful Pat/);
    expect(lines).toMatch(/Sign-up setting changed.*Olive · Closed/);
    expect(lines).toMatch(/Refused.*Nosy Pat/);
    expect(lines).not.toMatch(/127\.0\.0\.1|pat@example/);
  },
);
