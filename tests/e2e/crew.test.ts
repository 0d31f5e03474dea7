import { expect } from "vitest";
import { dutyDay } from "@/lib/views/rotation";
import { oneIn } from "../everyCase";
import { belonging, type CachedGroup, cachedGroup } from "./cachedGroup";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone, type Phone } from "./phone";
import { sharedServer } from "./server";
import { withServerDatabase } from "./signedIn";

const story = oneIn(browserTest, 3);

// A firehouse crew: which shift is on duty, and who washed.

const server = sharedServer();
const origin = fromNetwork(server.origin);
const ZONE = "Europe/Berlin";
const CREW = ["Abbott", "Baker", "Cruz", "Diaz"];

/** A phone with a signed-in user. */
async function phoneOf(cookie: string, phone: Phone = {}): Promise<Hands> {
  const page = await openPhone(origin, phone);
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: origin }]);
  return new Hands(page);
}

/** A request as the owner's phone would send it. */
async function ask({ id, cookie }: CachedGroup, method: string, what: string, body: object) {
  const answer = await fetch(`${server.origin}/api/v1/groups/${id}${what}`, {
    method,
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  const responseBody = await answer.json();
  expect(responseBody).toMatchObject({ ok: true });
  return responseBody;
}

/** A crew with shifts A, B and C, and four people on shift A. */
async function crewOf() {
  const group = await cachedGroup(server, { kind: "crew" });
  const shifts: string[] = [];
  for (const name of ["A", "B", "C"]) shifts.push((await ask(group, "POST", "/seasons", { name })).id);
  const { players } = await ask(group, "POST", "/players", { names: CREW, season: shifts[0] });
  return { group, shifts, players };
}

const dutyToday = () => dutyDay(new Date(), { changesAt: "08:00" }, ZONE);
const sheet = ({ phone }: Hands) => phone.getByRole("dialog");

story(
  "a crew’s shift: a rotation picks it, a tap sets it for every phone, and another one undoes that",
  async () => {
    const { group, shifts } = await crewOf();
    const keeper = await phoneOf(group.cookie);
    await keeper.phone.goto(`/groups/${group.id}`);
    await keeper.press("Set the shift");
    await keeper.inSheet("24/48");
    await sheet(keeper).getByLabel("First day").fill(dutyToday());
    await keeper.inSheet("Save rotation");
    await sheet(keeper).getByRole("heading", { name: "A shift is on" }).waitFor();
    await sheet(keeper)
      .getByText(/^By rotation, until \w+ 8:00 AM/)
      .waitFor();
    const week = sheet(keeper).getByRole("list", { name: "The next seven days" }).locator("[aria-hidden]");
    expect(await week.allInnerTexts()).toEqual([..."ABCABCA"]);
    // Letters that no shift has are named, and nothing changes.
    await keeper.inSheet("Other");
    await sheet(keeper).getByLabel("Shifts, one letter per day").fill("AABX");
    await keeper.inSheet("Save rotation");
    await sheet(keeper).getByText("Use only A, B, and C.").waitFor();
    await keeper.inSheet("Close");

    // A member sets B for today, and the keeper's phone sees it.
    const member = await phoneOf(await belonging(server, group.id, "member"));
    await member.phone.goto(`/groups/${group.id}`);
    await member.press("A shift");
    expect(await sheet(member).getByText("Save rotation").count()).toBe(0);
    await member.inSheet(/^B/);
    await member.button("B shift").waitFor();
    await keeper.phone.reload();
    await keeper.button("B shift").waitFor();
    // A new game counts for it. So it does after another choice there, for everyone.
    await keeper.phone.goto(`/new?group=${group.id}`);
    await keeper.phone.getByRole("radio", { name: "B", exact: true, checked: true }).waitFor();
    await keeper.tap(keeper.phone.getByRole("radio", { name: "C", exact: true }));
    for (const name of CREW.slice(0, 2)) await keeper.press(`Seat ${name}`);
    await keeper.press("Start");
    await keeper.phone.waitForURL("**/games/*");
    await keeper.press("More");
    await keeper.button("Shift: C").waitFor();
    await member.phone.reload();
    await member.press("C shift");
    await member.inSheet("By rotation");
    await member.button("A shift").waitFor();
    const seasons = await withServerDatabase(server, (db) =>
      db.game.findMany({ where: { groupId: group.id }, select: { seasonId: true } }),
    );
    expect(seasons).toEqual([{ seasonId: shifts[2] }]);
  },
);

story("a wash is logged in two taps, dropped on the wall, undone, and named after its logger", async () => {
  const { group } = await crewOf();
  const cookie = await belonging(server, group.id, "member");
  const member = await phoneOf(cookie, { width: 360, height: 612 });
  await member.phone.goto(`/groups/${group.id}`);
  await member.press("Log a wash");
  await member.inSheet(/^Baker/);
  const today = member.phone.getByRole("table").getByRole("link", { name: /today: Baker washed$/ });
  await today.waitFor();
  expect(member.taps).toBe(2);
  // The key that undoes it stands below what it undoes.
  const saved = await member.phone.getByText("Saved: Baker washed, today.").boundingBox();
  const undo = await member.button("Undo").boundingBox();
  expect(saved?.height).toBeGreaterThan(12);
  expect((saved?.y ?? 0) + (saved?.height ?? 0)).toBeLessThanOrEqual(undo?.y ?? 0);
  await member.press("Undo");
  await today.waitFor({ state: "hidden" });
  // Two together, yesterday.
  await member.press("Log a wash");
  await member.inSheet("Yesterday");
  await sheet(member).getByLabel("Two washed together").check();
  await member.inSheet(/^Abbott/);
  await sheet(member).getByText("Abbott and who?").waitFor();
  await member.inSheet(/^Diaz/);
  await member.phone
    .getByText(/^Result only · A shift · logged by member · Abbott, Baker, Cruz,? and Diaz$/)
    .waitFor();
  // A second wash of a day is another meal.
  await member.phone.reload();
  await member.press("Log a wash");
  expect(await sheet(member).getByText("adds another meal").count()).toBe(0);
  await member.inSheet(/^Cruz/);
  await member.phone.getByText("Saved: Cruz washed, today.").waitFor();
  await member.phone.reload();
  await member.press("Log a wash");
  await sheet(member).getByText("Cruz already washed today. This adds another meal.").waitFor();
  await member.inSheet("Another day");
  await sheet(member).getByText("adds another meal").waitFor({ state: "detached" });
  // Only keepers may, once they say so. The key is gone for members.
  const keeper = await phoneOf(group.cookie);
  await keeper.phone.goto(`/groups/${group.id}/settings`);
  await keeper.tap(keeper.phone.locator("summary", { hasText: "Who can log a wash?" }));
  await keeper.tap(keeper.phone.getByRole("radio", { name: "Admins" }));
  await keeper.press("Save");
  await keeper.phone.getByText("Saved.").waitFor();
  await member.phone.reload();
  await member.phone.getByRole("heading", { name: "Games", exact: true }).waitFor();
  expect(await member.button("Log a wash").count()).toBe(0);
});

story(
  "a group that logs who cooks: two taps, a mark on the wall, undone, and beside the washes in the ledger",
  async () => {
    const { group } = await crewOf();
    const keeper = await phoneOf(group.cookie);
    await keeper.phone.goto(`/groups/${group.id}`);
    await keeper.button("Log a wash").waitFor();
    expect(await keeper.button(/cook/).count()).toBe(0);
    await keeper.phone.goto(`/groups/${group.id}/settings`);
    await keeper.tap(keeper.phone.locator("summary", { hasText: "Log who cooks?" }));
    await keeper.tap(keeper.phone.getByRole("radio", { name: /^By last time/ }));
    await keeper.press("Save");
    await keeper.phone.getByText("Saved.").waitFor();

    const member = await phoneOf(await belonging(server, group.id, "member"), { width: 360, height: 612 });
    await member.phone.goto(`/groups/${group.id}`);
    const cook = () => member.press("No one’s up to cook yet");
    await cook();
    await member.inSheet(/^Baker/);
    const today = member.phone.getByRole("table").getByRole("link", { name: /today: Baker cooked$/ });
    await today.waitFor();
    expect(member.taps).toBe(2);
    await member.press("Undo");
    await today.waitFor({ state: "hidden" });
    // The key for washes logs both. A meal of yesterday is for one person.
    await member.press("Log a wash");
    await member.inSheet("Cooked");
    await member.inSheet("Yesterday");
    expect(await sheet(member).getByLabel("Two washed together").isVisible()).toBe(false);
    await member.inSheet(/^Cruz/);
    await member.phone
      .getByRole("table")
      .getByRole("link", { name: /: Cruz cooked$/ })
      .waitFor();
    // After a meal with a game there is someone to be next.
    await member.press("Log a wash");
    await member.inSheet(/^Diaz/);
    await member.phone
      .getByRole("table")
      .getByRole("link", { name: /today: Diaz washed$/ })
      .waitFor();
    await member.button(/^(Abbott|Baker|Diaz).* cooks next · cooked 0 of 1 meal$/).waitFor();
    await member.phone.goto(`/groups/${group.id}/ledger`);
    const shared = member.phone.getByRole("region", { name: "Cook & dishes" });
    await shared.getByText("cooked 1 of 1 meal · washed 0 of 1 meal").waitFor();
    await member.phone.getByText("Cruz cooked: yesterday", { exact: true }).waitFor();
    await member.phone.getByText("Canceled: Baker cooked", { exact: true }).waitFor();
  },
);

story("a single Kelly day is saved as chosen, also without Add day, and none is proposed", async () => {
  const { group } = await crewOf();
  const keeper = await phoneOf(group.cookie, { width: 360, height: 612 });
  await keeper.phone.goto(`/groups/${group.id}/roster`);
  const single = async () => {
    await keeper.press(/^Edit Abbott/);
    await sheet(keeper)
      .getByText("“Every few shifts” needs a rotation. Set it on the group’s page.")
      .waitFor();
  };
  const isSaved = () => keeper.phone.getByText("Abbott saved.").waitFor();
  await single();
  await keeper.inSheet("Single days");
  expect(await sheet(keeper).getByLabel("Day off").inputValue()).toBe("");
  await sheet(keeper).getByLabel("Day off").fill("2026-12-24");
  await keeper.inSheet("Add day");
  await sheet(keeper).getByLabel("Day off").fill("2026-12-20");
  await keeper.inSheet("Save");
  await isSaved();
  const days = async () =>
    (
      await withServerDatabase(server, (db) =>
        db.player.findFirstOrThrow({
          where: { groupId: group.id, name: "Abbott" },
          select: { kellyDays: true },
        }),
      )
    ).kellyDays;
  expect(await days()).toEqual({ every: null, from: null, days: ["2026-12-20", "2026-12-24"] });
  // A day chosen before another way is dropped with it.
  await keeper.phone.reload();
  await single();
  await sheet(keeper).getByLabel("Day off").fill("2026-12-31");
  await keeper.inSheet("None");
  await keeper.inSheet("Save");
  await isSaved();
  expect(await days()).toBeNull();
});

story(
  "a Kelly day by the rotation leaves a person out, and is in their feed until it is turned off",
  async () => {
    const { group, shifts, players } = await crewOf();
    await ask(group, "PATCH", "", {
      rotation: { pattern: shifts, starts_on: dutyToday(), changes_at: "08:00" },
    });
    await ask(group, "PATCH", `/players/${players[0]}`, { account: group.accountId });
    const keeper = await phoneOf(group.cookie, { width: 360, height: 612 });
    await keeper.phone.goto(`/groups/${group.id}/roster`);
    await keeper.press(/^Edit Abbott/);
    await keeper.inSheet("Every few shifts");
    await sheet(keeper).getByLabel("One off every … shifts").fill("2");
    await sheet(keeper).getByLabel("A day off").fill(dutyToday());
    await keeper.inSheet("Save");
    await sheet(keeper).waitFor({ state: "hidden" });
    await keeper.phone.goto(`/new?group=${group.id}`);
    await keeper.button("Add Abbott (Kelly day)").waitFor();

    await keeper.phone.goto(`/groups/${group.id}/ledger`);
    await keeper.press("Add to my calendar");
    const address = await sheet(keeper)
      .getByRole("link", { name: "Add to my calendar" })
      .getAttribute("href");
    expect(address).toMatch(/^webcal:\/\/table\.test:\d+\/share\/[^/]+\/calendar\.ics\?language=en$/);
    const { pathname, search } = new URL(`${address}`);
    const feed = () => fetch(server.origin + pathname + search);
    const today = dutyToday().replaceAll("-", "");
    const days = (await (await feed()).text())
      .split("BEGIN:VEVENT")
      .filter((one) => one.includes("Kelly day"));
    expect(days[0]).toContain(`DTSTART;VALUE=DATE:${today}`);
    await keeper.inSheet("Turn off");
    expect((await feed()).status).toBe(200);
    await keeper.inSheet("Turn off feed");
    await keeper.phone.getByText("Feed turned off.").waitFor();
    expect((await feed()).status).toBe(404);
  },
);
