import { expect } from "vitest";
import { newId } from "@/lib/client/newId";
import { oneIn } from "../everyCase";
import { belonging, type CachedGroup, cachedGroup } from "./cachedGroup";
import { fromNetwork, gameOf, Hands, recorded } from "./hands";
import { browserTest, openPhone, type Phone } from "./phone";
import { record, startGame } from "./send";
import { sharedServer } from "./server";

const server = sharedServer();
const origin = fromNetwork(server.origin);

/** `server/roster` and `server/presets` test a group's data: a run plays some stories. */
const story = oneIn(browserTest, 3);

/** A phone with a signed-in user. */
async function phoneOf(cookie: string, phone: Phone = {}): Promise<Hands> {
  const page = await openPhone(origin, phone);
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: origin }]);
  return new Hands(page);
}

/** A group with these people on its roster. */
async function groupOf(names: readonly string[], kind: "crew" | "friends" = "friends"): Promise<CachedGroup> {
  const group = await cachedGroup(server, { kind });
  if (names.length > 0) await ask(group, "players", { names });
  return group;
}

/** The owner's phone on the page of such a group. */
async function groupWith(
  ...wanted: Parameters<typeof groupOf>
): Promise<{ hands: Hands; group: CachedGroup }> {
  const group = await groupOf(...wanted);
  const hands = await phoneOf(group.cookie);
  await hands.phone.goto(`/groups/${group.id}`);
  return { hands, group };
}

/** A request in a group, as its owner's phone would send it. */
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

const link = ({ phone }: Hands, name: string | RegExp) => phone.getByRole("link", { name });
/** A tab of the group. */
const toPage = async (hands: Hands, name: string) => {
  await hands.tap(
    hands.phone.getByRole("navigation", { name: "Pages of this group" }).getByRole("link", { name }),
  );
};
/** A page in the list under More. */
const toMore = async (hands: Hands, name: RegExp) => {
  await toPage(hands, "More");
  await hands.phone.waitForURL("**/more");
  await hands.tap(hands.phone.getByRole("main").getByRole("link", { name }));
};
/** The games listed under a day. */
const onDay = ({ phone }: Hands, day: string) => phone.getByRole("region", { name: day, exact: true });

story("a game starts from a roster typed once", async () => {
  const { hands, group } = await groupWith([]);
  await hands.phone.getByText("No one’s on the roster yet.").waitFor();
  await hands.tap(link(hands, "Go to roster"));
  await hands.phone.getByLabel("Add people").tap();
  await hands.type("Abbott, Baker, Cruz");
  await hands.enter();
  await hands.phone.getByText("3 people added.").waitFor();
  await hands.button(/^Edit Baker/).waitFor();
  await toPage(hands, "Games");
  await hands.tap(link(hands, "New game"));
  await hands.phone.waitForURL("**/new?group=*");
  for (const name of ["Cruz", "Abbott", "Baker"]) await hands.press(`Seat ${name}`);
  await hands.press("Abbott, seat 2. Tap to remove");
  await hands.press("Seat Abbott");
  await hands.phone.getByRole("textbox").last().tap();
  await hands.type("A guest");
  await hands.start();
  expect(Object.values((await recorded(hands.phone)).names)).toEqual(["Cruz", "Baker", "Abbott", "A guest"]);
  await hands.tap(link(hands, "Back to Engine 7"));
  await hands.phone.waitForURL(`**/groups/${group.id}`);
  await link(hands, /^Game in progress/).waitFor();
});

