import { basename } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { start } from "../engine/tableOf";
import { oneIn, sampleOf } from "../everyCase";
import { fromNetwork, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { entry, guest, recordAt } from "./phonesByFetch";
import { sharedServer } from "./server";

// Taps that wait on an offline phone. Every phone comes over plain http by a name other than localhost: APIs
// for secure pages are missing.

const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /status of (403|404|409)/];

const server = sharedServer();
const origin = fromNetwork(server.origin);

/** `client/outbox` tests queued taps: a run plays some stories. */
const story = oneIn(browserTest, 3);

/** A phone at a table it started. */
async function seated(before: (phone: Page) => Promise<void> = async () => {}) {
  const hands = new Hands(await openPhone(origin, { expected: OFFLINE }));
  const { phone } = hands;
  await before(phone);
  const game = await hands.openGame(origin, ["Ab", "Ba", "Cr"]);
  return { hands, phone, game };
}

/** Waits until the page is idle, and all its scripts have loaded. */
async function atRest(phone: Page): Promise<void> {
  await phone.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  await phone.waitForFunction(() =>
    [...document.scripts].every(
      ({ src, noModule }) => noModule || src === "" || performance.getEntriesByName(src).length > 0,
    ),
  );
}

/** Takes the phone offline once it has loaded the late parts. */
async function loseLine(phone: Page): Promise<void> {
  // Late parts can load more.
  for (let times = 0; times < 3; times++) await atRest(phone);
  await phone.context().setOffline(true);
}

const WAITING = "Offline: four taps saved on this phone";

/** A round, two claims and a bang, all unsent. */
async function fourTaps({ hands, phone }: { readonly hands: Hands; readonly phone: Page }): Promise<void> {
  await loseLine(phone);
  await hands.opens("Ab");
  await hands.redDie(4);
  await hands.claim(5, 6);
  await hands.claim(6, 3);
  await hands.bang();
  await phone.getByText(WAITING).waitFor();
}

const actionKinds = async (phone: Page): Promise<readonly string[]> =>
  (await recorded(phone)).round.map(({ action }) => action.do);
const FOUR = ["start-round", "claim", "claim", "challenge"];

const SENT = /Four taps from \d?\d:\d\d [AP]M.* were sent\./;

/** The phone drops the tab; online again, the user opens these pages. */
async function comeBack(phone: Page, ...paths: readonly string[]): Promise<readonly Page[]> {
  const context = phone.context();
  await phone.close();
  await context.setOffline(false);
  return Promise.all(
    paths.map(async (path) => {
      const page = await context.newPage();
      await page.goto(origin + path);
      return page;
    }),
  );
}

story("unsent taps survive a reload and are sent in order with a notice; typed dice stay", async () => {
  const table = await seated();
  const { hands, phone } = table;
  expect(await phone.evaluate(() => window.isSecureContext)).toBe(false);
  await fourTaps(table);
  await hands.dice(3, 3, 4);
  // Offline the browser shows its own page.
  await phone.reload().catch(() => undefined);
  await expect.poll(() => phone.url()).toMatch(/^chrome-error:/);
  // Once online, that page loads the table by itself: sometimes the reload below came while it sent the taps.
  await phone.goto("about:blank");
  await phone.context().setOffline(false);
  await phone.goto(`${origin}/games/${table.game}`);
  await phone.getByText(SENT).waitFor();
  await hands.isLive();
  expect(await actionKinds(phone)).toEqual(FOUR);
  await hands.button("Ab: three, counts; three, counts; four, wild").waitFor();
  await phone.reload();
  await hands.isLive();
  expect(await phone.getByText(SENT).count()).toBe(0);
});

story("two pages send a closed tab’s taps at once, and the server records them once", async () => {
  const table = await seated();
  await fourTaps(table);
  const [one, other] = await comeBack(table.phone, `/games/${table.game}`, `/games/${table.game}`);
  for (const page of [one, other]) {
    if (page === undefined) throw new Error("no page");
    await page.getByText("live", { exact: true }).waitFor({ state: "attached" });
    await expect.poll(() => actionKinds(page)).toEqual(FOUR);
    expect((await recorded(page)).seq).toBe(4);
  }
});

