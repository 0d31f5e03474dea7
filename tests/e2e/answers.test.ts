import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { newId } from "@/lib/client/newId";
import { dayOf, daysAfter } from "@/lib/views/dayOf";
import { oneIn } from "../everyCase";
import { type CachedGroup, cachedGroup } from "./cachedGroup";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedServer } from "./server";

const story = oneIn(browserTest, 3);

// The six questions and tasks of an evening: at most two taps from a group's page on a small phone.

const server = sharedServer();
const origin = fromNetwork(server.origin);
const SMALL = { width: 360, height: 612 };
const CREW = ["Abbott", "Baker", "Cruz", "Diaz", "Evans", "Frost", "Grady", "Hale", "Ito"];
const ZONE = "Europe/Berlin";

async function ask({ id, cookie }: CachedGroup, what: string, body: object) {
  const answer = await fetch(`${server.origin}/api/v1/groups/${id}/${what}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  const responseBody = await answer.json();
  expect(responseBody).toMatchObject({ ok: true });
  return responseBody;
}

/** Asks the API as the owner. */
async function api({ cookie }: CachedGroup, method: "POST" | "PATCH", path: string, body: object) {
  const answer = await fetch(`${server.origin}/api/v1${path}`, {
    method,
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  expect(await answer.json()).toMatchObject({ ok: true });
}

/** A group of nine, and its owner's small phone on the group's page. */
async function groupOf(kind: "crew" | "bar") {
  const group = await cachedGroup(server, { kind });
  const { players } = await ask(group, "players", { names: CREW });
  const page = await openPhone(origin, SMALL);
  const [name = "", value = ""] = group.cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: origin }]);
  return { group, hands: new Hands(page), players: players as readonly string[] };
}

/** Back on the group's page, without taps. */
async function onPage(hands: Hands, { id }: CachedGroup): Promise<void> {
  await hands.phone.goto(`/groups/${id}`);
  await hands.phone.evaluate(async () => void (await document.fonts.ready));
  hands.taps = 0;
}

/** Waits for an answer, and checks that it is on the first screen, above the keys. */
async function isSeen(answer: Locator): Promise<void> {
  await answer.waitFor();
  const page = answer.page();
  const keys = await page
    .getByRole("navigation", { name: "Start a game" })
    .boundingBox({ timeout: 500 })
    .catch(() => null);
  const box = await answer.boundingBox();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? SMALL.height)).toBeLessThanOrEqual(keys?.y ?? SMALL.height);
}

story("a crew’s page answers who is up and who owes whom, and logs a wash in two taps", async () => {
  const { group, hands, players } = await groupOf("crew");
  const today = dayOf(new Date(), ZONE);
  // Everyone but Grady has washed; Ito washes today.
  const washers = [0, 1, 2, 3, 4, 5, 7, 8];
  for (const [at, who] of washers.entries())
    await ask(group, "results", {
      ...{ id: newId(), game: "firehouse", losers: [players[who]], players },
      day: daysAfter(today, at + 1 - washers.length),
    });
  const { phone } = hands;
  await onPage(hands, group);
  await isSeen(phone.getByRole("heading", { name: "Grady’s up" }));
  await isSeen(phone.getByRole("link", { name: /^Who owes whom: Ito owes a wash/ }));
  expect(hands.taps).toBe(0);

  await hands.tap(phone.getByRole("link", { name: "People", exact: true }));
  const hale = phone.getByRole("link", { name: "Hale", exact: true });
  await isSeen(hale);
  await hands.tap(hale);
  await isSeen(phone.getByRole("region", { name: "Liar, or lucky?" }));
  expect(hands.taps).toBe(2);

  await onPage(hands, group);
  await hands.press("Log a wash");
  await hands.inSheet(/^Grady/);
  await phone.getByRole("link", { name: /today: (Grady and Ito|Ito and Grady) washed/ }).waitFor();
  expect(hands.taps).toBe(2);
});

story("a bar’s page starts a night in one tap and closes it in at most two", async () => {
  const { group, hands } = await groupOf("bar");
  const { phone } = hands;
  await onPage(hands, group);
  // Its game names losers, but no one washes.
  await isSeen(phone.getByRole("heading", { name: "No game yet" }));
  await hands.press(/^Start tonight/);
  await phone.getByRole("link", { name: /^Night on/ }).waitFor();
  expect(hands.taps).toBe(1);
  await onPage(hands, group);
  await hands.press("Closing time");
  await hands.button(/^Start tonight/).waitFor();
  expect(hands.taps).toBeLessThanOrEqual(2);
});

story(
  "a wide screen shows a crew’s night below the group’s name, and a flat one the keys in a row",
  async () => {
    const { group, hands } = await groupOf("crew");
    await ask(group, "nights", {});
    const { phone } = hands;
    await phone.setViewportSize({ width: 1280, height: 800 });
    await onPage(hands, group);
    const night = await phone.getByText("Night on", { exact: true }).boundingBox();
    const name = await phone.getByRole("heading", { level: 1 }).boundingBox();
    expect(night?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? Number.POSITIVE_INFINITY));

    const bar = await groupOf("bar");
    await ask(bar.group, "nights", {});
    await bar.hands.phone.setViewportSize({ width: 844, height: 390 });
    await onPage(bar.hands, bar.group);
    const [closing, game] = await Promise.all(
      ["Closing time", "New game"].map((key) =>
        bar.hands.phone.getByText(key, { exact: true }).boundingBox(),
      ),
    );
    expect(Math.abs((closing?.y ?? 0) - (game?.y ?? Number.POSITIVE_INFINITY))).toBeLessThan(30);
  },
);

story("a new night proposes last night’s people: two taps to their first game", async () => {
  const { group, hands } = await groupOf("bar");
  const { phone } = hands;
  const names = async () =>
    (
      await phone
        .locator("ol input")
        .evaluateAll((fields) => fields.map((one) => (one as HTMLInputElement).value))
    ).filter((name) => name !== "");
  const night = await ask(group, "nights", {});
  for (const players of [
    ["Frost", "Abbott"],
    ["Baker", "Abbott", "Zed"],
  ])
    await api(group, "POST", "/games", {
      ...{ id: newId(), game: "bar", house: {}, group: group.id },
      players: players.map((name, at) => ({ seat: `s${at + 1}`, name })),
    });
  await api(group, "PATCH", `/groups/${group.id}/nights/${night.id}`, { ended: true });
  await onPage(hands, group);
  await hands.press(/^Start tonight/);
  await phone.getByRole("link", { name: /^Night on/ }).waitFor();
  const again = hands.button(/^Start a game/);
  await again.waitFor();
  await expect.poll(() => again.getAttribute("aria-description")).toBe("Baker, Abbott, Zed, and Frost");
  // The other key shows them, too, to change.
  await phone.goto(`/new?group=${group.id}`);
  await expect.poll(names).toEqual(["Baker", "Abbott", "Zed", "Frost"]);
  await onPage(hands, group);
  await hands.tap(hands.button(/^Start a game/));
  await phone.waitForURL("**/games/*");
  expect(hands.taps).toBe(1);
});

story("one tap changes rules for a night, and the settings say which ones members can", async () => {
  const { group, hands } = await groupOf("bar");
  const { phone } = hands;
  await api(group, "PATCH", `/groups/${group.id}`, { game: "bar", house: { dice_each: 4 } });
  await phone.goto(`/groups/${group.id}/settings/game`);
  await phone.getByRole("group", { name: "Members can change for a night" }).waitFor();
  for (const name of ["Money", "Exact", "Turns", "Hands", "Other"])
    await phone.getByRole("checkbox", { name, exact: true }).uncheck();
  await hands.press("Save");
  await phone.getByText("Saved.").waitFor();

  await phone.goto(`/new?group=${group.id}`);
  await hands.press("Just tonight");
  const sheet = phone.getByRole("dialog");
  await sheet.getByText("The group’s rules stay as they are.").waitFor();
  await sheet.getByLabel("Wild face").selectOption({ label: "Ones" });
  await sheet.getByRole("button", { name: "Done" }).click();
  await hands.button("Just tonight: 1 changed").waitFor();
  await phone.locator("ol input").first().fill("Abbott, Baker,");
  await hands.press(/^Start/);
  await phone.waitForURL("**/games/*");
  const { house } = await phone.evaluate(async () =>
    (await fetch(`${location.pathname.replace("/games/", "/api/v1/games/")}/record`)).json(),
  );
  expect(house).toMatchObject({ wild: "ones", dice_each: 4 });
});
