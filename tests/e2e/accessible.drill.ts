import { readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { Barriers } from "./barriers/barriers";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { record, send, startGame } from "./send";
import { startServer } from "./server";

const CREW = ["Abbott", "Baker the Elder", "Cruz", "Diaz", "Evans", "Frost", "Grady", "Hale", "Maximiliane"];

/** The objects to open. */
interface World {
  readonly group: string;
  readonly night: string;
  readonly person: string;
  readonly preset: string;
  readonly invitation: string;
  readonly game: string;
  /** The table of that game. */
  readonly table: string;
  /** A public verdict. */
  readonly verdict: string;
  /** A public link to the dish calendar. */
  readonly dishes: string;
}

/** Every page with an example; a new page goes here or the first test fails. */
const PAGES: Readonly<Record<string, (world: World) => string>> = {
  "/": () => "/",
  "/account": () => "/account",
  "/api": () => "/api",
  "/account/programs": () => "/account/programs",
  "/rules/arguments": () => "/rules/arguments",
  "/guest-crews/[key]": ({ game }) => `/guest-crews/${game}`,
  "/guest-crews/[key]/move": ({ game }) => `/guest-crews/${game}/move`,
  "/games/[id]": ({ game }) => `/games/${game}`,
  "/games/[id]/tv": ({ game }) => `/games/${game}/tv`,
  "/games/[id]/history": ({ game }) => `/games/${game}/history`,
  "/games/[id]/replay": ({ game }) => `/games/${game}/replay`,
  "/no-access": () => "/no-access",
  "/groups/[id]": ({ group }) => `/groups/${group}`,
  "/groups/[id]/rulings": ({ group }) => `/groups/${group}/rulings`,
  "/groups/[id]/days/[day]": ({ group }) => `/groups/${group}/days/2026-11-20`,
  "/groups/[id]/games": ({ group }) => `/groups/${group}/games?from=2026-01-01`,
  "/groups/[id]/rules": ({ group }) => `/groups/${group}/rules`,
  "/groups/[id]/rules/[preset]": ({ group, preset }) => `/groups/${group}/rules/${preset}`,
  "/groups/[id]/ledger": ({ group }) => `/groups/${group}/ledger`,
  "/groups/[id]/programs": ({ group }) => `/groups/${group}/programs`,
  "/groups/[id]/members": ({ group }) => `/groups/${group}/members`,
  "/groups/[id]/nights/[night]": ({ group, night }) => `/groups/${group}/nights/${night}`,
  "/groups/[id]/people": ({ group }) => `/groups/${group}/people`,
  "/groups/[id]/people/[person]": ({ group, person }) => `/groups/${group}/people/${person}`,
  "/groups/[id]/review/[scope]": ({ group }) => `/groups/${group}/review/2026`,
  "/groups/[id]/roster": ({ group }) => `/groups/${group}/roster`,
  "/groups/[id]/more": ({ group }) => `/groups/${group}/more`,
  "/groups/[id]/settings/game": ({ group }) => `/groups/${group}/settings/game`,
  "/groups/[id]/settings/look": ({ group }) => `/groups/${group}/settings/look`,
  "/groups/[id]/settings/links": ({ group }) => `/groups/${group}/settings/links`,
  "/groups/[id]/settings/tables": ({ group }) => `/groups/${group}/settings/tables`,
  "/groups/[id]/settings": ({ group }) => `/groups/${group}/settings`,
  "/groups/[id]/year/[year]": ({ group }) => `/groups/${group}/year/2026`,
  "/groups/new": () => "/groups/new",
  "/server": () => "/server",
  "/server/accounts": () => "/server/accounts",
  "/invite/[code]": ({ invitation }) => invitation,
  "/new": () => "/new",
  "/reset-password": () => "/reset-password",
  "/rules": () => "/rules",
  "/rules/[game]": () => "/rules/pass-the-cup",
  "/rules/book": () => "/rules/book",
  "/rules/[game]/compare": () =>
    "/rules/pass-the-cup/compare?b=ones.high~straights.below-full-house&bn=Kitchen",
  "/offline": () => "/offline",
  "/offline/table": () => "/offline/table",
  "/tables/[id]/code": ({ table }) => `/tables/${table}/code`,
  "/transfer": () => "/transfer",
  "/share/[token]": ({ dishes }) => dishes,
  "/settle": () => "/settle?ask=compare&game=pass-the-cup&a=44112&b=33226&rules=ones.low",
  "/sign-in": () => "/sign-in",
  "/sign-up": () => "/sign-up",
  "/tv": () => "/tv",
  "/tv/[code]": () => "/tv/K7Q2MX",
  "/verdict/[token]": ({ verdict }) => verdict,
};

/** These redirect people at the table to its game. */
const LEADS_ON = ["/join/[token]", "/tables/[id]"];

/** Sample tables, many on one page, for developers: their parts are checked where they are used. */
const MADE_UP = ["/components"];

/** Only with HTTPS=self: checked with a local certificate (`https.test.ts`). */
const OF_SUCH_HOUSES = ["/trust"];

/** Not pages of their own: fallbacks for missing ones. */
const ELSEWHERE = ["/nowhere", "/join/no-such-link"];

test("checks every page", () => {
  const found = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, "/"));
  expect(found.toSorted()).toEqual(
    [...Object.keys(PAGES), ...LEADS_ON, ...MADE_UP, ...OF_SUCH_HOUSES].toSorted(),
  );
});

let origin: string;
beforeAll(async () => {
  origin = fromNetwork((await startServer()).origin);
});

const openNarrow = () => openPhone(origin, { width: 360, height: 740, expected: [/status of 404/] });

