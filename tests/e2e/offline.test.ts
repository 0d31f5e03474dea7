import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { gameIds } from "@/lib/engine";
import { plainWords } from "@/lib/messages/anyPage";
import type { OpenTable } from "@/lib/protocol/entry";
import { readFirstJournal } from "@/lib/protocol/journalFile";
import { offlineCopies } from "../access/readTable";
import { bangs, outcome, says, start } from "../engine/tableOf";
import { oneIn, sampleOf } from "../everyCase";
import { cachedGroup } from "./cachedGroup";
import { gameOf, Hands } from "./hands";
import { does, house, Pocket, ROUND } from "./offlinePhone";
import { answeringPage, browserTest, openPhone, WAIT_MS } from "./phone";
import { record, send, startGame } from "./send";
import { sharedOrigin, sharedServer } from "./server";
import { signIn, withServerDatabase } from "./signedIn";

/** Replaces the one table stored on a phone. */
const replaceStoredTable = (page: Page, others: readonly object[]): Promise<void> =>
  page.evaluate(async (written) => {
    const opened = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open("waiting-taps");
      opening.onsuccess = () => done(opening.result);
    });
    const writing = opened.transaction("tables", "readwrite");
    const tables = writing.objectStore("tables");
    const reading = tables.getAll();
    reading.onsuccess = () => {
      const [stored] = reading.result;
      for (const { table, begun, ...other } of JSON.parse(written))
        tables.put(
          table?.id
            ? { ...other, table }
            : {
                ...stored,
                ...other,
                table: { ...stored.table, ...table },
                begun: { ...stored.begun, ...begun },
              },
        );
    };
    await new Promise((done) => writing.addEventListener("complete", done));
    opened.close();
  }, JSON.stringify(others));

/** The states of the newest workers of this page. */
const workersOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { waiting: registration?.waiting?.state, active: registration?.active?.state };
  });

/** Each story starts with a download of the whole program: a run plays some. */
const story = oneIn(browserTest, 3);

/** A round of two, as recorded. */
const PLAYED = [start("s1", 4), says("s1", "9 sixes"), bangs("s2"), outcome("short")];

story("an offline game survives a closed browser and a new version; the server records it once", async () => {
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
  // A wrong tap is undone as usual.
  await pocket.hands.redDie(2);
  await pocket.hands.press(/^Undo: /);
  await pocket.round();
  await pocket.page.getByText("Offline: eight taps saved on this phone").waitFor();

  // Another version arrives, and waits; then the browser is closed midway.
  await pocket.page.goto("about:blank");
  there.renew();
  there.fix();
  await pocket.page.goto(`${there.origin}/rules`);
  await pocket.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  there.cut();
  await pocket.close();

  await pocket.open();
  await pocket.page.goto(there.origin);
  await pocket.page.getByText("Ab and Ba: Started here offline at", { exact: false }).waitFor();
  await pocket.page.getByRole("link", { name: "Open table" }).tap();
  await pocket.page.waitForURL("**/games/*");
  expect(gameOf(pocket.page)).toBe(game);
  await pocket.hands.verdict().waitFor();
  await pocket.hands.more("End game");
  await pocket.hands.press("Someone else washes");
  await pocket.hands.inSheet(/^Ab/);
  await pocket.page
    .getByText(/Ab washes/)
    .first()
    .waitFor();

  // The same crew goes on, still offline.
  await pocket.hands.press(/^Play again/);
  await pocket.page.waitForURL((url) => !url.pathname.endsWith(game));
  const next = gameOf(pocket.page);
  await pocket.hands.opens("Ba");
  await pocket.hands.redDie(4);
  // The tones drop in a basement: the pause reaches the server with the game.
  await pocket.hands.press("Tones");
  await pocket.page.getByText("Tones!").first().waitFor();

  there.fix();
  await pocket.page.evaluate(() => dispatchEvent(new Event("online")));
  await pocket.hands.isLive();
  expect(gameOf(pocket.page)).toBe(next);
  await expect.poll(() => pocket.isPaused(next)).toBe(true);
  expect(does(await pocket.journal(next))).toEqual(["start-round"]);
  await expect.poll(async () => does(await pocket.journal(game))).toEqual([...ROUND, ...ROUND, "end"]);
  expect(new Set((await pocket.journal(game)).entries.map(({ id }) => id)).size).toBe(9);
  // It is at the same table.
  await pocket.page.goto(`${there.origin}/games/${game}`);
  await pocket.page
    .getByText(/Ab washes/)
    .first()
    .waitFor();
  await pocket.page.getByRole("link", { name: "Next game" }).waitFor();
});

