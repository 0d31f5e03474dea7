import type { Page } from "playwright-core";
import { expect } from "vitest";
import { belonging, type GroupAtHand, groupAtHand } from "./groupAtHand";
import { fromNetwork, gameOf, Hands, recorded } from "./hands";
import { browserTest, openPhone, type Phone } from "./phone";
import { sharedServer } from "./server";

const server = sharedServer();
const origin = fromNetwork(server.origin);

/** Somebody's phone who is signed in already. */
async function phoneOf(cookie: string, phone: Phone = {}): Promise<Hands> {
  const page = await openPhone(origin, phone);
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: origin }]);
  return new Hands(page);
}

/** The owner's phone at the page of a group with these people on its roster. */
async function groupWith(
  names: readonly string[],
  kind: "crew" | "friends" = "friends",
): Promise<{ hands: Hands; group: GroupAtHand }> {
  const group = await groupAtHand(server, { kind });
  const hands = await phoneOf(group.cookie);
  await hands.phone.goto(`/groups/${group.id}`);
  if (names.length > 0) await ask(hands.phone, "POST", `groups/${group.id}/players`, { names });
  await hands.phone.reload();
  return { hands, group };
}

/** Asks the server from the phone, as its scripts would. */
async function ask(phone: Page, method: string, path: string, body: object) {
  const answer = await phone.evaluate(
    async ([way, address, sent]) =>
      (
        await fetch(`/api/v1/${address}`, {
          method: way,
          headers: { "content-type": "application/json" },
          body: JSON.stringify(sent),
        })
      ).json(),
    [method, path, body] as const,
  );
  expect(answer).toMatchObject({ ok: true });
  return answer;
}

const link = ({ phone }: Hands, name: string | RegExp) => phone.getByRole("link", { name });
const toPage = async (hands: Hands, name: string) => {
  await hands.tap(
    hands.phone.getByRole("navigation", { name: "Pages of this group" }).getByRole("link", { name }),
  );
};
/** The games listed under a day. */
const onDay = ({ phone }: Hands, day: string) => phone.getByRole("region", { name: day, exact: true });

browserTest("a roster is typed once, and a game is started from it and played", async () => {
  const { hands, group } = await groupWith([]);
  await hands.phone.getByText("Nobody is on the roster yet.").waitFor();
  await hands.tap(link(hands, "To the roster"));
  await hands.phone.getByLabel("Add people").tap();
  await hands.type("Abbott, Baker, Cruz");
  await hands.enter();
  await hands.phone.getByText("3 more on the roster.").waitFor();
  await hands.button(/^Change Baker/).waitFor();
  await toPage(hands, "Games");
  await hands.tap(link(hands, "New game"));
  await hands.phone.waitForURL("**/new?group=*");
  for (const name of ["Cruz", "Abbott", "Baker"]) await hands.press(`Seat ${name}`);
  await hands.press("Abbott, seat 2. Tap to take them out");
  await hands.press("Seat Abbott");
  await hands.phone.getByRole("textbox").last().tap();
  await hands.type("A guest");
  await hands.start();
  await hands.opens("Cruz");
  await hands.redDie(4);
  await hands.claim(5, 6);
  await hands.bang();
  await hands.way("Just the answer");
  await hands.press(/^Short/);
  await hands.seesStamp("Short");
  expect(Object.values((await recorded(hands.phone)).names)).toEqual(["Cruz", "Baker", "Abbott", "A guest"]);
  await hands.tap(link(hands, "Back to Engine 7"));
  await hands.phone.waitForURL(`**/groups/${group.id}`);
  await link(hands, /^A game is on/).waitFor();
});

