import type { Page } from "playwright-core";
import decodeQR from "qr/decode.js";
import { expect } from "vitest";
import { codesOf } from "@/lib/client/transfer/codes";
import type { Action } from "@/lib/engine";
import { laterWords } from "@/lib/messages/anyPage";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import { says, start } from "../engine/tableOf";
import { oneIn, sampleOf } from "../everyCase";
import { gameOf, Hands } from "./hands";
import { does, house, Pocket, ROUND } from "./offlinePhone";
import { browserTest, openPhone } from "./phone";
import { read, record } from "./send";
import { sharedOrigin } from "./server";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 3);

/** Decodes a QR code from the screen by its modules. */
async function scan(page: Page): Promise<string> {
  const code = page.getByRole("img", { name: /^QR code \d+ of/ });
  await code.waitFor();
  const side = Number((await code.getAttribute("viewBox"))?.split(" ")[2]);
  const dark = (await code.locator("path").getAttribute("d")) ?? "";
  const points = 3;
  const size = side * points;
  const pixels = new Uint8Array(size * size * 4).fill(255);
  for (const [, x, y] of dark.matchAll(/M(\d+) (\d+)h/g))
    for (let down = 0; down < points; down++)
      for (let right = 0; right < points; right++) {
        const point = 4 * ((Number(y) * points + down) * size + Number(x) * points + right);
        pixels.fill(0, point, point + 3);
      }
  return decodeQR({ width: size, height: size, data: pixels });
}

/** Scans all codes of a phone in order. */
async function scanAll({ hands, page }: Pocket): Promise<readonly string[]> {
  const links = [await scan(page)];
  while (await hands.button("Next code").isVisible()) {
    await hands.press("Next code");
    links.push(await scan(page));
  }
  await hands.press("The other phone has it");
  return links;
}

/** Opens links in order, like a phone's camera. */
async function opens(page: Page, links: readonly string[]): Promise<void> {
  for (const link of links) {
    await page.goto("about:blank");
    await page.goto(link);
    await page.getByText(laterWords.coming).waitFor({ state: "hidden" });
  }
}