story("saved house rules start a game, and a link copies them to a group", async () => {
  const { hands, group } = await groupWith(["Abbott", "Baker"]);
  await toMore(hands, /^House rules/);
  await hands.phone.getByText("No saved rules yet.").waitFor();
  await hands.press("Add house rules");
  await hands.phone.getByLabel("Name", { exact: true }).fill("Station rules");
  await hands.phone.getByLabel("Ones rank", { exact: true }).selectOption("high");
  await hands.press("Save rules");
  await hands.phone.getByRole("heading", { name: "Station rules" }).waitFor();
  const card = hands.phone.url();
  await hands.press("Share");
  const shared = (await hands.phone.getByText(/\/rules\/firehouse\?rules=/).textContent()) ?? "";
  expect(shared).toMatch(/\?rules=ones\.high&name=Station\+rules$/);
  await hands.press("Close");

  await hands.tap(link(hands, "Play these rules"));
  expect(await hands.phone.getByRole("radio", { name: "Station rules" }).isChecked()).toBe(true);
  for (const name of ["Abbott", "Baker"]) await hands.press(`Seat ${name}`);
  const game = await hands.start();
  await hands.phone.goto(card);
  await hands.press("Delete");
  await hands.press("Delete them");
  await hands.phone.getByText("No saved rules yet.").waitFor();
  const answer = await hands.phone.evaluate(async (id) => (await fetch(`/api/v1/games/${id}`)).json(), game);
  expect(answer.table.state.house).toMatchObject({ ones: "high" });

  // A stranger who scans it plays at once, with names from a link of their own.
  const stranger = new Hands(await openPhone(origin));
  await stranger.phone.goto(shared);
  await stranger.tap(link(stranger, "Play these rules"));
  await stranger.phone.waitForURL("**/new?game=firehouse&rules=ones.high");
  await stranger.phone.goto(`${stranger.phone.url()}&players=Ann,Bob`);
  await stranger.button("Move or remove Bob").waitFor();
  await stranger.start();
  expect(await recorded(stranger.phone)).toMatchObject({
    state: { house: { ones: "high" } },
    names: { s1: "Ann", s2: "Bob" },
  });

  await hands.phone.goto(shared);
  await hands.press("Save to a group");
  await hands.press("Save rules");
  await hands.phone.getByText("Saved “Station rules” in Engine 7.").waitFor();
  await hands.tap(link(hands, "See them there"));
  await hands.phone.waitForURL(`**/groups/${group.id}/rules/*`);
  await hands.phone.getByText("changed", { exact: true }).waitFor();
});

story("“yesterday Baker washed” takes three taps, details more; players are renamed and merged", async () => {
  const group = await groupOf([]);
  const { players } = await ask(group, "players", { names: ["Abbott", "Baker", "Cruz", "Diaz"] });
  const hands = await phoneOf(group.cookie);
  await hands.phone.goto(`/groups/${group.id}`);
  hands.taps = 0;
  await hands.press("Log a wash");
  await hands.inSheet("Yesterday");
  await hands.inSheet("Baker");
  expect(hands.taps).toBe(3);
  await hands.phone.getByText("Saved: Baker washed, yesterday.").waitFor();
  await onDay(hands, "Yesterday").getByText("Baker washed the dishes.").waitFor();
  await onDay(hands, "Yesterday")
    .getByText("Result only · logged by Olive · Abbott, Baker, Cruz, and Diaz")
    .waitFor();
  await link(hands, /^Baker .*washed 1 of 1 meal/).waitFor();
  await hands.phone.getByRole("heading", { name: "Abbott, Cruz or Diaz" }).waitFor();
  await hands.phone.getByText("Each washed 0 of 1 meal.").waitFor();
  await hands.press("Undo");
  await hands.phone.getByText("Undone.").waitFor();
  await hands.phone.getByText("No games yet.").waitFor();

  await hands.press("Log a wash");
  await hands.phone.getByLabel("Who else, another game").check();
  await hands.inSheet("Baker");
  const there = hands.phone.getByRole("group", { name: "Who was there?" });
  await hands.tap(there.getByRole("button", { name: "Diaz" }));
  const together = hands.phone.getByRole("group", { name: "Who washed together?" });
  await together.getByRole("button", { name: "Diaz" }).waitFor({ state: "detached" });
  await hands.tap(together.getByRole("button", { name: "Cruz" }));
  await hands.press("Another day");
  await hands.phone.getByLabel("Which day?").fill("2026-02-03");
  await hands.press("Save");
  await hands.phone.getByText("Saved: Baker and Cruz washed, Tuesday, February 3, 2026.").waitFor();
  const day = onDay(hands, "Tuesday, February 3, 2026");
  await day.getByText("Baker and Cruz washed the dishes together.").waitFor();
  await day.getByText("Result only · logged by Olive · Abbott, Baker, and Cruz").waitFor();
  // Its history says that only the result is known, and corrects it.
  await hands.tap(day.getByRole("link"));
  await hands.phone.getByText("Result only").waitFor();
  await hands.phone.getByText(/^\d?\d:\d\d [AP]M, Olive$/).waitFor();
  await hands.press(/^It was decided that Baker and Cruz lost\. Fix/);
  await hands.inSheet("Cruz");
  await hands.inSheet("See what changes");
  await hands.inSheet("Save fix");
  await hands.phone.getByRole("heading", { name: "Baker washes the dishes." }).waitFor();
  await hands.tap(link(hands, "Back to Engine 7"));
  await day.getByText("Baker washed the dishes.").waitFor();

  // Diaz is Baker, who has a nickname: old histories show it, and after an undo the old name again.
  await ask(group, "results", {
    ...{ id: newId(), game: "firehouse", losers: [players[3]], players: [players[0], players[3]] },
    day: "2026-02-02",
  });
  await toMore(hands, /^Roster/);
  await hands.press(/^Edit Diaz/);
  await hands.press("Merge with…");
  await hands.press("Merge Diaz into Baker");
  await hands.phone.getByText("Diaz counts as Baker now.").waitFor();
  await hands.press(/^Edit Baker, \d games · also Diaz/);
  await hands.phone.getByLabel("Nickname").tap();
  await hands.type("Smoke");
  await hands.press("Save");
  await hands.phone.getByText("Smoke saved.").waitFor();
  await toPage(hands, "Games");
  await link(hands, /^Smoke .*washed 2 of/).waitFor();
  const before = onDay(hands, "Monday, February 2, 2026");
  await hands.tap(before.getByRole("link"));
  await hands.phone.getByRole("heading", { name: "Smoke washes the dishes." }).waitFor();
  await hands.tap(link(hands, "Back to Engine 7"));
  await toMore(hands, /^Roster/);
  await hands.press(/^Edit Smoke/);
  await hands.press("Separate Diaz again");
  await hands.phone.getByText("Diaz is separate again.").waitFor();
  await toPage(hands, "Games");
  await before.getByText("Diaz washed the dishes.").waitFor();
});