browserTest(
  "house rules kept under a name begin a game, and travel by their link to another group",
  async () => {
    const { hands } = await groupWith(["Abbott", "Baker"]);
    await toPage(hands, "Rules");
    await hands.phone.getByText("No house rules are kept under a name yet.").waitFor();
    await hands.press("New house rules");
    await hands.phone.getByLabel("Name", { exact: true }).fill("Station rules");
    await hands.phone.getByLabel("Ones rank", { exact: true }).selectOption("high");
    await hands.press("Keep them");
    await hands.phone.getByRole("heading", { name: "Station rules" }).waitFor();
    const card = hands.phone.url();
    await hands.press("Share");
    const shared = (await hands.phone.getByText(/\/rules\/firehouse\?rules=/).textContent()) ?? "";
    expect(shared).toMatch(/\?rules=ones\.high&name=Station\+rules$/);
    await hands.press("Close");

    await hands.tap(link(hands, "New game with these"));
    expect(await hands.phone.getByRole("radio", { name: "Station rules" }).isChecked()).toBe(true);
    for (const name of ["Abbott", "Baker"]) await hands.press(`Seat ${name}`);
    const game = await hands.start();
    await hands.phone.goto(card);
    await hands.press("Delete");
    await hands.press("Delete them");
    await hands.phone.getByText("No house rules are kept under a name yet.").waitFor();
    const answer = await hands.phone.evaluate(
      async (id) => (await fetch(`/api/v1/games/${id}`)).json(),
      game,
    );
    expect(answer.table.state.house).toMatchObject({ ones: "high" });

    const other = await groupAtHand(server, { name: "Engine 8" });
    const olive = await phoneOf(other.cookie);
    await olive.phone.goto(shared);
    await olive.press("Keep them in a group");
    await olive.press("Keep them");
    await olive.phone.getByText("Engine 8 keeps “Station rules” now.").waitFor();
    await olive.tap(link(olive, "See them there"));
    await olive.phone.waitForURL(`**/groups/${other.id}/house/*`);
    await olive.phone.getByText("changed here").waitFor();
  },
);

browserTest("“yesterday Baker washed” takes two taps, and one to take it back", async () => {
  const { hands } = await groupWith(["Abbott", "Baker", "Cruz"]);
  hands.taps = 0;
  await hands.press("Baker");
  await hands.press("Yesterday");
  expect(hands.taps).toBe(2);
  await hands.phone.getByText("Written down: Baker washed, yesterday.").waitFor();
  await onDay(hands, "Yesterday").getByText("Baker washed the dishes.").waitFor();
  await onDay(hands, "Yesterday").getByText("Result only · Abbott, Baker and Cruz").waitFor();
  await hands.button("Baker, once").waitFor();
  await hands.phone.getByText("Abbott and Cruz are due: 0 of 1 meal each, never yet.").waitFor();

  await hands.press("Take it back");
  await hands.phone.getByText("Taken back.").waitFor();
  await hands.phone.getByText("No game yet.").waitFor();
  await hands.button("Baker").waitFor();
});

browserTest("who was there, who washed together, and on which day may be said too", async () => {
  const { hands } = await groupWith(["Abbott", "Baker", "Cruz", "Diaz"]);
  await hands.press("Baker");
  await hands.tap(hands.phone.getByText("Who else was there, another game…"));
  const there = hands.phone.getByRole("group", { name: "Who was there?" });
  await hands.tap(there.getByRole("button", { name: "Diaz" }));
  const together = hands.phone.getByRole("group", { name: "Who washed together?" });
  await together.getByRole("button", { name: "Diaz" }).waitFor({ state: "detached" });
  await hands.tap(together.getByRole("button", { name: "Cruz" }));
  await hands.press("Another day");
  await hands.phone.getByLabel("Which day?").fill("2026-02-03");
  await hands.press("Write it down");
  await hands.phone.getByText("Written down: Baker and Cruz washed, Tue, 3 February 2026.").waitFor();
  const day = onDay(hands, "Tue, 3 February 2026");
  await day.getByText("Baker and Cruz washed the dishes together.").waitFor();
  await day.getByText("Result only · Abbott, Baker and Cruz").waitFor();

  // Its history says that only that is known, and corrects it.
  await hands.tap(day.getByRole("link"));
  await hands.phone.getByText("Only the result is known.").waitFor();
  await hands.phone.getByText(/^\d\d:\d\d, Olive$/).waitFor();
  await hands.press(/Baker and Cruz wash the dishes together. Correct it/);
  await hands.inSheet("Cruz");
  await hands.inSheet("See what changes");
  await hands.inSheet("Correct it");
  await hands.phone.getByRole("heading", { name: "Baker washes the dishes." }).waitFor();
  await hands.tap(link(hands, "Back to Engine 7"));
  await onDay(hands, "Tue, 3 February 2026").getByText("Baker washed the dishes.").waitFor();
});

