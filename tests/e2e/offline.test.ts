import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { gameIds } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import { readFirstJournal } from "@/lib/protocol/journalFile";
import { does, house, Pocket, ROUND } from "./cellar";
import { gameOf, Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";

/** Puts other things in the place of the one table that a phone keeps. */
const replaceKept = (page: Page, others: readonly object[]): Promise<void> =>
  page.evaluate(async (written) => {
    const opened = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open("waiting-taps");
      opening.onsuccess = () => done(opening.result);
    });
    const writing = opened.transaction("tables", "readwrite");
    const tables = writing.objectStore("tables");
    const reading = tables.getAll();
    reading.onsuccess = () => {
      const [kept] = reading.result;
      for (const { table, begun, ...other } of JSON.parse(written))
        tables.put(
          table?.id
            ? { ...other, table }
            : { ...kept, ...other, table: { ...kept.table, ...table }, begun: { ...kept.begun, ...begun } },
        );
    };
    await new Promise((done) => writing.addEventListener("complete", done));
    opened.close();
  }, JSON.stringify(others));

browserTest(
  "a game is begun and finished without a line, through a closed browser and a new version; the server has it once",
  async () => {
    const there = await house();
    const pocket = new Pocket();
    await pocket.open();
    await pocket.page.goto(there.origin);
    await pocket.isAtHand();
    there.cut();
    await pocket.page.goto(there.origin);
    await pocket.hands.typeNames(["Ab", "Ba"]);
    await pocket.hands.press("Start");
    await pocket.page.waitForURL("**/games/*");
    const game = gameOf(pocket.page);
    await pocket.hands.opens("Ab");
    await pocket.round();
    // A wrong tap is taken back here as anywhere.
    await pocket.hands.redDie(2);
    await pocket.hands.press(/^Undo: /);
    await pocket.round();
    await pocket.page.getByText("Offline: eight taps wait here, will be sent").waitFor();

    // The browser is closed in the middle. Another version comes meanwhile, and waits.
    await pocket.close();
    there.renew();
    there.mend();
    await pocket.open();
    await pocket.page.goto(`${there.origin}/rules`);
    await pocket.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
    there.cut();
    await pocket.close();

    await pocket.open();
    await pocket.page.goto(there.origin);
    await pocket.page.getByText("Ab and Ba: Begun here at", { exact: false }).waitFor();
    await pocket.page.getByRole("link", { name: "To the table" }).tap();
    await pocket.page.waitForURL("**/games/*");
    expect(gameOf(pocket.page)).toBe(game);
    await pocket.hands.verdict().waitFor();
    for (let round = 3; round <= 5; round++) await pocket.round();
    await pocket.page
      .getByText(/Ab washes/)
      .first()
      .waitFor();

    // The same crew goes on, still without a line.
    await pocket.hands.press(/^Play again/);
    await pocket.page.waitForURL((url) => !url.pathname.endsWith(game));
    const next = gameOf(pocket.page);
    await pocket.hands.opens("Ba");
    await pocket.hands.redDie(4);

    there.mend();
    await pocket.page.evaluate(() => dispatchEvent(new Event("online")));
    await pocket.hands.isLive();
    expect(gameOf(pocket.page)).toBe(next);
    expect(does(await pocket.journal(next))).toEqual(["start-round"]);
    await expect.poll(async () => does(await pocket.journal(game))).toEqual(Array(5).fill(ROUND).flat());
    expect(new Set((await pocket.journal(game)).entries.map(({ id }) => id)).size).toBe(20);
    // It is played at the same table.
    await pocket.page.goto(`${there.origin}/games/${game}`);
    await pocket.page
      .getByText(/Ab washes/)
      .first()
      .waitFor();
    await pocket.page.getByRole("link", { name: "To the next game" }).waitFor();
  },
);