story("visited pages open offline, a table continues, and pages never opened say so", async () => {
  const there = await house();
  const pocket = new Pocket();
  await pocket.borrow(there.origin);
  const { hands, page } = pocket;
  const game = await hands.openGame(there.origin, ["Ab", "Ba"]);
  await pocket.isAtHand();
  await record(page, game, ...PLAYED, start());
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
  await page.getByText("Offline: one tap saved on this phone").waitFor();
  await hands.press("Tones");
  await page.getByText("Tones!").first().waitFor();
  await page.reload();
  await hands.press(/^Resume/);
  await hands.sees("Ba", "4 sixes");

  const seen = [`/games/${game}/history`, "/", "/new", "/settle", "/rules/arguments", "/rules"];
  const rules = gameIds.map((id) => `/rules/${id}`);
  for (const address of [...sampleOf(seen, 2), ...sampleOf(rules, 1)]) {
    await page.goto(there.origin + address);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(await page.getByRole("heading", { name: "You’re offline" }).count(), address).toBe(0);
  }
  // An old address leads to the new one, as it does at the server.
  await page.goto(`${there.origin}/arguments`);
  await page.waitForURL("**/rules/arguments");
  expect(await page.getByRole("heading", { name: "You’re offline" }).count()).toBe(0);
  await page.goto(`${there.origin}/account`);
  await page.getByRole("heading", { name: "You’re offline" }).waitFor();
  await page.getByRole("link", { name: "Ab and Ba" }).waitFor();
  await page.goto(`${there.origin}/games/never-opened-here-000`);
  await page.getByRole("heading", { name: "This table isn’t on this phone" }).waitFor();

  there.fix();
  await page.goto(`${there.origin}/games/${game}`);
  await hands.isLive();
  const now: OpenTable = await page.evaluate(
    async (id) => (await (await fetch(`/api/v1/games/${id}`, { cache: "no-store" })).json()).table,
    game,
  );
  expect(now.round.map(({ action }) => action.do)).toEqual(["start-round", "claim", "claim"]);
});

story(
  "a game start without a response creates one game; a new version is announced outside a game",
  async () => {
    const there = await house();
    const pocket = new Pocket();
    await pocket.borrow(there.origin);
    const { hands, page } = pocket;
    await page.goto(there.origin);
    await pocket.isAtHand();
    await hands.typeNames(["Ab", "Ba"]);
    // The server starts it, and the response with the device cookie is lost.
    there.swallow();
    await hands.press("Start");
    await page.waitForURL("**/games/*");
    const first = gameOf(page);
    await hands.opens("Ab");
    await pocket.round();
    there.fix();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await hands.isLive();
    const game = gameOf(page);
    expect(game).not.toBe(first);
    await expect.poll(async () => does(await pocket.journal(game))).toEqual(ROUND);

    await page.goto(there.origin);
    expect(await page.getByRole("link", { name: /Firehouse/ }).count()).toBe(1);
    const ready = (each: Page) => each.getByText("A new version is ready.");
    expect(await ready(page).count()).toBe(0);
    const otherTab = new Hands(answeringPage(await page.context().newPage()));
    await otherTab.phone.goto(there.origin);
    there.renew();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    for (const each of [page, otherTab.phone]) await ready(each).waitFor();
    await page.goto(`${there.origin}/games/${game}`);
    await hands.isLive();
    expect(await ready(page).count()).toBe(0);

    // The other page loads the same version.
    await page.goto(there.origin);
    await hands.press("Update");
    // The worker before may have a last fetch, which ends after 20 s (`PAGE_MS`). A failure says which one waits.
    const workers = expect.poll(() => workersOf(page), { timeout: 2 * WAIT_MS });
    await workers.toEqual({ waiting: undefined, active: "activated" });
    await ready(page).waitFor({ state: "detached" });
    await page.getByRole("link", { name: "New game" }).waitFor();
    await otherTab.press("Update");
    await ready(otherTab.phone).waitFor({ state: "detached" });
    await otherTab.phone.getByRole("link", { name: "New game" }).waitFor();
    expect(await workersOf(page)).toEqual({ waiting: undefined, active: "activated" });
  },
);