browserTest("renamed and merged, somebody reads so in old histories; taken back, as before", async () => {
  const { hands } = await groupWith(["Abbott", "Baker", "Bakr"]);
  await hands.press("Bakr");
  await hands.tap(hands.phone.getByText("Who else was there, another game…"));
  await hands.tap(
    hands.phone.getByRole("group", { name: "Who was there?" }).getByRole("button", { name: "Baker" }),
  );
  await hands.press("Yesterday");
  await onDay(hands, "Yesterday").getByText("Bakr washed the dishes.").waitFor();

  await toPage(hands, "Roster");
  await hands.press(/^Change Bakr/);
  await hands.press("The same person as…");
  await hands.press("Bakr is Baker");
  await hands.phone.getByText("Bakr is read as Baker now.").waitFor();
  await hands.press(/^Change Baker, 1 game · also Bakr/);
  await hands.phone.getByLabel("Nickname").tap();
  await hands.type("Smoke");
  await hands.press("Save");
  await hands.phone.getByText("Smoke is changed.").waitFor();

  await toPage(hands, "Games");
  await hands.button("Smoke, once").waitFor();
  await hands.tap(onDay(hands, "Yesterday").getByRole("link"));
  await hands.phone.getByRole("heading", { name: "Smoke washes the dishes." }).waitFor();

  await hands.tap(link(hands, "Back to Engine 7"));
  await toPage(hands, "Roster");
  await hands.press(/^Change Smoke/);
  await hands.press("Bakr is somebody else");
  await hands.phone.getByText("Bakr is somebody of their own again.").waitFor();
  await toPage(hands, "Games");
  await onDay(hands, "Yesterday").getByText("Bakr washed the dishes.").waitFor();
});

browserTest(
  "a night has its games and who bought in, and a game played again stays in the group",
  async () => {
    const { hands, group } = await groupWith(["Abbott", "Baker", "Cruz"]);
    await hands.press("Begin a night");
    await hands.phone.getByLabel("What is it called?").tap();
    await hands.type("Bar night");
    await hands.phone.getByLabel("One buy-in").fill("5");
    await hands.press("Begin");
    await hands.tap(link(hands, /^Bar night is on/));
    await hands.phone.waitForURL("**/nights/*");
    // While a tick is on its way that is said, and nothing moves from under the next tap.
    const key = hands.button("Cruz buys in");
    await key.waitFor();
    await hands.phone.evaluate(async () => void (await document.fonts.ready));
    // Where the page lays it out: a tap scrolls the screen, and a key that is pressed shrinks.
    await key.tap({ trial: true });
    const stands = () => key.evaluate((is) => (is as HTMLElement).offsetTop);
    const stood = [await stands()];
    await hands.phone.route("**/buy-ins", async (route) => {
      await hands.phone.getByText("Writing it down…").waitFor();
      stood.push(await stands());
      await route.continue();
    });
    for (const name of ["Abbott", "Baker", "Cruz"]) await hands.press(`${name} buys in`);
    await hands.press("Take one buy-in of Baker back");
    await hands.phone.getByText("10 € in all").waitFor();
    await hands.phone.getByText("Writing it down…").waitFor({ state: "detached" });
    await hands.phone.unroute("**/buy-ins");
    expect(stood).toEqual(stood.map(() => stood[0]));
    await hands.phone.reload();
    await hands.phone.getByText("2 have bought in, 5 € each").waitFor();

    await toPage(hands, "Games");
    await hands.tap(link(hands, "New game"));
    for (const name of ["Abbott", "Baker"]) await hands.press(`Seat ${name}`);
    const first = await hands.start();
    await ask(hands.phone, "POST", `games/${first}/entries`, {
      entries: [{ id: "the-game-ends", action: { do: "end", losers: ["s2"] }, after: 0 }],
    });
    await hands.press(/^Play again/);
    await hands.phone.waitForURL(
      (url) => url.pathname.startsWith("/games/") && !url.pathname.endsWith(first),
    );
    await hands.isLive();
    const second = gameOf(hands.phone);
    await hands.tap(link(hands, "Back to Engine 7"));
    await hands.phone.waitForURL(`**/groups/${group.id}`);

    // One tap sits the same crew down once more.
    hands.taps = 0;
    await hands.press(/^Start a game/);
    await hands.phone.waitForURL((url) => url.pathname.startsWith("/games/"));
    expect(hands.taps).toBe(1);
    await hands.isLive();
    expect([first, second]).not.toContain(gameOf(hands.phone));
    await hands.tap(link(hands, "Back to Engine 7"));
    await hands.tap(link(hands, /^Bar night is on/));
    const games = hands.phone.getByRole("region", { name: "Games of this night" });
    await games.getByText("Baker washed the dishes.").waitFor();
    expect(await games.getByRole("listitem").count()).toBe(3);
    const result = hands.phone.getByRole("region", { name: "So far" });
    await result.getByText("1 game · washed once").waitFor();
    await hands.press("End the night");
    await hands.phone.getByText(/It is over\.$/).waitFor();
    await toPage(hands, "Games");
    await hands.button("Begin a night").waitFor();
  },
);