/** The number of stored tables, or taps. */
const onDisk = (phone: Page, what: "tables" | "taps") =>
  phone.evaluate(
    (store) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("waiting-taps");
        opening.onsuccess = () => {
          const counting = opening.result.transaction(store).objectStore(store).count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
    what,
  );

browserTest.for(sampleOf(["/", "history"], 1))(
  "another page sends a table’s unsent taps and says so: %s",
  async (path) => {
    const table = await seated();
    await fourTaps(table);
    const [page] = await comeBack(table.phone, path === "/" ? path : `/games/${table.game}/history`);
    if (page === undefined) throw new Error("no page");
    await page.getByText(/Ab, Ba, and Cr: Four taps from .* were sent/).waitFor();
    await page.getByRole("link", { name: "Open table", exact: true }).click();
    await page.waitForURL(`**/games/${table.game}`);
    expect(await actionKinds(page)).toEqual(FOUR);
  },
);

story("outdated taps are listed and saved until discarded; illegal ones cannot be recorded now", async () => {
  const table = await seated();
  const { hands, phone } = table;
  const other = await guest(server, { game: table.game, join: basename(await hands.link()) });
  await fourTaps(table);
  expect((await recordAt(server, other, entry(start("s2", 2), 0))).status).toBe(200);
  await phone.context().setOffline(false);
  const notice = phone.getByText(
    /Someone beat you to it: Ba started a round.* Not saved, from .*: the red die; 5 sixes; 6 threes; the bang/,
  );
  await notice.waitFor();
  await hands.isLive();
  await phone.reload();
  await notice.waitFor();
  // The game continues on another phone.
  await hands.claim(5, 6);
  await notice.waitFor();
  // No second round can start now.
  expect(await hands.button("Record all now").count()).toBe(0);
  expect(await actionKinds(phone)).toEqual(["start-round", "claim"]);
  await hands.press("Discard all");
  await notice.waitFor({ state: "hidden" });
  await phone.reload();
  await hands.isLive();
  expect(await notice.count()).toBe(0);
});

story("taps for a table this phone lost are listed, and only the user discards them", async () => {
  const table = await seated();
  await fourTaps(table);
  await table.phone.context().clearCookies();
  const [start] = await comeBack(table.phone, "/");
  if (start === undefined) throw new Error("no page");
  const notice = start.getByText(/Four taps from .* were not saved: this phone isn’t at that table anymore/);
  await notice.waitFor();
  // The players' names are no longer readable, and not on their disk.
  expect(await start.locator("#unsent").textContent()).not.toMatch(/Ab|Ba|Cr/);
  expect(await onDisk(start, "tables")).toBe(0);
  await start.goto(`${origin}/games/${table.game}`);
  await notice.waitFor();
  expect(await onDisk(start, "taps")).toBe(4);
  await start.getByRole("button", { name: "Discard all" }).click();
  await notice.waitFor({ state: "hidden" });
  await expect.poll(() => onDisk(start, "taps")).toBe(0);
});

story("a browser without storage warns once and holds taps while the page is open", async () => {
  const table = await seated(async (phone) => {
    await phone.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
  });
  const { hands, phone } = table;
  const notice = phone.getByText(/^This browser can’t store anything/);
  await fourTaps(table);
  await notice.waitFor();
  await hands.press("Got it");
  await phone.context().setOffline(false);
  await expect.poll(() => actionKinds(phone)).toEqual(FOUR);
  await phone.getByText(SENT).waitFor();
  // Another unstored tap, in a page that does not know the first ones.
  await phone.reload();
  await loseLine(phone);
  await hands.way("Short or there");
  await hands.press(/^Short: /);
  await phone.getByText("Offline: one tap saved on this phone").waitFor();
  expect(await notice.count()).toBe(0);
});