story(
  "a refused offline game says why, exports and starts alone; another engine’s data is not shown",
  async () => {
    const there = await house();
    const pocket = new Pocket();
    await pocket.borrow(there.origin);
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

    // A game of another engine is rebuilt offline. Its group was deleted meanwhile.
    await replaceStoredTable(page, [
      { engine: 1, table: { state: { of: "another engine" } }, begun: { group: "a-group-that-was-000" } },
      { engine: 1, at: 1, table: { id: "seen-under-another-engine" } },
      { at: 2, table: { id: "of-no-engine-at-all-00" } },
    ]);
    await page.goto(`${there.origin}/games/seen-under-another-engine`);
    await page.getByRole("heading", { name: "This table isn’t on this phone" }).waitFor();
    expect(await page.getByRole("list").getByRole("link").count()).toBe(1);
    await page.getByRole("link", { name: "Ab and Ba" }).tap();
    await page.waitForURL(`**/games/${game}`);
    await hands.verdict().waitFor();

    there.fix();
    await page.reload();
    const alert = page.getByRole("alert").filter({ hasText: "The server refused this game" });
    await alert.waitFor();
    await page.goto(there.origin);
    await page.getByText("Open the table to see why.").waitFor();
    await page.getByRole("link", { name: "Open table" }).tap();
    await alert.waitFor();
    await hands.verdict().waitFor();

    const [file] = await Promise.all([page.waitForEvent("download"), hands.press("Save as file")]);
    const journal = JSON.parse(await readFile((await file.path()) ?? "", "utf8"));
    const opening = readFirstJournal(journal);
    expect(opening.ok && opening.value.entries.map(({ action }) => action?.do)).toEqual(ROUND);

    await hands.press("Start a new table");
    await hands.isLive();
    expect(gameOf(page)).toBe(game);
    await expect.poll(async () => does(await pocket.journal(game))).toEqual(ROUND);
  },
);