story("a night lists its games and buy-ins; a rematch stays in the group", async () => {
  const { hands, group } = await groupWith(["Abbott", "Baker", "Cruz"]);
  const { id: night } = await ask(group, "nights", { name: "Bar night", buy_in: 500 });
  await hands.phone.goto(`/groups/${group.id}/nights/${night}`);
  // A pending tick is visible, and no key moves.
  const key = hands.button("Add buy-in: Cruz");
  await key.waitFor();
  await hands.phone.evaluate(async () => void (await document.fonts.ready));
  // At its final position: a tap scrolls the screen, and a pressed key shrinks.
  await key.tap({ trial: true });
  const stands = () => key.evaluate((is) => (is as HTMLElement).offsetTop);
  const stood = [await stands()];
  await hands.phone.route("**/buy-ins", async (route) => {
    await hands.phone.getByText("Saving…").waitFor();
    stood.push(await stands());
    await route.continue();
  });
  for (const name of ["Abbott", "Baker", "Cruz"]) await hands.press(`Add buy-in: ${name}`);
  await hands.press("Remove buy-in: Baker");
  await hands.phone.getByText("€10.00 total").waitFor();
  await hands.phone.getByText("Saving…").waitFor({ state: "detached" });
  await hands.phone.unroute("**/buy-ins");
  expect(stood).toEqual(stood.map(() => stood[0]));
  await hands.phone.reload();
  await hands.phone.getByText("2 buy-ins, €5.00 each").waitFor();

  const first = await startGame(hands.phone, ["Abbott", "Baker"], { group: group.id });
  await record(hands.phone, first, { do: "end", losers: ["s2"] });
  await hands.phone.goto(`/games/${first}`);
  await hands.press(/^Play again/);
  await hands.phone.waitForURL((url) => url.pathname.startsWith("/games/") && !url.pathname.endsWith(first));
  await hands.isLive();
  const second = gameOf(hands.phone);
  await hands.tap(link(hands, "Back to Engine 7"));
  await hands.phone.waitForURL(`**/groups/${group.id}`);

  // While a game is on, the key leads to it. Once it is over, one tap starts the same crew again.
  await link(hands, /^Open game/).waitFor();
  expect(await hands.button(/^Start a game/).count()).toBe(0);
  await record(hands.phone, second, { do: "end", losers: ["s1"] });
  await hands.phone.reload();
  hands.taps = 0;
  await hands.press(/^Start a game/);
  await hands.phone.waitForURL((url) => url.pathname.startsWith("/games/"));
  expect(hands.taps).toBe(1);
  await hands.isLive();
  expect([first, second]).not.toContain(gameOf(hands.phone));
  await hands.tap(link(hands, "Back to Engine 7"));
  await hands.tap(link(hands, /^Bar night is on/));
  const games = hands.phone.getByRole("region", { name: "Games that night" });
  await games.getByText("Baker washed the dishes.").waitFor();
  expect(await games.getByRole("listitem").count()).toBe(3);
  const result = hands.phone.getByRole("region", { name: "So far" });
  await result.getByText("2 games · washed once").first().waitFor();
  await hands.press("Closing time");
  await hands.press("Settle up");
  await hands.phone.getByText(/Over\.$/).waitFor();
  await toPage(hands, "Games");
  await hands.button("Start a night").waitFor();
});