browserTest(
  "what was seen opens without a line; a table goes on where it was, and what was never opened is told",
  async () => {
    const there = await house();
    const pocket = new Pocket();
    await pocket.open();
    const { hands, page } = pocket;
    await hands.startGame(there.origin, ["Ab", "Ba"]);
    const game = gameOf(page);
    await pocket.isAtHand();
    await hands.opens("Ab");
    await pocket.round();
    await hands.redDie(4);
    await page.goto(`${there.origin}/games/${game}/history`);
    await page.goto(`${there.origin}/games/${game}`);
    await hands.claim(3, 6);
    await hands.isLive();

    there.cut();
    await page.reload();
    await hands.sees("Ab", "3 sixes");
    await hands.claim(4, 6);
    await page.reload();
    await hands.sees("Ba", "4 sixes");
    await page.getByText("Offline: one tap waits here, will be sent").waitFor();

    for (const address of [`/games/${game}/history`, "/", "/new", "/settle", "/arguments", "/rules"]) {
      await page.goto(there.origin + address);
      await page.getByRole("heading", { name: "No line here" }).waitFor({ state: "detached" });
      await page.locator("main").first().waitFor();
    }
    for (const id of gameIds) {
      await page.goto(`${there.origin}/rules/${id}`);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      expect(await page.getByRole("heading", { name: "No line here" }).count()).toBe(0);
    }
    // The desk answers by itself.
    await page.goto(`${there.origin}/settle`);
    await page.goto(`${there.origin}/account`);
    await page.getByRole("heading", { name: "No line here" }).waitFor();
    await page.getByRole("link", { name: "Ab and Ba" }).waitFor();
    await page.goto(`${there.origin}/games/never-opened-here-000`);
    await page.getByRole("heading", { name: "This table is not on this phone" }).waitFor();

    there.mend();
    await page.goto(`${there.origin}/games/${game}`);
    await hands.isLive();
    const now: OpenTable = await page.evaluate(
      async (id) => (await (await fetch(`/api/v1/games/${id}`, { cache: "no-store" })).json()).table,
      game,
    );
    expect(now.round.map(({ action }) => action.do)).toEqual(["start-round", "claim", "claim"]);
  },
);

browserTest(
  "a game whose beginning was never answered is begun here, and is one game at the server",
  async () => {
    const there = await house();
    const pocket = new Pocket();
    await pocket.open();
    const { hands, page } = pocket;
    await page.goto(there.origin);
    await pocket.isAtHand();
    await hands.typeNames(["Ab", "Ba"]);
    // The server begins it for somebody whom it never told who they are.
    there.swallow();
    await hands.press("Start");
    await page.waitForURL("**/games/*");
    const first = gameOf(page);
    await hands.opens("Ab");
    await pocket.round();
    there.mend();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await hands.isLive();
    expect(gameOf(page)).not.toBe(first);
    await expect.poll(async () => does(await pocket.journal(gameOf(page)))).toEqual(ROUND);
    await page.goto(there.origin);
    expect(await page.getByRole("link", { name: /Firehouse/ }).count()).toBe(1);
  },
);

browserTest(
  "a game that the server would not begin says why, is kept as a file, and is begun alone",
  async () => {
    const there = await house();
    const pocket = new Pocket();
    await pocket.open();
    const { hands, page } = pocket;
    await page.goto(there.origin);
    await pocket.isAtHand();
    there.cut();
    await page.reload();
    await hands.typeNames(["Ab", "Ba"]);
    await hands.press("Start");
    await page.waitForURL("**/games/*");
    const game = gameOf(page);
    await hands.opens("Ab");
    await pocket.round();
    // The group it belongs to is gone meanwhile.
    await replaceKept(page, [{ begun: { group: "a-group-that-was-000" } }]);
    there.mend();
    await page.reload();
    const alert = page.getByRole("alert").filter({ hasText: "The server would not begin this game" });
    await alert.waitFor();
    await page.goto(there.origin);
    await page.getByText("The table says why.").waitFor();
    await page.getByRole("link", { name: "To the table" }).tap();
    await alert.waitFor();
    await hands.verdict().waitFor();

    const [file] = await Promise.all([page.waitForEvent("download"), hands.press("Keep it as a file")]);
    const journal = JSON.parse(await readFile((await file.path()) ?? "", "utf8"));
    const opening = readFirstJournal(journal);
    expect(opening.ok && opening.value.entries.map(({ action }) => action?.do)).toEqual(ROUND);

    await hands.press("Begin it at a table of its own");
    await hands.isLive();
    expect(gameOf(page)).toBe(game);
    await expect.poll(async () => does(await pocket.journal(game))).toEqual(ROUND);
  },
);

browserTest(
  "what another engine kept is not drawn; a game that was begun under it is seated anew",
  async () => {
    const there = await house();
    const pocket = new Pocket();
    await pocket.open();
    const { hands, page } = pocket;
    await page.goto(there.origin);
    await pocket.isAtHand();
    there.cut();
    await page.reload();
    await hands.typeNames(["Ab", "Ba"]);
    await hands.press("Start");
    await page.waitForURL("**/games/*");
    const game = gameOf(page);
    await hands.opens("Ab");
    await pocket.round();
    await replaceKept(page, [
      { engine: 1, table: { state: { of: "another engine" } } },
      { engine: 1, at: 1, table: { id: "seen-under-another-engine" } },
      { at: 2, table: { id: "of-no-engine-at-all-00" } },
    ]);
    await page.goto(`${there.origin}/games/seen-under-another-engine`);
    await page.getByRole("heading", { name: "This table is not on this phone" }).waitFor();
    expect(await page.getByRole("list").getByRole("link").count()).toBe(1);
    await page.getByRole("link", { name: "Ab and Ba" }).tap();
    await page.waitForURL(`**/games/${game}`);
    await hands.verdict().waitFor();
  },
);