story("a refused game is sent with its group’s rules, or leaves the group with its own", async () => {
  const there = await house();
  const server = sharedServer();
  const group = await cachedGroup(server, { kind: "crew" });
  const setTonight = (tonight: string) =>
    withServerDatabase(server, (db) => db.group.update({ where: { id: group.id }, data: { tonight } }));
  const pocket = new Pocket();
  await pocket.borrow(there.origin);
  const { hands, page } = pocket;
  await page.goto(there.origin);
  await pocket.isAtHand();
  const accountId = (await signIn(server, page, "Bea")).account?.id ?? "";
  await withServerDatabase(server, (db) =>
    db.membership.create({ data: { groupId: group.id, accountId, role: "member" } }),
  );
  /** Starts a game with a changed rule offline, and plays a round. An Admin closes all headings meanwhile. */
  const plays = async (rule: string, choice: string) => {
    await setTonight("price turns");
    await page.goto(`${there.origin}/new?group=${group.id}`);
    await hands.press("Just tonight");
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel(rule).selectOption({ label: choice });
    await sheet.getByRole("button", { name: "Done" }).click();
    await hands.button("Just tonight: 1 changed").waitFor();
    await page.locator("ol input").first().fill("Ab, Ba,");
    there.cut();
    await hands.press("Start");
    await page.waitForURL("**/games/*");
    await hands.opens("Ab");
    await pocket.round();
    await setTonight("");
    there.fix();
    await page.reload();
    await page.getByText("Only an admin can change one of these rules", { exact: false }).waitFor();
    return gameOf(page);
  };
  const known = async (game: string) => {
    await hands.isLive();
    await expect.poll(async () => does(await pocket.journal(game))).toEqual(ROUND);
    return withServerDatabase(server, (db) =>
      db.game.findUniqueOrThrow({ where: { id: game }, select: { groupId: true, house: true } }),
    );
  };

  const sent = await plays("Who starts the next round", "Who lost the round");
  await hands.press("Send with the group’s rules");
  expect(await known(sent)).toMatchObject({
    groupId: group.id,
    house: { starter: "source" },
  });
  const left = await plays("Who starts the next round", "Who lost the round");
  await hands.press("Start a new table");
  expect(await known(left)).toMatchObject({
    groupId: null,
    house: { starter: "loser" },
  });
});

const claims = (phone: Page, game: string): Promise<readonly unknown[]> =>
  phone.evaluate(
    async (id) =>
      (await (await fetch(`/api/v1/games/${id}`, { cache: "no-store" })).json()).table.rounds.map(
        ({ claim }: { claim: unknown }) => claim,
      ),
    game,
  );

story("two phones that recorded the same round see both versions and choose one", async () => {
  const there = await house();
  const keeper = new Hands(await openPhone(sharedOrigin()));
  const game = await keeper.openGame(sharedOrigin(), ["Ab", "Ba"]);
  const pocket = new Pocket();
  await pocket.borrow(there.origin);
  await pocket.hands.join(there.origin + new URL(await keeper.link()).pathname);
  await pocket.isAtHand();
  await keeper.opens("Ab");
  const question = pocket.page.getByText("Two phones recorded this round.");
  /** One phone is offline and records the round anyway, and so does the other. */
  const recordTwice = async () => {
    await keeper.redDie(4);
    await pocket.page.getByRole("radio", { name: "9", exact: true }).waitFor();
    there.cut();
    for (const { hands, count, answer } of [
      { hands: pocket.hands, count: 9, answer: /^Short: / },
      { hands: keeper, count: 4, answer: /^There: / },
    ]) {
      await hands.claim(count, 6);
      await hands.bang();
      await hands.way("Short or there");
      await hands.press(answer);
      await hands.verdict().waitFor();
    }
    there.fix();
    await question.waitFor();
  };

  await recordTwice();
  await pocket.page.getByText("9 sixes", { exact: false }).first().waitFor();
  await pocket.hands.press("Keep theirs");
  await question.waitFor({ state: "detached" });
  expect(await claims(keeper.phone, game)).toEqual([{ count: 4, face: 6 }]);

  await recordTwice();
  await pocket.hands.press("Use this phone’s");
  await question.waitFor({ state: "detached" });
  await keeper.seesStamp("Short");
  await expect
    .poll(() => claims(keeper.phone, game))
    .toEqual([
      { count: 9, face: 6 },
      { count: 4, face: 6 },
    ]);
});

/** The URLs with an offline copy on a phone: pages and tables. */
const copiesOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      if (name.startsWith("pages-"))
        for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    const opened = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open("waiting-taps");
      opening.onsuccess = () => done(opening.result);
    });
    const ids = await new Promise<IDBValidKey[]>((done) => {
      const reading = opened.transaction("tables").objectStore("tables").getAllKeys();
      reading.onsuccess = () => done(reading.result);
    });
    opened.close();
    return [...found, ...ids.map((id) => `/games/${id}`)];
  });