browserTest("a crew counts by the shift that is chosen, which the phone remembers", async () => {
  const { hands } = await groupWith(["Abbott", "Baker"], "crew");
  await toPage(hands, "Roster");
  for (const name of ["A", "B"]) {
    await hands.press("Add a shift");
    await hands.phone.getByLabel("Name of the shift").tap();
    await hands.type(name);
    await hands.inSheet("Add");
    await hands.phone.getByText(`${name} is added.`).waitFor();
  }
  await toPage(hands, "Games");
  await hands.phone.getByRole("heading", { name: "Who washed, shift A?" }).waitFor();
  await hands.tap(hands.phone.getByRole("radio", { name: "B", exact: true }));
  await hands.press("Abbott");
  await hands.press("Today");
  await hands.button("Abbott, once").waitFor();
  await hands.phone.reload();
  await hands.phone.getByRole("heading", { name: "Who washed, shift B?" }).waitFor();
  await hands.button("Abbott, once").waitFor();
  await hands.tap(hands.phone.getByRole("radio", { name: "A", exact: true }));
  await hands.button("Abbott").waitFor();
  await onDay(hands, "Today").getByText("Result only · shift B · Abbott and Baker").waitFor();
});

browserTest("a viewer sees it all and no key; a member starts games and keeps nothing", async () => {
  const { hands, group } = await groupWith(["Abbott", "Baker"]);
  await hands.press("Abbott");
  await hands.press("Today");
  await hands.phone.getByText("Written down").waitFor();
  const viewer = await phoneOf(await belonging(server, group.id, "viewer"), { expected: [/404/] });
  for (const [page, text] of [
    ["", "Abbott"],
    ["/roster", "Abbott"],
    [`/nights/${group.night}`, "Who bought in"],
  ] as const) {
    await viewer.phone.goto(`/groups/${group.id}${page}`);
    await viewer.phone.getByText(text).first().waitFor();
    // Whoever may read a page may print it.
    const keys = viewer.phone.getByRole("main").getByRole("button");
    expect((await keys.allInnerTexts()).filter((key) => key !== "Print this page")).toEqual([]);
    expect(await viewer.phone.getByRole("textbox").count()).toBe(0);
  }
  const member = await phoneOf(await belonging(server, group.id, "member"));
  await member.phone.goto(`/groups/${group.id}`);
  await link(member, "New game").waitFor();
  expect(await member.phone.getByRole("main").getByRole("button").count()).toBe(0);
  expect((await viewer.phone.goto(`/new?group=${group.id}`))?.status()).toBe(404);
});

browserTest("the whole of it by keyboard: roster, a result, its undoing", async () => {
  const group = await groupAtHand(server, {});
  const { phone } = await phoneOf(group.cookie, { touch: false, width: 1280, height: 800 });
  const press = (key: string) => phone.keyboard.press(key);
  const to = async (name: RegExp) => {
    for (let tries = 0; tries < 80; tries++) {
      await press("Tab");
      const said = await phone.evaluate(() => {
        const focused = document.activeElement;
        return focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
      });
      if (name.test(said)) return;
    }
    throw new Error(`the keyboard does not lead to ${name}`);
  };
  await phone.goto(`/groups/${group.id}/roster`);
  await phone.getByLabel("Add people").focus();
  await phone.keyboard.type("Abbott, Baker");
  await press("Enter");
  await phone.getByText("2 more on the roster.").waitFor();
  await phone.goto(`/groups/${group.id}`);
  await to(/^Baker/);
  await press("Enter");
  await phone.getByRole("dialog", { name: "Baker washed" }).waitFor();
  await to(/^Today$/);
  await press("Enter");
  await phone.getByText("Written down: Baker washed, today.").waitFor();
  await to(/^Take it back$/);
  await press("Enter");
  await phone.getByText("Taken back.").waitFor();
});
