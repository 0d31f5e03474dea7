import { expect, test } from "vitest";
import { newId } from "@/lib/client/newId";
import type { Action } from "@/lib/engine";
import { dayBefore, dayOf } from "@/lib/views/dayOf";
import { oneIn } from "../everyCase";
import { type CachedGroup, cachedGroup } from "./cachedGroup";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone, type Phone } from "./phone";
import { sharedServer } from "./server";
import { withServerDatabase } from "./signedIn";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 3);

const server = sharedServer();
const origin = fromNetwork(server.origin);

/** A phone with a signed-in user. */
async function phoneOf(cookie: string, phone: Phone = {}): Promise<Hands> {
  const page = await openPhone(origin, phone);
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: origin }]);
  return new Hands(page);
}

/** A request like the phone's scripts would send. */
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

const CREW = ["Abbott", "Baker", "Barnes", "Cruz"];

/** A group with the crew on its roster: their ids. */
async function crewGroup(kind: "crew" | "bar") {
  const group = await cachedGroup(server, { kind });
  const { players } = await ask(group, "POST", `groups/${group.id}/players`, { names: CREW });
  return { group, players: players as readonly string[] };
}

const washed = (group: CachedGroup, losers: readonly (string | undefined)[], day: string) =>
  ask(group, "POST", `groups/${group.id}/results`, { id: newId(), game: "firehouse", losers, day });

/** A game of the crew in seats s1, s2, …, with these entries. */
async function played(group: CachedGroup, game: string, house: object, actions: readonly Action[]) {
  const id = newId();
  const players = CREW.map((name, at) => ({ seat: `s${at + 1}`, name }));
  await ask(group, "POST", "games", { id, game, house, players, group: group.id });
  const entries = actions.map((action, after) => ({ id: newId(), action, after }));
  await ask(group, "POST", `games/${id}/entries`, { entries });
  return id;
}

const plate = ({ phone }: Hands, name: string | RegExp) =>
  phone.getByRole("table").getByRole("link", { name, exact: true });

