import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Action } from "@/lib/engine";
import type { SharedTable } from "@/lib/protocol/tableLinks";
import { start } from "../engine/tableOf";
import { oneIn, sampled } from "../everyCase";
import { fromNetwork, gameOf, Hands } from "./hands";
import { lineTo } from "./line";
import { browserTest, openPhone } from "./phone";
import { NO_PAGE, read, record, startGame } from "./send";
import { sharedOrigin } from "./server";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 3);

// Phones and the TV follow a table from game to game.

const origin = fromNetwork(sharedOrigin());
const CREW = ["Abbott", "Baker", "Cruz", "Diaz", "Evans", "Fox", "Gray", "Hill", "Irwin"];

const bads = (to: string): Action => ({
  do: "adjust",
  what: "bad",
  count: 3,
  from: "bank",
  to,
  note: "so it was",
});

/** Waits until a phone is live in another game than these. Returns its id. */
async function waitForNextGame({ phone }: Pick<Hands, "phone">, ...from: readonly string[]): Promise<string> {
  await phone.waitForURL(
    ({ pathname }) => /^\/games\/[^/]+/.test(pathname) && !from.some((id) => pathname.includes(id)),
  );
  return new URL(phone.url()).pathname.split("/")[2] ?? "";
}

const seesSentence = (phone: Page, sentence: string): Promise<void> =>
  phone.getByText(sentence, { exact: true }).first().waitFor();

story("nine phones and a TV follow a tie, a playoff and the next game without a new scan", async () => {
  const keeper = new Hands(await openPhone(origin));
  const first = await keeper.openGame(origin, CREW);
  const link = await keeper.link();
  const others = await Promise.all(
    CREW.slice(1, sampled(9, 3)).map(async (name) => {
      const hands = new Hands(await openPhone(origin));
      await hands.join(link, name);
      return hands;
    }),
  );
  const phones = [keeper, ...others];
  const [baker, cruz] = others as [Hands, Hands];
  const tv = await openPhone(origin, { width: 1280, height: 720, touch: false });
  await new Hands(tv).watch(link);
  await tv.goto(`${origin}/games/${first}/tv`);

  await record(keeper.phone, first, bads("s1"), bads("s2"));
  // Two simultaneous taps: both requests wait for each other, or the first would remove the other's key.
  const both = [keeper, baker].map(({ phone }) => phone.waitForRequest("**/api/v1/games"));
  for (const { phone } of [keeper, baker])
    await phone.route("**/api/v1/games", async (route) => {
      await Promise.all(both);
      await route.continue();
    });
  await Promise.all([keeper.press(/^Hold a playoff/), baker.press(/^Hold a playoff/)]);
  const playoff = await waitForNextGame(keeper, first);
  for (const hands of phones) expect(await waitForNextGame(hands, first)).toBe(playoff);
  expect(await waitForNextGame({ phone: tv }, first)).toBe(playoff);
  await cruz.phone.getByRole("heading", { name: "Playoff: Abbott vs. Baker" }).waitFor();
  await record(keeper.phone, playoff, { do: "end", losers: ["s1"] });
  for (const hands of phones) await hands.phone.getByText("Abbott washes the dishes.").first().waitFor();

  // The next game: one tap, and all seats stay.
  const taps = cruz.taps;
  await cruz.press(/^Play again/);
  expect(cruz.taps - taps).toBe(1);
  const second = await waitForNextGame(cruz, first, playoff);
  for (const hands of phones) expect(await waitForNextGame(hands, first, playoff)).toBe(second);
  expect(await waitForNextGame({ phone: tv }, first, playoff)).toBe(second);
  await seesSentence(baker.phone, "Cruz started the next game: you are Baker.");
  // Who began it knows.
  expect(await cruz.phone.getByText("Cruz started the next game").count()).toBe(0);
  const { table } = await read<{ table: { names: Record<string, string> } }>(keeper.phone, `games/${second}`);
  expect(Object.values(table.names)).toEqual(CREW);
  await record(keeper.phone, second, start("s2"));
  await baker.claim(9, 6);
  await cruz.button("Bang! by Cruz").waitFor();
});

