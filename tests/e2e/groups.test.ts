import type { Page } from "playwright-core";
import { expect } from "vitest";
import { bangs, outcome, says, start } from "../engine/tableOf";
import { oneIn } from "../everyCase";
import { belonging, cachedGroup } from "./cachedGroup";
import { fromNetwork, Hands } from "./hands";
import { browserTest, holdScripts, openPhone } from "./phone";
import { NO_PAGE, record, send, startGame } from "./send";
import { sharedServer } from "./server";
import { signIn, withServerDatabase } from "./signedIn";
import { pressByKey, tabTo } from "./tabTo";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 3);

const server = sharedServer();
const origin = fromNetwork(server.origin);

/** A phone with an account, on the start page. */
async function phoneOf(name: string, phone: Parameters<typeof openPhone>[1] = {}): Promise<Page> {
  const page = await openPhone(origin, phone);
  await page.goto(origin + NO_PAGE);
  await signIn(server, page, name);
  await page.goto(origin);
  return page;
}

/** A phone with this `Cookie` header. */
async function signedIn(cookie: string, phone: Parameters<typeof openPhone>[1] = {}): Promise<Hands> {
  const page = await openPhone(origin, phone);
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: origin }]);
  return new Hands(page);
}

const groupAt = (page: Page): string => new URL(page.url()).pathname.split("/")[2] ?? "";

/** Creates a group on the screen, from the start page. Returns its id. */
async function makeGroup(hands: Hands, name: string): Promise<string> {
  const { phone } = hands;
  await hands.tap(phone.getByRole("link", { name: "Create group" }));
  await phone.waitForURL("**/groups/new");
  await hands.tap(phone.getByLabel("Group name"));
  await hands.type(name);
  await hands.press("Create group");
  await phone.waitForURL(/\/groups\/[\w-]{22}$/);
  return groupAt(phone);
}