browserTest(
  "a removed member and a signed-out phone lose their cached data, even after a late response",
  async () => {
    const there = await house();
    const server = sharedServer();
    const group = await cachedGroup(server);
    const pocket = new Pocket();
    await pocket.borrow(there.origin);
    const { page } = pocket;
    await page.goto(there.origin);
    await pocket.isAtHand();
    const accountId = (await signIn(server, page, "Bea")).account?.id ?? "";
    const joins = () =>
      withServerDatabase(server, (db) =>
        db.membership.create({ data: { groupId: group.id, accountId, role: "keeper" } }),
      );
    await joins();
    const game = await startGame(page, ["Ab", "Ba"], { group: group.id });
    await record(page, game, ...PLAYED);
    await send(page, `games/${game}/public-links`, { names: "initials" });

    const addressOf = (route: string) => route.replace("[id]", route.startsWith("/games") ? game : group.id);
    const hasAsListed = (asked: string) => {
      const { pages } = offlineCopies.find(({ state }) => state === asked) as (typeof offlineCopies)[number];
      return expect
        .poll(async () => {
          const copies = await copiesOn(page);
          return pages.map(({ route }) => ({ route, isCopied: copies.includes(addressOf(route)) }));
        })
        .toEqual(pages);
    };
    const opensAll = async () => {
      for (const { route } of offlineCopies[0]?.pages ?? []) await page.goto(there.origin + addressOf(route));
    };
    const opensNothing = async (...routes: readonly string[]) => {
      // The fallback pages are fetched again.
      const standIns = expect.arrayContaining(["/offline", "/offline/table"]);
      await expect.poll(() => copiesOn(page)).toEqual(standIns);
      there.cut();
      for (const route of routes) {
        await page.goto(there.origin + addressOf(route));
        await page
          .getByRole("heading", { name: /^(You’re offline|This table isn’t on this phone)$/ })
          .waitFor();
      }
      there.fix();
    };

    /** Tables are saved once they are idle. */
    const keepsAll = async () => {
      await opensAll();
      await page.goto(`${there.origin}/games/${game}`);
      await hasAsListed("keeper");
    };
    await keepsAll();
    const written = await page.evaluate(
      async (path) => (await caches.match(path, { ignoreVary: true }))?.text(),
      `/games/${game}/history`,
    );
    expect(written).toContain("Ab");
    expect(written).not.toContain("/share/");

    const removed = await fetch(`${server.origin}/api/v1/groups/${group.id}/members/${accountId}`, {
      method: "DELETE",
      headers: { "content-type": "application/json", cookie: group.cookie },
      body: "{}",
    });
    expect(removed.status).toBe(200);
    there.delay();
    // The copy is shown meanwhile.
    await page.goto(`${there.origin}/groups/${group.id}/ledger`);
    expect(await page.content()).toContain("Engine 7");
    await expect.poll(() => copiesOn(page)).not.toContain(`/groups/${group.id}/ledger`);
    there.fix();
    // A page opened by the router.
    await page.locator(`a[href="/groups/${group.id}/people"]`).first().tap();
    await page.getByRole("heading", { name: plainWords.notFound.title }).waitFor();
    await expect.poll(() => copiesOn(page)).not.toContain(`/groups/${group.id}/people`);
    // Pages below a page are deleted with it.
    for (const route of ["/groups/[id]", "/games/[id]"]) await page.goto(there.origin + addressOf(route));
    await hasAsListed("removed");
    await opensNothing("/groups/[id]", "/games/[id]/history", "/games/[id]");

    await joins();
    await keepsAll();
    // An open page would find out by itself.
    await page.goto("about:blank");
    await withServerDatabase(server, (db) => db.session.deleteMany({ where: { accountId } }));
    await page.goto(there.origin);
    await hasAsListed("session ended elsewhere");
    await opensNothing("/groups/[id]", "/games/[id]/history", "/games/[id]");
  },
);