/** Two phones at a table; one of them loses its line and records the round nevertheless, as does the other. */
async function roundOnTwo() {
  const there = await house();
  const keeper = new Hands(await openPhone(sharedOrigin()));
  await keeper.startGame(sharedOrigin(), ["Ab", "Ba"]);
  const link = new URL(await keeper.link()).pathname;
  const pocket = new Pocket();
  await pocket.open();
  await pocket.hands.join(there.origin + link);
  await keeper.opens("Ab");
  await keeper.redDie(4);
  await pocket.page.getByRole("radio", { name: "9", exact: true }).waitFor();
  await pocket.isAtHand();
  there.cut();
  for (const { hands, count, answer } of [
    { hands: pocket.hands, count: 9, answer: /^Short: / },
    { hands: keeper, count: 4, answer: /^There: / },
  ]) {
    await hands.claim(count, 6);
    await hands.bang();
    await hands.way("Just the answer");
    await hands.press(answer);
    await hands.verdict().waitFor();
  }
  there.mend();
  const question = pocket.page.getByText("This round was recorded on another phone as well.");
  await question.waitFor({ timeout: 40_000 });
  return { pocket, keeper, question, game: gameOf(keeper.phone) };
}

const rounds = (phone: Page, game: string): Promise<readonly unknown[]> =>
  phone.evaluate(
    async (id) =>
      (await (await fetch(`/api/v1/games/${id}`, { cache: "no-store" })).json()).table.rounds.map(
        ({ claim }: { claim: unknown }) => claim,
      ),
    game,
  );

browserTest("a round that two phones recorded is told with both, and somebody chooses: theirs", async () => {
  const { pocket, keeper, question, game } = await roundOnTwo();
  await pocket.page.getByText("9 sixes", { exact: false }).first().waitFor();
  await pocket.hands.press("Keep that one");
  await question.waitFor({ state: "detached" });
  expect(await rounds(keeper.phone, game)).toEqual([{ count: 4, face: 6 }]);
});

browserTest(
  "a round that two phones recorded is told with both, and somebody chooses: their own",
  async () => {
    const { pocket, keeper, question, game } = await roundOnTwo();
    await pocket.hands.press("Take this phone’s");
    await question.waitFor({ state: "detached" });
    await keeper.seesStamp("Short");
    await expect.poll(() => rounds(keeper.phone, game)).toEqual([{ count: 9, face: 6 }]);
  },
);

browserTest("a new version is announced where nobody plays, and loaded by whoever takes it", async () => {
  const there = await house();
  const pocket = new Pocket();
  await pocket.open();
  const { hands, page } = pocket;
  await page.goto(there.origin);
  await pocket.isAtHand();
  expect(await page.getByText("A new version is ready.").count()).toBe(0);
  there.renew();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.getByText("A new version is ready.").waitFor();
  await hands.startGame(there.origin, ["Ab", "Ba"]);
  await hands.opens("Ab");
  expect(await page.getByText("A new version is ready.").count()).toBe(0);
  await page.goto(there.origin);
  await hands.press("Load it");
  await page.getByText("A new version is ready.").waitFor({ state: "detached" });
  await page.getByRole("link", { name: "New game" }).waitFor();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
  ).toBeNull();
});

browserTest("a new version that one page has taken is loaded by the other page too", async () => {
  const there = await house();
  const pocket = new Pocket();
  await pocket.open();
  const { page } = pocket;
  await page.goto(there.origin);
  await pocket.isAtHand();
  const beside = new Hands(await page.context().newPage());
  await beside.phone.goto(there.origin);
  there.renew();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  for (const each of [page, beside.phone]) await each.getByText("A new version is ready.").waitFor();
  await pocket.hands.press("Load it");
  await page.getByText("A new version is ready.").waitFor({ state: "detached" });
  await beside.press("Load it");
  await beside.phone.getByText("A new version is ready.").waitFor({ state: "detached" });
  await beside.phone.getByRole("link", { name: "New game" }).waitFor();
});
