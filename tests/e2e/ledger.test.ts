import { expect } from "vitest";
import { newId } from "@/lib/client/newId";
import type { Action } from "@/lib/engine";
import { closeDatabase, database } from "@/lib/server/db/db";
import { dayOf, daysAfter } from "@/lib/views/dayOf";
import { oneIn } from "../everyCase";
import { belonging, type CachedGroup, cachedGroup } from "./cachedGroup";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone, type Phone } from "./phone";
import { sharedServer } from "./server";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 2);

const CREW = ["Abbott", "Hale", "Kowalski", "Ortiz"];
const ZONE = "Europe/Berlin";

const server = sharedServer();
const origin = fromNetwork(server.origin);

async function phoneOf(cookie: string, phone: Phone = {}): Promise<Hands> {
  const page = await openPhone(origin, phone);
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: origin }]);
  return new Hands(page);
}

/** A request like a group owner's phone would send. */
async function ask({ cookie }: CachedGroup, method: string, path: string, body: object) {
  const answer = await fetch(`${server.origin}/api/v1/${path}`, {
    method,
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  const responseBody = await answer.json();
  expect(responseBody).toMatchObject({ ok: true });
  return responseBody;
}

/** A group with the crew on its roster, and its owner's phone. */
async function groupOf(kind: "crew" | "bar") {
  const group = await cachedGroup(server, { name: kind === "crew" ? "Engine 7" : "The Anchor", kind });
  const hands = await phoneOf(group.cookie);
  const { players } = await ask(group, "POST", `groups/${group.id}/players`, { names: CREW });
  return { hands, group, players: players as readonly string[] };
}

/** A phone signed in as a roster player. */
async function phoneAs(group: CachedGroup, player: string | undefined): Promise<Hands> {
  const cookie = await belonging(server, group.id, "member");
  process.env.DATA_DIR = server.dataDir;
  const member = await database().account.findFirstOrThrow({
    where: { name: "member" },
    orderBy: { createdAt: "desc" },
  });
  await database().player.update({ where: { id: player ?? "" }, data: { accountId: member.id } });
  await closeDatabase();
  return phoneOf(cookie);
}

const lineSaying = ({ phone }: Hands, text: string | RegExp) =>
  phone.getByRole("region", { name: "Entries" }).getByRole("listitem").filter({ hasText: text });

story("a crew’s month: dish duty is swapped and done, a wrong entry is canceled", async () => {
  const { hands, group, players } = await groupOf("crew");
  const today = dayOf(new Date(), ZONE);
  for (let ago = 27; ago >= 0; ago -= 3)
    await ask(group, "POST", `groups/${group.id}/results`, {
      id: newId(),
      game: "firehouse",
      losers: [players[ago === 0 ? 2 : ago % 2]],
      day: daysAfter(today, -ago),
    });
  await hands.phone.goto(`/groups/${group.id}`);
  await hands.tap(hands.phone.getByRole("link", { name: "Ledger", exact: true }));
  await hands.phone.waitForURL("**/ledger");
  const duties = hands.phone.getByRole("list", { name: "Dishes owed" });
  // Only today’s duty of ten games is open.
  await duties.getByText("Kowalski", { exact: true }).waitFor();
  expect(await duties.getByRole("listitem").count()).toBe(1);

  // “I’ll wash for you Friday”, Hale says, on a phone of their own.
  const hale = await phoneAs(group, players[1]);
  await hale.phone.goto(`/groups/${group.id}/ledger`);
  expect(await hale.button("Mark done: Kowalski washed").count()).toBe(0);
  await hale.press(/^Kowalski/);
  await hale.press("Swap Kowalski’s dish duty");
  await hale.phone.getByLabel("On which day?").fill(daysAfter(today, 4));
  await hale.press("Swap");
  const theirs = hale.phone.getByRole("list", { name: "Dishes owed" });
  await theirs.getByText("Hale", { exact: true }).waitFor();
  await theirs.getByText(/ · for Kowalski$/).waitFor();
  await lineSaying(hale, /^Hale washes for Kowalski: /).waitFor();

  // An admin writes an entry about the wrong person, and cancels it.
  await hands.phone.reload();
  await hands.press("Add entry");
  await hands.phone.getByRole("combobox", { name: "Who washes?" }).selectOption({ label: "Ortiz" });
  await hands.phone.getByLabel("Why?").fill("Burnt the pan");
  await hands.press("Save");
  await duties.getByText("Ortiz", { exact: true }).waitFor();
  await hands.press(/^Cancel: Ortiz owes one wash/);
  const sheet = hands.phone.getByRole("dialog", { name: "Cancel entry" });
  await sheet.getByLabel("Why?").fill("It was Abbott");
  await sheet.getByRole("button", { name: "Cancel entry" }).tap();
  await duties.getByText("Ortiz", { exact: true }).waitFor({ state: "detached" });
  await lineSaying(hands, /^Canceled: Ortiz owes one wash/)
    .getByText("It was Abbott")
    .waitFor();
  await lineSaying(hands, "canceled").getByText("Burnt the pan").waitFor();

  // It is done, with the time; the entry links to its game. Hale, who washed, is counted, not Kowalski, who
  // lost.
  await hale.phone.reload();
  await hale.press("Mark done: Hale washed");
  await hale.phone.getByText("No dishes owed.").waitFor();
  const done = lineSaying(hale, /^Hale washed/);
  await done.locator("time").waitFor();
  await done.getByRole("link", { name: "Open game" }).tap();
  await hale.phone.waitForURL("**/history**");
  await hands.phone.goto(`/groups/${group.id}`);
  await hands.phone.getByRole("link", { name: /^Hale .*washed 6 of/ }).waitFor();
  await hands.phone.getByRole("link", { name: /^Kowalski .*washed 0 of/ }).waitFor();
});

const gives = (from: string, to: string, count: number, what: "chip" | "drink" = "chip"): Action => ({
  do: "result",
  moves: [{ what, count, from, to }],
});

async function played(group: CachedGroup, game: string, actions: readonly Action[]): Promise<string> {
  const id = newId();
  await ask(group, "POST", "games", {
    id,
    game,
    house: game === "own-hand" ? { chips: 10 } : {},
    players: CREW.map((name, at) => ({ seat: `s${at + 1}`, name })),
    group: group.id,
  });
  const entries = actions.map((action, after) => ({ id: newId(), action, after }));
  await ask(group, "POST", `games/${id}/entries`, { entries });
  return id;
}

story(
  "a bar’s weeks: two nights settle together, drinks are served, each person sets their limit",
  async () => {
    const { hands, group, players } = await groupOf("bar");
    for (const moves of [gives("s2", "s3", 5), gives("s3", "s1", 5)]) {
      const { id } = await ask(group, "POST", `groups/${group.id}/nights`, {});
      await played(group, "own-hand", [moves, { do: "end" }]);
      await ask(group, "PATCH", `groups/${group.id}/nights/${id}`, { ended: true });
    }
    await hands.phone.goto(`/groups/${group.id}/ledger`);
    await hands.tap(hands.phone.getByRole("link", { name: "Money", exact: true }));
    // Hale owed Kowalski, and Kowalski owed Abbott: one payment is enough.
    const payments = hands.phone.getByRole("list", { name: "Chips" });
    await payments.getByRole("button", { name: "Mark paid: Hale pays Abbott 5 chips" }).waitFor();
    expect(await payments.getByRole("listitem").count()).toBe(1);
    await hands.press("Mark paid: Hale pays Abbott 5 chips");
    await hands.phone.getByText("All even.").waitFor();
    await lineSaying(hands, "Hale paid Abbott 5 chips").waitFor();

    const hale = await phoneAs(group, players[1]);
    await hale.phone.goto(`/groups/${group.id}/ledger?of=drinks`);
    await hale.phone.getByLabel("Most drinks in one night").fill("3");
    await hale.press("Set");
    await hale.phone.getByText("Your limit is 3.").waitFor();
    await hale.press("Add entry");
    await hale.phone.getByLabel("To whom?").selectOption({ label: "Abbott" });
    await hale.phone.getByLabel("Why?").fill("Lost a bet");
    await hale.press("Save");
    const owed = hale.phone.getByRole("list", { name: "Drinks" });
    await owed.getByText("Hale owes Abbott").waitFor();
    // Only the receiver or an admin marks it as served.
    expect(await owed.getByRole("button").count()).toBe(0);
    const cups = await played(group, "pass-the-cup", [gives("bank", "s2", 2, "drink")]);
    await hale.phone.reload();
    const reached = "You’ve hit your limit (3).";
    await hale.phone.getByText(reached).waitFor();
    // Only they see it at the table.
    for (const one of [hale, hands]) {
      await one.phone.goto(`/games/${cups}`);
      await one.isLive();
      expect(await one.phone.getByText(reached).count()).toBe(one === hale ? 1 : 0);
    }
    await hale.phone.goto(`/groups/${group.id}/ledger?of=drinks`);

    await hands.phone.goto(`/groups/${group.id}/ledger?of=drinks`);
    await hands.press("Hale has served Abbott 1 drink");
    await lineSaying(hands, "Hale served Abbott 1 drink").waitFor();
    expect(await hands.phone.getByText(/limit/i).count()).toBe(0);
    await hale.press("Hale was served 2 drinks");
    await hale.phone.getByText("No one owes a drink.").waitFor();
    await hale.press("Hide my stats");
    await hale.phone.getByText("Your stats are hidden.").waitFor();
  },
);
