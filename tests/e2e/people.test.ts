import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newId } from "@/lib/client/newId";
import { oneIn, sampleOf } from "../everyCase";
import { type CachedGroup, cachedGroup } from "./cachedGroup";
import { type MadeGame, madeGames, playAll } from "./evenings";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { send, startGame } from "./send";
import { sharedServer } from "./server";
import { withServerDatabase } from "./signedIn";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 2);

const CREW = ["Abbott", "Baker", "Cruz", "Diaz", "Evans", "Hale"];
const DAY_MS = 24 * 60 * 60 * 1000;

const server = sharedServer();
const origin = fromNetwork(server.origin);

/** A crew with these people on its roster. */
async function crewOf(names: readonly string[]): Promise<{ group: CachedGroup; ids: readonly string[] }> {
  const group = await cachedGroup(server, { kind: "crew" });
  const ids = names.map((name) => `${name}-${group.id}`);
  await withServerDatabase(server, async (db) => {
    for (const [at, name] of names.entries())
      await db.player.create({ data: { id: ids[at] ?? "", groupId: group.id, name, colour: "amber" } });
  });
  return { group, ids };
}

/** The owner's phone on a crew's page, with these people on the roster. */
async function crewAt(
  names: readonly string[],
): Promise<{ hands: Hands; group: CachedGroup; ids: readonly string[] }> {
  const { group, ids } = await crewOf(names);
  const page = await openPhone(origin, { expected: [/status of 404/] });
  const [name = "", value = ""] = group.cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: origin }]);
  await page.goto(`/groups/${group.id}`);
  return { hands: new Hands(page), group, ids };
}

/** A row of a person's statistics. */
const figure = (phone: Page, name: string) =>
  phone.locator("details details", { has: phone.locator("summary", { hasText: name }) }).first();

/** A person's row in the list. */
const line = (phone: Page, name: string) =>
  phone.getByRole("table").first().getByRole("row").filter({ hasText: name });

/** The player with the most net right challenges against a person, computed by hand. */
function beatenBy(name: string, games: readonly MadeGame[]): { by: string; right: number; made: number } {
  const by = new Map<string, { right: number; made: number }>();
  for (const { challenger, claimer, right } of games.flatMap(({ met }) => met)) {
    if (claimer !== name) continue;
    const { right: before, made } = by.get(challenger) ?? { right: 0, made: 0 };
    by.set(challenger, { right: before + Number(right), made: made + 1 });
  }
  const [first] = [...by].toSorted(([, a], [, b]) => 2 * b.right - b.made - (2 * a.right - a.made));
  return { by: first?.[0] ?? "", right: first?.[1].right ?? 0, made: first?.[1].made ?? 0 };
}

story("two taps answer “who beats me most?” and “is Hale a liar or lucky?”", async () => {
  const { hands, group } = await crewAt(CREW);
  const { phone } = hands;
  const games = madeGames(CREW, 24);
  const ids = await playAll(phone, group.id, CREW, games);
  await withServerDatabase(server, async (db) => {
    for (const [at, id] of ids.entries())
      await db.game.update({
        where: { id },
        data: { playedAt: new Date(Date.now() - (ids.length - at) * DAY_MS) },
      });
  });
  await phone.reload();
  hands.taps = 0;
  await hands.tap(
    phone.getByRole("navigation", { name: "Pages of this group" }).getByRole("link", { name: "People" }),
  );
  await phone.waitForURL("**/people");
  await hands.tap(line(phone, "Hale").getByRole("link"));
  await phone.getByRole("heading", { name: "Hale", exact: true }).waitFor();
  expect(hands.taps).toBe(2);
  await phone.getByText("left to count").waitFor({ state: "detached" });

  const top = phone.getByRole("region", { name: "Liar, or lucky?" });
  const answer = await top.textContent();
  expect(answer).toMatch(/Bluffs a lotHale bluffs more than everyone else \(\d+% vs\. \d+%\)/);
  expect(answer).toMatch(/: [+−]\d+\.\d\s±\s\d+\.\d/);
  const { by, right, made } = beatenBy("Hale", games);
  await top.getByText(`${by} is the nemesis`).waitFor();
  await hands.tap(phone.getByText("All stats"));
  const nemesis = figure(phone, "Nemesis");
  expect(await nemesis.locator("summary").textContent()).toContain(`${by}${right} of ${made} right`);
  const washed = games.filter(({ washer }) => washer === "Hale").length;
  expect(await figure(phone, "Lost").locator("summary").textContent()).toContain(
    `${washed} of ${games.length}`,
  );

  await hands.tap(figure(phone, "Bluff rate").locator("summary"));
  await phone.getByText(/^\d+ of \d+ revealed claims by Hale were false\.$/).waitFor();
  await hands.tap(nemesis.locator("summary"));
  await hands.tap(phone.getByRole("link", { name: `To ${by}` }));
  await phone.getByRole("heading", { name: by, exact: true }).waitFor();

  await hands.tap(phone.getByText("All stats"));
  const bold = figure(phone, "Boldest right call");
  await hands.tap(bold.locator("summary"));
  await hands.tap(bold.getByRole("link", { name: /^Round \d, / }));
  await phone.waitForURL(/\/games\/.+\/history\?round=\d$/);
  await phone
    .getByRole("heading", { name: /^Round/ })
    .first()
    .waitFor();

  await phone.goto(`/groups/${group.id}/people`);
  const cells = await phone
    .getByRole("region", { name: "Who catches whom" })
    .getByRole("cell")
    .allTextContents();
  const all = games.flatMap(({ met }) => met).length;
  const meetings = cells.map((cell) => Number(/ of (\d+) right/.exec(cell)?.[1] ?? 0));
  expect(meetings.reduce((sum, one) => sum + one, 0)).toBe(all);
});