story(
  "offline phones transfer a game both ways by camera; the server has each tap once and reports conflicts",
  async () => {
    const there = await house();
    const keeper = new Pocket();
    const other = new Pocket();
    for (const pocket of [keeper, other]) {
      await pocket.borrow(there.origin);
      await pocket.page.goto(there.origin);
      await pocket.isAtHand();
    }
    there.cut();

    await keeper.page.goto(there.origin);
    await keeper.hands.typeNames(["Ab", "Ba"]);
    await keeper.hands.press("Start");
    await keeper.page.waitForURL("**/games/*");
    const game = gameOf(keeper.page);
    await keeper.hands.opens("Ab");
    await keeper.round();

    await keeper.hands.press("Share");
    // The first code has what a phone at the same table lacks.
    const code = keeper.page.getByRole("img", { name: /^QR code/ }).locator("path");
    const before = await code.getAttribute("d");
    await keeper.page.getByText("New to this table").tap();
    await expect.poll(() => code.getAttribute("d")).not.toBe(before);
    await opens(other.page, await scanAll(keeper));
    await other.page.getByText("Ab and Ba").waitFor();
    await other.hands.press("Continue here");
    await other.page.waitForURL(`**/games/${game}`);
    await other.hands.verdict().waitFor();

    // The other phone is scorekeeper now, and the first follows, code by code.
    await other.round();
    await other.hands.press("Share");
    await opens(keeper.page, await scanAll(other));
    await keeper.hands.press("Continue here");
    await keeper.page.waitForURL(`**/games/${game}`);
    await keeper.page.getByText("Offline: eight taps saved on this phone").waitFor();
    // A second transfer has nothing new.
    await other.hands.press("Share");
    await other.page.getByText("Nothing to transfer").waitFor();
    await other.page.keyboard.press("Escape");
    await other.hands.redDie(4);

    // Online again, the first phone starts it at the server, and sends what both have.
    there.fix();
    await keeper.page.evaluate(() => dispatchEvent(new Event("online")));
    await keeper.hands.isLive();
    await expect.poll(async () => does(await keeper.journal(game))).toEqual([...ROUND, ...ROUND]);

    // The other one has no access yet: nothing it has is lost or sent.
    await other.page.goto(there.origin);
    await other.page.getByText(/here, from another phone/).waitFor();
    await other.page.getByRole("link", { name: "Open table" }).tap();
    await other.hands.press("Share");
    await other.page.getByRole("heading", { name: "From another phone" }).waitFor();
    const { links } = await keeper.page.evaluate(
      async (id) => (await fetch(`/api/v1/games/${id}/links`)).json(),
      game,
    );
    await other.page.goto(there.origin + links.sit);
    await other.hands.press("Play without a seat");
    await other.page.waitForURL(`**/games/${game}`);
    await expect
      .poll(async () => does(await keeper.journal(game)))
      .toEqual([...ROUND, ...ROUND, "start-round"]);
    const { entries } = await keeper.journal(game);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(9);
    for (const { hands } of [keeper, other]) await hands.isLive();

    // At the same table the other phone follows offline; and both diverge.
    there.cut();
    for (const { page } of [keeper, other]) await page.reload();
    await keeper.hands.claim(3, 6);
    await keeper.hands.sees("Ab", "3 sixes");
    await other.hands.claim(4, 2);
    await other.hands.sees("Ab", "4 twos");
    await keeper.hands.press("Share");
    await opens(other.page, await scanAll(keeper));
    await other.page.getByText("This phone also recorded: Ab said 4 twos.").waitFor();
    await other.hands.press("Use the other phone’s");
    await other.page.waitForURL(`**/games/${game}`);
    await other.hands.sees("Ab", "3 sixes");
    await other.hands.claim(4, 6);
    await other.page.getByText("Offline: two taps saved on this phone").waitFor();

    // Sent twice, it is recorded once.
    there.fix();
    for (const { page } of [keeper, other]) await page.goto(`${there.origin}/games/${game}`);
    for (const { hands } of [keeper, other]) {
      await hands.isLive();
      await hands.sees("Ba", "4 sixes");
    }
    const all = (await keeper.journal(game)).entries;
    expect(does({ entries: all })).toEqual([...ROUND, ...ROUND, "start-round", "claim", "claim"]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(11);
  },
);

story("an invalid code shows an error and records nothing", async () => {
  const phone = await openPhone(sharedOrigin());
  const codes = ["", "#x", "#aaaaaaaa.1.1.AAAA", `#aaaaaaaa.1.1.${"A".repeat(5_000)}`, "#%F0%9F%8E%B2"];
  for (const hash of sampleOf(codes, 2)) {
    await phone.goto("about:blank");
    await phone.goto(`${sharedOrigin()}/pass${hash}`);
    await phone.getByText("Incomplete code. Scan again.").waitFor();
    expect(await phone.getByRole("button").count()).toBe(0);
  }
});

story(
  "a code lists what it would record; online, a watcher’s phone and a changed table refuse it",
  async () => {
    const expected = [/status of 404/];
    const keeper = new Hands(await openPhone(sharedOrigin(), { expected }));
    const game = await keeper.openGame(sharedOrigin(), ["Ann", "Bob", "Eve"], {}, start("s1", 4));
    const actions: readonly Action[] = [
      { do: "claim", by: "s1", claim: "3 twos" },
      { do: "adjust", what: "good", count: 4, from: "bank", to: "s3", note: "Cooked" },
      { do: "claim", by: "s2", claim: "4 twos" },
    ];
    const taps = actions.map((action, at) => ({ id: `forged-by-a-watcher-${at}`, at: 1, action }));
    const written = { format: "dice-pass/1", engine: ENGINE_VERSION, game, from: 1, taps };
    const links = await codesOf(JSON.stringify(written), sharedOrigin());
    const seq = async () => (await read<{ table: { seq: number } }>(keeper.phone, `games/${game}`)).table.seq;
    const watchLink = sharedOrigin() + new URL(await keeper.watchLink()).pathname;

    await opens(keeper.phone, links);
    await keeper.phone.getByRole("heading", { name: "Records 3 entries" }).waitFor();
    expect(await keeper.phone.getByRole("listitem").allTextContents()).toEqual([
      "Eve got four goods: Cooked",
      "Ann said 3 twos",
      "Bob said 4 twos",
    ]);
    expect(await seq()).toBe(1);

    for (const [watches, sentence] of [
      [true, /^This phone only watches/],
      [false, /^This phone isn’t at that table/],
    ] as const) {
      const other = new Hands(await openPhone(sharedOrigin(), { expected }));
      if (watches) await other.watch(watchLink);
      await opens(other.phone, links);
      await other.phone.getByText(sentence).waitFor();
      expect(await other.button("Continue here").count()).toBe(0);
    }

    // The table moves on while the list is read.
    await record(keeper.phone, game, says("s1", "5 sixes"));
    await keeper.press("Continue here");
    await keeper.phone.getByText(/^The table has changed/).waitFor();
    await keeper.press("Open table");
    await keeper.isLive();
    expect(await seq()).toBe(2);
  },
);