/** Creates a server owner's account, and a crew with a bit of everything. */
async function makeWorld(page: Page): Promise<World> {
  await send(page, "accounts", {
    name: "Abbott",
    email: "abbott@example.org",
    passphrase: "kettle drum anvil 7",
  });
  const made = { name: "Engine 7 of the Harbour", kind: "crew", time_zone: "UTC" };
  const { id: group } = await send<{ id: string }>(page, "groups", made);
  const roster = `groups/${group}/players`;
  const { players } = await send<{ players: readonly string[] }>(page, roster, { names: CREW.slice(1) });
  const [person = ""] = players;
  const evening = { name: "Friday", buy_in: 500 };
  const { id: night } = await send<{ id: string }>(page, `groups/${group}/nights`, evening);
  const rules = { game: "firehouse", name: "Station rules of the Harbour", house: { ones: "high" } };
  const { id: preset } = await send<{ id: string }>(page, `groups/${group}/presets`, rules);
  const invited = { role: "member", hours: 24, uses: 5 };
  const { path: invitation } = await send<{ path: string }>(page, `groups/${group}/invitations`, invited);
  const over = await startGame(page, CREW, { group });
  await record(
    page,
    over,
    { do: "start-round", wild: 4, starter: "s1" },
    { do: "claim", by: "s1", claim: { count: 8, face: 5 } },
    { do: "challenge", by: "s2" },
    { do: "reveal", outcome: "short" },
    { do: "end", losers: ["s1"] },
  );
  const { url: verdict } = await send<{ url: string }>(page, `games/${over}/verdicts`, { round: 1 });
  const game = await startGame(page, CREW, { group });
  await record(page, game, { do: "start-round", wild: 4, starter: "s1" });
  const { link } = await send<{ link: { path: string } }>(page, `groups/${group}/public-links`, {
    kind: "dishes",
    names: "names",
  });
  const { table } = await page.evaluate(
    async (path) => ((await (await fetch(path)).json()) as { table: { table: string } }).table,
    `/api/v1/games/${game}`,
  );
  return { group, night, person, preset, invitation, game, table, verdict, dishes: link.path };
}

browserTest(
  "every page is accessible and has its own title",
  async () => {
    const barriers = new Barriers();
    const page = await openNarrow();
    const titles = new Map<string, string>();
    await page.goto("/");
    await barriers.look(page, "/ for a newcomer");
    const world = await makeWorld(page);
    for (const [name, at] of Object.entries(PAGES)) {
      await page.goto(at(world));
      await barriers.look(page, name);
      const title = await page.title();
      if (titles.has(title)) console.log(`${name} and ${titles.get(title)}: ${title}`);
      titles.set(title, name);
    }
    for (const at of ELSEWHERE) {
      await page.goto(at);
      await barriers.look(page, at);
      titles.set(await page.title(), at);
    }
    expect(barriers.found).toEqual([]);
    expect(titles.size).toBe(Object.keys(PAGES).length + ELSEWHERE.length);
  },
  180_000,
);

browserTest(
  "every sheet outside the table is accessible",
  async () => {
    const barriers = new Barriers();
    const page = await openNarrow();
    const hands = new Hands(page);
    /** Presses keys in order, and checks the result. */
    const sheet = async (...keys: readonly (string | RegExp)[]) => {
      for (const key of keys) await hands.button(key).and(page.locator(":visible")).first().click();
      await page.getByRole("dialog").locator(":focus").waitFor();
      await barriers.look(page, keys.join(", "));
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    };
    await page.goto("/");
    const { group, night, preset, game } = await makeWorld(page);

    await page.goto("/new");
    await page.locator("input:focus").waitFor();
    for (const name of [...CREW, "Cruz"]) {
      await hands.type(name);
      await hands.enter();
    }
    await hands.press("Start");
    await page.getByText("Two people are called Cruz").first().waitFor();
    await hands.press("Move or remove Hale");
    await barriers.look(page, "/new with many names, two alike");
    await sheet(/^Firehouse\. Choose/);
    await sheet(/^House rules/);
    await page.goto(`/new?group=${group}`);
    await hands.press("Seat Cruz");
    await barriers.look(page, "/new in a group");

    await page.goto(`/groups/${group}`);
    await sheet(/^Cruz/);
    await page.goto(`/groups/${group}/roster`);
    await sheet(/^Edit Cruz/);
    await sheet(/^Edit Cruz/, "Merge with…");
    await page.goto(`/groups/${group}/ledger`);
    await sheet("Add entry");
    await page.goto(`/groups/${group}/members`);
    await sheet("Invite someone");
    await sheet("Invite someone", "Create link");
    await page.goto(`/groups/${group}/rules`);
    await sheet("Add house rules");
    await sheet("Compare two");
    await page.goto(`/groups/${group}/rules/${preset}`);
    for (const key of ["Edit", "Share", "Compare", "Delete"]) await sheet(key);
    await page.goto("/rules/firehouse?rules=ones.high&name=Station%20rules");
    await sheet("Save to a group");
    await page.goto(`/groups/${group}/nights/${night}`);
    await sheet("Edit name and buy-in");
    await page.goto("/account");
    await sheet("Change: Password");
    await page.goto("/server/accounts");
    await sheet(/^Abbott/, "Make a recovery code");

    await record(page, game, { do: "claim", by: "s1", claim: { count: 8, face: 5 } });
    await page.goto(`/games/${game}/history`);
    await sheet("Abbott said 8 fives. Fix");
    await sheet("Abbott said 8 fives. Fix", "One more", "See what changes");
    expect(barriers.found).toEqual([]);
  },
  180_000,
);