story(
  "a printed code leads to the table in one tap, also the next day; opening a link seats no one",
  async () => {
    const keeper = new Hands(await openPhone(origin));
    const first = await keeper.openGame(origin, ["Ann", "Bob"]);
    await keeper.button("Share").tap();
    await keeper.tap(keeper.phone.getByRole("link", { name: "Print for the wall" }));
    await keeper.phone.getByRole("img", { name: "QR code to play" }).waitFor();
    const url = (await keeper.phone.getByText(/\/join\//).textContent()) ?? "";

    const crawler = await fetch(sharedOrigin() + new URL(url).pathname, { redirect: "manual" });
    expect(crawler.headers.get("set-cookie")).toBeNull();
    const page = await crawler.text();
    const picture = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? "";
    const { pathname, search } = new URL(picture.replaceAll("&amp;", "&"));
    expect((await fetch(sharedOrigin() + pathname + search)).status).toBe(200);
    expect(page).not.toContain('content="Ann');

    const bob = new Hands(await openPhone(origin));
    await bob.phone.goto(origin + new URL(url).pathname);
    const taps = bob.taps;
    await bob.press("Play as Bob");
    expect(bob.taps - taps).toBe(1);
    await bob.phone.waitForURL(`**/games/${first}`);
    await bob.isLive();
    const sheet = bob.phone.getByRole("dialog", { name: "Who are you?" });
    expect(await sheet.isVisible()).toBe(false);
    await bob.phone.goto(origin + NO_PAGE);

    // Tomorrow's game has started; the code leads to it, and Bob is Bob.
    await record(keeper.phone, first, { do: "end", losers: ["s1"] });
    const second = await startGame(keeper.phone, ["Ann", "Bob"], { table: first });
    await bob.phone.goto(origin + new URL(url).pathname);
    await bob.phone.waitForURL(`**/games/${second}`);
    await bob.isLive();
    expect(await sheet.isVisible()).toBe(false);
    await record(keeper.phone, second, start("s2"));
    await bob.claim(4, 6);
    expect(await bob.button("Just my seat").count()).toBe(0);

    // A user who opens the old game on purpose stays there, with a link.
    await bob.phone.goto(`${origin}/games/${first}`);
    await bob.phone.getByRole("link", { name: "Next game" }).waitFor();
    await bob.isLive();
    expect(gameOf(bob.phone)).toBe(first);
    await bob.tap(bob.phone.getByRole("link", { name: "Next game" }));
    await bob.phone.waitForURL(`**/games/${second}`);
  },
);

story("a phone that is offline when the next game starts joins it on reconnect", async () => {
  const keeper = await openPhone(origin);
  await keeper.goto(origin + NO_PAGE);
  const first = await startGame(keeper, ["Ann", "Bob"]);
  const { links } = await read<SharedTable>(keeper, `games/${first}/links`);
  const line = await lineTo(origin);
  const bob = new Hands(await openPhone(line.origin, { expected: [/./] }));
  await bob.join(line.origin + links.sit, "Bob");
  await record(keeper, first, { do: "end", losers: ["s1"] });
  await seesSentence(bob.phone, "Ann washes the dishes.");

  // A proxy answers for the server, so the browser gives its stream up: the table reloads.
  const answers = await bob.phone.route(/\/stream\?/, (route) => route.fulfill({ status: 502 }));
  const givenUp = bob.phone.waitForResponse((answer) => answer.status() === 502);
  line.cut();
  const second = await startGame(keeper, ["Ann", "Bob"], { table: first });
  await givenUp;
  line.fix();
  await bob.phone.getByRole("link", { name: "Next game" }).waitFor();
  await answers.dispose();
  expect(await waitForNextGame(bob, first)).toBe(second);

  // A late stream message without a connection leads to no browser error page.
  await bob.isLive();
  await record(keeper, second, { do: "end", losers: ["s1"] });
  await seesSentence(bob.phone, "Ann washes the dishes.");
  await bob.phone.context().setOffline(true);
  const third = await startGame(keeper, ["Ann", "Bob"], { table: first });
  await bob.phone.getByRole("link", { name: "Next game" }).waitFor();
  expect(gameOf(bob.phone)).toBe(second);
  await bob.phone.context().setOffline(false);
  expect(await waitForNextGame(bob, first, second)).toBe(third);
});

story(
  "the start page reuses the crew’s table; a phone mid-game is asked before it moves to another game",
  async () => {
    const keeper = new Hands(await openPhone(origin));
    const first = await keeper.openGame(origin, ["Ann", "Bob"]);
    const bob = new Hands(await openPhone(origin));
    await bob.join(await keeper.link(), "Bob");
    await record(keeper.phone, first, { do: "end", losers: ["s1"] });
    await keeper.phone.goto(origin);
    await keeper.press(/^Same crew/);
    const second = await waitForNextGame(keeper, first);
    expect(await waitForNextGame(bob, first)).toBe(second);
    await record(keeper.phone, second, start("s2"));
    await bob.claim(4, 6);

    // A table is identified by its first game.
    const other = await startGame(keeper.phone, ["Cy", "Dee"], { table: first });
    await seesSentence(bob.phone, "Another game started at this table.");
    expect(gameOf(bob.phone)).toBe(second);
    await bob.press("Go there");
    expect(await waitForNextGame(bob, second)).toBe(other);
  },
);