story("guests have a page under any name; a person who hides their stats shows none", async () => {
  const { hands, group, ids } = await crewAt(["Abbott", "Baker"]);
  const { phone } = hands;
  const [abbott = ""] = ids;
  const guests = ["Zoë 100%", "#7", "a/b?c"];
  const game = await startGame(phone, ["Abbott", ...guests], { group: group.id });
  await send(phone, `games/${game}/entries`, {
    entries: [{ id: newId(), action: { do: "end", losers: ["s2"] }, after: 0 }],
  });
  for (const guest of sampleOf(guests, 1)) {
    await phone.goto(`/groups/${group.id}/people`);
    await phone.getByRole("link", { name: guest }).first().tap();
    await phone.getByRole("heading", { name: guest, exact: true }).waitFor();
    await phone
      .getByText(/1 game, /)
      .first()
      .waitFor();
  }
  await withServerDatabase(server, (db) =>
    db.player.update({ where: { id: abbott }, data: { unlistedAt: new Date() } }),
  );
  await phone.goto(`/groups/${group.id}/people`);
  expect(await line(phone, "Abbott").count()).toBe(0);
  await phone.goto(`/groups/${group.id}/people/${abbott}`);
  await phone.getByText("Abbott hides their stats.").waitFor();
  // The group's name appears only in print.
  expect(await phone.getByRole("main").innerText()).not.toMatch(/\d/);
});

test("handles unknown people and empty periods in the URL", async () => {
  const { group, ids } = await crewOf(["Abbott", "Baker"]);
  const [abbott = ""] = ids;
  const other = await crewOf(["Cruz"]);
  // Sent without the browser, which would normalize the URL.
  const status = async (address: string) =>
    (await fetch(server.origin + address, { headers: { cookie: group.cookie }, redirect: "manual" })).status;
  const people = `/groups/${group.id}/people`;
  for (const unknownPerson of [
    "no-such-person",
    other.ids[0] ?? "",
    "guest:nobody",
    "__proto__",
    "guest:__proto__",
    "constructor",
    "guest%3A%F0%9F%8E%B2",
  ])
    expect([await status(`${people}/${unknownPerson}`), unknownPerson.slice(0, 30)]).toEqual([
      404,
      unknownPerson.slice(0, 30),
    ]);
  for (const query of [
    "scope=__proto__",
    "scope=constructor&game=__proto__",
    "game=chess",
    "scope=all&scope=2026",
    "by=drinks",
    "by=named",
    `scope=${"x".repeat(500)}`,
    "scope=2026%27%20OR%201=1",
    "scope=1999&game=mia&by=nerve",
  ]) {
    expect([await status(`${people}?${query}`), query.slice(0, 30)]).toEqual([200, query.slice(0, 30)]);
    expect([await status(`${people}/${abbott}?${query}`), query.slice(0, 30)]).toEqual([
      200,
      query.slice(0, 30),
    ]);
  }
  // Too long for any handler.
  const long = "x".repeat(5_000);
  for (const address of [`${people}/${long}`, `${people}/guest:${long}`, `${people}?scope=${long}`])
    expect(await status(address)).toBe(414);
  expect(await status(`${people}/%00`)).toBe(400);
  expect(await status(`${people}/%`)).toBeGreaterThanOrEqual(400);
  expect(await status(`${people}/%E0%A4%A`)).toBeLessThan(500);
});
