import { readFile } from "node:fs/promises";
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { newId } from "@/lib/client/newId";
import type { Action } from "@/lib/engine";
import { closeDatabase, database } from "@/lib/server/db/db";
import { oneIn } from "../everyCase";
import { belonging, type CachedGroup, cachedGroup } from "./cachedGroup";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone, type Phone } from "./phone";
import { sharedServer } from "./server";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 2);

const CREW = ["Abbott", "Baker", "Cruz", "Diaz"];

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

/** A group with the crew on its roster. */
async function barGroup(): Promise<{ group: CachedGroup; players: readonly string[] }> {
  const group = await cachedGroup(server, { name: "The Anchor", kind: "bar" });
  const { players } = await ask(group, "POST", `groups/${group.id}/players`, { names: CREW });
  return { group, players };
}

async function beginNight(hands: Hands, name: string, buyIn?: string): Promise<void> {
  await hands.press("Start tonight");
  await hands.tap(hands.phone.getByRole("link", { name: /^Night on/ }));
  await hands.phone.waitForURL("**/nights/*");
  await hands.press("Edit name and buy-in");
  await hands.phone.getByLabel("Night name").fill(name);
  if (buyIn) await hands.phone.getByRole("textbox", { name: /^Buy-in/ }).fill(buyIn);
  await hands.inSheet("Save");
  await hands.phone.getByRole("heading", { name }).waitFor();
}

const gives = (from: string, to: string, count: number): Action => ({
  do: "result",
  moves: [{ what: "chip", count, from, to }],
});
const buys = (player: string): Action => ({ do: "buy-in", player });

/** A game of the crew for ten chips each, in seats s1, s2, …, with these entries. */
async function played(group: CachedGroup, actions: readonly Action[]) {
  const id = newId();
  await ask(group, "POST", "games", {
    id,
    game: "own-hand",
    house: { chips: 10 },
    players: CREW.map((name, at) => ({ seat: `s${at + 1}`, name })),
    group: group.id,
  });
  const entries = actions.map((action, after) => ({ id: newId(), action, after }));
  await ask(group, "POST", `games/${id}/entries`, { entries });
  return id;
}

/** Waits until all taps are recorded. */
const sentAll = ({ phone }: Hands) => phone.getByText("Saving…").waitFor({ state: "detached" });

/** Each row's chips: "20 in, 25 chips out" of a person, "+5 chips" of a pot. */
const gained = async (lines: Locator): Promise<readonly number[]> =>
  (await lines.allTextContents()).map((text) => {
    const [, into, out] = /(\d+)\sin,\s(\d+)\schips?\sout/.exec(text) ?? [];
    return into === undefined
      ? Number(/([+−]?\d+)( chips?)?$/.exec(text)?.[1]?.replace("−", "-") ?? 0)
      : Number(out) - Number(into);
  });