story(
  "a crew’s month shows who washed each day, through a correction, a deletion and a late night",
  async () => {
    const { group, players } = await crewGroup("crew");
    const [abbott, baker, barnes, cruz] = players;
    for (const [losers, day] of [
      [[baker], "2026-10-01"],
      [[baker], "2026-10-02"],
      [[abbott], "2026-10-05"],
      [[baker], "2026-10-05"],
      [[barnes, cruz], "2026-10-09"],
      [[baker], "2026-10-20"],
    ] as const)
      await washed(group, losers, day);
    // 00:40 in Berlin, and 02:10: both belong to the day before.
    const late = await played(group, "firehouse", {}, [{ do: "end", losers: ["s1"] }]);
    const later = await played(group, "firehouse", {}, [{ do: "end", losers: ["s4"] }]);
    await withServerDatabase(server, async (db) => {
      await db.game.update({ where: { id: late }, data: { playedAt: "2026-10-30T23:40:00Z" } });
      await db.game.update({ where: { id: later }, data: { playedAt: "2026-10-31T01:10:00Z" } });
    });

    const hands = await phoneOf(group.cookie, { width: 360, height: 740 });
    await hands.phone.goto(`/groups/${group.id}?month=2026-10`);
    await hands.phone.getByRole("heading", { name: "October 2026", exact: true }).waitFor();
    const labels = () =>
      hands.phone
        .getByRole("table")
        .getByRole("link")
        .evaluateAll((links) => links.map((one) => one.getAttribute("aria-label")));
    expect(await labels()).toEqual([
      "October 1: Baker washed",
      "October 2: Baker washed",
      "October 5: Abbott and Baker washed, 2 games",
      "October 9: Barnes and Cruz washed",
      "October 20: Baker washed",
      "October 30: Abbott and Cruz washed, 2 games",
    ]);
    // Baker 4, Abbott 2, Cruz 2 and Barnes 1 of 8 meals.
    await hands.phone.getByRole("heading", { name: "Barnes’s up" }).waitFor();
    await hands.phone.getByText("Washed 1 of 8 meals, none since October 9.").waitFor();
    // Every plate is large enough for a thumb, and nothing stands out at the side.
    const sizes = await hands.phone
      .getByRole("table")
      .getByRole("link")
      .evaluateAll((links) => links.map((one) => Math.min(one.clientWidth, one.clientHeight)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    expect(await hands.phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    // A tap is that evening, and a correction there changes the plate.
    await hands.tap(plate(hands, "October 20: Baker washed"));
    await hands.phone.waitForURL("**/days/2026-10-20");
    await hands.phone.getByRole("heading", { name: "Tuesday, October 20, 2026", level: 2 }).waitFor();
    await hands.tap(hands.phone.getByRole("link", { name: /Baker washed the dishes/ }));
    await hands.press(/^It was decided that Baker lost\. Fix/);
    await hands.inSheet("Cruz");
    await hands.inSheet("Baker");
    await hands.inSheet("See what changes");
    await hands.inSheet("Save fix");
    await hands.phone.getByRole("heading", { name: "Cruz washes the dishes." }).waitFor();
    await hands.phone.goto(`/groups/${group.id}?month=2026-10`);
    await plate(hands, "October 20: Cruz washed").waitFor();

    // A deleted game has no plate.
    await ask(group, "DELETE", `games/${late}`, {});
    await ask(group, "DELETE", `games/${later}`, {});
    await hands.phone.reload();
    expect(await labels()).toHaveLength(5);

    // The other months are a tap away.
    await hands.tap(hands.phone.getByRole("link", { name: "Back to September 2026" }));
    await hands.phone.getByText("No games this month.").waitFor();
    await hands.tap(hands.phone.getByRole("link", { name: "On to October 2026" }));
    await plate(hands, "October 1: Baker washed").waitFor();
  },
);

story("a bar’s season shows each game in its own unit, together or alone", async () => {
  const { group } = await crewGroup("bar");
  await ask(group, "POST", `groups/${group.id}/seasons`, { name: "This one", starts_on: "2020-01-01" });
  for (const winner of ["s1", "s1", "s2"]) await played(group, "bar", {}, [{ do: "end", winners: [winner] }]);
  const gives = (what: "chip" | "drink", from: string, to: string, count: number): Action => ({
    do: "result",
    moves: [{ what, count, from, to }],
  });
  await played(group, "own-hand", { chips: 10 }, [
    gives("chip", "s2", "s1", 6),
    { do: "end", winners: ["s1"] },
  ]);
  await played(group, "pass-the-cup", {}, [gives("drink", "bank", "s3", 3), { do: "end" }]);

  const hands = await phoneOf(group.cookie);
  await hands.phone.goto(`/groups/${group.id}/people`);
  await hands.tap(hands.phone.getByText("Game by game"));
  const leaderboard = (name: string) => hands.phone.getByRole("region", { name, exact: true });
  await leaderboard("Bar dice").getByText("won 2 of 3 games").waitFor();
  await leaderboard("Liar dice, own hand").getByText("+6 chips").waitFor();
  await leaderboard("Liar dice, own hand").getByText("−6 chips").waitFor();
  await leaderboard("Pass the cup").getByText("3 drinks in 1 game").waitFor();
  await hands.phone.goto(`/groups/${group.id}`);
  await hands.phone.getByRole("heading", { name: "All games, This one" }).waitFor();
  await hands.phone.getByRole("heading", { name: "6 chips unpaid" }).waitFor();
  const month = hands.phone.getByRole("table");
  await month.getByRole("link", { name: /today: Abbott, Baker, and Barnes, 5 games$/ }).waitFor();

  // One tap filters by game, and another one counts all time.
  await hands.tap(hands.phone.getByText("Other games and times"));
  await hands.tap(hands.phone.getByRole("radio", { name: "Bar dice" }));
  await hands.phone.getByRole("heading", { name: "Wins, This one" }).waitFor();
  await month.getByRole("link", { name: /today: Abbott and Baker won, 3 games$/ }).waitFor();
  const row = (name: RegExp) => hands.phone.getByRole("link", { name });
  await row(/^Abbott .*won 2 of 3 games/).waitFor();
  await hands.tap(hands.phone.getByRole("radio", { name: "All time" }));
  await hands.phone.getByRole("heading", { name: "Who won?" }).waitFor();
  // The next result is a game of that kind.
  await hands.press("Log a result");
  await hands.inSheet("Cruz");
  await hands.phone.getByText("Saved: Cruz won, today.").waitFor();
  await row(/^Cruz .*won 1 of/).waitFor();
});

story("a year prints on one sheet, downloads as a file and reads aloud", async () => {
  const { group, players } = await crewGroup("crew");
  const today = dayOf(new Date(), "Europe/Berlin");
  const year = dayBefore(today).slice(0, 4);
  await washed(group, [players[1]], dayBefore(today));
  const hands = await phoneOf(group.cookie, { width: 360, height: 740 });
  await hands.phone.goto(`/groups/${group.id}?month=${dayBefore(today).slice(0, 7)}`);
  await hands.tap(hands.phone.getByRole("link", { name: `${year} poster` }));
  await hands.phone.getByRole("heading", { name: `Who washed in ${year}` }).waitFor();
  await hands.phone
    .getByRole("img", { name: new RegExp(`^Who washed in ${year}: poster of Engine 7`) })
    .waitFor();
  const everybody = hands.phone.getByRole("region", { name: "Everyone" });
  expect(await everybody.getByRole("row").allInnerTexts()).toEqual([
    expect.stringMatching(/^Name/),
    expect.stringMatching(/^Baker\s+1\s+1$/),
    ...["Abbott", "Barnes", "Cruz"].map((name) => expect.stringMatching(new RegExp(`^${name}\\s+0\\s+1$`))),
  ]);
  expect(await hands.phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const downloading = hands.phone.waitForEvent("download");
  await hands.tap(hands.phone.getByRole("link", { name: "Download (SVG)" }));
  expect((await downloading).suggestedFilename()).toBe(`${year}.svg`);
  // One sheet of Letter, as this browser speaks American English.
  const pdf = (await hands.phone.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(/\/MediaBox \[0 0 (\d+)[\d.]* (\d+)/.exec(pdf)?.slice(1)).toEqual(["612", "792"]);
});

test("rejects invalid days, years and months", async () => {
  const { group } = await crewGroup("crew");
  const statusOf = async (path: string) =>
    (await fetch(`${server.origin}/groups/${group.id}${path}`, { headers: { cookie: group.cookie } })).status;
  for (const none of [
    "/days/2026-02-30",
    "/days/yesterday",
    "/days/2026-11",
    "/year/26",
    "/year/1999",
    "/year/%20",
  ])
    expect(await statusOf(none), none).toBe(404);
  for (const none of ["1999", "constructor", "2026.5"])
    expect(await statusOf(`/year/${none}/poster.svg`)).toBe(404);
  // Elsewhere invalid values are ignored.
  for (const odd of [
    "month=2026-13",
    "month=9999-01",
    "month=a&month=b",
    "game=chess",
    "game=__proto__",
    "count=nobody",
  ])
    expect(await statusOf(`?${odd}`), odd).toBe(200);
  expect(await statusOf("/year/2026?game=%00")).toBe(200);
  expect(await statusOf("/year/2026/poster.svg?game=<svg>&game=2")).toBe(200);
});