story("a crew counts by the shift that is set, for every phone", async () => {
  const { hands, group } = await groupWith(["Abbott", "Baker"], "crew");
  await ask(group, "seasons", { name: "A" });
  await toMore(hands, /^Roster/);
  await hands.press("Add shift");
  await hands.phone.getByLabel("Shift name").tap();
  await hands.type("B");
  await hands.inSheet("Add");
  await hands.phone.getByText("B added.").waitFor();
  await toPage(hands, "Games");
  await hands.phone.getByText(/^Dishes, A shift/).waitFor();
  await hands.press("Set the shift");
  await hands.inSheet(/^B/);
  await hands.phone.getByText(/^Dishes, B shift/).waitFor();
  await hands.press("Log a wash");
  await hands.inSheet("Abbott");
  await link(hands, /^Abbott .*washed 1 of 1 meal/).waitFor();
  const other = await phoneOf(await belonging(server, group.id, "viewer"));
  await other.phone.goto(`/groups/${group.id}`);
  await other.phone.getByText(/^Dishes, B shift/).waitFor();
  // Each shift’s table is a tap away, and changes nothing.
  await hands.tap(hands.phone.getByText("Other games and times"));
  await hands.tap(hands.phone.getByRole("radio", { name: "A shift", exact: true }));
  await hands.phone.getByRole("heading", { name: "Dishes, A shift" }).waitFor();
  await link(hands, /^Abbott$/).waitFor();
  await onDay(hands, "Today")
    .getByText("Result only · B shift · logged by Olive · Abbott and Baker")
    .waitFor();
});

story(
  "a viewer sees everything without keys; a member starts games and logs washes but edits nothing",
  async () => {
    const group = await groupOf(["Abbott", "Baker"]);
    const { players } = await ask(group, "players", { names: ["Cruz"] });
    await ask(group, "ledger", {
      ...{
        id: newId(),
        ledger: "dishes",
        deed: "owed",
        from: players[0],
        to: "bank",
        amount: 1,
        note: "A bet",
      },
    });
    const viewer = await phoneOf(await belonging(server, group.id, "viewer"), { expected: [/404/] });
    for (const [page, text] of [
      ["", "Abbott"],
      ["/roster", "Abbott"],
      ["/ledger", "A bet"],
      [`/nights/${group.night}`, "Games that night"],
    ] as const) {
      await viewer.phone.goto(`/groups/${group.id}${page}`);
      await viewer.phone.getByText(text).first().waitFor();
      // Every reader of a page can print it, and unfold a row.
      const keys = viewer.phone.getByRole("main").locator("button:not([aria-expanded])");
      expect((await keys.allInnerTexts()).filter((key) => key !== "Print this page")).toEqual([]);
      expect(await viewer.phone.getByRole("textbox").count()).toBe(0);
    }
    const member = await phoneOf(await belonging(server, group.id, "member"));
    await member.phone.goto(`/groups/${group.id}`);
    await link(member, "New game").waitFor();
    await member.button("Log a wash").waitFor();
    expect(await member.phone.getByRole("main").getByRole("button").allInnerTexts()).toEqual(["Log a wash"]);
    expect((await viewer.phone.goto(`/new?group=${group.id}`))?.status()).toBe(404);
  },
);

story("the keyboard alone fills the roster, logs a result and undoes it", async () => {
  const group = await cachedGroup(server, {});
  const { phone } = await phoneOf(group.cookie, { touch: false, width: 1280, height: 800 });
  const press = (key: string) => phone.keyboard.press(key);
  const to = async (name: RegExp) => {
    for (let tries = 0; tries < 80; tries++) {
      await press("Tab");
      const label = await phone.evaluate(() => {
        const focused = document.activeElement;
        return focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
      });
      if (name.test(label)) return;
    }
    throw new Error(`the keyboard does not lead to ${name}`);
  };
  await phone.goto(`/groups/${group.id}/roster`);
  await phone.getByLabel("Add people").focus();
  await phone.keyboard.type("Abbott, Baker");
  await press("Enter");
  await phone.getByText("2 people added.").waitFor();
  await phone.goto(`/groups/${group.id}`);
  await to(/^Log a wash/);
  await press("Enter");
  await phone.getByRole("dialog", { name: "Who washed?" }).waitFor();
  await to(/^Baker/);
  await press("Enter");
  await phone.getByText("Saved: Baker washed, today.").waitFor();
  await to(/^Undo$/);
  await press("Enter");
  await phone.getByText("Undone.").waitFor();
});