story(
  "a bar night with buy-ins, a leaver and a correction is settled; the next one shows open debts",
  async () => {
    const { group, players } = await barGroup();
    const hands = await phoneOf(group.cookie);
    await hands.phone.goto(`/groups/${group.id}`);
    await beginNight(hands, "Bar night", "5");
    const night = hands.phone.url();
    // Rebuys: everyone twice, Diaz three times with one undone.
    const buyIns = `groups/${group.id}/nights/${night.split("/").at(-1)}/buy-ins`;
    for (const player of players.slice(0, 3)) await ask(group, "PUT", buyIns, { player, times: 2 });
    await hands.phone.reload();
    for (let times = 0; times < 3; times++) await hands.press("Add buy-in: Diaz");
    await hands.press("Remove buy-in: Diaz");
    await hands.phone.getByText("€40.00 total").waitFor();
    await hands.phone.getByText("8 buy-ins from 4 people, €5.00 each").waitFor();

    const end: Action = { do: "end" };
    await played(group, [buys("s1"), buys("s2"), gives("s2", "s1", 6), end]);
    await played(group, [buys("s3"), buys("s4"), gives("s4", "s3", 8), gives("s1", "pot", 2), end]);
    const third = await played(group, [buys("s1"), buys("s4"), gives("s1", "s2", 4), end]);
    await played(group, [
      buys("s2"),
      buys("s3"),
      gives("s3", "s4", 9),
      { do: "leave", player: "s3" },
      gives("s2", "s1", 3),
      end,
    ]);
    await ask(group, "POST", `games/${third}/entries`, {
      entries: [{ id: newId(), action: gives("s1", "s2", 1), after: 4, replaces: [3] }],
    });

    await hands.phone.reload();
    const result = hands.phone.getByRole("region", { name: "So far" });
    await result.getByText("left early").waitFor();
    const people = await gained(result.locator("ol > li"));
    const inPots = (region: Locator) => region.locator("dl > div").filter({ hasText: "Left in the pot" });
    const potTotals = await gained(inPots(result));
    expect([...people].toSorted((a, b) => b - a)).toEqual([6, 1, -1, -8]);
    expect(potTotals).toEqual([2]);
    expect([...people, ...potTotals].reduce((sum, one) => sum + one, 0)).toBe(0);

    // Abbott takes two thirds of the buy-ins, Baker one: the odd cent is Abbott’s.
    await hands.tap(hands.phone.getByText("Who takes the pot?"));
    for (const name of ["Abbott", "Abbott", "Baker"]) await hands.press(`Add share: ${name}`);
    await hands.phone.getByText("€10.00 in, €26.67 out").waitFor();
    const debts = hands.phone.getByRole("region", { name: "Settle up" });
    const lines = debts.getByRole("button", { name: /^Mark paid/ });
    await debts.getByText("€20.00 unpaid").waitFor();
    // A pot is not a person: Abbott’s two in it count as refunded until one tap assigns them.
    await hands.phone.getByText(/ stopped with 2 chips in the pot\.$/).waitFor();
    await hands.press("Pay everyone back");
    await inPots(result).waitFor({ state: "detached" });
    // Those who took the money come first.
    expect(await gained(result.locator("ol > li"))).toEqual([8, -8, 1, -1]);

    // Bob’s round for two, and a tick that stays where it is.
    await hands.press("Add a round");
    await hands.phone.getByLabel(/^Amount/).fill("9.50");
    await hands.phone.getByLabel("Paid by").selectOption({ label: "Cruz" });
    for (const name of ["Abbott", "Baker"])
      await hands.tap(hands.phone.getByRole("dialog").getByRole("button", { name, pressed: true }));
    await hands.phone.getByText("2 share it, €4.75 each.").waitFor();
    await hands.press("Save");
    await debts.getByRole("button", { name: "Mark paid: Diaz pays Abbott €14.75" }).waitFor();
    const open = await lines.evaluateAll((keys) => keys.map((key) => key.getAttribute("aria-label") ?? ""));
    const first = open[0] ?? "";
    expect(open).toContain("Mark paid: Diaz pays Abbott €14.75");
    await hands.press(first);
    await sentAll(hands);
    await hands.phone.reload();
    expect(await debts.locator("[aria-pressed=true]").count()).toBe(1);
    expect(await lines.count()).toBe(open.length);

    // The picture is for members, and a download on phones without a share sheet.
    const download = hands.phone.waitForEvent("download");
    await hands.press("Share a picture of this night");
    const png = await readFile(await (await download).path());
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20) > 800]).toEqual([1080, true]);

    // A game is still on at closing time, with three chips in its pot.
    await played(group, [gives("s4", "pot", 3)]);
    await hands.phone.reload();
    await hands.phone.getByText(/^Liar dice.* is on\. Its chips count when it ends\.$/).waitFor();
    await hands.press("Closing time");
    const closing = hands.phone.getByRole("dialog", { name: "Closing time" });
    await closing.getByText(/is still on: 3 chips in the pot/).waitFor();
    await hands.tap(closing.getByRole("radio", { name: "Everyone gets their ante back" }));
    await hands.press("Settle up");
    await hands.phone.getByRole("region", { name: "Results" }).waitFor();
    // Reopened, the game is on again. Now the stacks are counted.
    await hands.press("Reopen night");
    await hands.phone.getByText(/^Liar dice.* is on\. Its chips count when it ends\.$/).waitFor();
    await hands.press("Closing time");
    await hands.tap(closing.getByRole("radio", { name: "Count the chips" }));
    await closing.getByText("3 chips missing").waitFor();
    await closing.getByLabel("Diaz", { exact: true }).fill("10");
    await closing.getByText("All chips counted.").waitFor();
    await hands.press("Settle up");
    await hands.phone.getByRole("region", { name: "Results" }).waitFor();
    // The payments are in sight.
    await expect.poll(() => hands.phone.evaluate(() => scrollY)).toBe(0);
    await hands.tap(hands.phone.getByRole("link", { name: "Games" }).first());
    await beginNight(hands, "Next Friday");
    // The same list: that night's unticked payments.
    const again = hands.phone.getByRole("region", { name: "Settle up" });
    await again.getByRole("button", { name: first, pressed: true }).waitFor();
    const due = again.getByRole("button", { name: /^Mark paid/, pressed: false });
    const dueTexts = await due.evaluateAll((keys) => keys.map((key) => key.getAttribute("aria-label") ?? ""));
    expect(dueTexts.toSorted()).toEqual(open.slice(1).toSorted());

    // The receiver ticks it on their own phone, and nothing else.
    process.env.DATA_DIR = server.dataDir;
    const cookie = await belonging(server, group.id, "member");
    const member = await database().account.findFirstOrThrow({
      where: { name: "member" },
      orderBy: { createdAt: "desc" },
    });
    await database().player.update({ where: { id: players[1] as string }, data: { accountId: member.id } });
    await closeDatabase();
    const baker = await phoneOf(cookie);
    await baker.phone.goto(`/groups/${group.id}/ledger?of=chips`);
    const theirs = baker.phone.getByRole("button", { name: /^Mark paid/ });
    await theirs.first().waitFor();
    expect(await theirs.count()).toBe(open.filter((one) => one.includes("pays Baker")).length);
    await baker.press(open.slice(1).find((one) => one.includes("pays Baker")) ?? "");
    await sentAll(baker);

    // Paid is paid on every page.
    await hands.phone.goto(night);
    const paid = hands.phone.getByRole("region", { name: "Settle up" });
    await paid
      .getByRole("button", { name: /pays Baker/, pressed: true })
      .first()
      .waitFor();
  },
);

story("a viewer reads a night and its picture but ticks nothing; outsiders see neither", async () => {
  const { group } = await barGroup();
  const { id } = await ask(group, "POST", `groups/${group.id}/nights`, { name: "Bar night" });
  await played(group, [gives("s2", "s1", 3), gives("s3", "pot", 2), { do: "end" }]);
  const night = `/groups/${group.id}/nights/${id}`;
  const cookie = await belonging(server, group.id, "viewer");
  const viewer = await phoneOf(cookie);
  await viewer.phone.goto(night);
  const debts = viewer.phone.getByRole("region", { name: "Settle up" });
  await debts.getByText("3 chips", { exact: true }).waitFor();
  await viewer.phone.getByText(/ stopped with 2 chips in the pot\.$/).waitFor();
  expect(await debts.getByRole("button", { name: /^Mark paid/ }).count()).toBe(0);
  const statusFor = async (headers: Record<string, string>) =>
    (await fetch(`${server.origin}${night}/picture.png`, { headers })).status;
  expect(await statusFor({ cookie })).toBe(200);
  expect(await statusFor({ cookie: (await cachedGroup(server)).cookie }), "another group's owner").toBe(404);
  expect(await statusFor({}), "not signed in").toBe(401);
});