/** Creates an invitation on the members page. Returns its link. */
async function invite(hands: Hands, role = "Member"): Promise<string> {
  await hands.press("Invite someone");
  const sheet = hands.phone.getByRole("dialog", { name: "Invite someone" });
  await sheet.getByRole("radio", { name: role }).check({ force: true });
  await hands.inSheet("Create link");
  const link = (await sheet.getByText(/^http:.+\/invite\//).textContent()) ?? "";
  await hands.press("Close");
  return link;
}

const toMembers = async (hands: Hands) => {
  await hands.tap(hands.phone.getByRole("link", { name: "More" }));
  await hands.tap(hands.phone.getByRole("link", { name: /^Members/ }));
  await hands.phone.waitForURL("**/members");
};

const roster = (group: string, ...names: readonly string[]) =>
  withServerDatabase(server, async (db) => {
    for (const name of names)
      await db.player.create({ data: { id: `${name}-${group}`, groupId: group, name, colour: "amber" } });
  });

/** The colors of a page's first felt. */
const feltOf = (phone: Page): Promise<string> =>
  phone.evaluate(() => {
    const felt = document.querySelector(".felt");
    return felt === null
      ? "none"
      : (getComputedStyle(felt).backgroundImage.match(/rgb\([^)]+\)/g) ?? []).join();
  });

const NOWHERE = "Nothing under this cup";

story(
  "by touch: create a group; invite, promote and remove a member; markup in its name stays text",
  async () => {
    const name = '<img src=x onerror="document.title=1">Engine';
    const isText = async (phone: Page) => {
      await phone.getByText(name).first().waitFor();
      expect(await phone.title()).not.toMatch(/^\d/);
      expect(await phone.locator("img").count()).toBe(0);
    };
    const olive = new Hands(await phoneOf("Olive"));
    const group = await makeGroup(olive, name);
    // The start page's link, the field, the button.
    expect(olive.taps).toBe(3);
    await roster(group, "Baker", "Cruz");
    await toMembers(olive);
    await isText(olive.phone);
    const link = await invite(olive);

    const ben = new Hands(await openPhone(origin, { expected: [/404/] }));
    await ben.phone.goto(link);
    await ben.phone
      .getByRole("heading", { name: `You’re invited to ${name} as a member.`, exact: true })
      .waitFor();
    await isText(ben.phone);
    for (const [way, page] of [
      ["Create account", "/sign-up"],
      ["Sign in", "/sign-in"],
    ] as const) {
      const href = await ben.phone.getByRole("link", { name: way }).getAttribute("href");
      const url = new URL(href ?? "", origin);
      expect([url.pathname, url.searchParams.get("next")]).toEqual([page, new URL(link).pathname]);
    }
    await signIn(server, ben.phone, "Ben");
    await ben.phone.reload();
    await ben.phone.getByRole("radio", { name: "I’m Baker" }).check({ force: true });
    await ben.press("Join");
    await ben.phone.waitForURL(`**/groups/${group}`);
    // The code is not in the browser history.
    await ben.phone.goBack();
    expect(ben.phone.url()).not.toContain("/invite/");
    await ben.phone.goto(link);
    await ben.phone.getByText("You’re a member of this group.").waitFor();

    await olive.phone.reload();
    await olive.press("Edit Ben, Member");
    await olive.press(/^Make admin/);
    await olive.phone.getByText("Ben is an admin now.").waitFor();
    await ben.phone.goto(`${origin}/groups/${group}/settings`);
    await ben.phone.getByLabel("Name", { exact: true }).fill("Engine 8");
    await ben.press("Save");
    await ben.phone.getByText("Saved.").waitFor();

    await olive.press("Edit Ben, Admin");
    await olive.press("Remove");
    await olive.press("Remove Ben");
    await olive.phone.getByText("Ben removed.").waitFor();
    await ben.phone.getByLabel("Name", { exact: true }).fill("Mine");
    await ben.press("Save");
    await ben.phone.getByRole("alert").getByText("You’re not in that group").waitFor();
    await ben.phone.reload();
    await ben.phone.getByText(NOWHERE).waitFor();
    await ben.phone.goto(origin);
    expect(await ben.phone.getByText("Engine").count()).toBe(0);
    const stored = await withServerDatabase(server, (db) =>
      db.group.findUniqueOrThrow({ where: { id: group } }),
    );
    expect(stored.name).toBe("Engine 8");
  },
);

story("by touch: transfer, leave, delete and restore a group", async () => {
  const { id: group, cookie } = await cachedGroup(server);
  const olive = await signedIn(cookie, { expected: [/404/] });
  await olive.phone.goto(`${origin}/groups/${group}/members`);
  // The only owner sees why they cannot leave.
  await olive.press("Edit Olive, Owner");
  await olive.phone.getByText("You’re the only owner").waitFor();
  await olive.press("Close");
  const ben = await signedIn(await belonging(server, group, "member"));
  await olive.tap(olive.phone.getByRole("link", { name: "More" }));
  await olive.tap(olive.phone.getByRole("link", { name: "Settings" }));
  await olive.press(/^Hand over group/);
  await olive.inSheet("member");
  await olive.inSheet("Hand over to member");
  await olive.phone.waitForURL("**/members");
  await olive.press("Edit Olive, Admin");
  await olive.press("Leave group");
  await olive.press("Leave");
  await olive.phone.waitForURL(origin.endsWith("/") ? origin : `${origin}/`);
  await olive.phone.getByRole("link", { name: "Create group" }).waitFor();
  expect(await olive.phone.getByText("Engine 7").count()).toBe(0);

  await ben.phone.goto(`${origin}/groups/${group}/settings`);
  await ben.press("Delete group");
  await ben.phone.getByText(/Restore until/).waitFor();
  await ben.inSheet("Delete it");
  await ben.phone.getByText("Engine 7 deleted.").waitFor();
  await ben.press("Restore Engine 7");
  await ben.tap(ben.phone.getByRole("link", { name: "Engine 7" }));
  await ben.phone.waitForURL(`**/groups/${group}`);
});

story("by touch: set a group’s house rules, tones key and tablecloth, which every table shows", async () => {
  const olive = await signedIn((await cachedGroup(server)).cookie);
  const { phone } = olive;
  await phone.goto(origin + NO_PAGE);
  const crew = { name: "Engine 8", kind: "crew", time_zone: "UTC" };
  const { id: group } = await send<{ id: string }>(phone, "groups", crew);
  const game = await startGame(phone, ["Ann", "Bob", "Cy"], { group });
  await record(phone, game, start("s1", 4), says("s1", { count: 9, face: 6 }));
  const ben = await signedIn(await belonging(server, group, "member"), { expected: [/404/] });
  await ben.phone.goto(`${origin}/games/${game}`);
  await ben.isLive();
  await ben.button("Tones").waitFor();
  const tv = await openPhone(origin, { width: 1280, height: 800, touch: false });
  await tv.context().addCookies(await phone.context().cookies());
  await tv.goto(`${origin}/games/${game}/tv`);
  const green = await feltOf(ben.phone);
  const paper = await ben.phone.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  const saves = async () => {
    await olive.press("Save");
    await phone.getByText("Saved.").waitFor();
    await phone.reload();
  };
  const settings = `${origin}/groups/${group}/settings`;
  const opens = (name: string) => olive.tap(phone.locator("summary", { hasText: name }));
  await phone.goto(`${settings}/game`);
  await phone.getByLabel("Challenges out of turn", { exact: true }).selectOption("Only the player in turn");
  await phone.getByLabel("Bads to wash alone").fill("0");
  await olive.press("Save");
  await phone
    .getByRole("alert")
    .getByText("“Bads to wash alone” takes a whole number from 1 to 99.")
    .waitFor();
  await phone.getByLabel("Bads to wash alone").fill("7");
  await saves();
  expect(await phone.getByLabel("Bads to wash alone").inputValue()).toBe("7");
  expect(await phone.getByLabel("Challenges out of turn", { exact: true }).inputValue()).toBe("off");
  await phone.goto(settings);
  // Under two screens of a small phone.
  expect(await phone.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1_500);
  await opens("Tones key");
  const tones = phone.getByRole("group", { name: "Tones key" });
  expect(await tones.getByRole("radio", { name: "On" }).isChecked()).toBe(true);
  await tones.getByRole("radio", { name: "Off" }).check({ force: true });
  await saves();
  await opens("Tones key");
  expect(await tones.getByRole("radio", { name: "Off" }).isChecked()).toBe(true);
  await olive.tap(phone.getByRole("link", { name: /^Table look/ }));
  const shown = phone.getByRole("figure", { name: "Preview" });
  await phone.getByRole("radio", { name: "Blue" }).check({ force: true });
  await phone.getByLabel("Stamp when short").fill("Busted");
  await phone.getByLabel("Nameplate").fill("Station 7 · B shift");
  for (const text of ["Busted", "There and one more", "Station 7 · B shift"])
    await shown.getByText(text, { exact: true }).waitFor();
  const blue = await feltOf(phone);
  expect(blue).not.toBe(green);
  await saves();
  // Another game has other rules.
  await phone.goto(`${settings}/game`);
  await phone.getByLabel("Default game").selectOption("Mia");
  await phone.getByLabel("Lives each").fill("3");
  await saves();
  const stored = await withServerDatabase(server, (db) =>
    db.group.findUniqueOrThrow({ where: { id: group } }),
  );
  expect([stored.ruleSet, stored.house]).toEqual([
    "mia",
    {
      lives: 3,
      equal_ok: "no",
      pass_unseen: "on",
      astray: "void",
      next_to_mia: "double-six",
      false_mia: "one",
      second_roll: "off",
      wrong_costs: "one",
      loser_drinks: 0,
    },
  ]);

  // An open table updates at once, the TV with the next entry.
  await ben.phone.getByText("Station 7 · B shift").waitFor();
  expect(await feltOf(ben.phone)).toBe(blue);
  await ben.press("More");
  const sheet = ben.phone.getByRole("dialog", { name: "More" });
  expect(await sheet.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(paper);
  await ben.press("Close");
  await record(ben.phone, game, bangs("s2"), outcome("short"));
  for (const screen of [ben.phone, tv]) {
    await screen.getByText("Busted", { exact: true }).waitFor();
    expect(await screen.getByText("Short", { exact: true }).count()).toBe(0);
  }
  expect(await tv.locator("#tv").getAttribute("data-felt")).toBe("blue");
  await ben.phone.reload();
  await ben.isLive();
  await ben.press("More");
  await ben.phone.getByRole("dialog").waitFor();
  expect(await ben.button("Tones").count()).toBe(0);

  // Members see it without a key.
  await ben.phone.goto(`${origin}/groups/${group}/more`);
  await ben.phone.getByRole("link", { name: /^Members/ }).waitFor();
  expect(await ben.phone.getByRole("link", { name: "Settings" }).count()).toBe(0);
  expect(await ben.phone.locator('[data-felt="blue"]').count()).toBe(1);
  await ben.phone.goto(`${origin}/groups/${group}/settings`);
  await ben.phone.getByText(NOWHERE).waitFor();
});

story("a choice made before hydration is the one that joins", async () => {
  const olive = new Hands(await phoneOf("Olive"));
  const group = await makeGroup(olive, "Ladder 3");
  await roster(group, "Baker");
  await toMembers(olive);
  const link = await invite(olive);
  const ben = await phoneOf("Ben");
  const release = await holdScripts(ben);
  const opened = ben.goto(link);
  await ben.getByRole("radio", { name: "I’m Baker" }).check({ force: true });
  await ben.getByRole("button", { name: "Join" }).tap();
  release();
  await opened;
  await ben.waitForURL(`**/groups/${group}`);
  const account = await withServerDatabase(server, async (db) => {
    const { account } = await db.player.findFirstOrThrow({
      where: { groupId: group, name: "Baker" },
      include: { account: true },
    });
    return account?.name;
  });
  expect(account).toBe("Ben");
});

const desk = { width: 1280, height: 800, touch: false };

story("by keyboard alone: invite a person, who joins as their roster player", async () => {
  const olive = await phoneOf("Olive", desk);
  await pressByKey(olive, /^Create group$/);
  await olive.waitForURL("**/groups/new");
  await olive.getByRole("button", { name: "Create group" }).waitFor();
  await tabTo(olive, /^Home$/);
  await olive.keyboard.press("Tab");
  await olive.keyboard.type("Engine 7");
  await olive.keyboard.press("Tab");
  await olive.keyboard.press("ArrowDown");
  await olive.keyboard.press("ArrowDown");
  expect(await olive.getByRole("radio", { name: "Friends" }).isChecked()).toBe(true);
  await pressByKey(olive, /^Create group$/);
  await olive.waitForURL(/\/groups\/[\w-]{22}$/);
  const group = groupAt(olive);
  await roster(group, "Baker");

  await pressByKey(olive, /^More$/);
  await olive.waitForURL("**/more");
  await pressByKey(olive, /^Members/);
  await olive.waitForURL("**/members");
  await pressByKey(olive, /^Invite someone$/);
  const sheet = olive.getByRole("dialog", { name: "Invite someone" });
  await sheet.waitFor();
  await tabTo(olive, /^Member$/);
  await olive.keyboard.press("ArrowUp");
  expect(await sheet.getByRole("radio", { name: "Admin" }).isChecked()).toBe(true);
  await pressByKey(olive, /^Create link$/);
  await sheet.getByRole("img", { name: "Invitation QR code" }).waitFor();
  const link = (await sheet.getByText(/^http:.+\/invite\//).textContent()) ?? "";
  await olive.keyboard.press("Escape");
  await olive.getByText("Admin invite: 0 of 5 used").waitFor();

  const ben = await openPhone(origin, desk);
  await ben.goto(link);
  await pressByKey(ben, /^Create account$/);
  await ben.waitForURL("**/sign-up?*");
  await ben.locator("input:focus").waitFor();
  await ben.keyboard.type("Ben");
  await ben.keyboard.press("Tab");
  await ben.keyboard.type("ben@example.org");
  await ben.keyboard.press("Tab");
  await ben.keyboard.type("three kettles on a windowsill");
  await ben.keyboard.press("Enter");
  await ben.waitForURL("**/invite/*");
  await ben.getByRole("group", { name: "Who are you at the table?" }).waitFor();
  await tabTo(ben, /^I’m new here$/);
  await ben.keyboard.press("ArrowDown");
  expect(await ben.getByRole("radio", { name: "I’m Baker" }).isChecked()).toBe(true);
  await pressByKey(ben, /^Join$/);
  await ben.waitForURL(`**/groups/${group}`);
  const player = await withServerDatabase(server, (db) =>
    db.player.findFirstOrThrow({ where: { groupId: group, name: "Baker" }, include: { account: true } }),
  );
  expect(player.account?.name).toBe("Ben");
});
